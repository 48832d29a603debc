# The texts of Preflight for people, in Simplified Chinese. Languages/en.ftl says what each of them is for.

## language

language-name = 简体中文
# The regions that write traditional characters are left out.
language-claims = zh, zh-CN, zh-SG

## list

list-separator = 、
list-clauses = ；
list-words = { " " }
list-and = 和
list-or = 或

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
   *[other] { $key }
  }
page-partOf = { $part ->
    [video] 视频{ $name }
    [audio] 音频{ $name }
    [image] 图片{ $name }
    [content] 内容{ $name }
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
   *[content] 画面和声音（仅 `--depth content`）
  }

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
