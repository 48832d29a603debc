# The texts of Preflight for people, in Simplified Chinese. Languages/en.ftl says what each of them is for.

## language

language-name = 简体中文
# The regions that write traditional characters are left out.
language-claims = zh, zh-CN, zh-SG
language-singulars = { "" }

## list

list-separator = 、
list-clauses = ；
list-words = { " " }
list-and = { " " }和{ " " }
list-or = { " " }或{ " " }
list-decimal = .

## term

term-outcome = { $outcome ->
    [pass] 通过
    [warn] 警告
    [fail] 不通过
    [unknown] 未判定
    [unreadable] 无法读取
    [notApplicable] 不适用
    [accepted] 已接受
   *[notJudged] 无规则
  }
term-severity = { $severity ->
    [error] 错误
    [warning] 警告
   *[note] 提示
  }
term-certainty = { $certainty ->
    [official] 官方
    [officialQuoted] 官方（转引）
    [officialOlder] 官方（旧版）
    [thirdParty] 第三方
    [observed] 实际观察
    [derived] 由文件本身得出
   *[house] 团队自定规则
  }
term-strength = { $strength ->
    [hard] 强制
    [unstated] 后果未说明
    [advice] 建议
    [changed] 呈现有变
   *[remark] 说明
  }
term-step = { $step ->
    [request] 请求参数
    [context] 应用配置
    [fetch] 获取媒体
    [format] 格式
    [duration] 时长
   *[resolution] 分辨率
  }
term-kind = { $kind ->
    [video] 视频
    [image] 图片
    [audio] 音频
   *[other] 其他文件
  }
term-noun = { $noun ->
    [asset] 素材
    [request] 分享请求
    [file] 文件
   *[app] 应用
  }
term-comma = ，
term-semicolon = ；
term-colon = ：
term-stop = 。
term-gap = { "" }
term-clauseEnds = ，：；。
term-inParentheses = （{ $text }）
term-nouns = { term-noun }

## run

run-assets = { $count } 个{ term-noun }
run-counted = { $count } 个{ term-noun }
run-noAssets = 没有{ term-noun }
run-unreadable = { $of }中有 { $count } 个无法读取
run-probed = 已读取 { $assets }
run-clean = { $assets }{ $count ->
    [1] { "" }
   *[other] 均
  }未违反已公开的规则
run-count = { $outcome ->
    [notApplicable] { $count } 个不适用于所选渠道
    [warn] { $count } 个有警告
    [notJudged] { $count } 个无适用规则
   *[other] { $count } 个{ term-outcome }
  }
run-changedAmong = （其中 { $count } 个呈现有变）
run-unreadableAmong = { $failed } 个不通过{ $unreadable ->
    [0] { "" }
   *[other] （其中 { $unreadable } 个无法读取）
  }
run-skipped = 另有 { $count } 个文件被跳过。
run-interrupted = 运行被中断，其余文件未检查。
run-next = 下一步：
run-promise = ✓ 表示未违反任何已公开的规则；登录状态、网络、审核等只有运行时才能知道，无法从文件中判断。
run-rulesOf = 规则日期 { $date }
run-asOf = ，按 { $date } 当日的规则判定
run-moreAssets = …… 另有 { $count } 个{ term-noun }存在问题，使用 --format ndjson 可查看全部
run-mostOften = 最常见的问题
run-skippedFiles = 已跳过
run-failures = { $count } 个不通过
run-timeLeft = 剩余 { $time }
run-media = 媒体时长 { $time }
run-minutes = { $minutes } 分 { $seconds } 秒
run-hours = { $hours } 小时 { $minutes } 分
run-done = { $isProbe ->
    [true] 已读取
   *[false] 已检查
  } { $assets }{ $time ->
    [none] { "" }
   *[other] ，用时 { $time }
  }
run-counts = { $assets }{ $parts ->
    [0] { "" }
   *[other] ：{ LIST($parts) }
  }。
run-files = { $done }{ $total ->
    [none] { "" }
   *[other] { " " }/ { $total }
  } 个{ term-noun }

## log

log-skipped = { $path }：已跳过，{ $reason }
log-notRead = 未读取
log-tier = { $tier ->
    [header] 仅读文件头
    [stream] 读到数据流
    [sampled] 已抽样解码
    [decode] 已解码
   *[content] 已分析画面和声音
  }，{ $bytes } 字节
log-total = 共读取 { $assets }的 { $bytes } 字节{ $libraries ->
    [0] { "" }
   *[other] ，使用 { LIST($libraries) }
  }

## overview

overview-destinations = { $count } 个渠道
overview-usual = { $count } 个渠道（默认组 default{ $areWithOwn ->
    [true] 及自定义渠道
   *[false] { "" }
  }）
overview-howToChoose = 可用 --to 选择其他渠道，例如 --to meta 或 --to all；preflight destinations 列出全部渠道。
overview-section = { $section ->
    [videos] 视频
    [pictures] 图片
    [others] 其他文件
   *[unreadable] 无法读取的文件
  }
overview-troubled = { $of } 个渠道中有 { $count } 个存在问题
overview-length = { $length }/{ $limit }
overview-cut = { $field }：{ $isShown ->
    [true] 首先显示到
   *[false] 上限到
  }“{ $end }”为止，不含“{ $rest }”
overview-unlisted = 另有 { $count } 个{ term-noun }没有问题，未列出。
overview-everyDestination = 全部 { $count } 个渠道
overview-onlyProblems = 仅看问题
overview-onlyProblemsHint = 隐藏没有问题的{ term-noun }和渠道
overview-warnings = { $count } 项警告
overview-notFor = 不能发布到 { $destinations }
overview-otherOrientation = 画面方向不同的渠道：{ $destinations }
overview-noPlace = 默认组中没有接受此类文件的渠道
overview-postable = { $of }中有 { $count } 个可以发布
overview-taking = { $isAll ->
    [true] { $all } 个渠道
   *[false] { $all } 个渠道中的 { $count } 个
  }
overview-ready = { $all ->
    [0] 不接受这些文件
   *[other] { $ready ->
        [0] { $all } 个文件均不能发布
       *[other] { $all } 个文件中有 { $count } 个可以发布{ $warned ->
            [0] { "" }
           *[other] ，另有 { $warned } 个有警告但可以发布
          }
      }
  }
overview-readyFor = { $count ->
    [0] { $all } 个渠道均不能发布
   *[other] { $isAll ->
        [true] { $all } 个渠道均可发布
       *[false] 可发布到 { $all } 个渠道中的 { $count } 个
      }
  }
overview-everywhere = { $count } 个均可发布
overview-somewhere = { $count } 个可发布到部分渠道
overview-nowhere = { $count } 个均不能发布

## verdict

verdict-mayAnswer = 可能返回 { LIST($codes) }
verdict-undecided = 未判定
verdict-factUnknown = 未判定：规则所需的某项信息无法从文件中得知
verdict-readBy = 可用 --depth { $depth } 读取
verdict-neededBy = 相关规则：{ LIST($rules) }
verdict-undecidedSince = 未判定：{ $dependence }
verdict-dependsOn = 结果取决于 { LIST($names) }
verdict-nameInContext = 请在请求文档中写明
verdict-buildSetting = 这是构建设置，请改用构建后 App 中的属性列表
verdict-dependenceJoint = ，
verdict-warning = 警告：
verdict-note = 提示：
verdict-predicted = 预计返回：
verdict-wouldBeAnswered = 预计返回 { $state }
verdict-notJudged = 没有文档说明对此类文件的限制，因此未作判定
verdict-noSlot = { $destination }没有可放置此类文件的素材位
verdict-slot = 素材位：{ $name }
verdict-inSlot = { " " }· { $name }
verdict-more = …… 另有 { $count } 项
verdict-moreAssets = …… 另有 { $count } 个{ term-noun }，完整列表见 html 和 ndjson 报告。
verdict-warningsAndUndecided = 警告及未判定的项目
verdict-destination = 分享渠道
verdict-moreResults = 另有 { $left } 条结果未列出：此处为全部 { $all } 条中最严重的 { $shown } 条，即 GitHub 的显示上限。完整列表见 ndjson 报告。
verdict-readable = 可读取
verdict-give = 请用 { WORDS($options) } 指定
verdict-moreAnnotations = 另有 { $count } 项{ $errors ->
    [0] { "" }
   *[other] （其中 { $errors } 项为错误）
  }：GitHub 每个步骤只显示 10 条注释，更多内容见该步骤的摘要

## rule

rule-unreadableTitle = 文件无法读取
rule-unreadableHelp = 未能从文件中读取任何信息，因此没有检查任何规则。具体原因和处理办法见消息内容。
rule-undecidedTitle = 结果未判定
rule-undecidedHelp = 文件的某项信息或渠道的某个参数未知，而结果取决于它。参数可用 --assume NAME=VALUE 指定。
rule-title = { $destination }：{ $subject ->
    [none] { "" }
   *[other] { $subject }{ " " }
  }{ $limit }
rule-certainty = 可信度：{ $words }。
rule-predicted = 预计返回：{ $state }。
rule-holdsFor = 适用条件：{ LIST($conditions) }。
rule-checkedOn = { $title }（核对于 { $day }）
rule-source = 来源：
rule-appliesWhere = （条件：{ LIST($conditions) }）
rule-breach = { $strength ->
    [hard] 来源文档说明违反时会被拒绝。
    [unstated] 来源文档只给出限制，未说明违反的后果。
    [advice] 这是来源文档的建议。
    [changed] 违反时仍会被接受，但渠道呈现的内容会改变。
   *[remark] 仅供参考，不影响判定结果。
  }
rule-standing = { $strength }可信度：{ $certainty }。{ $system ->
    [none] { "" }
   *[other] 该数值出自 { $system } 端文档。
  }
rule-derived = 由文件本身得出，没有平台文档说明。
rule-examples = 示例
rule-exampleOutcome = { $outcome ->
    [pass] 通过
   *[other] { $outcome ->
        [warn] 警告
       *[other] 不通过
    }
  }
rule-breachPredicts = 违反时预计返回
rule-sources = 来源
rule-checked = { $title }（核对于 { $day }）
rule-due = ，应在 { $civilDate } 前重新核对
rule-notJudged = 未检查：{ $reason }
rule-speaksOfOthers = 这条规则不适用于该文件：它属于其他素材位，或针对整个分享请求。
rule-breaksLooser = 该文件连两个数值中较宽松的一个也不满足：
rule-isMet = 该文件未违反这条规则。
rule-described = { $severity }：{ $message }（{ $rule }）
rule-sentence = { $destination }的文档{ $subject ->
    [none] { "" }
   *[other] 对 { $subject } 的
  }要求：{ $limit }。{ $strength ->
    [hard] 文档说明违反时会被拒绝或截断。
    [unstated] 文档未说明违反的后果。
    [advice] 这是文档的建议。
    [changed] 违反时仍会被接受，但呈现的内容会改变。
   *[remark] 不影响判定结果。
  }
rule-pageDate = ，{ $day ->
    [none] 页面未注明日期
   *[other] 页面日期 { $day }
  }

## destination

destination-rules = { $count } 条规则{ $checked ->
    [none] { "" }
   *[other] ，核对于 { $checked }
  }
destination-takes = 可用于{ LIST($kinds) }
destination-fields = 请求字段
destination-fieldsNote = 用于 preflight request
destination-field = { $name }：{ $value }
destination-standard = ，默认 { $value }
destination-request = 分享请求
destination-requestNote = 针对整个分享请求的规则
destination-app = 应用
destination-appNote = 对应用配置文件的要求
destination-parameters = 参数
destination-parametersNote = 用 --assume 指定
destination-parameter = { $name }：{ $meaning }取值：{ $expectation }。
destination-shareStates = 分享状态码
destination-own = 渠道自有
destination-code = { $code } { $name }：{ $meaning }
destination-nativeCodesNote = 与分享状态码一同返回
destination-documented = 文档列出
destination-observed = 见于有记录的响应
destination-undocumented = 文档未说明
destination-undocumentedNote = 因此没有对应的规则
destination-readAsWhole = 已通读：{ CLAUSES($names) }。
destination-noted = { $subject }：{ $note }
destination-deprecated = 已弃用
destination-borrowedNumber = 此编号借用自 { $owner }；该渠道没有自己的分享状态码。
destination-predictingRules = 相关规则
destination-unreadableFiles = 无法读取的文件
destination-predictableFrom = 可依据什么预判
destination-neverAnswered = 此类请求不会返回该状态码。
destination-comesWith = 同时返回的分享状态码
destination-tiedToNone = 文档没有把它与任何分享状态码对应起来。
destination-order = 多处有问题时，以最先遇到的为准。检查顺序假定为{ LIST($steps) }，文档并未说明实际顺序。
destination-isThis = 这正是 { $code } 所指的情况。
destination-breaksNone = 该文件未违反 { $code } 的任何相关规则。
destination-firstMet = 最先遇到的问题是 { $state }。
destination-errorGroup = { $group ->
    [unreachable] 路径没有指向可以打开并读取的文件。
    [notDownloaded] 内容在云端，不在本机。
    [wrongFormat] 内容完整，但不是可读取格式的媒体。
    [damaged] 内容是媒体，但数据缺失、有误或过多。
   *[machine] 本程序或本机无法读取该文件，或未能及时读完，与文件本身无关。
  }
destination-errorMeaning = { $code ->
    [notFound] 文件不存在。
    [permissionDenied] 当前用户没有读取权限。
    [notAFile] 路径是文件夹、命名管道、套接字或设备。
    [empty] 文件为空。
    [notMedia] 内容不是媒体文件，例如文本、HTML 或随机数据。
    [truncated] 文件不完整。
    [corrupt] 内容不符合格式规范。
    [unsupported] 暂不支持读取这种格式。
    [playlistRefused] 这是播放列表，其中引用的内容均未打开。
    [icloudPlaceholder] 文件还在 iCloud 中，尚未下载到本机。
    [lfsPointer] 这是 Git LFS 指针文件，不是实际内容。
    [tooLarge] 文件头超出可读取的大小。
    [tooManyTracks] 轨道数量超出可读取的上限。
    [changedWhileReading] 读取过程中文件发生了变化。
    [ioError] 系统读取文件失败。
    [timedOut] 读取时间超过 `--timeout`。
    [crashed] 读取该文件的进程异常退出。
   *[internal] 程序内部错误，或本机缺少某种资源。退出码为 2。
  }
destination-isReadable = 该文件可以读取。
destination-fieldType = { $type ->
    [text] 字符串
    [identifier] 字符串
    [integer] 整数
    [digits] 整数，也可以是字符串
    [number] 数值
    [flag] true 或 false
    [choice] { LIST($names) }
    [media] 文件（素材位 { LIST($names) }）
    [attachment] 文件（{ LIST($names) }）
    [group] { "" }
   *[anything] 任意值
  }
destination-borrowed = 借用 { $owner } 的状态码
destination-evidence = { $evidence ->
    [media] 文件
    [request] 分享请求（媒体、参数）
    [context] 应用（属性列表、权限声明、注册信息）
   *[runTime] { "" }
  }
destination-predictable = { $causes ->
    [0] { $isAlsoRunTime ->
        [true] 只取决于运行时的情况：登录状态、网络、用户操作，无法从文件中判断。
       *[false] 无法预判。
      }
   *[other] 可根据{ AND($causes) }预判。{ $isAlsoRunTime ->
        [true] 也可能由运行时的情况引起。
       *[false] { "" }
      }
  }
destination-isOther = 该情况{ $predicted ->
    [none] 不对应 { $code }
   *[other] 对应 { $predicted }，而不是 { $code }
  }。

## delivery

delivery-space = { $files } 个新文件最多需要 { $needed }{ $free ->
    [none] { "" }
   *[other] ，可用空间 { $free }
  }。
delivery-notDelivered = 未交付
delivery-warnings = 警告
delivery-allowed = 仍然发布
delivery-withoutOriginal = 原文件已不存在，仍保留
delivery-removed = 移除（原文件已不存在，或不再适用于渠道）
delivery-several = { $files } 个文件，例如 { $first }
delivery-postedAnyway = 团队决定仍然发布：{ $reasons }
delivery-keptWithoutOriginal = 原文件已不存在；因 --keep-removed 而保留
delivery-noLongerAllowed = 团队不再允许：请重新交付
delivery-howToPost = 如仍要发布某个文件，请在 preflight.yml 中加入以下内容并写明原因，然后重新交付：
delivery-yourReason = …
delivery-refused = { $path } → { $destination }：{ $reason }
delivery-onlyAccepted = 存在团队已接受的问题，渠道仍可能拒绝
delivery-notJudged = 没有文档说明此类文件的限制，因此未作判断
delivery-stays = { $path } 此前已交付，但现在不能发布；文件已被修改，因此保留：{ $reason }
delivery-changed = { $path } 在交付过程中发生变化：请重新运行命令
delivery-vanished = 写入后无法读取 { $path }
delivery-missing = 文件缺失
delivery-differs = 文件在交付后被修改
delivery-gone = 原文件已不存在：请重新交付
delivery-stray = 该文件不属于这次交付：请移除
delivery-originalDiffers = 原文件在交付后被修改：请重新交付
delivery-notReady = 按今天的规则不能发布：{ $reason }
delivery-unknownDestination = 未知的渠道
delivery-title = 交付
delivery-page = 已交付 { $files } 个文件{ $warned ->
    [0] { "" }
   *[other] ，{ $warned } 个有警告
  }{ $refused ->
    [0] 。
   *[other] ，{ $refused } 个未交付。
  }
delivery-file = 文件
delivery-original = 原文件
delivery-change = 修改
delivery-size = 大小
delivery-reason = 原因
delivery-unchanged = 无
delivery-manifest = 校验和与规则见 manifest.json。运行 preflight deliver --check 可与其核对。
delivery-destination = { $name }：{ $files } 个文件，{ $size }{ $repaired ->
    [0] { "" }
   *[other] ，其中 { $repaired } 个经过修复
  }
delivery-copied = { $count } 个{ $isDry ->
    [true] 将复制
   *[false] 已复制
  }
delivery-repaired = { $count } 个{ $isDry ->
    [true] 将修复
   *[false] 已修复
  }
delivery-kept = { $count } 个此前已交付
delivery-taken = { $count } 个{ $isDry ->
    [true] 将移除
   *[false] 已移除
  }
delivery-orphaned = { $count } 个没有原文件
delivery-warned = { $count } 个有警告
delivery-duplicates = { $count } 个为重复文件
delivery-unmeant = { $count } 个不适用于这些渠道
delivery-turnedDown = { $count } 个未交付
delivery-total = { $files } 个文件：{ $parts ->
    [0] 无需处理
   *[other] { LIST($parts) }
  }。
delivery-checked = 已检查 { $files } 个交付文件：{ $wrong ->
    [0] 均与交付时一致，可以发布
   *[other] { $wrong } 个缺失、被修改、已过时或不能发布
  }。

## repair

repair-isLossless = 不重新编码
repair-encodes = 重新编码
repair-suggestion = 建议的修改：{ $path }
repair-predicted = 预计结果：{ LIST($answers) }
repair-answer = { $destination } { $outcome }
repair-loses = 会丢失：{ $losses }
repair-keepsLocation = 会保留：拍摄位置，可用 --strip-location 删除
repair-animationWouldEnd = 动图会变成静态图片
repair-elsewhere = 此处不处理：请用 GIMP 或 ImageMagick 等图片编辑软件将图片转换为 JPEG 或 PNG
repair-severalFiles = 没有一个文件能同时满足这些渠道，因此每组渠道各有一条命令。
repair-nothingToDo = { $path }：无需修改
repair-notApplicable = { $path }：不适用于所选渠道
repair-unreadable = { $path }：无法修复：{ $reason }
repair-written = { $path } → { $output }
repair-wouldWrite = { $path } → { $output }（未写入）
repair-beforeAndAfter = { $destination }：修改前{ $before }，修改后{ $after }
repair-failed = { $path }：未修复：{ $reason }
repair-exists = { $output } 已存在：请删除它、指定其他文件夹，或使用 --force
repair-cannotWrite = 无法写入 { $output }：{ $reason }
repair-killed = ffmpeg 被信号（{ $signal }）终止
repair-differs = 副本与原文件有未事先说明的差别（{ LIST($differences) }），已删除
repair-difference = { $id ->
    [picture] 画面
    [shape] 画面比例
    [frames] 帧数
    [duration] 时长
    [transparency] 透明
    [color] 颜色
    [location] 拍摄位置
    [audio_tracks] 音轨
    [projection] 投影方式
    [stereo] 立体画面
    [ai_label] AI 生成标记
    [chapters] 章节
    [subtitles] 字幕
    [undecodable] 无法解码
   *[other] { $id }
  }
repair-secondAttempt = 副本未达到预计结果，改为全部重新编码
repair-tooLarge = 无法修复：任何画质都不能使文件小于或等于 { $limit }
repair-stripped = 仅复制图片本身，去掉其后的内容；不重新编码
repair-refused = { $path }：未修复
repair-moveIndexToStart = 将索引移到文件开头
repair-remux = 将各轨道写入 { $container } 容器
repair-retag = 将编码标记改为 { $tag }
repair-rename = 将扩展名改为与内容一致
repair-trim = 保留开头 { $seconds } 秒
repair-dropAudioTracks = 仅保留主音轨
repair-transcodeVideo = 将视频重新编码为 { $codec }
repair-scale = 将画面缩放为 { $width }×{ $height }
repair-crop = 裁剪画面，得到 { $width }×{ $height }
repair-pad = 为画面添加 { $color } 边条，得到 { $width }×{ $height }
repair-changeFrameRate = 将帧率改为 { $rate } fps
repair-setKeyframeInterval = 每 { $seconds } 秒设置一个关键帧
repair-deinterlace = 对视频去隔行
repair-limitBitRate = 将视频码率限制在 { $rate } 以内
repair-useBitRate = 以 { $rate } 的码率编码视频
repair-reduceFileSize = 将文件减小到 { $size } 以内
repair-transcodeAudio = 将音频重新编码为 { $codec }
repair-convertImage = 将图片转换为 { $format }
repair-compressImage = 重新压缩图片
repair-stripPicture = 仅保留图片本身
repair-fillBackground = 用 { $color } 填充透明部分
repair-stripLocation = 删除拍摄位置
repair-retime = 将各帧时间改为 { $rate } fps
repair-strictest = 在任意 { LIST($parameters) } 下均合规；用 --assume { $first }=… 指定后可能保留更多
repair-loss = { $id ->
    [transparency] 透明
    [audio_tracks] { $count } 条音轨
    [video_tracks] { $count } 条其他视频轨
    [subtitles] { $count } 条字幕
    [data_tracks] { $count } 条数据轨
    [cover_pictures] { $count } 张封面图
    [clip] 图片后面的视频片段
    [content_credentials] 内容凭证（C2PA，任何修改都会使其失效）
    [dynamic_range] 高动态范围
    [color_depth] 8 位以上的色深
    [color_profile] 色彩描述文件
    [audio_channels] 部分声道
    [wide_gamut] sRGB 以外的颜色
    [print_colors] 印刷颜色（CMYK）
    [exact_colors] 印刷描述文件的准确颜色
    [gain_map] HDR 增益图
    [pages] 其他 { $count } 个页面或画面
    [auxiliary_images] { $count } 张辅助图像（深度图、蒙版）
    [ai_label] AI 生成标识
    [captions] 说明文字
    [location] 拍摄位置
    [panorama] 全景说明
    [projection] 全景（360°）视频的投影方式
    [stereo] 立体（3D）画面
    [hdr_metadata] HDR 显示元数据
    [chroma] 高于 4:2:0 的色度分辨率
    [tags] ffmpeg 不复制的标签
   *[other] { $id }
  }
repair-impossible = 无法修复{ $reasons ->
    [none] { "" }
   *[other] ：{ $reasons }
  }
repair-otherColors = 此处不处理，因为图片使用{ $colors ->
    [lab] { " " }Lab 颜色
   *[other] 高动态范围
  }：请用 GIMP 等图片编辑软件转换为 sRGB
repair-option = { $choice ->
    [shape] --crop 或 --pad 颜色
    [background] --background 颜色
   *[other] --trim
  }
repair-needsChoice = 需要你选择：{ CLAUSES($options) }
repair-timedOut = ffmpeg 用时超过 { $seconds } 秒：请用 --deadline 允许更长时间
repair-repaired = { $isDry ->
    [true] 将修复
   *[false] 已修复
  } { $count } 个
repair-sound = 无需修改 { $count } 个
repair-unmeant = 不适用于所选渠道 { $count } 个
repair-left = 仍有问题 { $count } 个
repair-total = 共 { $files } 个文件：{ LIST($parts) }。

## planning

planning-compared = 对比 { $count } 个渠道
planning-differing = { $all } 行中有 { $count } 行不同，以 ≠ 标出
planning-nothingToCompare = 这些渠道没有针对文件或分享请求的规则。
planning-warning = 仅警告
planning-noLimit = –
planning-master = 适用于 { $destinations } 个渠道的{ $kind }母版
planning-noMaster = 没有适用于其中任何渠道的{ $kind }母版。
planning-size = 分辨率
planning-shape = { $width }:{ $height }
planning-chosen = 选用 { $value }
planning-longest = 命令最多生成 { $value }
planning-command = 命令
planning-commandNote = 请替换 INPUT 和 OUTPUT
planning-leftOut = 未包含
planning-leftOutNote = 母版不适用于这些渠道
planning-takesNone = 以下渠道没有可用于{ $kind }的素材位：{ LIST($destinations) }。
planning-excludeEachOther = 以下规则互相排斥（{ $subject }）：
planning-impossible = 该命令能规划的文件都不满足以下规则（{ $subject }）：
planning-unmet = 未满足
planning-unmetNote = 与其他规则不一致的警告和建议
planning-changes = { $from } 至 { $to } 的变化
planning-noChange = { $from } 至 { $to } 没有规则变化。
planning-changesTo = { $old } → { $new }
planning-begins = 新增：{ $limit }
planning-ends = 取消：{ $limit }
planning-from = 自 { $day } 起
planning-until = 至 { $day } 为止
planning-due = { $day } 有 { $count } 个来源需要重新核对
planning-noneDue = { $day } 没有需要重新核对的来源。
planning-dueSource = 核对于 { $checked }，应在 { $reviewAfter } 之后重新核对，涉及 { $rules } 条规则

## form

form-demand = { $formRule ->
    [deprecated] 请求不应使用已弃用的分享渠道。
    [fieldUnknown] 请求只能包含 SDK 中的字段。
    [fieldType] 字段值的类型应与 SDK 一致。
    [fieldCut] 字段的文字不应被 YAML 当作注释截断。
    [fieldText] 文本中不能有不成对的代理项（surrogate）。
    [fieldWord] 字段值应为 SDK 定义的枚举值之一。
    [contextValue] context 中的值应符合对应参数的类型。
    [contextUnreadable] context 中指定的应用文件应能读取。
    [mediaUnreadable] 请求中指定的媒体文件应能读取。
    [mediaUnseen] 请求应给出媒体文件的路径，以便检查。
   *[mediaKind] 文件类型应为该字段所接受的类型。
  }
form-deprecated = 该分享渠道已弃用
form-deprecatedFix = 请改用渠道说明中给出的方式，见 preflight destinations show { $shortName }。
form-unknownField = 没有这个字段{ $isNear ->
    [true] ；是否想写 { $limit }？
   *[false] ，请改用 { $limit }
  }
form-unknownFieldFix = 请使用 SDK 中的字段名。
form-wrongType = 当前为{ $measured }，应为{ $type ->
    [text] 字符串
    [identifier] 字符串
    [integer] 整数
    [digits] 整数或由数字组成的字符串
    [number] 数值
    [flag] { " " }true 或 false
    [choice] 枚举值
    [media] 文件路径
    [attachment] 文件路径
    [group] 由字段组成的对象
   *[anything] 一个值
  }
form-wrongList = 当前为{ $measured }，应为列表
form-cutText = YAML 把 { $measured } 当作注释，文字到此之前就结束了
form-cutTextFix = 请给整段文字加上引号。
form-unseenMedia = 媒体以 ID 或网址给出，这里不检查其文件
form-unseenMediaFix = 请用 preflight scan 检查这些文件。
form-halfCharacter = 含有不成对的代理项（surrogate），应写成成对的转义序列
form-unknownWord = 当前为{ $measured }，应为 { $limit }
form-badParameter = 当前为{ $measured }，应为{ $expectation }
form-unreadable = { $measured }
form-wrongKind = 文件类型为{ $found }，应为{ OR($expected) }

## factSheet

factSheet-section = { $section ->
    [file] 文件
    [video] 视频
    [audio] 音频
    [picture] 图片
    [content] 内容
    [track] 轨道
   *[unknown] 未知
  }
factSheet-isFastStart = { $flag ->
    [true] 索引前置
   *[false] 索引在末尾
  }
factSheet-fragmented = 分片封装
factSheet-editList = 编辑列表
factSheet-encrypted = 已加密
factSheet-otherExtension = 扩展名与内容不符
factSheet-level = level { $text }
factSheet-storedAs = 存储尺寸 { $size }
factSheet-turned = 旋转 { $degrees }°
factSheet-mirrored = 镜像
factSheet-framesPerSecond = { $rate } fps{ $isVariable ->
    [true] （可变）
   *[false] { "" }
  }
factSheet-frames = { $count } 帧
factSheet-bits = { $depth } 位
factSheet-isInterlaced = { $flag ->
    [true] 隔行扫描
   *[false] 逐行扫描
  }
factSheet-keyFrames = 关键帧间隔最长 { $interval }
factSheet-isClosedGOP = { $flag ->
    [true] 闭合 GOP
   *[false] 开放 GOP
  }
factSheet-channels = { $count } 声道{ $layout ->
    [none] { "" }
   *[other] （{ $layout }）
  }
factSheet-alpha = 透明通道
factSheet-animated = 动图
factSheet-progressive = 渐进式
factSheet-motionPhoto = 动态照片
factSheet-colorProfile = 色彩描述文件 { $name }
factSheet-orientation = EXIF 方向 { $count }
factSheet-defaultTrack = 默认
factSheet-attachedPicture = 封面图
factSheet-trackKind = { $kind ->
    [video] 视频
    [audio] 音频
    [subtitle] 字幕
    [data] 数据
   *[attachment] 附件
  }

## page

page-skip = 跳到{ term-noun }列表
page-report = Preflight 报告
page-sums = 各渠道结果
page-destination = 分享渠道
page-verdicts = 结果
page-share = 占比
page-filters = 筛选{ term-noun }
page-searchLabel = 搜索文件名、问题和规则
page-search = 搜索
page-searchHint = 按 / 键搜索
page-outcome = 结果
page-unreadable = 无法读取
page-readable = 可读取
page-allDestinations = 全部渠道
page-folder = 文件夹
page-allFolders = 全部文件夹
page-copyHint = 复制当前显示的{ term-noun }路径
page-copy = 复制路径
page-copyCommand = 复制
page-part = 画面或声音
page-allParts = 全部
page-openAll = 全部展开
page-caption = 各渠道对每个{ term-noun }的预计结果
page-length = 时长
page-size = 尺寸
page-codec = 编码格式
page-weight = 大小
page-noneShown = 没有符合条件的{ term-noun }。
page-cut = 共 { $all } 个{ term-noun }，本页只显示其中最严重的 { $shown } 个。统计数字包含全部；使用 --report ndjson=FILE 或 csv=FILE 可列出全部。
page-problems = 问题（最常见的在前）
page-problemsOfContent = 问题（画面和声音在前）
page-moreProblems = 另有 { $count } 项
page-counted = { " " }个{ term-noun }：
page-example = 例如：{ $message }
page-cannotRead = 无法读取
page-accepted = 已接受的问题：{ $count } 项
page-inBaseline = 已列入基线
page-until = 有效期至 { $civilDate }
page-unbroken = 未违反任何已公开的规则：
page-takesNone = 不接受此类文件：
page-fix = 修改建议：
page-warning = 警告
page-note = 提示
page-checked = ，核对于 { $civilDate }
page-content = 画面与声音
page-picture = 画面
page-sound = 声音
page-frame = { $timecode } 处的画面
page-facts = 文件信息
page-notKnown = 以下信息未知（{ $reason }）：{ LIST($facts) }
page-ready = 可以发布
page-readyHint = 仅显示可以发布的{ term-noun }，有警告的排在最后
page-readyWithWarnings = 可以发布，但有警告
page-readyCount = { $count } 个可发布
page-readyWarned = ，{ $count } 个有警告
page-name = 名称
page-clear = 清除筛选
page-clearProblem = 同时显示其他问题
page-moreInRow = 另有 { $count } 项问题
page-cards = { term-noun }详情
page-table = { term-noun }与渠道
page-asset = { term-noun }
page-interval = { $kind ->
    [black] 黑场
    [singleColor] 纯色画面
    [freeze] 静帧
    [still] 静止画面
    [bars] 黑边
    [flashes] 闪烁
    [redFlashes] 红色闪烁
    [silence] 静音
    [clipping] 削波
    [missingSound] 声音缺失
   *[testCard] 测试卡
  }
page-group = { $key ->
    [file] 文件
    [video] 视频
    [audio] 音频
    [image] 图片
    [color] 颜色
    [content] 内容
    [document] 文档
    [archive] 压缩包
    [captions] 字幕
   *[other] { $key }
  }
page-partOf = { $part ->
    [video] 视频{ $name }
    [audio] 音频{ $name }
    [image] 图片{ $name }
    [content] 内容{ $name }
    [document] 文档{ $name }
    [archive] 压缩包{ $name }
    [captions] { $name }
   *[other] { $name }
  }
page-sortHint = 按{ $column }排序

## script

script-allShown = 共 { $all } 个{ term-noun }
script-someShown = { $shown } / { $all } 个{ term-noun }
script-copiedOne = 已复制 1 条路径
script-copied = 已复制 { $count } 条路径
script-notCopied = 浏览器不允许复制
script-ready = 所示 { $shown } 个中有 { $ready } 个可以发布
script-taken = 已复制
script-closeAll = 全部收起

## code

code-error = { $errorCode ->
    [notFound] 文件不存在，请检查路径
    [permissionDenied] 没有读取权限，请为当前用户授予读取权限
    [notAFile] 不是普通文件
    [empty] 文件为空，请重新导出或下载
    [notMedia] 内容不是媒体文件，请检查导出或下载的结果
    [truncated] 文件不完整，请重新下载或导出
    [corrupt] 内容不符合格式规范
    [unsupported] 暂不支持读取这种格式
    [playlistRefused] 这是播放列表而不是媒体文件，其中引用的内容均未打开
    [icloudPlaceholder] 文件还在 iCloud 中，尚未下载到本机
    [lfsPointer] 这是 Git LFS 指针文件，请运行 git lfs pull
    [tooLarge] 文件头超出可读取的大小
    [tooManyTracks] 轨道数量超出可读取的上限
    [changedWhileReading] 读取过程中文件发生了变化，请等写入完成后重试
    [ioError] 读取失败
    [timedOut] 读取超时
    [crashed] 读取该文件的进程异常退出，文件可能已损坏或经过恶意构造
   *[internal] 程序内部错误
  }（{ $words }）
code-problem = { $problemCode ->
    [truncated] 文件不完整，请重新下载
    [zeroFilled] 媒体数据全是零，可能没有写入，或已被覆盖
    [damaged] 媒体数据与文件声明不符，可能已损坏
    [corrupt] 文件有损坏
    [unsupported] 含有不支持的编码
    [extensionMismatch] 扩展名与内容不符
    [oddRotation] 旋转角度不是 90° 的整数倍，未应用
    [impossibleSize] 声明的尺寸不合理
    [trailingData] 文件末尾有多余数据
    [leadingGarbage] 文件开头有无效数据
    [sizeChange] 画面尺寸中途变化
    [externalReference] 媒体数据在另一个文件中，未打开
    [unplayable] 没有播放器能显示或播放的内容
    [encrypted] 媒体已加密，没有密钥无法播放
    [disabled] 主轨道被标记为禁用
    [cleanAperture] 裁切区域（clean aperture）与画面尺寸不同
    [timeGap] 时间戳不连续
    [durationDiffers] 声明的时长与媒体实际时长不同
    [limitReached] 已达到读取上限，后面的内容未读取
   *[decodeError] 解码时遇到损坏的数据
  }（{ $words }）

## phrase

phrase-yes = 是
phrase-no = 否
phrase-emptyList = 空列表
phrase-quoted = “{ $words }”
phrase-seconds = 秒
phrase-unitAfter = { $unit ->
    [bytes] 字节
    [bits] 位
    [frames] 帧
    [utf16] 个 UTF-16 码元
    [characters] 个字符
    [graphemes] 个可见字符
    [utf8] 字节（UTF-8）
    [weighted] 个加权字符
    [emojiBytes] 个字符
    [halfASCII] 个字符
   *[other] { $symbol }
  }
phrase-noneOf = 不能是 { OR($values) }
phrase-sizeOf = { $parameter } 的尺寸
phrase-positionIn = 0 到 { $field } 的长度（按 { $unit ->
    [utf16] UTF-16 码元
    [utf8] UTF-8 字节
   *[other] 字符
  }计）
phrase-form = { $textForm ->
    [hexColor] 形如 #444444 的颜色值
    [httpsURL] HTTPS 链接
    [webURL] 网页地址（http 或 https）
    [plainText] 不含控制字符和方向标记的文本
    [digits] 纯数字
   *[filled] 不能为空
  }
phrase-present = { $isWanted ->
    [true] 必须填写
   *[false] 不应填写
  }
phrase-isPresent = { $isWanted ->
    [true] 已填写
   *[false] 未填写
  }
phrase-versions = { $from ->
    [none] 低于 { $below }
   *[other] { $from } 及以上{ $below ->
        [none] { "" }
       *[other] 且低于 { $below }
      }
  }
phrase-hexDigits = { $prefix } 加 { $count } 位十六进制数字
phrase-valueOf = { $key } 的值
phrase-side = { $side ->
    [width] 宽
    [height] 高
    [short] 短边
    [long] 长边
    [sum] 宽高之和
   *[pixels] 总像素
  } { $bound }
phrase-sides = { LIST($bounds) }
phrase-box = 短边 { $short } px、长边 { $long } px
phrase-boxAtMost = 短边不超过 { $short } px、长边不超过 { $long } px
phrase-anyOf = { $areRequired ->
    [true] { OR($names) } 至少填写一项
   *[false] { OR($clauses) }
  }
phrase-allOf = { $areDemands ->
    [true] { $sentence }
   *[false] { AND($clauses) }
  }
phrase-also = { $first }，且{ $second }
phrase-oneOf = { OR($words) }
phrase-all = { AND($words) }
phrase-being = 为 { $limit }
phrase-within = 在 { $limit } 之间
phrase-atMost = 不超过 { $limit }
phrase-atLeast = { $isCount ->
    [true] 不少于
   *[false] 不小于
  } { $limit }
phrase-above = 大于 { $limit }
phrase-below = 小于 { $limit }
phrase-range = { $min } 到 { $max }
phrase-parameter = { $name }（{ $range }）
phrase-has = 包含 { $entries }
phrase-without = 不含 { $entries }
phrase-shortened = { $beginning }…（共 { $count } 个字符）
phrase-conditionOn = { $parameter } { $isVersion ->
    [true] { $from ->
        [none] 低于 { $below }
       *[other] 不低于 { $from }{ $below ->
            [none] { "" }
           *[other] { " " }且低于 { $below }
          }
      }
   *[false] 为 { OR($words) }
  }
phrase-expected = { $kind ->
    [version] 版本号，例如 17.4.0
    [choice] { OR($words) }
    [number] 数值
    [range] { $min } 到 { $max } 之间的数值
    [size] 尺寸，例如 1170x2532
    [words] 以逗号分隔的词
   *[other] 文本
  }
phrase-unlessGiven = { $expectation }，未指定时为 { $standard }

## finding

finding-nothing = 空
finding-holding = { $isSound ->
    [true] 文件只有声音（{ $format }）
   *[false] 类型为 { $format }
  }
finding-ofField = { $field }：
finding-atLimit = ；处于临界值：超出部分在 0.1 秒以内，可能只是封装格式造成的时长误差
finding-nominalRate = ；与限值相差不到千分之一，如同 23.976 通常称为 24
finding-nominalShape = ；与限值相差不到 1 个像素
finding-mismatch = ；类型为 { $found }，应为 { $expected }
finding-lookalikes = ；现有条目为{ LIST($entries) }{ $inOtherCase ->
    [true] ，大小写不一致
   *[false] ，写法有误
  }
finding-system = ；该数值出自 { $system } 端文档
finding-circumstances = ；适用条件：{ $conditions }
finding-sourceIsDue = ；来源文档应在 { $day } 前重新核对
finding-intervals = （{ LIST($timecodes) }{ $more ->
    [0] { "" }
   *[other] ，另有 { $more } 处
  }）

## headline

headline-unreadable = 无法读取，{ $errorCode ->
    [notFound] 找不到文件
    [permissionDenied] 没有读取权限
    [notAFile] 不是文件
    [empty] 文件为空
    [notMedia] 不是媒体文件
    [truncated] 文件不完整
    [corrupt] 文件已损坏
    [unsupported] 格式不受支持
    [playlistRefused] 是播放列表而非媒体
    [icloudPlaceholder] 文件仍在 iCloud 中
    [lfsPointer] 仅为 Git LFS 指针
    [tooLarge] 过大
    [tooManyTracks] 轨道过多
    [changedWhileReading] 读取时文件有变
    [ioError] 磁盘读取错误
    [timedOut] 读取超时
    [crashed] 读取程序崩溃
   *[internal] 本机故障
  }
headline-undecided = { $dependsOnValue ->
    [true] 未判定，缺少参数
   *[false] 未判定，有信息未知
  }
headline-group = { $title }：{ $files } 个文件
headline-andMore = { $names } 等，另有 { $count } 个
headline-moreGroups = 另有 { $count } 类问题
headline-moreDestinations = 另有 { $count } 个渠道
headline-howToSeeAll = 使用 --all 可查看所有文件和问题。
headline-howToSeeFacts = 使用 --all 可查看每个文件的全部信息。
headline-column = { $outcome ->
    [pass] ✓ 通过
    [warn] ! 警告
    [fail] ✗ 不通过
    [unreadable] ✗ 不通过
    [unknown] ? 未判定
    [notApplicable] – 不适用
    [accepted] ~ 已接受
   *[notJudged] ○ 无规则
  }
headline-sign = { $outcome ->
    [pass] ✓ 通过
    [warn] ! 通过但有警告
    [fail] ✗ 不通过
    [unreadable] ✗ 不通过
    [unknown] ? 未判定
    [notApplicable] – 该渠道不接受此类文件
    [accepted] ~ 有问题，但你的团队已接受
   *[notJudged] ○ 未判定，该渠道没有适用的规则
  }
headline-problem = { $problemCode ->
    [truncated] 文件不完整
    [zeroFilled] 媒体数据为空白
    [damaged] 媒体数据损坏
    [corrupt] 文件部分损坏
    [unsupported] 有轨道的编码格式未知
    [extensionMismatch] 扩展名与内容不符
    [oddRotation] 旋转角度异常
    [impossibleSize] 尺寸异常
    [trailingData] 文件末尾有多余数据
    [leadingGarbage] 文件开头有多余数据
    [sizeChange] 画面尺寸变化
    [externalReference] 媒体数据在另一个文件中
    [unplayable] 没有可显示或播放的内容
    [encrypted] 媒体已加密
    [disabled] 主轨道被禁用
    [cleanAperture] 裁切区域与画面不同
    [timeGap] 时间戳不连续
    [durationDiffers] 声明的时长有误
    [limitReached] 文件只读取了一部分
   *[decodeError] 画面或声音数据损坏
  }
headline-form = { $formRule ->
    [deprecated] 渠道已弃用
    [mediaUnseen] 未检查媒体
    [fieldUnknown] 未知字段
    [fieldType] 字段类型不符
    [fieldCut] 文字被 YAML 截断
    [fieldText] 字段中有不完整的字符
    [fieldWord] 字段取值未知
    [contextValue] context 的值无效
    [contextUnreadable] App 文件无法读取
    [mediaUnreadable] 媒体文件无法读取
   *[mediaKind] 媒体类型不符
  }
headline-fieldsTogether = { $isMissing ->
    [true] 缺少必要字段
   *[false] 字段不能同时使用
  }
headline-kinds = { $kind ->
    [video] 视频
    [image] 图片
    [audio] 音频
   *[other] 文件
  }
headline-things = { $textCount ->
    [hashtags] 话题标签
    [topicTags] 主题标签
    [bareLinks] 不带协议的网址
    [cashtags] 股票标签
    [unescapedMarks] 保留字符
    [mentions] 提及
    [links] 链接
   *[tagCharacters] 标签字符
  }
headline-number = { $breach ->
    [above] { $isAdvice ->
        [true] { $things }数量多于建议
       *[false] { $things }过多
      }
    [below] { $isAdvice ->
        [true] { $things }数量少于建议
       *[false] { $things }过少
      }
   *[other] { $things }数量不符合要求
  }
headline-audioTracks = { $breach ->
    [above] { $isAdvice ->
        [true] 音轨多于建议
       *[false] 音轨过多
      }
    [below] { $isAdvice ->
        [true] 没有音轨
       *[false] 缺少音轨
      }
   *[other] 音轨数量不符合要求
  }
headline-content = { $fact ->
    [contentLongestBlack] 黑场
    [contentBlackShare] 从头到尾黑场
    [contentFirstFrameBlack] 首帧为黑
    [contentLastFrameBlack] 末帧为黑
    [contentFadesIn] 从黑场淡入
    [contentLongestSingleColor] 纯色画面
    [contentLongestFreeze] 静帧
    [contentStillShare] 从头到尾静帧
    [contentRepeatedFrameShare] 重复帧
    [contentLongestBars] 黑边
    [contentBarShare] 黑边
    [contentFlashes] 闪烁
    [contentRedFlashes] 红色闪烁
    [contentBlur] 画面模糊
    [contentBlockiness] 块效应
    [contentOutOfRangeShare] 电平超出范围
    [contentCombedShare] 隔行梳齿
    [contentLongestSilence] 静音
    [contentSilentShare] 声音轨道静音
    [contentSilentChannels] 声道静音
    [contentDualMono] 两个声道的声音相同
    [contentPhaseCorrelation] 声道反相
    [contentLongestClipping] 声音削波
    [contentDcOffset] 直流偏移
    [contentSoundEndsEarly] 声音提前结束
    [contentPictureBeginsLate] 画面延迟开始
    [contentLongestTestCard] 测试卡
    [contentLoudness] 响度异常
    [contentSingleColor] 纯色图片
    [contentAlpha] 透明通道无效果
   *[other] { "" }
  }
headline-flag = { $fact ->
    [fastStart] 索引未前置
    [videoInterlaced] 隔行扫描视频
    [videoClosedGOP] 开放式 GOP
    [videoBFrames] 含 B 帧
    [editList] 文件含编辑列表
    [videoVariableFrameRate] 帧率可变
    [extensionMatches] 扩展名与内容不符
    [encrypted] 文件已加密
    [fragmented] 分片封装
    [imageMultiPicture] 文件含有多幅图片
    [imageAnimated] { $isWanted ->
        [true] 图片没有动画
       *[false] 动图
      }
    [imageHasAlpha] { $isWanted ->
        [true] 没有透明通道
       *[false] 含透明通道
      }
    [archiveUnsafeNames] 压缩包含不安全的文件名
    [captionsOverlapping] 字幕重叠
   *[other] { $isWanted ->
        [true] 缺少{ $subject }
       *[false] { $subject }不受支持
      }
  }
headline-fact = { $fact ->
    [imageICCProfile] ICC 色彩描述文件
    [colorSpace] 色彩空间
    [imageGIFVersion] GIF 版本
    [videoHDR] HDR 格式
    [videoMinKeyframeInterval] 关键帧间隔
    [imageFrameRate] 动图帧率
    [imageLoopCount] 循环次数
    [imageDensity] 像素密度
    [documentPages] 页数
    [documentPageWidth] 页面宽度
    [documentPageHeight] 页面高度
    [archiveFiles] 压缩包内文件数
    [archiveHtmlFiles] HTML 文件数
    [archiveOtherFiles] 压缩包内其他文件数
    [archiveUnpackedSize] 解压后大小
    [captionsCues] 字幕条数
    [captionsFirstCue] 字幕开始时间
    [captionsLastCueEnd] 字幕结束时间
   *[other] { $name }
  }
headline-noun = { $noun ->
    [duration] { $kind ->
        [video] 视频
        [image] 图片
        [audio] 音频
       *[other] 播放时间
      }
    [totalDuration] 总时长
    [fileSize] 文件
    [totalFileSize] 所有文件之和
    [videoPixels] 视频分辨率
    [imagePixels] 图片尺寸
    [videoSide] 视频
    [imageSide] 图片
    [aspectRatio] 宽高比
   *[totalPixels] 总像素数
  }
headline-measure = { $isNeeded ->
    [true] 所需
   *[false] 建议值
  }
headline-graded = { $grade ->
    [long] { $isAdvice ->
        [true] { $subject }长于{ headline-measure }
       *[false] { $subject }过长
      }
    [short] { $isAdvice ->
        [true] { $subject }短于{ headline-measure }
       *[false] { $subject }过短
      }
    [large] { $isAdvice ->
        [true] { $subject }大于{ headline-measure }
       *[false] { $subject }过大
      }
    [small] { $isAdvice ->
        [true] { $subject }小于{ headline-measure }
       *[false] { $subject }过小
      }
    [wide] { $isAdvice ->
        [true] { $subject }宽于{ headline-measure }
       *[false] { $subject }过宽
      }
    [narrow] { $isAdvice ->
        [true] { $subject }窄于{ headline-measure }
       *[false] { $subject }过窄
      }
    [tall] { $isAdvice ->
        [true] { $subject }高于{ headline-measure }
       *[false] { $subject }过高
      }
    [flat] { $isAdvice ->
        [true] { $subject }矮于{ headline-measure }
       *[false] { $subject }过矮
      }
    [wideShape] { $isAdvice ->
        [true] 画面宽于建议比例
       *[false] 画面过宽
      }
    [tallShape] { $isAdvice ->
        [true] 画面高于建议比例
       *[false] 画面过高
      }
    [high] { $isAdvice ->
        [true] { $subject }高于{ headline-measure }
       *[false] { $subject }过高
      }
   *[low] { $isAdvice ->
        [true] { $subject }低于{ headline-measure }
       *[false] { $subject }过低
      }
  }
headline-missing = 缺少{ $subject }
headline-unwanted = { $subject }{ $isAdvice ->
    [true] 在此不需要
   *[false] 在此不允许
  }
headline-otherwise = { $subject }{ $isDuration ->
    [true] 时长
   *[false] { "" }
  }{ $isAdvice ->
    [true] 不符合建议
   *[false] { $isWord ->
        [true] 不受支持
       *[false] 不符合要求
      }
  }

## fact

fact-name = { $fact ->
    [fileSize] 文件大小
    [kind] 类型
    [container] 封装格式
    [mimeType] MIME 类型
    [extensionMatches] 扩展名相符
    [duration] 时长
    [bitRate] 码率
    [fastStart] 索引前置（faststart）
    [fragmented] 分片封装
    [editList] 编辑列表
    [encrypted] 已加密
    [audioTracks] 音轨数
    [videoCodec] 编码格式
    [videoCodecTag] 编码标识
    [videoProfile] 编码档次（profile）
    [videoLevel] 编码级别（level）
    [videoWidth] 宽度
    [videoHeight] 高度
    [videoStoredWidth] 存储宽度
    [videoStoredHeight] 存储高度
    [videoCleanAperture] 裁切区域
    [videoRotation] 旋转角度
    [videoMirrored] 镜像
    [videoSampleAspectRatio] 像素宽高比
    [videoAspectRatio] 宽高比
    [videoAverageFrameRate] 平均帧率
    [videoFrameRate] 帧率
    [videoNominalFrameRate] 标称帧率
    [videoVariableFrameRate] 可变帧率
    [videoFrameCount] 帧数
    [videoMaxKeyframeInterval] 最大关键帧间隔
    [videoMinKeyframeInterval] 最小关键帧间隔
    [videoClosedGOP] 闭合 GOP
    [videoBFrames] B 帧
    [videoPixelFormat] 像素格式
    [videoBitDepth] 位深
    [videoChromaSubsampling] 色度采样
    [videoColorPrimaries] 色域
    [videoColorTransfer] 传递函数
    [videoColorSpace] 色彩空间
    [videoColorRange] 色彩范围
    [videoInterlaced] 隔行扫描
    [videoProjection] 投影方式
    [videoHDR] HDR
    [videoDuration] 时长
    [videoBitRate] 码率
    [videoBitRateMode] 码率模式
    [audioCodec] 编码格式
    [audioProfile] 编码档次（profile）
    [audioSampleRate] 采样率
    [audioChannels] 声道数
    [audioChannelLayout] 声道布局
    [audioBitRate] 码率
    [audioBitRateMode] 码率模式
    [audioDuration] 时长
    [imageFormat] 格式
    [imageWidth] 宽度
    [imageHeight] 高度
    [imageStoredWidth] 存储宽度
    [imageStoredHeight] 存储高度
    [imageRotation] 旋转角度
    [imageMirrored] 镜像
    [imageOrientation] EXIF 方向
    [imageBitDepth] 位深
    [imageColorType] 颜色类型
    [imageHasAlpha] 透明通道
    [imageAnimated] 动图
    [imageFrameCount] 帧数
    [imageProgressive] 渐进式
    [imageICCProfile] ICC 色彩描述文件
    [imageMotionPhoto] 动态照片
    [imageMultiPicture] 多图 JPEG
    [imageGIFVersion] GIF 版本
    [imageFrameRate] 帧率
    [imageLoopCount] 循环次数
    [imageDensity] 像素密度
    [colorSpace] 色彩空间
    [colorPrimaries] 三原色
    [colorTransfer] 传递函数
    [colorMatrix] 矩阵系数
    [colorRange] 色彩范围
    [colorSource] 颜色的出处
    [contentLongestBlack] 最长黑场
    [contentBlackShare] 黑场占比
    [contentFirstFrameBlack] 首帧为黑
    [contentLastFrameBlack] 末帧为黑
    [contentFadesIn] 淡入
    [contentFadesOut] 淡出
    [contentLongestSingleColor] 最长纯色
    [contentFirstFrameSingleColor] 首帧为纯色
    [contentLastFrameSingleColor] 末帧为纯色
    [contentLongestFreeze] 最长静帧
    [contentStillShare] 静止占比
    [contentRepeatedFrameShare] 重复帧占比
    [contentCadence] 帧节奏
    [contentLongestBars] 最长黑边
    [contentBarShare] 黑边占比
    [contentActiveArea] 有效画面
    [contentFlashes] 闪烁次数
    [contentRedFlashes] 红色闪烁次数
    [contentFlashArea] 闪烁面积
    [contentBlur] 模糊度
    [contentBlockiness] 块效应
    [contentBrightness] 平均亮度
    [contentOutOfRangeShare] 超出合法范围占比
    [contentCombedShare] 梳齿占比
    [contentLongestSilence] 最长静音
    [contentSilentShare] 静音占比
    [contentSilentChannels] 静音声道数
    [contentDualMono] 双单声道
    [contentPhaseCorrelation] 相位相关
    [contentLoudness] 响度
    [contentLoudnessRange] 响度范围
    [contentMaxMomentaryLoudness] 最大瞬时响度
    [contentMaxShortTermLoudness] 最大短期响度
    [contentTruePeak] 真峰值
    [contentLongestClipping] 最长削波
    [contentClippedShare] 削波占比
    [contentDcOffset] 直流偏移
    [contentSoundEndsEarly] 声音提前结束
    [contentPictureBeginsLate] 画面延迟开始
    [contentLongestTestCard] 最长测试卡
    [contentSingleColor] 纯色图片
    [contentAlpha] 透明通道内容
    [documentPages] 页数
    [documentPageWidth] 页面宽度
    [documentPageHeight] 页面高度
    [archiveFiles] 文件数
    [archiveHtmlFiles] HTML 文件数
    [archiveOtherFiles] 其他文件数
    [archiveUnpackedSize] 解压后大小
    [archiveUnsafeNames] 不安全的文件名
    [captionsCues] 字幕条数
    [captionsFirstCue] 首条字幕开始
    [captionsLastCueEnd] 末条字幕结束
   *[captionsOverlapping] 字幕重叠
  }
fact-meaning = { $fact ->
    [fileSize] 文件的字节数。
    [kind] 媒体的类型：`video`、`image`、`audio` 或 `other`。图片无论是否为动图，都是 `image`；只有封面图的音频文件是 `audio`。
    [container] 由内容识别的封装格式，与文件名无关：`mp4`、`mov`、`webm`、`png` 等。
    [mimeType] 由内容识别的 MIME 类型。
    [extensionMatches] 文件扩展名与内容相符时为真。文件名没有扩展名时不适用。
    [duration] 播放时长，单位为秒，已计入编辑列表，与播放器显示的一致。静态图片不适用。
    [bitRate] 整个文件的码率，单位为 bit/s。
    [fastStart] 索引位于媒体数据之前时为真。仅适用于 MP4 等 ISO 基础媒体文件。
    [fragmented] 文件使用影片分片（movie fragment）时为真。仅适用于 MP4 等 ISO 基础媒体文件。
    [editList] 编辑列表的作用不限于跳过编码器的起始填充时为真。仅适用于 MP4 等 ISO 基础媒体文件。
    [encrypted] 有轨道的采样数据已加密，或 PDF、ZIP 压缩包中的文件已加密时为真。
    [audioTracks] 视频或音频文件的音轨数量。无声视频为 0。
    [videoCodec] 编码格式，使用 FFmpeg 的名称：`h264`、`hevc`、`vp9` 等。
    [videoCodecTag] 采样描述的四字符代码：`avc1`、`hvc1` 等。
    [videoProfile] 编码档次，使用 FFmpeg 的名称。没有档次的编码格式不适用。
    [videoLevel] 编码级别，以数字表示：级别 4.1 为 4.1。没有级别的编码格式不适用。
    [videoWidth] 显示宽度，单位为像素：已旋转，已计入像素宽高比，四舍五入。
    [videoHeight] 显示高度，单位为像素：已旋转，已计入像素宽高比，四舍五入。
    [videoStoredWidth] 存储宽度，单位为像素。
    [videoStoredHeight] 存储高度，单位为像素。
    [videoCleanAperture] 裁切区域（clean aperture）的尺寸，单位为像素。Matroska 的裁剪计入 `width` 和 `height`；影片的裁切区域不计入，因为播放器的做法不同。
    [videoRotation] 播放器顺时针旋转画面的角度：0、90、180 或 270。
    [videoMirrored] 画面在旋转之前上下翻转时为真。
    [videoSampleAspectRatio] 一个存储像素的宽高比。
    [videoAspectRatio] 准确的显示宽高比：宽除以高，未取整。
    [videoAverageFrameRate] 帧数除以这些帧的时长。
    [videoFrameRate] 以小数表示的平均帧率。
    [videoNominalFrameRate] 容器写明的帧率，即使实际的帧并不符合。仅适用于写明帧率的容器：Matroska、WebM 和 AVI。
    [videoVariableFrameRate] 各帧的时长不同时为真。
    [videoFrameCount] 帧的数量。
    [videoMaxKeyframeInterval] 两个关键帧之间的最长间隔，单位为秒。
    [videoMinKeyframeInterval] 两个关键帧之间的最短间隔，单位为秒。只有一个关键帧的视频不适用。
    [videoClosedGOP] 没有帧跨越关键帧引用其他帧时为真。仅在能够证实时给出。
    [videoBFrames] 帧的存储顺序与显示顺序不同时为真，B 帧需要这样存储。仅在时间信息或编码格式能够证实时给出。
    [videoPixelFormat] 像素格式，使用 FFmpeg 的名称，例如 `yuv420p`。
    [videoBitDepth] 每个分量的位数。
    [videoChromaSubsampling] 色度采样：`4:2:0`、`4:2:2`、`4:4:4`、`4:0:0`（无色彩）或 `rgb`。
    [videoColorPrimaries] 三原色，使用 FFmpeg 的名称：`bt709`、`bt2020` 等。
    [videoColorTransfer] 传递函数，使用 FFmpeg 的名称：`bt709`、`smpte2084`、`arib-std-b67` 等。
    [videoColorSpace] 矩阵系数，使用 FFmpeg 的名称：`bt709`、`bt2020nc` 等。
    [videoColorRange] 色彩范围：`tv` 为有限范围，`pc` 为全范围。
    [videoInterlaced] 每帧由两个场组成时为真。
    [videoProjection] 全景视频的投影方式：`equirectangular`、`cubemap` 等。平面画面不适用。
    [videoHDR] 根据传递函数和元数据判断的动态范围：`sdr`、`pq`、`hdr10`、`hlg` 或 `dolby_vision`。
    [videoDuration] 轨道的时长，单位为秒。
    [videoBitRate] 轨道的码率，单位为 bit/s。
    [videoBitRateMode] 轨道中每两秒的码率与平均码率相差都不超过 15 %（解码器缓冲所允许的程度）时为 `constant`（固定），否则为 `variable`（可变）。末尾不足两秒的部分不计。
    [audioCodec] 编码格式，使用 FFmpeg 的名称：`aac`、`mp3`、`opus` 等。
    [audioProfile] 编码档次，使用 FFmpeg 的名称：`LC`、`HE-AAC` 等。没有档次的编码格式不适用。
    [audioSampleRate] 播放时的采样率，单位为赫兹，已计入隐式的频段复制（SBR）。
    [audioChannels] 声道的数量。
    [audioChannelLayout] 声道布局，使用 FFmpeg 的名称：`mono`、`stereo`、`5.1` 等。
    [audioBitRate] 轨道的码率，单位为 bit/s。
    [audioBitRateMode] `constant`（固定）或 `variable`（可变）。MP3 由编码器的 Xing、Info 或 VBRI 头写明；其他轨道中每两秒的码率与平均码率相差都不超过 5 % 时为 `constant`。
    [audioDuration] 轨道的时长，单位为秒。
    [imageFormat] 图片的编码或格式：`png`、`jpeg`、`gif`、`webp`、`heic`、`avif`、`bmp`、`tiff` 等。
    [imageWidth] 显示宽度，单位为像素：已计入 EXIF 方向、旋转、镜像和裁切区域。
    [imageHeight] 显示高度，单位为像素：已计入 EXIF 方向、旋转、镜像和裁切区域。
    [imageStoredWidth] 存储宽度，单位为像素。
    [imageStoredHeight] 存储高度，单位为像素。
    [imageRotation] 顺时针旋转的角度：0、90、180 或 270。
    [imageMirrored] 画面在旋转之前左右翻转时为真。
    [imageOrientation] 文件中写明的 EXIF 方向，1 到 8。文件未写明时不适用。
    [imageBitDepth] 每个分量的位数。
    [imageColorType] 存储时采用的颜色模型：`gray`、`gray_alpha`、`rgb`、`rgba`、`palette`、`ycbcr`、`cmyk`、`ycck`、`bilevel` 或 `lab`。
    [imageHasAlpha] 图片有透明通道或透明色时为真。
    [imageAnimated] 图片有多个按时间播放的帧时为真。
    [imageFrameCount] 帧的数量。
    [imageProgressive] 渐进式 JPEG，以及隔行扫描的 PNG 或 GIF 为真。
    [imageICCProfile] 嵌入的 ICC 描述文件中的说明。PNG 压缩了描述文件，因此为 iCCP 块中的名称。没有描述文件的图片不适用。
    [imageMotionPhoto] 静态图片中含有视频片段时为真。
    [imageMultiPicture] JPEG 文件含有同一场景的多幅画面（MPO）时为真，例如全景、左右眼或多角度画面。仅适用于 JPEG。
    [imageGIFVersion] GIF 的版本：`87a` 或 `89a`。仅适用于 GIF。
    [imageFrameRate] 动图的帧数除以时长。静态图片不适用。
    [imageLoopCount] 动图播放的次数；0 表示无限循环。静态图片以及 AVIF、HEIC 不适用。
    [imageDensity] 图片写明的每英寸像素数；两个方向不同时取水平方向。格式自身的字段（JFIF、pHYs、BMP、TIFF）优先于 EXIF。未写明的图片不适用。
    [colorSpace] 图片 RGB 色彩空间的名称：`sRGB`、`Display P3`、`Adobe RGB (1998)`、`ProPhoto RGB`、`BT.2020`、`BT.2100 PQ`、`BT.2100 HLG`，否则为 ICC 描述文件的描述，或 `custom`。未写明 RGB 颜色的图片（按 sRGB 显示）和视频不适用。
    [colorPrimaries] 三原色，使用 FFmpeg 对 ITU-T H.273 代码的名称：`bt709`、`smpte432`（P3）、`bt2020` 等。没有代码的三原色（例如 Adobe RGB）以及未写明三原色的文件不适用。
    [colorTransfer] 传递函数，使用 FFmpeg 对 ITU-T H.273 代码的名称：`iec61966-2-1`（sRGB）、`bt470m`（gamma 2.2）、`smpte2084`（PQ）等。没有代码的函数以及未写明传递函数的文件不适用。
    [colorMatrix] 矩阵系数，使用 FFmpeg 对 ITU-T H.273 代码的名称；视频中与 `video.color_space` 相同。未写明的文件不适用。
    [colorRange] 色彩范围：`tv` 为有限范围，`pc` 为全范围。未写明的文件不适用。
    [colorSource] 颜色信息在文件中的位置：`icc_profile`，PNG 的 `cicp`、`srgb`、`gamma`（gAMA、cHRM）数据块，`exif`，HEIC 和 AVIF 的 `nclx`，`container` 的其他字段，或编码流 `stream`。有多处时采用优先的一处。
    [contentLongestBlack] 画面全黑的最长时间，单位为秒：至少 99.5 % 的画面不超过黑电平以上信号范围的 5 %。
    [contentBlackShare] 视频中黑场所占的比例，0 到 1。
    [contentFirstFrameBlack] 视频的首帧为黑场时为真。许多平台用首帧作缩略图。
    [contentLastFrameBlack] 视频的末帧为黑场时为真。
    [contentFadesIn] 以黑场开始的视频逐渐变亮时为真。
    [contentFadesOut] 以黑场结束的视频逐渐变暗时为真。
    [contentLongestSingleColor] 整个画面为黑色以外的单一颜色的最长时间，单位为秒。
    [contentFirstFrameSingleColor] 首帧为黑色以外的单一颜色时为真。
    [contentLastFrameSingleColor] 末帧为黑色以外的单一颜色时为真。
    [contentLongestFreeze] 运动画面停住的最长时间，单位为秒。两个剪切点之间的静止画面（例如字幕卡）不算静帧。
    [contentStillShare] 视频中既不运动、也不是黑场或纯色的部分所占的比例，0 到 1。
    [contentRepeatedFrameShare] 画面运动时与前一帧相同的帧所占的比例，0 到 1。
    [contentCadence] 帧有规律地重复时，每秒不同的帧数和显示的帧数：`24 in 30`。
    [contentLongestBars] 画面边缘有黑边的最长时间，单位为秒。不足宽度或高度 2 % 的黑边不计。
    [contentBarShare] 黑边最大的区间内，黑边占画面的比例，0 到 1。
    [contentActiveArea] 始终不被黑边遮住的画面部分的宽度和高度，按存储的像素计。
    [contentFlashes] 一秒内普通闪烁的最多次数（WCAG 2.2、ITU-R BT.1702）。
    [contentRedFlashes] 一秒内饱和红色闪烁的最多次数（WCAG 2.2、ITU-R BT.1702）。
    [contentFlashArea] 同时闪烁的画面所占的最大比例，0 到 1。
    [contentBlur] 画面中边缘的平均宽度，单位为像素（Marziliano 等，2002），清晰的画面约为 2。取被检查帧中较清晰一半的中位数。
    [contentBlockiness] 8×8 像素块之间显出台阶的边缘所占的比例，0 到 1。取被检查帧的中位数。
    [contentBrightness] 画面的平均信号，0（黑）到 1（白）。
    [contentOutOfRangeShare] 超出 EBU R 103 容许范围的亮度样本所占的比例，0 到 1。全范围视频为 0。
    [contentCombedShare] 未标记为隔行、却有隔行梳齿的帧所占的比例，0 到 1。
    [contentLongestSilence] 所有声道的所有样本都低于 -60 dBFS 的最长时间，单位为秒。
    [contentSilentShare] 声音中静音所占的比例，0 到 1。
    [contentSilentChannels] 从头到尾静音的声道数。
    [contentDualMono] 立体声的两个声道内容相同时为真。
    [contentPhaseCorrelation] 立体声两个声道的相关系数，-1（反相）到 1（相同）。
    [contentLoudness] 整段响度，单位为 LUFS（ITU-R BS.1770-5、EBU R 128）。低于 -70 LUFS 的声音不适用。
    [contentLoudnessRange] 响度范围，单位为 LU（EBU Tech 3342）。
    [contentMaxMomentaryLoudness] 最大瞬时响度（400 毫秒），单位为 LUFS（EBU Tech 3341）。
    [contentMaxShortTermLoudness] 最大短期响度（3 秒），单位为 LUFS（EBU Tech 3341）。
    [contentTruePeak] 最大真峰值，单位为 dBTP（ITU-R BS.1770-5 附件 2）。
    [contentLongestClipping] 声音削波的最长时间，单位为秒。
    [contentClippedShare] 连续处于满刻度的样本所占的比例，0 到 1。
    [contentDcOffset] 各声道平均值中绝对值最大者，以满刻度的比例表示。
    [contentSoundEndsEarly] 从声音结束到画面结束的时间，单位为秒。声音一样长时为 0。
    [contentPictureBeginsLate] 从文件开始到第一帧的时间，单位为秒。画面从文件开头开始时为 0。
    [contentLongestTestCard] 同时出现彩条和持续单音的最长时间，单位为秒。
    [contentSingleColor] 静态图片为单一颜色时为真。
    [contentAlpha] 静态图片透明通道的内容：`opaque`（全不透明）、`transparent`（全透明）或 `mixed`（两者皆有）。
    [documentPages] PDF 的页数。
    [documentPageWidth] 首页的宽度，单位为点（1 英寸为 72 点）：即显示时的媒体框，已计入旋转。
    [documentPageHeight] 首页的高度，单位为点（1 英寸为 72 点）：即显示时的媒体框，已计入旋转。
    [archiveFiles] ZIP 压缩包中的文件数，不含文件夹。
    [archiveHtmlFiles] 压缩包中扩展名为 html 或 htm 的文件数。
    [archiveOtherFiles] 压缩包中按扩展名不属于 HTML、CSS、JavaScript、JPEG、PNG、GIF 或 SVG 的文件数。
    [archiveUnpackedSize] 压缩包中所有文件的字节数，以其目录写明的为准；不会解压。
    [archiveUnsafeNames] 压缩包中有绝对路径或含 `..` 的文件名时为真，解压时可能写到别处。
    [captionsCues] WebVTT 或 SRT 文件的字幕条数。
    [captionsFirstCue] 最早一条字幕的开始时间，单位为秒。没有字幕的文件不适用。
    [captionsLastCueEnd] 最晚一条字幕的结束时间，单位为秒。没有字幕的文件不适用。
   *[captionsOverlapping] 有字幕在文件中前一条字幕结束前开始时为真。
  }
fact-derivedMeaning = { $derived ->
    [videoSize] 视频显示时的宽度和高度，单位为像素。
    [videoStoredSize] 视频存储时的宽度和高度，单位为像素。
    [imageSize] 图片显示时的宽度和高度，单位为像素。
    [imageStoredSize] 图片存储时的宽度和高度，单位为像素。
    [imageAspectRatio] 图片显示时的精确宽高比：宽度除以高度。
    [imageTotalPixels] 图片所有帧的像素总数：宽度 × 高度 × 帧数。
    [videoMaxKeyframeFrames] 两个关键帧之间最长间隔内的帧数，按平均帧率计算。
   *[audioTracks] 音轨数量。
  }
fact-type = { $valueType ->
    [integer] 整数
    [number] 数字
    [ratio] 比值
    [text] 文本
    [flag] 是或否
    [size] 宽度和高度
   *[any] 任意
  }
fact-unit = { $unit ->
    [seconds] 秒
    [bytes] 字节
    [bitsPerSecond] bit/s
    [pixels] 像素
    [framesPerSecond] 帧/秒
    [hertz] 赫兹
    [degrees] 度
    [bits] 位
    [frames] 帧
    [dotsPerInch] 像素/英寸
    [points] 点
   *[other] { $symbol }
  }
fact-tier = { $tier ->
    [stream] 文件头写明时为 header，否则为 stream
   *[other] { $word }
  }
fact-typeLabel = 类型
fact-unitLabel = 单位
fact-tierLabel = 读取层级
fact-rules = 使用此项信息的规则
fact-noRule = 没有规则使用此项信息。
fact-absent = 此项信息不适用于该文件。

## message

message-asWritten = { $words }
message-placed = { $place }：{ $message }
message-joined = { $first }；{ $second }
message-listed = { $first }、{ $second }
message-quoted = “{ $words }”
message-inParentheses = { " " }({ $detail })
message-afterColon = : { $detail }
message-noFileMatches = 没有与该通配模式匹配的文件：请检查该模式，或直接指定文件夹
message-ignoreFileUnread = 其中的模式未生效：{ $reason }
message-patternsTakeTooLong = 比较耗时过长：请减少含“*”的模式
message-noSuchFile = 文件不存在：请检查路径，或先获取该素材
message-webAddress = 这是网址，而此处需要素材本身：请先下载，再给出文件路径
message-otherOrientation = 该渠道用于其他画面方向（{ $rule }）
message-noPermission = 没有读取权限：请为当前用户授予读取权限
message-noDriver = 这是套接字或没有驱动程序的设备，应为普通文件
message-circularLink = 符号链接层数过多：链接形成了循环
message-nameTooLong = 路径中的某个名称超出系统允许的长度
message-openFailed = 打开失败：{ $reason }
message-notARegularFile = 这是{ $found }，应为普通文件
message-aFolder = 文件夹
message-aFIFO = 命名管道
message-aSocket = 套接字
message-aDevice = 设备
message-noRegularFile = 非普通文件
message-fstatFailed = 获取文件信息失败：{ $reason }
message-realpathFailed = 读取失败（realpath failed: { $reason }）
message-lacksResources = 本机资源不足（{ $call }：{ $reason }）：请关闭其他程序后重新读取
message-readingFailed = 读取失败：{ $reason }
message-noFolderPermission = 没有该文件夹的读取权限：请为当前用户授予读取权限
message-folderGone = 文件夹不存在：遍历过程中被删除或替换
message-folderOpeningFailed = 打开文件夹失败：{ $reason }
message-folderReadingFailed = 读取文件夹失败：{ $reason }
message-folderTooLarge = 文件夹内文件过多，内存无法容纳：请拆分成多个文件夹
message-changedWhileReading = 读取过程中文件发生了变化：请等写入完成后重试
message-inICloud = 文件还在 iCloud 中，尚未下载到本机：请在访达中打开，或运行 brctl download
message-emptyFile = 文件为空（0 字节）：请重新导出或下载
message-foundText = 内容是文本，不是媒体文件：请检查导出或下载的结果
message-foundTextInstead = 内容是文本，应为 { $formats }：请检查导出或下载的结果
message-foundLFSPointer = 这是 Git LFS 指针文件，而不是素材本身：请运行 git lfs pull
message-foundPlaylist = 这是引用其他文件的播放列表（{ $kind }），应为媒体文件本身：其中引用的内容均未打开
message-foundPlaylistFormat = 这是 { $format } 播放列表，应为媒体文件：其中引用的内容均未打开
message-onlyZeros = 文件全部是零：没有写入完整，请重新复制或下载
message-byteOrderMarkBeforePicture = { $format } 之前有字节顺序标记（BOM），像文本一样：请以二进制方式复制，或删除这三个字节
message-lineEndBeforePicture = { $format } 之前有换行符，像文本一样：请以二进制方式复制，或修正输出它的程序
message-applePNG = 这是 Apple 用于 iPhone 应用的 PNG（CgBI），只有 iOS 能读取：请使用原图，或在 Xcode 中关闭 PNG 压缩
message-unknownContent = 内容不是已知的媒体格式
message-foundUnreadFormat = 不支持读取 { $format } 格式：请转换为 { $better }
message-jpegOrPNG = JPEG 或 PNG
message-m4aOrMP3 = M4A 或 MP3
message-aCommonFormat = 常用格式
message-foundNoMedia = 文件是{ $what }，不是媒体文件：请检查导出或下载的结果
message-foundOther = 文件是{ $what }，应为 { $formats }：请检查导出或下载的结果
message-aZIPArchive = ZIP 压缩包
message-aRARArchive = RAR 压缩包
message-a7zArchive = 7z 压缩包
message-aTARArchive = TAR 归档文件
message-aCabinet = CAB 压缩包
message-aUnixArchive = AR 归档文件
message-aCompressedFile = 压缩文件
message-aProgram = 可执行程序
message-aWebPage = 网页（HTML）
message-sourceCode = 源代码
message-anXMLDocument = XML 文档
message-aPDFDocument = PDF 文档
message-anOfficeDocument = 办公文档
message-aDatabase = 数据库文件
message-aPropertyList = 属性列表文件
message-aFont = 字体文件
message-anAppleDoubleFile = AppleDouble 文件
message-aVideo = 视频
message-anImage = 图片
message-someAudio = 音频
message-neitherVideoNorImage = 既非视频也非图片的数据
message-noHeaderReader = 仅读取文件头时不支持这种格式：请启用更深层的读取方式
message-mayLackSignature = 内容可能属于没有文件签名的格式：请启用更深层的读取方式
message-kindNotStated = 文件信息中没有文件类型：请重新读取该文件
message-noDeeperTier = 没有可用于读取该文件的深层读取方式：请使用 Checker(deeper:)
message-askedForArrivingBytes = 程序内部错误：把本地文件当成了未传完的数据，请反馈此问题
message-pictureForFacts = 程序内部错误：收到的是图片而不是文件信息，请反馈此问题
message-askedBeyondTheFile = 程序内部错误：读取位置超出文件末尾
message-endsWithin = 文件在{ $part }处中断：请重新下载
message-aTIFFDirectory = TIFF 目录
message-theIconDirectory = 图标目录
message-thePNGSignature = PNG 签名
message-theJPEGXLSize = JPEG XL 尺寸信息
message-theMoovIndex = 索引（moov）
message-itsIndex = 索引（{ $box }）
message-theIndexOfFile = 文件的索引
message-itsBox = { $box } 数据块（box）
message-itsHeader = 文件头
message-theHeader = 文件头
message-formatHeader = { $format } 文件头
message-theScreenDescriptor = 逻辑屏幕描述块
message-theHeaderList = 文件头列表（尚无轨道信息）
message-theAudioTag = 音频数据之前的标签
message-theFirstFrame = 第一帧
message-theFirstOggPage = Ogg 首页
message-theJP2Header = JP2 的图像头
message-theFirstIcon = 图标文件的第一张图片
message-theFirstWebPChunk = WebP 的第一个数据块
message-aWebPChunk = WebP 的数据块
message-itsProfile = 颜色配置文件
message-theBitmapHeader = 位图文件头
message-theTrackDescription = 轨道描述
message-theHeaderBeforeMedia = 文件头（尚无媒体数据）
message-theWAVHeaderBeforeFormat = WAV 文件头（尚无格式信息）
message-theSIZSegment = SIZ 段
message-itsMediaData = 媒体数据
message-itsImageData = 图像数据
message-itsAudio = 音频数据
message-moovMissing = 缺少索引（moov）：文件被截断，或录制没有正常结束，请重新下载或导出
message-fragmentsWithoutMoov = 只有分片，缺少对应的索引（moov）：请把初始化分片放在最前面
message-noMoovBefore = { $damage }，且此前没有索引（moov）
message-boxSizeTooSmall = box “{ $box }” 声明的大小 { $size } 小于其头部：其后的内容未读取
message-endsWithinBox = 文件在 box “{ $box }” 处中断，或该处不是有效的 box
message-signatureMissing = 像是 { $format }，但文件签名已损坏：请重新导出
message-tagWithoutAudio = 只有标签（ID3），其后没有音频数据：请重新导出
message-flacWithoutStreamInformation = FLAC 开头缺少流信息：请重新导出
message-tiffWithoutByteOrder = TIFF 开头缺少字节序标记
message-unknownTIFFVersion = TIFF 文件头的版本号为 { $found }，应为 42 或 43
message-tooManyTIFFEntries = TIFF 目录声明了 { $declared } 个条目，最多读取 { $limit } 个
message-tiffWithoutSize = TIFF 目录缺少宽度或高度：请重新导出
message-iconWithoutSize = 图标文件中没有尺寸已知的图片
message-pngSignatureDamaged = PNG 签名已损坏，可能是以文本模式传输所致：请重新下载
message-pngWithoutHeader = PNG 开头缺少文件头：请重新导出
message-impossiblePictureSize = 图片声明的尺寸为 { $width } × { $height } 像素：请重新导出
message-pictureTooLarge = 图片声明的尺寸为 { $width } × { $height } 像素，最多读取 { $limit } 像素
message-noJPEGXLCodestream = 没有找到 JPEG XL 码流：请重新导出
message-contradictsFormat = { $header }不符合格式规范：请重新导出{ $detail }
message-endsWithinSaying = 文件在{ $part }处中断：请重新下载{ $detail }
message-noTrackDescribed = 没有任何轨道描述：请重新导出
message-noTrackFoundSaying = 没有找到任何轨道：请重新导出{ $detail }
message-noTrackFound = 没有找到任何轨道
message-noTrackInLimit = 在读取范围内的文件头中没有找到轨道：请重新导出
message-moovCompressed = 索引经过压缩（cmov）：请启用更深层的读取方式，或重新导出
message-sequenceWithoutSize = 图像序列缺少尺寸：请重新导出
message-noItemsOrSequence = 既没有图像项列表，也没有图像序列：请重新导出
message-noPrimaryPicture = 没有指定主图：请重新导出
message-primaryPictureWithoutSize = 主图缺少尺寸（ispe）：请重新导出
message-webpWithoutImageData = WebP 中没有图像数据：请重新导出
message-ebmlHeaderSize = EBML 文件头声明的长度为 { $bytes } 字节：请重新导出
message-newerMatroska = 文件要求更新版本的 Matroska，暂不支持读取
message-noSegment = EBML 文件头之后没有 Segment
message-jp2WithoutHeader = JP2 缺少图像头：请重新导出
message-gifWithoutPicture = GIF 中没有图像：请重新导出
message-interleavedDV = 画面与声音共用一条轨道（DV）：请启用更深层的读取方式
message-unknownOggCodec = Ogg 中有无法在此读取的编码：请转换为 MP4
message-unreadFeatures = 该 { $format } 文件使用了暂不支持的特性{ $detail }
message-tooManyTracksToKeep = 共有 { $count } 条轨道，最多读取 { $limit } 条：请只保留需要播放的轨道
message-tooManyTracks = 共有 { $count } 条轨道，最多读取 { $limit } 条
message-moreTracksThan = 轨道超过 { $limit } 条，超出读取上限
message-moreTracksThanRead = 轨道数量超出读取上限：请只保留需要播放的轨道
message-descriptionTooLarge = 媒体描述信息的大小超出读取上限
message-moovNotAmongBoxes = 在读取范围内的 box 中没有找到索引（moov）：请重新导出
message-moovTooLong = 索引（moov）超出读取范围
message-trackDescriptionTooLong = 轨道描述共 { $size } 字节，最多读取 { $limit } 字节：请重新导出
message-formatHeaderOverLimit = { $format } 文件头要求的资源超出上限{ $detail }
message-headerTooLarge = 文件头的大小超出读取上限
message-headerOverMemory = 文件头要求的内存超出上限{ $detail }
message-headerTimedOut = 未能在时限内读完文件头
message-noAnswerWithin = { $seconds } 秒内没有读完：请延长时限，或检查该文件
message-readingCancelled = 读取被取消：请重新读取
message-poolShutDown = 读取进程池已关闭：请重新读取
message-workerEndedEarly = 读取进程多次在开始前退出：请重新读取
message-workerThreadFailed = 无法为读取进程创建线程：{ $reason }；请重新读取
message-workerMissing = 在 { $places } 找不到可执行程序 preflight-worker：请把它安装在本程序旁边，或用 script/install 安装，或在 PREFLIGHT_WORKER 中指定
message-workerNotStarted = 无法启动读取进程 { $worker }：{ $reason }
message-workerNotUp = 读取进程 { $worker } 启动失败（{ $reason }{ $output }）：请安装同一版本的主程序和读取进程
message-noHelloWithin = { $seconds } 秒内没有响应
message-workerCrashed = 读取该文件的进程异常退出（{ $end }{ $output }）；文件可能已损坏或经过恶意构造
message-workerFailedByMachine = 本机无法继续运行读取该文件的进程{ $output }；请重新读取
message-workerAnswerInvalid = 读取该文件的进程返回了无效数据：{ $value }
message-workerCallFailed = { $call } 失败：{ $reason }；请重新读取
message-factsTooLong = 文件信息共 { $size } 字节，超出可传递的 { $limit } 字节
message-impossibleDuration = 声明的时长不合理
message-impossibleSize = 声明的尺寸不合理
message-impossiblePixelShape = 声明的像素宽高比不合理
message-durationOutOfRange = 声明的时长为负数、不是数字或超过十年：请重新导出
message-pixelShapeOutOfRange = 声明的像素宽高比为 { $ratio }，不合理：尺寸按存储值给出
message-unknownTrackCodec = 第 { $track } 条轨道使用了未知的编码格式
message-impossibleVideoSize = 视频声明的尺寸为 { $width } × { $height } 像素，没有编码格式支持
message-rawUnderOtherName = 扩展名为 .{ $extension }，但内容是相机 RAW（{ $format }）：请冲洗后导出 JPEG
message-otherExtension = 扩展名为 .{ $extension }，但内容是 { $format }：请把扩展名改为 .{ $right }
message-rotationNotApplied = 画面旋转角度不是 90° 的整数倍：未应用旋转
message-oddTurnNotApplied = 画面旋转角度不是 90° 的整数倍：未应用旋转
message-bytesAfterEnd = 在 { $format } 声明的结尾之后还有 { $bytes } 字节
message-noBoxAtEnd = 最后一个 box 之后的数据不是 box
message-bytesBeforeAudio = 第一帧之前有 { $bytes } 字节非音频数据
message-mediaInOtherFile = 媒体数据在另一个文件中，未打开
message-cleanApertureOutside = 裁切区域（clean aperture）不在画面内：未应用
message-endsBeforePicture = 文件在图像数据之前中断：请重新下载
message-endsBeforeImageData = 文件在图像数据之前中断：请重新下载
message-endsBeforeImageDataSaying = 文件在图像数据之前中断：请重新下载{ $detail }
message-endsBeforeEndChunk = 文件缺少结束数据块：请重新下载
message-notArrivedYet = 包含该信息的字节尚未到达
message-uploadEndedEarly = 上传中断，比声明的大小少 { $missing } 字节：请重新上传
message-endsBeforeStatedEnd = 文件比文件头声明的大小少 { $missing } 字节：请重新下载
message-endsBeforeAudio = 文件在音频数据之前中断：请重新下载
message-endsWithinGIFFrame = 文件在 GIF 的第 { $frame } 帧处中断：请重新下载
message-zerosInImageData = 图像数据的后续部分全是零：请重新下载
message-zerosInSamples = 索引（moov）指向的样本处全是零（{ $places }）：请重新下载
message-noSamplesAtPlaces = 索引（moov）指向的样本处是其他数据（{ $places }）：请重新下载或重新导出
message-unknownSampleDescription = 索引（moov）使用第 { $number } 个样本描述，但只有 { $count } 个，样本无法解码：请重新导出
message-samplesLargerThanFile = 索引（moov）声明的样本共 { $stated } 字节，而文件只有 { $size } 字节：请重新下载或重新导出
message-highBitsLost = 每个字节的最高位都已丢失，可能按文本方式传输过：请以二进制方式重新获取文件
message-noBoxAfterFragment = 下一个分片的位置是其他数据：请重新下载
message-zerosAfterFragments = 下一个分片的位置有 { $bytes } 个零字节：请重新下载
message-noParameterSets = “{ $codec }” 轨道没有编码器记录，播放器无法解码：请重新导出
message-videoTrackWithoutSamples = 视频轨道没有任何帧，无法显示画面：请重新导出
message-noSamples = 文件没有任何帧或采样，无内容可播放：请重新导出
message-pictureWithoutData = 图片没有图像数据，无内容可显示：请重新导出
message-segmentsMissing = 该文件只是流的初始化分段，缺少媒体分段：请与媒体分段合并
message-parameterSetsMissing = { $codec } 轨道的解码参数既不在轨道描述中，也不在首个关键帧之前：请重新导出
message-trackNotDescribed = { $codec } 轨道的数据没有说明如何解码，播放器无法播放：请重新导出
message-matrixShowsNothing = 显示矩阵把整个画面映射成一条线或一个点，不会显示任何内容：请重新导出
message-apertureShowsNothing = 裁切区域（clean aperture）没有留下任何画面：请重新导出
message-editsShowNothing = 编辑列表没有显示媒体的任何部分：请重新导出
message-mainTrackDisabled = 主轨道被标记为禁用，部分播放器不会播放：请启用该轨道，或重新导出
message-apertureDiffers = 部分播放器显示全部 { $width }×{ $height } 像素，其他播放器只显示裁切区域 { $shownWidth }×{ $shownHeight }：请导出不带裁切区域的文件
message-encryptedMedia = 媒体已加密，目标渠道没有密钥：请导出没有版权保护的文件
message-timeStampsLeap = 时间戳跳过 { $gap } s（约在 { $time } s 处），媒体本身时长 { $media } s：请去掉间隔后重新合并
message-clockStartsAnew = 时间戳在约 { $time } s 处重新开始，媒体本身时长 { $media } s：请以新的时间戳重新合并
message-statedTimeDiffers = 文件声明时长为 { $stated } s，但媒体时长为 { $media } s，不同程序的显示不一致：请重新导出
message-decodedTimeDiffers = 文件声明时长为 { $stated } s，但解码得到 { $decoded } s（{ $frames } 帧）：请重新导出
message-descriptionDiffers = 轨道描述为 { $described }，但首个关键帧为 { $found }，播放器可能采用任一种：请重新导出
message-headerTimeDiffers = 媒体头声明 { $stated } 秒，样本总长 { $media } 秒，不同程序可能显示其中任意一个：请重新导出
message-samplesLargerThanMediaData = 索引（moov）声明的样本共 { $stated } 字节，而媒体数据只有 { $size } 字节：请重新导出
message-tableTooShort = 索引（moov）的表 “{ $table }” 声明 { $declared } 项，实际只能容纳 { $room } 项：请重新导出
message-chunkRunsOutOfOrder = 索引（moov）的数据块编号顺序有误：请重新导出
message-chunksCountOtherwise = 索引（moov）有 { $samples } 个样本的大小，数据块却对应 { $chunks } 个样本：请重新导出
message-timesCountOtherwise = 索引（moov）有 { $samples } 个样本的大小，却只有 { $times } 个样本的时间：请重新导出
message-offsetsCountOtherwise = 索引（moov）有 { $samples } 个样本的大小，却有 { $offsets } 个样本的显示时间偏移：请重新导出
message-syncSampleBeyondEnd = 索引（moov）共有 { $samples } 个样本，却把第 { $number } 个标为关键帧：请重新导出
message-zerosInstead = 第 { $place } 字节处全是零，应为{ $part }：请重新下载
message-othersInstead = 第 { $place } 字节处不是{ $part }：请重新下载或重新导出
message-anOggPage = { " " }Ogg 页
message-aCluster = 帧簇
message-anElement = 文件元素
message-anAVIChunk = { " " }AVI 数据块
message-anFLVTag = { " " }FLV 标签
message-anASFPacket = 数据包
message-aFLACFrame = { " " }FLAC 帧
message-anMP3Frame = { " " }MPEG 音频帧
message-aTransportPacket = MPEG-TS 文件的数据包
message-oggPagesMissing = 第 { $place } 字节处缺少 Ogg 页，或页的顺序有误：请重新下载
message-oggWithoutLastPage = Ogg 文件的最后一页没有结束标志：请确认结尾完整
message-indexPointsBeyondEnd = 索引指向文件末尾之后：请重新下载
message-indexOfAnother = 索引与第 { $place } 字节处的媒体数据不符：请重新导出
message-frameChecksumWrong = 第 { $place } 字节处的帧校验和错误：请重新下载
message-sizeNotAsDeclared = 文件有 { $size } 字节，但文件头声明为 { $declared } 字节：请确认没有缺失的部分
message-fewerSamplesThan = 音频比文件头声明的少 { $samples } 个采样：请重新下载
message-first = 开头
message-middle = 中间
message-last = 末尾
message-odd = 顺序异常处
message-boxLargerThanFile = box “{ $box }” 声明的大小超出文件，但样本齐全
message-brokenGIFFrame = GIF 第 { $frame } 帧的图像数据开头不正确：请重新导出或下载
message-gifFrameLargerThanScreen = GIF 第一帧为 { $width }×{ $height } 像素，而画布为 { $screenWidth }×{ $screenHeight }：浏览器会放大画面，其他程序会裁掉多余部分，请重新导出
message-brokenWebPChunk = WebP 的数据块与其声明不符：请重新导出或下载
message-webpCanvasDiffers = WebP 声明为 { $statedWidth }×{ $statedHeight } 像素，但图像为 { $width }×{ $height }：浏览器无法显示，请重新导出
message-webpFrameDiffers = WebP 的一帧声明为 { $statedWidth }×{ $statedHeight } 像素，实际为 { $width }×{ $height }：浏览器无法显示，请重新导出
message-webpFrameOutside = WebP 第 { $frame } 帧超出画布：浏览器无法显示，请重新导出
message-webpFramesWithoutFlag = WebP 有 { $value } 帧，但文件头没有动画标志：浏览器无法显示，请重新导出
message-brokenTIFFStrip = TIFF 目录所指的数据与声明的压缩方式不符：请重新导出或下载
message-impossibleTIFFDepth = TIFF 目录声明的采样位数不可能（应为 1 到 { $limit }）：文件在传输中被改动，请重新下载
message-brokenHEIFItem = 索引所指的字节不是图像（{ $item }）：请重新导出或下载
message-brokenJP2TilePart = JPEG 2000 图像的各部分不连续：请重新导出或下载
message-jp2WithoutEnd = JPEG 2000 图像没有结束标记：可能不完整，请重新下载
message-unknownGIFBlock = 第 { $frame } 帧之后的数据块不符合 GIF 规范：后面的内容未读取
message-listsNotAllRead = 文件的列表未全部读取
message-chunksNotAllRead = 图像数据之前的数据块未全部读取
message-contentNotMeasured = 只有使用 --depth content，并且文件能解码到结尾，才会分析画面和声音
message-contentNotMeasurable = 轨道的格式中途改变，或无法分析
message-segmentsNotAllRead = 图像数据之前的段未全部读取
message-elementsNotAllRead = 文件的元素未全部读取
message-jpegWithoutScan = JPEG 文件头之后没有扫描数据：请重新导出
message-brokenJPEGScan = JPEG 图像数据中断：缺少字节，或其中混入了另一张图像；请重新下载
message-arithmeticJPEG = JPEG 使用算术编码，浏览器和手机无法显示：请用霍夫曼编码（基线或渐进）重新导出
message-rareJPEG = 多数解码器不支持这种 JPEG（无损、分层或 12 位）
message-jpegBytesOutsideSegments = JPEG 文件头中有不属于任何段的数据：请重新导出
message-pngDamaged = PNG 已损坏：{ $damage }
message-unknownPNGValues = 文件头中有 PNG 规范未定义的值
message-headerChecksumWrong = 文件头校验和错误
message-noNextChunk = 缺少应有的数据块
message-noPalette = 缺少调色板
message-noImageData = 缺少图像数据
message-chunkChecksumWrong = 数据块（{ $chunk }）校验和错误
message-headerDamage = { $format } 文件头有损坏，但不影响读取{ $detail }
message-damagedAfterSize = { $format } 在尺寸信息之后有损坏：请重新导出{ $detail }
message-notReadFurther = { $format } 的后续内容未读取{ $detail }
message-impossibleDeclaredDuration = 声明的时长为 { $value }，不合理：请重新导出
message-attachmentsNotListed = 附件超过 { $limit } 个：其余未列出
message-moovPointsBeyondEnd = 索引（moov）指向文件末尾之后：请重新下载
message-moovCountsTooMuch = 索引（moov）声明的样本或编辑数量超出文件可能的范围
message-unidentifiedTrack = 有轨道不在索引（moov）中，或缺少有效的标识符：请重新导出
message-chunksWithoutPlace = 索引（moov）中部分数据块没有位置信息：请重新导出
message-samplesWithoutSize = 索引（moov）中部分样本没有大小信息：只统计有大小信息的样本
message-moovTablesTooLong = 索引（moov）的表超出读取范围：相关计数未给出
message-editListTooLong = 编辑列表超出读取范围：未计入时间线
message-samplesWithoutDuration = 某条轨道的样本没有时长：请重新导出
message-boxesNotAllRead = box 数量超出读取范围，后面的内容未统计
message-fragmentTooLong = 某个分片的描述超出读取范围
message-tracksNotDescribed = 轨道描述未能读完：{ $damage }
message-readingReachedLimit = 已达到读取上限，后面的内容未统计
message-decodingFoundIn = 解码 { $frames }时发现 { $found }{ $place }{ $detail }
message-decodingFound = 解码时发现 { $errors }{ $detail }
message-errors = { $count } 处错误
message-oneError = 1 处错误
message-frames = { $count } 帧
message-oneFrame = 1 帧
message-firstErrorAt = ，首处约在 { $time } 秒
message-missingReferences = { $count } 处引用了缺失的画面
message-withMissingReferences = { $place }，另有 { $count } 处引用了缺失的画面
message-packetsCut = 部分帧不完整（{ $count } 个）：请重新获取文件
message-decodingEndedEarly = 图像未能完整解码{ $detail }
message-decodingGaveNoFrame = 没有解码出任何画面{ $detail }
message-decodingGaveNoPicture = 视频轨道没有解码出任何画面：请重新导出
message-decodingGaveFewPictures = { $coded } 个编码画面只解码出 { $pictures } 个：请重新导出
message-mediaEndEarly = 声明的时长为 { $declared } 秒，但能解码的内容到 { $end } 秒为止：请重新获取或重新导出
message-pictureSizeChanges = 画面尺寸由 { $width }×{ $height } 变为 { $otherWidth }×{ $otherHeight }{ $place }：请以同一尺寸重新导出
message-atAbout = （约在 { $time } 秒处）
message-oggWithoutEnd = 最后一个 Ogg 页没有流结束标记：请重新获取文件
message-transportPacketsLost = MPEG-TS 数据包不连续（{ $places } 处）：请重新获取文件
message-decodingReachedLimit = 已达到解码上限，其余内容未尝试解码
message-decodingOverMemory = 解码所需的内存超出上限，其余内容未尝试解码
message-decodingReachedLimitAfter = 解码 { $frame } 帧后达到上限，其余内容未尝试解码
message-readingStoppedAfter = 读取 { $frame } 帧后中止{ $detail }
message-notDecoded = 不支持解码 { $format }：未验证能否播放
message-moovTooLongToDecode = 索引（moov）超出读取范围或已损坏：未验证能否播放
message-encryptedNotDecoded = 样本已加密：未验证能否播放
message-undecodableTracks = 有 { $tracks } 条轨道不支持解码
message-noPossibleSize = 文件头中没有合理的尺寸
message-framesNotAllRead = 帧数据超出读取范围
message-framesOfFileNotAllRead = 帧数据超出读取范围
message-chunksOfFileNotAllRead = 数据块超出读取范围
message-noFrame = 没有任何帧
message-animationWithoutFrame = 声明为动图，但没有任何帧
message-jpegXLFieldNotRead = JPEG XL 中该信息位于未读取的字段之后
message-pixelShapeInFrames = 像素宽高比记录在帧数据中
message-pixelShapeOnlyInFrames = 像素宽高比记录在帧数据中
message-bitmapEmbedsPicture = 位图内嵌了 JPEG 或 PNG
message-undefinedBitDepth = 每像素 { $bits } 位，不是规范定义的位深
message-packetsNotAllRead = 只读取了前 { $mebibytes } MiB 的数据包
message-samplesEncrypted = 样本已加密
message-endNotArrived = 文件末尾尚未传到
message-notInFile = 文件中没有该信息
message-pdfReferencesDamaged = 对象之间的引用已损坏，或无法在此读取
message-pdfObjectsEncrypted = 写明该信息的对象已加密
message-zipDirectoryDamaged = 压缩包的目录已损坏或不完整
message-tooShortForRates = 数据包总时长不足四秒，或没有时间信息
message-notInHeader = 文件头中没有该信息
message-statesZero = 文件中的值为 0，表示未知
message-undefinedPNGDepth = 声明的位深不是 PNG 规范定义的位深
message-profileNotRead = 颜色配置文件的说明不在其开头
message-cameraRawNotRead = 未进一步读取相机 RAW 数据
message-iconsNotRead = 未进一步读取图标
message-texturesNotRead = 未进一步读取纹理
message-oddRotation = 旋转角度不是 90° 的整数倍
message-noFrameDuration = 各帧均未声明显示时长，由播放器决定
message-unknownPhotometric = 未知的光度解释（photometric interpretation）{ $number }
message-initializationSegment = 文件是初始化分片，不含其声明的后续分片
message-componentDepthsDiffer = 各分量的位深不同
message-editListsInCompressedMoov = 索引（moov）经过压缩：编辑列表已应用，但无法单独列出
message-notGiven = 未提供 { $what }
message-pageResourcesNotGiven = 未提供 page_resources
message-filledInByBuild = { $name } 在构建应用时才会填入
message-skippedHidden = 隐藏文件
message-skippedExcluded = 已被排除
message-skippedFolderLink = 指向文件夹的链接
message-skippedNotRegular = 不是普通文件
message-skippedNotMedia = 从名称和内容看都不是媒体文件
message-skippedRepeated = 重复指定
message-skippedEmptyFolder = 文件夹中没有文件
message-requestDocumentEmpty = 文档为空，应包含分享请求
message-fileTooLarge = 共 { $size } 字节，最多读取 { $limit } 字节
message-pathLeavesFolder = 路径超出文档所在的文件夹，未打开：请把文件放到该文件夹内，并使用相对路径
message-aVersionSuchAs = 版本号，例如 { $example }
message-oneOf = 以下之一：{ $words }
message-aNumberBetween = { $from } 到 { $to } 之间的数值
message-aSizeSuchAs = 尺寸，例如 { $example }
message-wordsByCommas = 以逗号分隔的词
message-linkIsNoURL = 不是 http 或 https 链接
message-linkToOtherDomain = 指向 { $domain }，而关联域名中没有 applinks:{ $same }
message-linkToOtherApp = 指向的网站在其 apple-app-site-association 中没有列出该应用
message-linkExcluded = 被{ $pattern }排除
message-linkWithoutPattern = 与 apple-app-site-association 中该应用的任何路径规则都不匹配
message-andMore = { $first }（另有 { $count } 处）
message-didYouMean = 是否想写“{ $word }”？
message-expectedOneOf = 应为以下之一：{ $words }
message-nothing = 空值
message-theNumber = 数值 { $number }
message-quotedText = 带引号的字符串“{ $words }”
message-aList = 列表
message-aMapping = 对象
message-aText = 字符串
message-aWholeNumber = 整数
message-aNumber = 数值
message-trueOrFalse = true 或 false
message-aValue = 值
message-aRequest = 分享请求
message-aDestinationName = 分享渠道的名称
message-aSiteAssociation = apple-app-site-association
message-aDetailsEntry = details 的条目
message-aComponent = components 的条目
message-anAppId = 应用 ID
message-aPath = 路径
message-aPattern = 匹配规则
message-aName = 名称
message-aPatternOrPatterns = 匹配规则，或按查询参数名列出的匹配规则
message-aConfiguration = 配置
message-anOverride = 覆盖项
message-anAllowance = 例外
message-expectedTime = { $found }不是时间，应为秒数（例如 1.2）或时间码（例如 00:00:01.200）
message-intervalWithoutLength = 区间的结束时间应晚于开始时间
message-anInterval = 区间
message-aBaseline = 基线
message-aBaselineEntry = 条目
message-foundValue = 值为{ $found }
message-foundEmptyValue = 值为空
message-expectedIgnorePattern = 值为{ $found }，应为能匹配文件的 .gitignore 模式
message-expectedFlag = 值为{ $found }，应为 true 或 false
message-expectedDay = 值为{ $found }，应为日期，例如 2026-11-21
message-expectedSeconds = 值为{ $found }，应为 0.01 到 86400 秒
message-expectedRange = 值为{ $found }，应为 { $from } 到 { $to }
message-reportOutsideConfiguration = 值为{ $found }，应为配置所在文件夹下的文件：其他位置请使用 --report
message-twoReportsInOneFile = 两个报告会写入同一个文件 { $name }：请分别指定不同的文件
message-unknownFormat = 没有格式“{ $name }”
message-noDestinationNames = 没有名称，应为渠道或分组，例如 tiktok-video
message-unknownParameter = 没有渠道具有参数“{ $name }”
message-severityForSeveralRules = 多条规则的值为{ $found }，应为 { $expected }：自定义上限需要单条规则的 id
message-expectedSeverity = 值为{ $found }，应为 { $expected }，或上限，例如 max: 10 s
message-expectedRuleID = 值为“{ $found }”，应为规则的 id，例如 tiktok-video/video-duration-max
message-noRuleMatches = 没有规则与“{ $words }”匹配
message-noSuchDestination = 没有渠道“{ $name }”
message-noSuchRule = { $destination } 没有规则“{ $rule }”
message-pathsEmpty = “paths”为空，应为模式，例如 stories/**
message-overrideChangesNothing = 覆盖项没有任何修改，应有“to”、“slot”或“rules”
message-unknownSlot = 所选渠道没有素材位“{ $name }”
message-allowanceNamesNothing = 例外没有指明内容，应有“rules”或“errors”
message-otherBaselineVersion = 版本为 { $found }，应为 1：请使用写入该文件的 preflight 版本
message-notBase64 = “path_bytes”不是 base64
message-baselineEntryForm = 条目应有“rule”或“error”之一
message-documentTooLarge = 文档共 { $size } 字节，最多读取 { $limit } 字节
message-invalidUTF8 = 文档不是有效的 UTF-8
message-invalidJSONUTF8 = 文档不是有效的 UTF-8，而 JSON 必须使用 UTF-8（RFC 8259，8.1）
message-byteOrderMark = 文档带有 BOM，而 JSON 不允许（RFC 8259，8.1）：请保存为不带 BOM 的 UTF-8
message-secondYAMLDocument = YAML 无效：出现了第二个文档，应只有一个
message-invalidYAML = YAML 无效（{ $problem }）
message-invalidYAMLUnquoted = YAML 无效（{ $problem }）；请给该值加上引号
message-invalidJSON = JSON 无效（{ $problem }）
message-documentEmpty = 文档为空
message-tooManyValuesWithAliases = 文档中的值超过 { $limit } 个（含别名）
message-tooManyValues = 文档中的值超过 { $limit } 个
message-nestedTooDeep = 嵌套超过 { $limit } 层
message-tooMuchWork = 读取此文档需要超过 { $limit } 步：请减少或缩短列表
message-tooManyAliases = 别名超过 { $limit } 个
message-tooManyAnchors = 锚点超过 { $limit } 个
message-tooManyDirectives = 以 % 开头的行超过 { $limit } 行
message-repeatedObjectKey = 同一对象中重复出现键“{ $key }”
message-repeatedMappingKey = 同一对象中重复出现键“{ $key }”
message-repeatedDictionaryKey = 同一对象中重复出现键“{ $key }”
message-foundHalfCharacter = { $found }含有不成对的代理项（surrogate），应写成成对的转义序列
message-noSuchFolder = 文件夹不存在：请检查路径
message-foundFileForFolder = 这是文件，应为文件夹
message-pathEmpty = 路径为空：请指定文件
message-pathWithNUL = 路径含有 NUL 字符，路径中不能有该字符：请检查路径
message-expectedMapping = { $what }应为对象，当前为{ $found }
message-keyIsNoWord = { $what }的键应为字符串，当前为{ $found }
message-keyMissing = { $what }缺少“{ $key }”
message-valueEmpty = “{ $key }”为空
message-unknownWord = 未知的取值“{ $word }”
message-unknownKey = { $what }中有未知的键“{ $key }”
message-noRequestFound = 没有找到分享请求
message-noRequestForm = 无法检查 { $destination } 的分享请求
message-noPostForm = { $destination } 没有通用帖子格式；请为它编写分享请求
message-notChosenForPath = 配置没有为该文件选择此目标平台
message-takesNoSuchMedia = { $destination } 不接受{ $kind }（{ $format }）
message-noDestinationOrGroup = 没有名为“{ $name }”的分享渠道或分组
message-unknownDestination = 没有名为“{ $name }”的分享渠道
message-foundAfterEnd = 文档结尾之后还有{ $found }
message-braceAfterComma = 逗号之后是 { "}" }，缺少成员：请去掉该逗号
message-bracketAfterComma = 逗号之后是 ]，缺少值：请去掉该逗号
message-expectedKeyOrBrace = 当前为{ $found }，应为带双引号的键或 { "}" }
message-expectedKey = 当前为{ $found }，应为带双引号的键
message-expectedColon = 当前为{ $found }，键“{ $key }”之后应为冒号
message-expectedCommaOrBrace = 当前为{ $found }，应为逗号或 { "}" }
message-expectedCommaOrBracket = 当前为{ $found }，应为逗号或 ]
message-expectedHexDigits = 当前为{ $found }，\u 之后应为四位十六进制数字
message-aJSONDocument = JSON 文档
message-aValueOrBracket = 值或 ]
message-theDocumentEnd = 文档结尾
message-aComment = 注释（JSON 不支持注释）
message-controlCharacterInString = 字符串中有换行或控制字符，请使用转义写法
message-stringNotClosed = 字符串缺少结尾的双引号
message-endsWithinString = 文档在字符串中间结束
message-unknownEscape = JSON 没有转义序列 { $found }
message-halfSurrogatePair = 出现了不成对的代理项（surrogate）
message-propertyListWithoutKeys = 属性列表没有键，应为字典
message-propertyListTooLarge = 属性列表共 { $size } 字节，最多读取 { $limit } 字节
message-propertyListTooManyValues = 属性列表中的值超过 { $limit } 个
message-propertyListValuesTooLong = 属性列表中的值超过 { $limit } 字节
message-propertyListDamaged = 属性列表已损坏：请重新保存或重新编写
message-noPropertyListForm = 既不是 XML 属性列表，也不是二进制属性列表
message-propertyListEmpty = 文件为空，应为属性列表
message-oldPropertyList = 这是旧式文本格式的属性列表或 JSON，应为 XML 或二进制格式：可用 plutil -convert xml1 转换为 XML
message-expectedPropertyList = 当前为{ $found }，应为 XML 或二进制格式的属性列表
message-endsWithinElement = 文件在第 { $line } 行的 { $element } 内结束
message-foundBetweenElements = 元素之间出现了{ $found }，应为 { $expected }
message-xmlCommentForm = XML 的注释写作 <!-- … -->
message-keyOrDictEnd = <key> 或 </dict>
message-valueOrArrayEnd = 值或 </array>
message-theValueOfKey = 键“{ $key }”的值
message-tagNotClosed = 标签缺少结尾的“>”
message-expectedElement = 当前为 { $found }，应为属性列表的元素
message-foundWithinElement = { $element } 中出现了 { $found }，应为 { $expected }
message-closesNothing = { $found } 没有对应的开始标签
message-wrongEndTag = 当前为 { $found }，应为 { $expected }，与第 { $line } 行的 { $element } 对应
message-markupNotClosed = “{ $opening }”缺少结尾的“{ $closing }”
message-noSiteAssociation = 不是 apple-app-site-association 文件
message-foundSignedAssociation = 这是经过签名的文件（PKCS #7），这种旧格式不受支持，应为纯 JSON
message-entryWithoutApp = 该条目没有列出应用：应填写“appIDs”，即由 TEAMID.bundle.id 组成的列表
message-entryWithoutPatterns = 该条目既没有“components”也没有“paths”，不会匹配任何链接
message-expectedString = 当前为{ $found }，应为字符串形式的{ $expected }
message-linkTooLong = 链接超过 { $limit } 个字符，未与匹配规则比较
message-substitutionVariables = apple-app-site-association 使用了替换变量（例如 { $variable }），无法判定
message-patternsTooSlow = apple-app-site-association 的匹配规则过于复杂，未能与链接比较完
message-noSourceFiles = 文件夹中没有源代码文件（{ $extensions }）
message-tooManySourceFiles = 文件夹中的源代码文件超过 { $limit } 个：请指定应用自身代码所在的文件夹
message-tooManySourceFolders = 文件夹超过 { $limit } 个：请指定应用自身代码所在的文件夹
message-sourceFilesTooLarge = 源代码文件共超过 { $limit } 字节：请指定应用自身代码所在的文件夹
message-noXcodeProject = 不是 Xcode 项目，应为以 { $mark } 开头的 project.pbxproj
message-pageFileMissing = page_resources 文件夹中没有页面引用的“{ $name }”：请放入该文件夹
message-pageFileUnreadable = 页面引用的“{ $name }”无法读取：{ $reason }
message-pageFileWithoutName = 页面引用的“{ $name }”不含文件名，无法查找
message-pageNamesTooMany = 页面引用的同类文件超过 { $limit } 个，其余未查找
message-foundInstead = 当前为{ $found }，应为{ $expected }
message-expectedOnly = 应为 { $expected }

## label

label-destinations = 分享渠道
label-table =
  下表列出最常查询的限制。超出限制的文件会被渠道拒绝。*斜体*的限制只是建议，或出自非官方来源，超出时只给出警告。单元格为空表示没有这类限制。

  - 渠道名称链接到它的规则，其中注明每个数值的来源。下方是 `--to` 可用的短名称。
  - `preflight destinations show 名称` 列出渠道的全部规则，包括只在特殊情况下适用的规则。
  - 取决于格式或 `--assume` 参数的限制，会在括号中注明。
  - Σ 表示一次分享中所有文件的总和。1 MB 为 1,000,000 字节，1 MiB 为 1,048,576 字节。
  - 最后一列中的名称是[分享请求]({ $top }docs/requests.md)的字段。
  - [针对文件本身的规则]({ $top }Destinations/file/rules.yml)和[针对画面与声音的规则]({ $top }Destinations/content/rules.yml)适用于所有渠道。
label-tableColumns = 渠道 | 素材位 | 格式 | 时长 | 文件大小 | 画面 | 分享内容
label-files = { $count } { $kind ->
    [video] 个视频
    [image] 张图片
    [audio] 个音频
   *[other] 个文件
  }
label-side = { $side ->
    [width] 宽
    [height] 高
    [short] 短边
    [long] 长边
    [sum] 宽高之和
   *[pixels] 总像素
  }
label-without = 不支持 { $formats }
label-hours = { $number } 小时
label-minutes = { $number } 分钟
label-seconds = { $number } 秒
label-items = { LIST($names) }
label-names = `{ $id }`，短名称 `{ $shortName }`，发布方：{ $owner }。
label-parameters = 影响判定结果的参数
label-parameter = `--assume { $name }=…`：{ $meaning }取值：{ $expectation }。
label-slot = 素材位 `{ $name }`
label-takes = 可用于{ LIST($kinds) }。
label-noRule = 没有规则。
label-ruleColumns = 规则 | 限制 | 违反时 | 状态码 | 来源
label-breach = { term-severity }（{ term-strength }，{ term-certainty }）
label-message = 提示信息
label-fix = 处理办法
label-looser = 两个数值中较严格的一个；较宽松的是 `{ $id }`
label-valid = 有效期：{ $from ->
    [none] { "" }
   *[other] { $from } 起
  }{ $until ->
    [none] { "" }
   *[other] 至 { $until }
  }
label-fields = 请求字段
label-fieldsNote = 用于 `preflight request`；文件路径以请求文档所在的文件夹为准。
label-fieldColumns = 字段 | 取值
label-requestRules = 针对整个分享请求的规则
label-appRules = 针对应用的规则
label-appNote = 用 `preflight app Info.plist` 检查。
label-shareStates = 分享状态码
label-borrowed = 以下状态码借用自 { $owner }，报告中以 ≈ 标出。
label-order = 检查顺序为假定：{ LIST($steps) }。
label-stateColumns = 状态码 | 名称 | 含义 | 预判依据
label-evidence = { $evidence ->
    [media] 文件
    [request] 分享请求
    [context] 应用
   *[runTime] { $isOnly ->
        [true] 只有运行时才能知道
       *[false] 运行时
      }
  }
label-nativeCodes = 错误码：`{ $name }`
label-codeColumns = 错误码 | 名称 | 含义
label-unreadable = 无法读取的文件
label-unreadableColumns = 错误 | 状态码
label-noState = 无
label-stateOfKind = 应为{ term-kind }时：{ $state }
label-undocumented = 文档未说明
label-undocumentedNote = 没有文档说明以下内容，因此没有对应的规则。
label-sources = 来源
label-sourceColumns = 来源 | 核对日期 | 页面日期 | 下次核对
label-neverDue = 不再变更
label-undated = 未注明日期
label-written = 来源中的位置：{ $place }{ $figure ->
    [none] { "" }
   *[other] ，写作“{ $figure }”
  }
label-placeOf = { $destination }，{ $part }。
label-ofRequest = 针对整个分享请求的规则
label-ofApp = 针对应用的规则
label-ofForm = 针对请求格式的规则
label-limit = 限制
label-condition = 适用条件
label-breachRow = 违反时
label-certainty = 可信度
label-shareState = 分享状态码
label-codesRow = 错误码
label-examples = 示例
label-exampleColumns = 结果 | 数值
label-commandLine = 命令行
label-ruleSource = 规则写在 { $path } 中。
label-rules = 规则
label-rulesNote = 每条规则都有单独的页面，说明限制、来源、可信度和处理办法。
label-predictions = 各分享状态码的预判依据
label-predictionsNote =
  分享状态码可根据文件、分享请求的字段，或发起分享的应用来预判。对分享请求，即使没有发现问题，也会把运行时可能出现的状态码列在 `at_run_time` 中。请求没有给出的应用文件列在 `not_given` 中，不会据此预判任何状态码。

  多处有问题时，以渠道最先遇到的步骤为准；同一步骤内，以渠道文件中靠前的规则为准。没有渠道公开检查顺序，这里假定为：先检查不看媒体就能知道的内容，再检查应用，然后是媒体能否读取，最后是文件头。`Destinations/` 中各文件的 `steps` 写有这个顺序。

  只有文档把错误码与状态码对应起来时，才会报告错误码。
label-predictionsBorrowed = 以下借用自 { $owner }。
label-steps = 检查顺序：{ LIST($steps) }。
label-unreadableFile = 文件错误 { LIST($codes) }
label-unreadableAppFile = 应用文件无法读取：{ LIST($codes) }
label-malformedText = 文本中有不完整的字符
label-mediaOfOtherKind = 媒体类型不符
label-predictionColumns = 状态码 | 名称 | 预判依据 | 相关规则 | 错误码
label-errors = 错误码
label-errorsNote =
  无法读取的文件没有测量结果，只有错误码。它是记录中的 `error.code`，旁边的消息说明发现了什么、应如何处理。错误码所属的类别决定渠道会返回哪个分享状态码，见各渠道页面的“无法读取的文件”。
label-errorColumns = 错误码 | 类别 | 含义
label-groupColumns = 类别 | 含义
label-otherIDs = 报告中不属于规则的 ID
label-idColumns = ID | 含义
label-facts = 文件信息
label-factsNote =
  文件信息是从文件测得的属性。每一项是 `preflight probe` 记录中的一个键，规则也用这个键来引用它。本应有但无法读取的信息，值为 `null`，原因见 `unknown`。不适用于该文件的信息没有对应的键。`preflight explain video.codec` 列出使用某项信息的规则。

  header 层级只读取描述文件的几 KB 数据。属于 stream 层级的信息，如果文件头没有写明，则由该层级读取数据包得出。
label-factColumns = 键 | 名称 | 类型 | 单位 | 读取层级 | 含义
label-factsOfFile = 文件
label-factsOf = { $part ->
    [video] 主视频轨道
    [audio] 主音频轨道
    [image] 图片
    [color] 图片或主视频轨道的颜色
    [content] 画面和声音（仅 `--depth content`）
    [document] 文档：PDF
    [archive] 压缩包：ZIP
   *[captions] 字幕：WebVTT 或 SRT
  }

## outcomes

outcomes-total = { $posts } 次发布，{ $first } 至 { $last }
outcomes-title = 已记录的结果
outcomes-none = 没有记录任何发布。
outcomes-repeated = { $count } 条记录重复，只计一次。
outcomes-damaged = { $count } 行不是记录，未计入，例如：
outcomes-damagedLine = 第 { $line } 行：{ $reason }
outcomes-answers = 拒绝 { $refused }，接受 { $accepted }，改动 { $altered }，因文件以外的原因拒绝 { $unrelated }
outcomes-recall = 被拒绝的发布中，预测为不通过：{ $share }；加上警告和不适用：{ $noticed }
outcomes-precision = 预测为不通过的发布中，被拒绝：{ $share }
outcomes-share = { $count }/{ $total } = { $percent } %（{ $low }–{ $high } %）
outcomes-unknownDestination = { $id }（不在渠道列表中）
outcomes-rulesTitle = 有结果的规则：
outcomes-rule = { $id }：错误 { $errors }，警告 { $warnings }；其错误中被拒绝 { $precision }；占拒绝的比例 { $recall }
outcomes-ruleWithoutAnswer = { $id }：错误 { $errors }，警告 { $warnings }
outcomes-unexplainedTitle = 没有规则能解释的拒绝：
outcomes-noCode = 无代码
outcomes-group = { $code }：{ $posts } 次发布
outcomes-notSeparated = 没有单个事实能将其与通过的发布区分开
outcomes-separated = { $decision }：拒绝 { $refused }/{ $refusals }，接受 { $accepted }/{ $passed }
outcomes-since = 自 { $month } 起；此前{ $count ->
    [0] 没有此类发布的记录
   *[other] 有 { $count } 次此类发布通过，最后一次在 { $last }
  }
outcomes-sinceMonth = 自 { $month } 起
outcomes-ruleLimit = 规则 { $id } 的上限或下限为 { $limit }
outcomes-between = 限值介于通过的 { $inside } 与 { $outside } 之间
outcomes-contradicted = { $id } 判定 { $total } 次发布不通过，其中 { $accepted } 次被接受
outcomes-looser = { $inside } 通过；该规则的限值为 { $limit }
outcomes-neverFired = 没有结果的规则（{ $count }）：{ LIST($rules) }
outcomes-unlistedTitle = 渠道文档未列出的代码：
outcomes-unlisted = { $id }：{ $code }（{ $posts }）

outcomes-ruleHead = 规则
outcomes-errorsHead = 错误
outcomes-warningsHead = 警告
outcomes-precisionHead = 其错误中被拒绝
outcomes-recallHead = 占拒绝的比例
outcomes-predicted = 被拒绝，与预测一致
outcomes-missed = 被拒绝，未预测到
outcomes-falseAlarms = 被接受，但预测为不通过
outcomes-pictureTitle = 每月的答复
outcomes-intervals = 比例后的区间是 95 % 的 Wilson 区间。
outcomes-unexplainedGroup = 没有规则能解释 { $group }
outcomes-month = { $month }：{ $predicted } 次拒绝与预测一致，{ $missed } 次拒绝未预测到，{ $falseAlarms } 次被接受但预测为不通过

## web

web-summary = 在浏览器中检查媒体文件能否用于各分享渠道。
web-unstarted = 本页面需要 JavaScript 和网页服务器。
web-title = 每个文件可以发布到哪里？
web-drop = 将文件或文件夹拖到此处，或点击上方按钮选择。
web-private = 任何内容都不会离开这台电脑。页面读取描述文件的几千字节，并显示缩略图。
web-promise = 结果依据各渠道公开的规则预测。没有工具能保证分享一定成功。
web-offline = 本页面可离线使用。
web-pick = 选择文件…
web-pickFolder = 选择文件夹…
web-destinations = 分享渠道
web-language = 语言
web-groups = 渠道分组
web-usual = 常用渠道
web-all = 全部
web-saveHTML = 保存为 HTML
web-saveJSON = 保存为 JSON
web-forget = 重新开始
web-stop = 停止
web-finding = 正在查找文件：{ $count }
web-judging = 已读取 { $done } / { $total } 个文件
web-picturing = 已生成 { $done } / { $total } 张缩略图
web-done = 已判断 { $count } 个文件。
web-stopped = 已停止，读取了 { $done } / { $total } 个文件。
web-noFiles = 文件夹中没有文件。
web-noMedia = 从名称和内容看，这些文件都不是媒体文件。
web-chosen = 分享渠道：{ $count } 个
web-chosenUsual = 分享渠道：常用的 { $count } 个
web-cut = 共 { $all } 个文件，本页只显示其中最严重的 { $shown } 个。统计数字包含全部；JSON 报告列出全部文件。
web-suggestions = 建议的修改
web-copy = 复制命令
web-copied = 命令已复制。
web-notCopied = 浏览器不允许复制。
web-unserved = 以下渠道需要其他处理：
web-failed = 页面无法继续：{ $reason }。请重新加载页面，再选择文件。
web-notSaved = 报告未保存：{ $reason }。
web-noModule = 浏览器不支持 WebAssembly，请使用较新的浏览器
web-workerStopped = 读取文件的进程已停止

## upload

upload-title = 上传视频
upload-choose = 视频
upload-upload = 上传
upload-cancel = 取消
upload-remove = 移除
upload-drop = 把视频拖到这里，或按回车键选择
upload-judging = 正在检查
upload-ready = 可以上传
upload-refused = 未通过
upload-sending = 正在上传
upload-sent = 已上传
upload-failed = 上传失败
upload-count = { $state }：{ $count }
upload-counts = { LIST($parts) }
upload-broken = 服务器返回状态 { $status }。
upload-tooMany = 最多选择 { $count } 个文件。
upload-undecided = 无法判定：请使用 MP4 或 MOV
upload-late = 未能及时得出结果：请重新上传该文件

## site

site-name = Preflight 文档
site-search = 搜索

## job

job-placed = { $place }: { $message }
job-skipped = （已跳过 { $count } 个）
job-wrongValueExpected = { $name } 的值为“{ $value }”，应为{ $expected }
job-cannotRead = 无法读取 { $path }：{ $error }
job-noLimitsIn = { $path } 中没有所选渠道所需的上限，例如 mastodon 的上限
job-wrongAssumption = --assume 的值为“{ $text }”，应为 名称=值，例如 app_version=17.3
job-unknownParameter = 所选渠道没有参数“{ $name }”
job-noParameters = ；这些渠道没有参数，请去掉 --assume
job-cannotReadBaselineFile = 无法读取基线 { $path }：{ $error }；--write-baseline 可以写入基线
job-cannotReadBaseline = 无法读取基线 { $path }：{ $error }
job-baselineReplaces = 基线会替换 { $path }，但它不是基线：请换一个文件
job-theBaseline = 基线{ " " }
job-wroteBaseline = 已写入基线 { $path }，包含{ $files }的{ $problems }；请用 --baseline 使用
job-files = { $count } 个文件
job-problems = { $count } 个问题
job-baselineEntryGone = 基线接受了 { $path } 的 { $problem }，但该文件已没有这个问题
job-moreEntriesGone = 基线中另有 { $count } 项已不需要
job-writeBaselineAgain = 请用 --write-baseline 重新写入基线以删除这些条目
job-allowanceExpired = 针对 { $allowance } 的例外已于 { $day } 到期：请修复文件，或延长期限
job-allowanceUnneeded = 针对 { $allowance } 的例外已不需要：请删除
job-acceptedByBaseline = 基线接受了{ $problems }
job-acceptedByAllowances = 例外接受了{ $problems }
job-accepted = 已接受{ $problems }：基线 { $byBaseline } 个，例外 { $byAllowances } 个
job-pathOutsideWorkTree = { $origin }：{ $path } 不在配置所在的工作区中：用 --config 指定配置后可以使用其他路径
job-configurationLeadsOut = { $path } 是指向工作区之外的链接：请用 --config 指定文件本身，或使用 --no-config
job-cannotReadConfiguration = 无法读取配置 { $path }：{ $reason }
job-unknownDestinationOrGroup = 没有渠道或分组“{ $name }”
job-didYouMean = ；是否想写“{ $name }”？
job-listsDestinations = ；preflight destinations 列出全部渠道
job-emptyTo = --to 为空，应为渠道的 id 或简称：preflight destinations 列出全部渠道
job-nameOfGroup = “{ $name }”是包含 { $members } 的分组：请指定其中一个渠道
job-unknownDestination = 没有渠道“{ $name }”
job-formerName = 名称“{ $name }”即将改指 { $usual }：发布到应用请写 { $usual }；SDK（目前的含义）请写 { $replacement }
job-noDestinationFile = { $folders } 中没有渠道文件（*.yml）：请检查 --destinations
job-destinationWhereFolder = --destinations 的值是渠道“{ $name }”，应为文件夹；是否想写 --to { $name }？
job-destinationFolderMissing = 文件夹 { $folders } 不存在：请检查 --destinations
job-videos = { $count } 个视频
job-images = { $count } 张图片
job-overrides = { $count } 个覆盖项
job-folderContent = { $videos }，{ $images }，{ $overrides }
job-destinationAmongFiles = 文件中出现了渠道“{ $name }”；如需同时选择，请用 --to { $list }
job-wrongSeverity = --severity 的值为“{ $text }”，应为 规则=级别，例如 tiktok-video/video-duration-max=warning
job-unknownSeverity = --severity 的级别为“{ $word }”
job-noneWithDestinations = --to 不能同时使用 none 和渠道：请去掉其中之一
job-ruleNeedsContent = 规则 { $rule } 涉及画面或声音，只有 --depth content 会测量：请加上 --depth content，或在 preflight.yml 中写 depth: content
job-cannotWriteInto = 无法写入 { $folder }：{ $error }
job-anotherRunWrites = 另一次运行正在写入 { $folder }：请等待其结束
job-cannotReadManifest = { $path } 不是交付清单：请换一个文件夹（{ $reason }）
job-unknownRevision = git 中没有修订版本“{ $revision }”：请检查名称，或先获取该版本（浅克隆只有最近的提交）
job-gitDoesNotStart = --changed-since 需要 git，但无法启动（{ $error }）：请安装 git
job-noGitWorkTree = --changed-since 需要在 git 工作区中运行（{ $reason }）
job-standardInputTwice = “-”出现了两次，但标准输入不能既是列表又是媒体文件：请去掉一个
job-strayStdinFilename = 使用 --stdin-filename 时，唯一的路径应为 -：preflight scan - --stdin-filename clip.mp4 <data
job-wrongExclude = --exclude 的值为“{ $pattern }”，应为能匹配文件的 .gitignore 模式
job-standardInputWhereFiles = 给出了 -，应为文件：输出文件以原文件命名
job-noOtherPathExists = ，其他路径也都不存在
job-noFileInEither = 文件或文件夹“{ $path }”不存在，在 { $other } 中也不存在：请检查拼写
job-cannotReadList = 无法读取列表 { $path }：{ $error }
job-outsideOfGitWorkTree = { $path } 不在 git 工作区 { $folder } 中：请去掉 --changed-since，或在该路径的工作区中运行 preflight
job-noFileOrFolder = 文件或文件夹“{ $path }”不存在{ $more }：请检查拼写
job-reportReplaces = 报告会替换本次运行要读取的 { $path }：请换一个文件
job-sameFileForReports = 两个报告会写入同一个文件 { $path }：请分别指定不同的文件
job-outsideOfRoot = 给出了 { $path }，应为 --root 文件夹中的路径
job-deliveryWithoutDestinations = --to 的值为 none，应为渠道：交付会为每个渠道建立一个文件夹
job-noDelivery = 没有 { $path }，应为交付文件夹：请检查 --output
job-noneHasCode = { $destinations } 都没有代码“{ $code }”
job-subjectNotKnown = { $destinations } 没有与“{ $subject }”对应的已知返回
job-unknownSubject = 无法解释“{ $subject }”，应为文件、分享状态码（20007、tiktok-video/20007）、渠道自己的代码（instagram/2207026）及其名称或消息、规则的 id（tiktok-video/video-duration-max）、事实（video.closed_gop）或错误码（truncated）
job-unknownCode = 没有代码 { $code }，应为以下之一：{ $known }，或渠道页面列出的代码
job-unknownRule = { $destination } 没有规则“{ $rule }”
job-hint = ；{ $hint }
job-listsRules = ；preflight destinations show { $destination } 列出全部规则
job-unknownRuleOfPreflight = 无法解释“{ $subject }”，应为 preflight/unreadable 或 preflight/undecided
job-folderWhereFile = { $path } 是文件夹，应为文件：请用 preflight scan 判定文件夹
job-notMedia = { $path } 不是媒体文件
job-wrongJobs = --jobs 的值为 { $count }，应为 1 到 1024
job-wrongWorkers = --workers 的值为 { $count }，应为 1 到 256
job-wrongTimeout = --timeout 的值为 { $seconds }，应为 0.01 到 86400 秒
job-depthWithHeaderEngine = 给出了 --depth { $depth }，但 --engine header 只读取文件头：请去掉其中一个
job-headerWithReferenceEngine = 给出了 --depth header，但 --engine reference 总是读取更多内容：请去掉其中一个
job-standardInputWhereDocument = 给出了 -，应为文档的路径，因为文档中的路径以该文档为基准
job-noThumbnails = 报告没有缩略图：{ $error }
job-unreadablePaths = { $count ->
    [1] 有 { $count } 个路径无法读取：请查看其错误
   *[other] 有 { $count } 个路径无法读取：请查看各自的错误
  }
job-noRequestFound = 所给路径中没有请求{ $skipped }：请检查路径，或使用 --allow-empty
job-noMediaFound = 所给路径中没有媒体文件{ $skipped }：请检查路径，或使用 --allow-empty
job-recordsReplaced = 结果中的路径与运行时的路径不同，说明记录被替换或重新排序：请重新运行各分片
job-anotherConfiguration = 各分片使用了不同的配置：请使用相同的 --config、--baseline、--severity 和 --ignore
job-otherDestinations = 渠道与各分片所用的不同
job-rulesOfResultsMissing = 缺少这些结果所用的规则：请使用与各分片相同的 --destinations（{ $error }）
job-resultInUTF16 = { $path } 是 UTF-16 编码，应为 UTF-8：请用 --output 代替 > 写入
job-resultWithoutSummary = { $path } 的末尾没有汇总，应为 --format ndjson 或 json 的完整报告
job-resultOfOtherSchema = { $path } 的记录格式为 { $found }，应为 { $expected }：请使用同一版本的 preflight
job-notAShard = { $path } 不是分片的结果：请使用 --shard i/n 运行（只有一个分片时为 1/1）
job-resultOfOtherVersion = { $path } 由 Preflight { $found } 写入，应为 { $expected }：请使用同一版本
job-interruptedShard = { $path } 来自被中断的运行：请重新运行分片 { $shard }/{ $count }
job-missingRecord = 缺少文件的记录：请重新运行该分片
job-recordsDiffer = { $path } 的记录与按当前规则判定的不同：请使用相同的 --destinations
job-numberOfRecordsDiffers = 记录数量与汇总中的不同：请重新运行该分片
job-incompleteRecord = { $path } 的记录不完整：请重新运行该分片
job-unreadableFile = 无法读取文件
job-lineTooLong = 有一行超出记录的长度：请重新运行该分片
job-itemOfShard = { $path }，第 { $item } 项（共 { $count } 项）：{ $reason }
job-noResults = 请给出所有分片的结果
job-shardsOfDifferentRuns = { $first } 和 { $second } 不是同一次运行的分片：{ $difference } 不同
job-shardsOfDifferentLibraries = 各分片使用了不同版本的 { $library }（{ $first }、{ $second }）：请使用同一版本运行
job-missingShard = 缺少分片 { $shard }/{ $count }：请给出所有分片的结果
job-shardTwice = 分片 { $shard }/{ $count } 给出了两次：{ $paths }
job-fileWhereFolder = --output 的值 { $path } 是文件，应为文件夹：请换一个
job-outputContainsOriginal = 输出文件夹 { $folder } 包含原文件 { $path }：请换一个文件夹
job-wrongDeadline = --deadline 的值为 { $seconds }，应为 0.1 到 86400 秒
job-noFFmpeg = PATH 中没有用于修改文件的 ffmpeg：请安装（apt install ffmpeg 或 brew install ffmpeg）
job-copiesNotWritten = 由于本机的原因，有 { $count } 个副本无法写入：请查看上面的错误
job-cropWithPad = --crop 和 --pad 只能使用一个：请去掉另一个
job-noClock = 无法读取系统时间，因此无法判断是否到期
job-noSuchSlot = { $destination } 没有素材位“{ $slot }”{ $hint }；可用的素材位：{ $slots }
job-noParametersOfDestination = { $destination } 没有参数，请去掉“{ $name }”
job-noSuchParameterOfDestination = { $destination } 没有参数“{ $name }”{ $hint }；可用的参数：{ $parameters }
job-wrongParameter = { $parameter } 的值为“{ $value }”，应为 { $expected }
job-tooManyCombinations = { $destination }：未给出的参数有 { $count } 种组合，上限为 { $limit } 种：请给出其中一些参数
job-refusedNotRegular = { $path } 不是普通文件：请换一个名称
job-refusedInput = 会替换本次运行要读取的 { $path }：请换一个名称
job-refusedMedia = 会替换媒体文件 { $path }：请换一个名称
job-refusedForeign = { $path } 不是 Preflight 以前写入的文件（{ $kind }）：请删除该文件，或换一个名称
job-refusedAppeared = 写入期间出现了 { $path }：请重新运行命令
job-refusedOutside = { $path } 不在配置所在的文件夹中：其他位置请使用 --report
job-refusedOwned = { $path } 属于 { $owner }：请选择不会影响其他工具的位置
job-refusedInRepository = { $path } 位于 git 仓库的内部文件中：请换一个位置
job-refusedUnnameable = 配置不能指定 { $path }：{ $reason }；请使用 --report
job-refusedLink = { $path } 是链接：请删除该链接，或换一个名称
job-refusedDevice = { $path } 不是普通文件：只有在命令行中输入的路径才可以是设备、命名管道或描述符
job-refusedLeadingOut = 文件夹 { $path } 指向 { $folder } 之外：请删除该链接，或换一个文件夹
job-originalShortened = 复制期间原文件变短了
job-programWroteNothing = 程序没有写入普通文件
job-manifestTooLarge = 文件超出交付清单的大小
job-notAManifest = 文件不是交付清单
job-hiddenControl = 隐藏的文件和文件夹可能影响其他工具
job-reportExtensions = 报告的扩展名应为 .xml、.json、.csv、.html、.md 或 .txt 等
job-nameObeyed = 其他工具会读取这个名称的文件
job-cannotWrite = 无法写入{ $noun }{ $path }：{ $error }
job-similarRules = ；相近的规则：{ $rules }
job-templateHead = 本文件夹及其下所有内容的 Preflight 配置。
job-templateGuide = preflight config 显示生效的设置。docs/configuration.md 说明每项设置。
job-templateTo = 渠道：id、简称或分组。preflight destinations 列出全部渠道。
job-templateFailOn = 文件的结果达到或差于此级别时，退出状态为 1：error、unknown、warning 或 never。
job-templateRules = 规则的级别：error、warning、note 或 off。自定义的上限写成映射。
job-templateAllow = 已接受的问题，包括原因和截止日期。
job-templateBaseline = 目前已接受的问题，由 preflight scan --write-baseline FILE 写入。
job-templateAssume = 文件中没有的值。preflight destinations show NAME 列出渠道的参数。
job-templateExclude = 不判定的文件，使用 .gitignore 语法。
job-templateReports = 每次扫描都写入的报告。
job-templateOwn = 自定义的渠道和分组。
job-templateOverrides = 部分路径使用的其他渠道、素材位或规则。以最后一个匹配的覆盖项为准。

job-storeLocked = 其他程序锁定 { $path } 已达 10 秒：请在其结束后重试
job-noStore = { $path } 不是结果记录文件：请用 --store 指定其他文件
job-cannotAddToStore = 无法向 { $path } 添加记录：{ $error }
job-storeLineTooLong = { $path } 的第 { $line } 行比任何记录都长：该文件不是结果记录文件
job-dayAhead = 日期为 { $day }，应不晚于 { $today }
job-unreadablePost = 无法读取 { $path }，其校验和用于识别发布
job-codeNotListed = { $destination } 的文档未列出代码“{ $code }”；仍会记录

job-logTooLarge = { $path } 为 { $size } MB，应不超过 { $limit }：请拆分日志
job-logEntryWithoutAnswer = 没有答复，应为 accepted、answer、code、text 或 response
job-logEntryWithoutFile = 没有“file”
job-logEntryWithOtherAnswer = 答复为“{ $answer }”，应为 { $known } 之一
job-logEntryOfSeveralFiles = 有 { $count } 个文件，应为一个：对多个文件的答复不能说明单个文件
job-logEntryWithoutDay = 日期为“{ $day }”，应类似 2026-11-28
job-logEntryWithoutDestination = 值为“{ $name }”，应为一个渠道：请用 --network 或 --to 指定
job-logEntryFileMissing = 没有文件 { $path }，{ $folder } 中也没有同名文件
job-noRecordInLine = { $path } 的第 { $line } 行不是结果记录

job-decidedByDueRules = { $count } 条决定判定的规则（例如 { $rule }）的来源已到复核日期：见 'preflight destinations stale'

## command

command-noChange = 所给路径中没有自 { $revision } 以来发生变化的文件，因此没有读取任何文件{ $skipped }
command-defaultOrigin = 默认值
command-configurationIs = 配置：{ $path }
command-noConfiguration = 配置：无；preflight init 可以生成配置
command-fileIs = 文件：{ $path }
command-rulesTitle = 规则（以最后一条匹配的为准）：
command-overridesTitle = 覆盖项：
command-overridesOfFileTitle = 该文件的覆盖项：
command-allowancesTitle = 例外：
command-until = （到 { $day } 为止）
command-checkWithFiles = 不能同时给出文件和 --check，只需 --output：检查时读取交付文件夹
command-wrongDestinationName = 名称为“{ $name }”，只能包含小写字母、数字和连字符
command-builtInDestinationName = “{ $name }”是内置渠道的名称：请换一个名称
command-destinationFileExists = { $path } 已存在：请换一个名称，或删除该文件
command-importedNoRule = { $path } 中没有能生成规则的限制，应至少有一项，例如 max_width 或 max_file_size_mb
command-wroteDestinationFile = 已写入 { $path }；下一步：preflight destinations check { $path }
command-noToday = 本机的时钟没有有效的日期
command-extendsAndLike = 同时找到 --extends 和 --like，只能使用其中之一：--extends 继承规则，--like 写出规则
command-uploadTitle = { $name }：{ $size } 字节
command-uploadWhole = 整个文件作为一个分片发送
command-uploadChunks = { $count } 个分片，每个 { $size } 字节，最后一个 { $last } 字节
command-uploadServer = 每个请求的字节由服务器指定
command-uploadFetches = 也可以提供文件的地址，由接口获取
command-uploadSource = 来源：{ $title }，{ $url }，读于 { $day }
command-uploadNone = { $name }：已读的文档没有说明其接口如何接收文件
command-uploadNoPlan = 没有方案符合文档中的数字
command-uploadValid = 有效：{ $count } 个分片，每个 { $size } 字节
command-uploadInvalid = 无效：{ $count } 个分片，每个 { $size } 字节
command-uploadUnclear = 不确定：{ $count } 个分片，每个 { $size } 字节
command-breachWholeBelow = 小于 { $limit } 字节的文件整个发送，分片大小为 { $size }
command-breachWholeMax = 大于 { $limit } 字节的文件分成多个分片发送
command-breachChunkMin = 分片大小 { $found } 小于下限 { $limit }
command-breachChunkMax = 分片大小 { $found } 大于上限 { $limit }
command-breachChunkMultiple = 分片大小 { $found } 不是 { $limit } 的倍数
command-breachChunkSize = 分片大小为 { $found }，应为 { $limit }
command-breachLastMax = 最后一个分片为 { $found } 字节，上限为 { $limit }
command-breachCountMax = 共有 { $found } 个分片，上限为 { $limit }
command-breachIndexMax = 最后一个分片的编号为 { $found }，上限为 { $limit }
command-breachCount = 共有 { $found } 个分片，按大小应为 { $expected } 个
command-breachUnclear = { $breach }；该单位也可能指 { $other }
command-breachSource = { $breach }（{ $place }：“{ $written }”）
command-wrongChunkSize = 分片大小或数量小于 1，应为字节数和分片数
command-chunkCountAlone = 找到 --chunk-count 而没有 --chunk-size，两者应同时给出
command-emptyUpload = { $path } 为空，没有可上传的内容
command-cannotPrint = 无法写入标准输出：{ $error }
command-noDestinationToCompare = 没有指定渠道，至少需要两个
command-oneDestinationToCompare = 只指定了一个渠道，至少需要两个
command-noDestinationToPlan = 没有指定渠道，至少需要一个
command-wrongDays = --within 的值为 { $days }，应为 0 到 40000 天
command-daysReversed = { $from } 写在 { $until } 之前，应先写较早的日期
command-worker = 读取进程
command-workerDoesNotStart = 无法启动：{ $error }
command-libraries = 库
command-confinementTitle = 读取进程的隔离措施：
command-confinedFully = 读取进程已在本系统允许的范围内完全隔离。
command-measuresMissing = 缺少 { $count } 项措施。
command-adviceOnWorkerProgram = 请在 PREFLIGHT_WORKER 中指定程序本身，而不是启动它的脚本。
command-adviceOnLandlock = Linux 5.13 及以上版本支持，除非在启动时被禁用（lsm=）。
command-adviceOnContainer = 容器可能禁止该措施：请在容器的配置中允许。
command-adviceOnLimits = 其他程序（例如服务管理器）限制了该进程：请修改其设置。
command-measureEnvironment = 空的环境变量
command-measureProcessGroup = 独立的进程组
command-measureNamespaces = 独立的用户和挂载命名空间
command-measureCapabilities = 没有特权能力（capabilities）
command-measureMemory = 限制内存
command-measureCoreDumps = 不生成核心转储
command-measureOpenFiles = 限制打开的文件数
command-measureWrittenFiles = 不能写入文件
command-measureProcessorTime = 限制处理器时间
command-measurePrivileges = 不能获得新权限
command-measureVisibility = 对其他进程不可见
command-measureLandlock = 不能打开文件（Landlock）
command-measureSystemCalls = 限制系统调用（seccomp）
command-stateInForce = 已启用
command-stateUnavailable = 系统不支持
command-stateMissing = 未启用
command-destinationTwice = “{ $name }”和 --to 不能同时使用：请去掉一个
command-noMediaFolder = 没有文件夹 { $path }，应为包含媒体文件的文件夹
command-configurationExists = { $path } 已存在：请修改该文件，或用 --force 替换
command-wroteConfiguration = 已写入 { $path }（{ $content }）；下一步：{ $next }
command-foldersWithoutOverride = 有 { $count } 个文件夹没有覆盖项，因为配置无法写出其名称，或覆盖项过多
command-stepScanFolder = 判定文件夹中的媒体文件。
command-stepScanFile = 按一个渠道的规则判定文件。
command-stepInit = 为当前文件夹生成配置。
command-stepHelp = 列出所有命令。
command-noCommand = 没有指定命令，可以从以下命令开始：
command-fileLikeOption = 文件“{ $path }”的名称与选项相同：请写成 ./{ $path }
command-quietWith = --quiet 和 { $option } 只能使用一个：请去掉另一个
command-reportWithoutFile = --report { $format } 缺少文件：请添加 =文件，例如 --report junit=results.xml
command-wrongReport = --report 的值为“{ $value }”，应为 格式=文件，例如 --report junit=results.xml
command-unknownFormat = 没有格式“{ $name }”
command-reportToStandardOutput = --report 的值为 -，应为文件：输出到标准输出请使用 --format
command-withoutSuggest = { $option } 需要与 --suggest 一起使用：请添加 --suggest，或去掉该选项
command-suggestWithShard = --suggest 和 --shard 只能使用一个：请去掉另一个
command-baselineWithShard = --write-baseline 和 --shard 只能使用一个：请在完整运行时写入基线
command-readyWithFormat = --ready 不支持 --format { $format }，应为 text 或 json
command-readyWith = --ready 和 { $option } 只能使用一个：请去掉另一个
command-noSuggestionsShown = 使用了 --suggest，但本次运行的报告都不显示修改建议：请选择格式 { $formats }，text 格式还需去掉 --quiet
command-failFastLeavesOut = --fail-fast 会遗漏文件，因此不能与 --write-baseline 或 --shard 一起使用
command-stdioOrSocket = 应有 --stdio 或 --socket 之一：请指定其中一个
command-readerIsGone = 无法写入标准输出：读取方已离开
command-tooLittleMemory = 内存不足，至少需要 { $mebibytes } MiB：请提高限制（ulimit -v），或关闭其他程序
command-tooManyThreads = 无法创建线程（{ $reason }）：请提高限制（ulimit -u），或关闭其他程序
command-unknownCommand = 没有命令“{ $name }”
command-toJudgeFile = ；如需判定文件，请使用：preflight scan { $path }
command-unknownOptionNear = 没有选项 { $option }；是否想写 { $known }？
command-unknownOption = 没有选项 { $option }
command-missingOption = 缺少 { $option }
command-missingValue = { $option } 缺少值
command-unexpectedValue = { $option } 不接受值，但给出了“{ $value }”
command-unexpectedArguments = 此命令不接受“{ $arguments }”
command-wrongValue = { $option } 的值为“{ $value }”
command-noShell = 无法确定所用的 shell：请写明名称，例如 --generate-completion-script=zsh
command-seeHelp = ；请参阅 preflight --help
command-seeHelpAll = ；preflight { $command } --help-all 列出全部选项
command-valueNotEmpty = 非空的值
command-valueNumber = 数值
command-valueBytes = 字节数，例如 5000000 或 5MB
command-valueDay = 日期，例如 2026-11-28
command-valueColor = 颜色，例如 white 或 #444444
command-valuePart = 分片，例如 2/5
command-standardInputIsTerminal = 标准输入是终端，应为媒体文件：请用管道或重定向输入
command-cannotCopyStandardInput = 无法把标准输入复制到 { $folder } 中的文件：{ $error }
command-standardOutput = 标准输出
command-interruptedAtOpening = 在读取方打开 { $place } 之前被中断；没有判定任何文件
command-reportRefused = 无法写入报告：{ $reason }
command-configuredReportRefused = { $origin }：无法写入报告：{ $reason }
command-cannotWriteReport = 无法把报告写入{ $place }：{ $error }
command-noSuchFormat = 没有格式 { $name }
command-noStepSummary = 该步骤没有摘要，因为无法写入 GITHUB_STEP_SUMMARY：{ $error }
command-stoppedAtFirstFailure = 遇到第一个失败后已停止，后面的文件未判定
command-anyDestinations = 默认组 default
command-anySlot = 各渠道最合适的素材位
command-noValue = 无
command-allProcessors = 处理器数量

command-recordedOutcomes = 已在 { $path } 中记录 { $count } 次发布
command-neitherCodeNorAccepted = 既没有 --code 也没有 --accepted，应使用其一：渠道的答复是什么？
command-codeAndAccepted = 同时使用了 --code 和 --accepted，应只用其一

command-wrongNetwork = --network 的值为“{ $text }”，应为网络和渠道，例如 instagram=instagram-reel
command-logLineLeftOut = { $path }：未计入第 { $line } 行：{ $reason }
command-logLinesLeftOut = 共有 { $count } 项未计入
command-nothingInLog = { $path } 中没有针对单个文件的答复，因此未记录任何内容
command-nothingToPropose = 没有可建议的内容：没有单个事实能将无法解释的拒绝与被接受的发布区分开
command-noSuchPost = { $path } 中没有 id 为 { $id } 的发布
command-checkedDifference = { $id } { $name }：答复为 { $answer }，预测为“{ $outcome }”
command-checkedOutcomes = 重新判定 { $count } 条记录，{ $wrong } 条不一致

## exchange

exchange-messageTooLong = 消息超过 { $bytes } 字节：请改为发送路径或对象
exchange-inputEndedBeforeRanges = 输入在对象的数据到达之前结束
exchange-interrupted = 程序被中断
exchange-idInUse = 具有此 id 的调用正在运行：请为每个调用指定不同的 id
exchange-tooManyObjects = 已有 { $count } 个对象在等待：请等待其中一个完成
exchange-canceledByCaller = 调用方取消了调用
exchange-canceled = 调用已取消
exchange-tooManyBytesHeld = 打开的对象占用超过 { $mebibytes } MiB：请等待其中一个完成
exchange-objectWaitedTooLong = 对象等待一段内容已 { $seconds } 秒：请发送该内容或其错误
exchange-inputEndedBeforeObject = 输入在对象到达之前结束
exchange-noRootFolder = --root 的文件夹 { $path } 不存在
exchange-callTookTooLong = 调用超过 { $seconds } 秒：请增大 timeout
exchange-callerGivesNoRanges = 给出了对象，但调用方不提供数据范围：请发送路径或数据
exchange-cannotKeepBytes = 无法把数据保存到 { $folder }：{ $error }
exchange-objectWherePathOrBytes = 给出了对象，应为路径或数据
exchange-fileWithoutPath = 文件没有路径，应为原文件的路径
exchange-memberName = 名称，其扩展名会与内容比较。
exchange-memberPath = 命令所见的路径。
exchange-memberBytes = base64 编码的内容。
exchange-memberSize = 已知时的字节数。
exchange-memberVersion = 各部分必须具有的版本，例如 ETag。
exchange-memberHead = 调用方已有的开头数据，base64 编码，最多 64 KiB。
exchange-aFile = 文件
exchange-emptyPath = 路径为空，应为文件的路径
exchange-bytesNotBase64 = bytes 不是 base64（RFC 4648 第 4 节）
exchange-anObject = 对象
exchange-wrongHead = head 不符，应为 base64 编码的开头数据，最多 { $bytes } 字节
exchange-fileWithoutContent = file 缺少 path、bytes 和 object，应为其中之一
exchange-notJSON = 消息不是 JSON：{ $reason }
exchange-notAnObject = 没有对象，每行应为一个以 JSON 对象表示的调用
exchange-wrongID = id 的类型不符，应为文本或整数
exchange-noVersionOfJSONRPC = 缺少 "jsonrpc": "2.0"：请在每条消息中添加该成员
exchange-methodIsNoText = 方法不是文本，应为方法名称
exchange-paramsWithoutNames = params 没有名称，应为对象
exchange-neitherMethodNorAnswer = 既没有方法，也不是对请求的应答
exchange-callerGaveNoReason = 调用方没有说明原因
exchange-neitherResultNorError = 应答中既没有结果也没有错误
exchange-noSizeOfObject = 缺少对象的大小
exchange-answerWithoutBytes = 应答中没有 base64 编码的数据
exchange-tooManyBytesGiven = 收到 { $count } 字节，应不超过 { $most } 字节
exchange-noSuchParameter = { $owner } 没有参数“{ $name }”：请去掉，或更正名称
exchange-strangeFacts = { $name } 与 probe 返回的内容不符：请原样发送
exchange-methodInitialize = 返回版本、方法和限制。
exchange-parameterClient = 关于调用方的任意信息。
exchange-methodCheck = 读取文件并判定。
exchange-parameterWithFacts = 为 true 时同时返回事实。
exchange-parameterEarly = 何时提前结束读取对象：所有渠道都确定拒绝，或有一个渠道确定拒绝。
exchange-methodProbe = 读取文件的事实。
exchange-methodJudge = 根据事实判定，不读取文件。
exchange-parameterFacts = probe 或 check 返回的事实。
exchange-parameterName = 文件的名称。
exchange-methodExplain = 解释分享状态、代码、规则或事实。
exchange-parameterSubject = 分享状态、代码、规则或事实。
exchange-methodDestinations = 列出渠道。
exchange-methodPlan = 建议使渠道接受文件的最小修改。
exchange-methodCheckRanges = 根据对象的若干字节范围作出判定，并指出接下来需要的范围。
exchange-parameterSize = 对象的字节数。
exchange-parameterVersion = 对象的版本，例如 ETag。范围的版本不同，说明对象已更改。
exchange-parameterRanges = 对象的各个范围：offset、以 base64 表示的 bytes，以及存储返回的 version。
exchange-methodRequest = 根据媒体的属性判定分享请求。
exchange-parameterDocument = 请求的文档，格式为 YAML 或 JSON。
exchange-parameterMedia = 文档所列各个文件的属性，以文档中的路径为键。
exchange-expectedRanges = 范围的列表，每一项都有 offset 和以 base64 表示的 bytes
exchange-appFilesNotRead = 文档中有应用的文件：请在文件所在之处判定，此处不要列出
exchange-methodFix = 写入修复后的副本。
exchange-parameterOutput = 副本的文件夹，会自动创建。
exchange-parameterForce = 为 true 时替换以前调用写入的副本。
exchange-parameterProgress = 为 true 时以通知报告进度。
exchange-methodCancel = 结束正在运行的调用。
exchange-parameterID = 调用的 id。
exchange-methodDiscover = 以 OpenRPC 文档描述各方法。
exchange-unknownMethod = 没有方法“{ $name }”，应为以下之一：{ $known }
exchange-parameterFile = 文件。
exchange-parameterTo = 渠道的 id、简称或分组。
exchange-parameterLang = 文本的语言。
exchange-parameterSlot = 判定文件的素材位。
exchange-parameterAssume = 文件中没有的值，按名称给出。
exchange-parameterAsOf = 采用哪一天的规则。
exchange-parameterDepth = 读取文件的程度。
exchange-parameterListed = 文件来自文件夹或列表时为 true。如果没有渠道接受这种文件，则不适用。
exchange-parameterCrop = 为 true 时允许裁剪。
exchange-parameterPad = 允许的填充边颜色：名称或 #RRGGBB。
exchange-parameterBackground = 可用于填充透明部分的颜色：名称或 #RRGGBB。
exchange-parameterTrim = 为 true 时允许截去结尾。
exchange-parameterStripLocation = 为 true 时副本不含图片的拍摄位置。
exchange-parameterTimeout = 调用在多少秒后结束。
exchange-anotherValue = { $name } 的值不符，应为{ $expected }
exchange-expectedText = 文本
exchange-expectedTextWithoutNUL = 不含 NUL 的文本
exchange-expectedTexts = 文本列表
exchange-expectedFlag = { " " }true 或 false
exchange-expectedSeconds = { " " }0.01 到 86400 秒
exchange-expectedBytes = 字节数
exchange-expectedEither = { " " }{ $first } 或 { $second }
exchange-expectedOneOf = 以下之一：{ $values }
exchange-expectedColor = 颜色名称或 #RRGGBB
exchange-missingFacts = 缺少 { $name }，应为 probe 返回的内容
exchange-missingFile = 缺少 { $name }，应为包含 path、bytes 或 object 的对象
exchange-missingID = 缺少调用的 id，应为文本或整数
exchange-missingText = 缺少 { $name }，应为文本
exchange-expectedScalar = 文本、数值、true 或 false
exchange-socketInUse = 另一进程正在 { $path } 监听：请结束它，或指定其他套接字
exchange-cannotMakeSocket = 无法创建套接字 { $path }：{ $error }
exchange-cannotStartThread = 无法启动线程：{ $error }

## help

help-appAbstract = 判定分享应用的配置：Info.plist、权限声明和链接所在的网站。
help-configAbstract = 输出 scan 的设置以及每个值的来源。
help-deliverAbstract = 为每个渠道写入一个可发布文件的文件夹。
help-newAbstract = 为自定义渠道写入带注释的文件。
help-importAbstract = 用 AdCP 格式或其他工具的文档生成渠道文件。
help-planUploadAbstract = 规划接口接收文件的分片。
help-migrateAbstract = 用其他工具的文档生成渠道文件，自动识别文档的形式。
help-exportAbstract = 按 AdCP 的写法输出渠道。
help-checkAbstract = 检查自定义渠道文件，运行其中的示例，并列出缺少的内容。
help-destinationsAbstract = 列出、查看和比较渠道，为多个渠道规划文件，或编写自己的渠道。
help-listAbstract = 列出所有渠道。
help-showAbstract = 显示渠道的素材位、规则、来源和分享状态码。
help-compileAbstract = 把渠道文件编译为 Swift 库读取的 JSON。
help-compareAbstract = 并排显示多个渠道的规则。
help-masterAbstract = 规划一个多个渠道都接受的文件及其 ffmpeg 命令。
help-staleAbstract = 列出需要复查的来源。如有，退出状态为 1。
help-diffAbstract = 显示两个日期之间新增、取消或变化的规则。
help-doctorAbstract = 检查读取进程能否启动及其隔离措施。
help-explainAbstract = 解释渠道为何拒绝文件，或解释分享状态码、代码、规则或文件信息。
help-fixAbstract = 把修复后的副本写入文件夹并判定。
help-initAbstract = 为文件夹写入带注释的 preflight.yml。
help-mergeAbstract = 把所有分片的结果合并为完整运行的报告。
help-preflightAbstract = 在上传之前预测各分享渠道对媒体文件的返回结果。
help-probeAbstract = 输出文件信息，例如时长、大小和编码。
help-requestAbstract = 判定完整的分享请求：媒体、参数和应用环境。
help-scanAbstract = 按各分享渠道的规则判定文件和文件夹。
help-serveAbstract = 应答另一个程序的调用，直到其输入结束。
help-statusDone = 所有文件均已判定，没有文件达到或差于 --fail-on 的结果。
help-statusRed = 有文件达到或差于 --fail-on 的结果，或探测的文件有错误。
help-statusIncomplete = 运行未能完成，或没有可读取的内容。
help-statusUsage = 命令行有误，或给出的路径都不存在。
help-statusInterrupted = 运行被中断。报告包含已得到的结果。
help-usage = 用法：
help-moreInHelpAll = { $command } --help-all 还会列出报告格式和退出状态。
help-moreOptions = { $command } --help-all 列出另外 { $count } 个选项。
help-commandsTitle = 命令：
help-argumentsTitle = 参数：
help-optionsTitle = 选项：
help-formatsTitle = 格式：
help-oneOf = { $meaning }可选值：{ $values }。
help-registryAbstract = 以 JSON 输出格式、命令、变量、状态和代码。
help-appDetails = 每个渠道按其要求给出判定：查询 scheme、URL 类型、键、用途说明和关联域名。缺少文件时，相应的要求不作判定。不使用网络。
help-appExampleSchemes = 判定渠道所需的查询 scheme 和 URL 类型。
help-appExampleLink = 同时判定分享的链接及其网页的副本。
help-configDetails = 接受 scan 的选项。命令行优先于 PREFLIGHT_FAIL_ON 等环境变量，环境变量优先于路径所在文件夹或其上级中最近的 preflight.yml。只给出一个文件时，输出该文件的设置。
help-configExampleFolder = 输出当前文件夹的设置。
help-configExampleFile = 输出一个文件的设置，以及配置为它修改的规则。
help-configExampleCompiled = 为在浏览器中检查文件的模块编译设置。
help-deliverDetails = 可发布的文件直接复制，其他文件像 preflight fix 一样修复。会被拒绝的、没有判定的，以及问题只是被接受的文件不会交付。index.html 和 manifest.json 列出所有文件和原因。原文件始终不变。再次运行只写入新文件。
help-deliverExample = 写入 out/instagram-reel/ 和 out/tiktok-video/。
help-deliverExampleCheck = 把文件夹与清单比较，并按当前规则判定每个文件。
help-deliverDone = 所有文件均已交付到接受此类文件的渠道。
help-deliverRed = 有文件无法交付，或 --check 发现差异。
help-deliverIncomplete = 运行未能完成，例如磁盘已满。
help-usageStatus = 命令行有误。
help-deliverInterrupted = 运行被中断。已写入的文件是完整的。
help-newDetails = 文件为当前文件夹中的 NAME.yml。使用 --extends 时，只包含对另一渠道的修改。
help-newExample = 写入 club-wall.yml，从头描述一个渠道。
help-newExampleExtends = 写入 acme-reel.yml，修改 Instagram Reels 的规则。
help-newExampleLike = 写入 acme-tv.yml，完整列出 YouTube 的规则。
help-checkDetails = 每处错误都会注明所在的行。示例是规则临界处的值及其应有的结果。缺少内容不会导致检查失败。
help-checkExample = 检查文件夹中的所有渠道文件（*.yml）。
help-destinationsExampleList = 列出所有渠道。
help-destinationsExampleShow = 显示渠道的规则及其来源。
help-listExample = 以 JSON 输出这些分组中的渠道。
help-showExample = 显示渠道的全部内容。
help-showExampleDay = 显示该日期的规则。
help-compileDetails = 导入 Preflight 的应用用 Destination(compiled:) 读取该 JSON，无需 YAML 解析器。文件会先经过检查，每处错误都会注明所在的行。
help-compileExample = 编译自定义渠道文件。
help-importDetails = 支持的格式：AdCP（Ad Context Protocol）的创意格式、MediaConch 策略（XML）、Transloadit 的 /file/filter 步骤，以及各列有名称的 JSON 限制表。没有对应规则的部分会连同其位置在标准错误中列出。输出文件的名称就是渠道的 id。
help-planUploadDetails = 数字及其来源属于渠道。使用 --chunk-size 时按这些数字判定您自己的方案，违反其中一项时退出状态为 1。不上传任何内容。
help-planUploadExample = 输出上传到 TikTok 的分片大小和数量。
help-planUploadExampleOwn = 判定一个被接口拒绝的方案。
help-importExample = 根据媒体方接受的格式生成渠道。
help-importExampleMediaConch = 输出 MediaConch 策略的规则。
help-migrateExample = 根据策略生成渠道。
help-exportDetails = 以 JSON 输出每个位置的要求。AdCP 无法表达的规则在标准错误中列出。由格式生成的渠道会还原为该格式。
help-exportExample = 输出内置渠道的要求。
help-compareDetails = 每行是文件或请求的一项属性。各渠道不同的行在前，并以 ≠ 标记。建议的或非官方的上限带有标记。不含对应用的规则。
help-compareExample = 比较三个渠道的规则。
help-masterDetails = 方案采用所有渠道中最严格的上限，并注明相应的规则。警告和建议在不矛盾时采用。规则互相矛盾时会列出这些规则，方案适用于尽可能多的渠道，退出状态为 1。
help-masterExampleVideo = 为三个渠道规划视频。
help-masterExampleImage = 为两个渠道规划图片。
help-staleExample = 同时列出 30 天内需要复查的来源。
help-diffExample = 显示这些渠道的变化。
help-doctorDetails = 此命令启动一个读取进程，由它报告隔离措施。系统不支持的措施会列出，但不算错误。
help-doctorExample = 输出读取进程、所用的库和隔离措施。
help-doctorExampleJSON = 输出供程序读取的相同内容。
help-doctorDone = 读取进程可以启动，系统支持的措施均已启用。
help-doctorRed = 读取进程无法启动，或缺少某项措施。输出中有处理方法。
help-explainDetails = 文件按 --to 的渠道进行解释：逐项列出问题及其限制、解决办法和来源，以及修复文件的命令。对使用分享状态码（20007）或渠道自己代码的每个渠道进行解释；写在斜杠前的渠道（tiktok-video/20007）则只解释该渠道。也可以给出 SDK 中的名称或消息。规则用 id 表示，例如 tiktok-video/video-duration-max。文件信息用键表示，例如 video.closed_gop，与 probe 的记录相同。也可以给出无法读取的文件的错误码（truncated）。
help-explainExampleFile = 解释 Instagram 为何会拒绝文件，以及如何处理。
help-explainExampleState = 为所有渠道解释一个分享状态码。
help-explainExampleStateOfFile = 显示预测此分享状态码的规则，以及文件的值。
help-explainExampleSDK = 解释 SDK 的错误码。不指定渠道时：explain -- -4。
help-explainExampleError = 显示预测此错误的 Instagram 规则，以及文件违反了哪些。
help-explainExampleName = 解释 SDK 中使用此名称的代码。
help-explainExampleRule = 解释一条规则。
help-explainExampleFact = 解释一项文件信息，并列出使用它的规则。
help-fixDetails = 每个副本只做所选渠道可接受的最小修改。能复制的流直接复制，否则用 ffmpeg 编码。原文件始终不变。写入前会列出损失的内容，并把副本与原文件比较。裁剪、加边、填充背景和截短需要相应的选项。preflight scan --suggest 输出同样的命令，但不运行。
help-fixExample = 如有可能，写入一个两个渠道都接受的副本。
help-fixExamplePad = 宽高比不符合要求时添加白边。
help-fixExampleDry = 输出计划写入的副本。
help-fixDone = 所有文件均已修复，或无需修改。
help-fixRed = 有文件仍存在问题。
help-fixIncomplete = 运行未能完成，例如没有 ffmpeg 或磁盘已满。
help-fixInterrupted = 运行被中断。已写入的副本是完整的。
help-initDetails = stories/ 或 reels/ 等文件夹名称会成为相应渠道的覆盖项。其他设置均为注释，注明可用的值。
help-initExample = 把 preflight.yml 写入当前文件夹。
help-initExampleFolder = 为这些渠道写入 campaign/preflight.yml。
help-mergeDetails = 结果来自使用 --shard 和 --format ndjson 或 json 的 scan 或 probe。报告和退出状态与不使用 --shard 时相同。
help-mergeExample = 合并两台机器的结果。
help-scanExampleFolder = 按两个渠道判定文件夹中的媒体文件。
help-preflightExampleExplain = 解释渠道为何拒绝文件，以及如何处理。
help-preflightExampleFix = 为渠道会拒绝的文件写入修复后的副本。
help-probeExample = 以 JSON 输出文件的全部信息。
help-probeExampleDecode = 完整解码文件夹中的每个媒体文件。
help-requestDetails = 请求是指明渠道的 YAML 或 JSON 文档。request 包含 SDK 的字段，context 包含已知的应用和权限信息：版本、权限范围、应用的 Info.plist。路径相对于文档所在的文件夹，且不能超出该文件夹。文件夹中的 *.yml、*.yaml 和 *.json 文件都是文档。
help-requestDetailsPost = 帖子用 post 代替 destination 和 request，包含 media、text、title、description、link、cover、alt_text 和 tags。按 --to 的渠道判定，没有时按帖子的 to，再没有则按分组 default。每个渠道只读取它支持的字段。
help-requestDetailsOthers = 指定 --to 时，文档也可以是渠道 API 的请求体。还可读取 Postiz 和 Mixpost 的帖子，以及每行一条帖子的表格（*.csv）。
help-requestExamplePost = 同时按这些渠道和分组判定一个帖子。
help-requestExample = 判定文档中的请求。
help-requestExampleFolder = 按应用的这个版本判定文件夹中的所有请求。
help-scanDetails = 直接给出的文件会得到每个渠道的判定。文件夹和列表中的文件，内容或扩展名为媒体时才会判定，其他文件会跳过并计数。同一路径即使写法不同，也只判定一次。
help-scanExampleSlot = 只把文件作为背景视频判定。
help-scanExampleReport = 同时写入 JUnit 报告，有警告时以 1 退出。
help-scanExampleReady = 列出各渠道可以发布的文件。
help-scanExampleSuggest = 输出渠道可接受的最小修改及其命令。
help-scanExampleChanged = 只判定自某个 git 版本以来发生变化的文件。
help-serveDetails = 程序在标准输入中每行写入一个 JSON-RPC 2.0 调用，并从标准输出读取应答。多个调用可以同时进行。文件可以是路径、字节，或由命令请求其区间的对象。使用 --socket 时，多个程序共用一个命令，直到它被中断。Python 包 preflight-media 使用此接口，docs/exchange.md 有说明。
help-serveExample = 应答对一个文件夹中文件的调用。
help-serveDone = 输入已结束，所有调用均已应答。
help-serveIncomplete = 无法写入应答。
help-serveInterrupted = 命令被中断。
help-optionHelp = 显示帮助。--help-all 显示全部选项。
help-optionVersion = 显示版本。
help-optionLang = 报告、消息和帮助的语言：{ LIST($languages) }。
help-optionTextOrJSON = 输出供人阅读的文本或 JSON：text、json。
help-optionPaths = 文件、文件夹，或加引号的通配模式，例如 'campaign/**/*.mp4'。
help-optionFilesFrom = 从文件读取路径，每行一个或以 NUL 分隔；- 表示标准输入。跳过非媒体文件。
help-optionOnlyMedia = 像处理文件夹一样，跳过被排除的文件，以及名称和内容都不是媒体的文件。适用于传入所有文件的钩子。
help-optionExclude = 跳过文件夹和列表中匹配此模式的文件，使用 .gitignore 语法。可重复使用。
help-optionNoIgnoreFiles = 不读取 .preflightignore 和 .gitignore。
help-optionHidden = 包括文件夹中的隐藏文件。
help-optionChangedSince = 只读取此 git 版本与工作区之间有差异的文件。
help-optionAllowEmpty = 没有可读取的内容时以 0 退出。
help-optionStdinFilename = 为标准输入（-）中的文件指定名称，用于报告、规则和设置。
help-optionShard = 只读取均分后的一个分片，例如 2/5。preflight merge 合并结果。
help-optionTo = 按这些渠道判定：id、简称或分组，以逗号分隔。使用 none 时只判定文件本身。
help-optionAssume = 给出文件中没有的值，例如 app_version=17.3。可重复使用。
help-optionAssumeFrom = 采用服务器 JSON 文档中的上限，例如 Mastodon 的 /api/v2/instance 返回的内容。
help-optionAsOf = 使用此日期的规则，例如 2025-01-10。
help-optionFailOn = 文件达到或差于此结果时以 1 退出：error、unknown、not-judged、warning 或 never。
help-optionDestinations = 除内置渠道外，添加此文件夹中的自定义渠道文件（*.yml）。
help-optionSeverity = 设置规则的级别：error、warning、note 或 off，例如 tiktok-video/video-duration-max=warning。可重复使用。
help-optionIgnore = 关闭规则，例如 file/extension-mismatch 或 '*/video-fast-start'。可重复使用。
help-optionConfig = 使用此配置，而不是路径所在文件夹或其上级中最近的 preflight.yml。
help-optionNoConfig = 不使用 preflight.yml 和 PREFLIGHT_ 环境变量。
help-optionOutput = 把报告写入文件，完成后文件才会出现。
help-optionReport = 再写入一份报告，例如 junit=results.xml。可重复使用。
help-optionNoThumbnails = html 报告不含缩略图，文件更小，写入更快。
help-optionQuiet = 对每个使退出状态为 1 的文件输出一行，并输出统计（text）。
help-optionAll = 显示所有文件、所有问题和所有跳过的文件（text）。
help-optionVerbose = 在标准错误中输出每个文件读取了多少、由哪一层读取，以及读取时间。
help-optionColor = 使用颜色：auto、always、never。auto 取决于终端以及 NO_COLOR、FORCE_COLOR、CLICOLOR_FORCE 和 CLICOLOR。
help-optionEngine = 读取方式：先读文件头，缺少的信息由 C 库读取（auto），或只用其中一种。
help-optionDepth = 读取深度：header（文件头）、stream（规则所需的数据包）、sampled（部分关键帧）、decode（全部）、content（还测量画面和声音）。
help-optionJobs = 同时读取的文件数。
help-optionWorkers = 用于深层读取的进程数。
help-optionTimeout = 读取单个文件的时间上限。
help-optionSlot = 只在此素材位中判定。preflight destinations show 列出渠道的素材位。
help-optionWithFacts = 在每个判定中包含文件信息（json、ndjson）。
help-optionOnlyProblems = 不列出没有问题的文件和渠道（text、markdown、html）。统计数字包含全部文件。
help-optionReady = 列出各渠道可以发布的文件，然后是有警告的文件（text、json）。
help-optionSuggest = 为每个不通过的文件给出最小的修改方法、命令和预测的判定（text、json、ndjson）。
help-optionBaseline = 接受此基线文件记录的问题。新问题仍会导致失败。
help-optionWriteBaseline = 把目前的问题记录到此基线文件，并以 0 退出。
help-optionFailOnUnused = 基线或例外接受的问题已不存在时以 1 退出。
help-optionFailFast = 遇到第一个使退出状态为 1 的文件后停止。
help-optionCrop = 裁剪宽高比不符合要求的图片和视频。
help-optionPad = 宽高比不符合要求时，添加此颜色的边：颜色名称或 #RRGGBB。
help-optionBackground = 不允许透明时，用此颜色填充透明部分。
help-optionTrim = 视频过长时截去末尾。
help-optionStripLocation = 副本中不保留图片的拍摄位置。
help-optionDeadline = ffmpeg 处理单个文件的时间上限。
help-optionRepairFolder = 把修复后的副本写入此文件夹，不存在时会创建。
help-optionDryRun = 输出计划写入的副本，不写入任何文件。
help-optionForce = 替换输出文件夹中以前写入的副本。
help-optionRepairSlot = 只为此素材位修复。preflight destinations show 列出渠道的素材位。
help-optionDeliveryFolder = 交付到此文件夹，不存在时会创建。
help-optionCheck = 检查以前的交付，不写入任何文件。
help-optionDryDelivery = 输出计划交付的文件数量和大小，不写入任何文件。
help-optionKeepRemoved = 保留并标记原文件已不存在的文件；否则会移除。
help-optionPostsTo = 按这些渠道判定帖子：id、简称或分组，以逗号分隔。请求自己指明渠道。
help-optionRequestAssume = 给出请求中没有的值，例如 app_version=21.3。可重复使用。
help-optionInfoPlist = 应用的 Info.plist，XML 或二进制格式。
help-optionEntitlements = 从此属性列表读取应用的权限声明。
help-optionRedirectURI = 渠道返回应用所用的 URL（redirectURI）。
help-optionLink = 检查此分享链接是否为应用的通用链接。
help-optionSiteAssociation = 读取链接所在主机的 apple-app-site-association 文件。
help-optionPage = 读取链接所指网页的副本。
help-optionPageResources = 在此文件夹中查找网页引用的图片、视频和图标。
help-optionSources = 在此文件夹的 .swift、.m、.mm 和 .h 文件中查找渠道所需的调用。
help-optionProject = 读取此 project.pbxproj 的构建设置和链接库。
help-optionResults = 所有分片的结果文件，顺序不限。
help-optionShardBaseline = 各分片运行时所用的基线。
help-optionStdio = 从标准输入读取调用，并把应答写到标准输出。
help-optionSocket = 应答此用户连接到此套接字的程序。
help-optionRoot = 只读写此文件夹中的文件。
help-optionSubject = 分享状态码（20007）、渠道自己的代码（tiktok-share-kit-ios/-4）及其名称或消息、规则的 id，或文件信息（video.closed_gop）。
help-optionFile = 解释此文件的结果。
help-optionFolder = 文件夹。
help-optionInitialTo = 按这些渠道判定：id、简称或分组，以逗号分隔。
help-optionSchema = 同时写入 .preflight.schema.json，编辑器可用它检查和补全配置。
help-optionReplace = 替换已有的文件。
help-optionScannedPaths = 扫描的路径。
help-optionCompiled = 以 JSON 输出检查文件所用的内容，供浏览器模块使用：目标平台、规则和假定值。
help-optionShownSlot = 显示此素材位的设置。
help-optionShownBaseline = 显示使用此基线时的设置。
help-optionAnyNames = id、简称或分组。
help-optionDestination = 渠道的 id 或简称。
help-optionNames = id、简称或分组，也可以用逗号分隔。
help-optionKind = 规划此类文件：video、image。
help-optionFrom = 较早的日期，例如 2025-01-10。
help-optionUntil = 较晚的日期。
help-optionComparedTo = 只显示这些渠道：id、简称或分组，以逗号分隔。
help-optionToday = 用此日期代替今天，例如 2027-06-01。
help-optionWithin = 同时列出此天数内需要复查的来源。
help-optionName = 渠道的 id：小写字母、数字和连字符。
help-optionExtends = 要修改其规则的渠道。
help-optionLike = 完整写出该渠道的位置和规则，供修改。不继承任何内容。
help-optionOwnFiles = 渠道文件（YAML）或包含它们的文件夹。
help-optionOwnFile = 渠道文件（YAML）。
help-optionCompiledFile = 把 JSON 写入文件。
help-optionImportedForm = 文档的形式。
help-optionUploadedFile = 要上传的文件。
help-optionUploadTo = 为这些渠道规划：id、短名称或分组，以逗号分隔。
help-optionChunkSize = 改为判定使用该分片大小的方案，例如 5000000 或 5MB。
help-optionChunkCount = 该方案的分片数量。省略时为由此得出的数量。
help-optionImportedFile = 要读取的文档。
help-optionMadeFile = 把渠道写入该文件。
help-optionExportedForm = 输出的形式。
help-optionExportedFile = 把 JSON 写入该文件。
help-groupInput = 输入
help-groupDestinations = 渠道和规则
help-groupReports = 报告
help-groupReading = 读取
help-heading = { $title }：
help-withStandard = { $meaning }（默认：{ $standard }）
help-examplesTitle = 示例：
help-statusesTitle = 退出状态：
help-standardGroup = 分组 default
help-standardEnvironment = 取自 LC_ALL、LC_MESSAGES 或 LANG
help-standardRules = 最新的规则
help-standardProcessors = 处理器数量
help-standardTimeout = { $usual }；--depth decode 或 content 时为 { $deep }
help-standardNames = 全部
help-standardKind = 有渠道接受视频时为 video
help-format = { $name ->
    [text] 供人阅读：最严重的问题在前；文件较少时附表格
    [json] 包含全部记录的 JSON 数组
    [ndjson] 每行一个 JSON 对象，得到结果后立即写出
    [csv] 电子表格，每个判定一行
    [markdown] 拉取请求评论，最严重的在前，不超过 GitHub 的上限
    [junit] 用于 CI 的 JUnit XML：测试套件为渠道，用例为素材
    [sarif] 用于代码扫描的 SARIF 2.1.0，最严重的 5,000 条结果
    [github] GitHub Actions 注释，最严重的十条
    [gitlab] 用于 GitLab 合并请求的代码质量报告
    [html] 供人阅读的单个网页，可筛选和搜索
    [line] 每个问题一行：路径: error 规则: 消息
    [checkstyle] 用于服务器、编辑器和审查工具的 Checkstyle XML
   *[other] { "" }
  }
help-optionFormat = 报告格式：{ LIST($formats) }。说明见 preflight --help-all。

help-outcomeAbstract = 记录渠道的实际答复，并报告预测的准确程度。
help-outcomeRecordAbstract = 记录渠道对已发布文件的答复。
help-outcomeRecordDetails = 记录包含文件的校验和、事实、预测和答复，不含文件名；文本中可能指明个人的词会被去掉。不会向任何地方发送数据。
help-outcomeRecordExample = 记录一次拒绝及其代码。
help-outcomeAcceptedExample = 记录一次发布被接受。
help-outcomeReportAbstract = 按渠道和规则报告预测与答复的一致程度。
help-outcomeReportExample = 显示没有规则能解释的拒绝，以及它们与被接受的发布的区别。
help-optionPostedFile = 已发布的文件。
help-optionPostedTo = 给出答复的渠道。
help-optionAnswerCode = 渠道返回的拒绝代码。
help-optionAnswerText = 渠道返回的消息。
help-optionAnswerDate = 答复的日期。
help-optionAccepted = 渠道接受了发布。
help-optionAltered = 渠道接受了发布，但显示的内容与文件不同。
help-optionKeepNames = 保留文本中的名称、地址和链接。
help-optionStore = 结果记录文件；不存在时会创建。
help-optionStoreFile = 结果记录文件。
help-standardToday = 今天
help-outcomePageExample = 将报告写成网页，附每月的图示。
help-outcomeRecordFromAbstract = 记录发布工具日志中的答复。
help-outcomeRecordFromDetails = 日志为 NDJSON、JSON 或 CSV，字段为 file、to、date，以及 accepted、code 或 text。也支持 Ayrshare 和 Postiz 的导出，以及字段 response 中 Graph API 的答复。
help-outcomeRecordFromExample = 记录表格的各行，文件位于一个文件夹中。
help-outcomeNetworkExample = 指定日志中的网络对应的渠道。
help-outcomeProposeAbstract = 以补丁形式为自定义渠道建议观察到的规则。
help-outcomeProposeDetails = 补丁为每个有建议的渠道添加一个渠道文件，不会自动应用。
help-outcomeProposeExample = 将建议应用到文件夹。
help-outcomeTestAbstract = 将已记录的发布输出为测试，包含事实，不含媒体。
help-outcomeTestDetails = 该行不含文本。'preflight outcome check' 会重新判定。
help-outcomeTestExample = 将一次拒绝加入代码库的测试。
help-outcomeCheckAbstract = 按当前规则判定已记录的事实。若预测与答复不一致，退出状态为 1。
help-outcomeCheckExample = 检查规则是否仍能预测已记录的拒绝。
help-optionLog = 日志。
help-optionNetwork = 日志中的网络及其对应的渠道。
help-optionLogTo = 未指定渠道的条目所用的渠道。
help-optionLogMedia = 存放已发布文件的文件夹，按名称查找。
help-standardLogFolder = 日志所在的文件夹
help-optionPostID = 发布的 id。
help-optionTestFiles = 结果记录文件。
help-optionOutcomeFormat = 输出供人阅读的文本、JSON 或网页：text、json、html。
