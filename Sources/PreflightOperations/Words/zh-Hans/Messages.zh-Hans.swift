extension CommandText {
  /// The Chinese texts by their English templates, without those of the help.
  static let chineseMessages: [String: String] = [
    // The command line.
    "found no command, expected one of these to begin with:": "没有指定命令，可以从以下命令开始：",
    "Judge the media files in a folder.": "判定文件夹中的媒体文件。",
    "Judge a file for a destination.": "按一个渠道的规则判定文件。",
    "List the destinations.": "列出所有渠道。",
    "Write a configuration for the working folder.": "为当前文件夹生成配置。",
    "List all commands.": "列出所有命令。",
    "found “{}”, a file that is named like an option: write ./{}": "文件“{}”的名称与选项相同：请写成 ./{}",
    "there is no command “{}”": "没有命令“{}”",
    "; to judge a file: preflight scan {}": "；如需判定文件，请使用：preflight scan {}",
    "; did you mean “{}”?": "；是否想写“{}”？",
    "; {}": "；{}",
    "there is no option {}; did you mean {}?": "没有选项 {}；是否想写 {}？",
    "there is no option {}": "没有选项 {}",
    "the value is missing in {}": "{} 缺少值",
    "found the value “{}” for {}, which has no value": "{2} 不接受值，但给出了“{1}”",
    "found “{}”, which the command does not expect": "此命令不接受“{}”",
    "{} is missing": "缺少 {}",
    "found “{}” for {}": "{2} 的值为“{1}”",
    "found “{}” for {}, expected {}": "{2} 的值为“{1}”，应为{3}",
    "cannot determine your shell: add its name, such as --generate-completion-script=zsh":
      "无法确定所用的 shell：请写明名称，例如 --generate-completion-script=zsh",
    "a day such as 2026-11-28": "日期，例如 2026-11-28",
    "a color such as white or #444444": "颜色，例如 white 或 #444444",
    "a part such as 2/5": "分片，例如 2/5",
    "a number": "数值",
    "a language: {}": "以下语言之一：{}",
    "a value for {}": " {} 的值",
    "a value that is not empty": "非空的值",
    "; see 'preflight --help'": "；请参阅 preflight --help",
    "; 'preflight {} --help-all' lists its options": "；preflight {} --help-all 列出全部选项",
    "cannot read the description of the commands": "无法读取命令的说明",
    "'{} --help-all' also lists the formats of reports and the exit statuses.": "{} --help-all 还会列出报告格式和退出状态。",
    "'{} --help-all' lists {} more options.": "{} --help-all 列出另外 {} 个选项。",
    " One of: {}.": "可选值：{}。",
    "found - twice, but standard input cannot be both a list and a media file: leave out one":
      "“-”出现了两次，但标准输入不能既是列表又是媒体文件：请去掉一个",
    "found --stdin-filename, expected - as the only path: preflight scan - --stdin-filename clip.mp4 <data":
      "使用 --stdin-filename 时，唯一的路径应为 -：preflight scan - --stdin-filename clip.mp4 <data",
    "found “{}” for --exclude, expected a pattern in .gitignore syntax that can match a file":
      "--exclude 的值为“{}”，应为能匹配文件的 .gitignore 模式",
    "found -, expected files: the written files are named after them": "给出了 -，应为文件：输出文件以原文件命名",
    "found -, expected the path of a document, because the paths in it are relative to it":
      "给出了 -，应为文档的路径，因为文档中的路径以该文档为基准",
    "found files and --check, expected only --output: a check reads the folder of the delivery":
      "不能同时给出文件和 --check，只需 --output：检查时读取交付文件夹",
    "found --crop and --pad, expected one of them: leave out the other": "--crop 和 --pad 只能使用一个：请去掉另一个",
    "found --quiet and {}, expected one of them: leave out the other": "--quiet 和 {} 只能使用一个：请去掉另一个",
    "found --ready and {}, expected one of them: leave out the other": "--ready 和 {} 只能使用一个：请去掉另一个",
    "found --ready and --format {}, expected text or json": "--ready 不支持 --format {}，应为 text 或 json",
    "found {} without --suggest: add --suggest, or leave it out": "{} 需要与 --suggest 一起使用：请添加 --suggest，或去掉该选项",
    "found --suggest and --shard, expected one of them: leave out the other":
      "--suggest 和 --shard 只能使用一个：请去掉另一个",
    "found --write-baseline and --shard, expected one of them: write it from a whole run":
      "--write-baseline 和 --shard 只能使用一个：请在完整运行时写入基线",
    "found --suggest, but no report of this run shows suggestions: choose one of the formats {}, and leave out --quiet for text":
      "使用了 --suggest，但本次运行的报告都不显示修改建议：请选择格式 {}，text 格式还需去掉 --quiet",
    "found {} for --jobs, expected 1 to 1024": "--jobs 的值为 {}，应为 1 到 1024",
    "found {} for --workers, expected 1 to 256": "--workers 的值为 {}，应为 1 到 256",
    "found {} for --timeout, expected 0.01 to 86400 seconds": "--timeout 的值为 {}，应为 0.01 到 86400 秒",
    "found {} for --deadline, expected 0.1 to 86400 seconds": "--deadline 的值为 {}，应为 0.1 到 86400 秒",
    "found {} for --within, expected a number of days from 0 to 40000": "--within 的值为 {}，应为 0 到 40000 天",
    "found {} before {}, expected the earlier day first": "{} 写在 {} 之前，应先写较早的日期",
    "found --depth {}, but --engine header reads only headers: leave out one of them":
      "给出了 --depth {}，但 --engine header 只读取文件头：请去掉其中一个",
    "--fail-fast leaves out files, so it cannot be used with --write-baseline or --shard":
      "--fail-fast 会遗漏文件，因此不能与 --write-baseline 或 --shard 一起使用",
    "stopped at the first failure; later files were not judged": "遇到第一个失败后已停止，后面的文件未判定",
    "found --depth header, but --engine reference always reads more: leave out one of them":
      "给出了 --depth header，但 --engine reference 总是读取更多内容：请去掉其中一个",

    // Values and names.
    "found “{}” for --assume, expected name=value, such as app_version=17.3":
      "--assume 的值为“{}”，应为 名称=值，例如 app_version=17.3",
    "no chosen destination has the parameter “{}”": "所选渠道没有参数“{}”",
    "; they have no parameters, so leave out --assume": "；这些渠道没有参数，请去掉 --assume",
    "found no limits in {} that a chosen destination asks for, such as those of mastodon":
      "{} 中没有所选渠道所需的上限，例如 mastodon 的上限",
    "there is no destination or group “{}”": "没有渠道或分组“{}”",
    "there is no destination “{}”": "没有渠道“{}”",
    "; 'preflight destinations' lists them": "；preflight destinations 列出全部渠道",
    "found an empty --to, expected ids or short names: 'preflight destinations' lists them":
      "--to 为空，应为渠道的 id 或简称：preflight destinations 列出全部渠道",
    "“{}” is a group of {}: name one of them": "“{}”是包含 {} 的分组：请指定其中一个渠道",
    "found no destination file (*.yml) in {}: check --destinations": "{} 中没有渠道文件（*.yml）：请检查 --destinations",
    "found the destination “{}” for --destinations, expected a folder; did you mean --to {}?":
      "--destinations 的值是渠道“{}”，应为文件夹；是否想写 --to {}？",
    "the folder {} does not exist: check --destinations": "文件夹 {} 不存在：请检查 --destinations",
    "found the name “{}”, expected lower-case letters, digits and hyphens": "名称为“{}”，只能包含小写字母、数字和连字符",
    "“{}” is the name of a built-in destination: choose another one": "“{}”是内置渠道的名称：请换一个名称",
    "{} already exists: choose another name, or remove it": "{} 已存在：请换一个名称，或删除该文件",
    "{} already exists: change it, or use --force to replace it": "{} 已存在：请修改该文件，或用 --force 替换",
    "wrote {}; next: preflight destinations check {}": "已写入 {}；下一步：preflight destinations check {}",
    "found no destination, expected two or more": "没有指定渠道，至少需要两个",
    "found one destination, expected two or more": "只指定了一个渠道，至少需要两个",
    "found no destination, expected one or more": "没有指定渠道，至少需要一个",
    "none of {} has the code “{}”": "{} 都没有代码“{}”",
    "found “{}”, expected a share state (20007, tiktok/20007), a code of a destination (instagram/2207026), its name or its message, the id of a rule (tiktok/video-duration-max), a fact (video.closed_gop) or an error code (truncated)":
      "无法解释“{}”，应为分享状态码（20007、tiktok/20007）、渠道自己的代码（instagram/2207026）及其名称或消息、规则的 id（tiktok/video-duration-max）、事实（video.closed_gop）或错误码（truncated）",
    "found code {}, expected one of {}, or a code that a destination's page lists":
      "没有代码 {}，应为以下之一：{}，或渠道页面列出的代码",
    "{} has no rule “{}”": "{} 没有规则“{}”",
    "found “{}”, expected preflight/unreadable or preflight/undecided":
      "无法解释“{}”，应为 preflight/unreadable 或 preflight/undecided",
    "; a similar rule is {}": "；相近的规则：{}",
    "; similar rules are {}": "；相近的规则：{}",
    "; 'preflight destinations show {}' lists all rules": "；preflight destinations show {} 列出全部规则",
    "found “{}” for --severity, expected rule=severity, such as tiktok/video-duration-max=warning":
      "--severity 的值为“{}”，应为 规则=级别，例如 tiktok/video-duration-max=warning",
    "found the severity “{}” for --severity": "--severity 的级别为“{}”",
    "{} has no slot “{}”{}; it has {}": "{} 没有素材位“{}”{}；可用的素材位：{}",
    "{} has no parameters, so leave out “{}”": "{} 没有参数，请去掉“{}”",
    "{} has no parameter “{}”{}; it has {}": "{} 没有参数“{}”{}；可用的参数：{}",
    "{} is “{}”, expected {}": "{} 的值为“{}”，应为 {}",
    "{}: the missing parameters have {} combinations, and the limit is {}: give some of them":
      "{}：未给出的参数有 {} 种组合，上限为 {} 种：请给出其中一些参数",

    // Files and folders.
    "there is no file or folder “{}”{}: check the spelling": "文件或文件夹“{}”不存在{}：请检查拼写",
    ", and none of the other paths exists": "，其他路径也都不存在",
    "there is no file or folder “{}”, nor was there one at {}: check the spelling":
      "文件或文件夹“{}”不存在，在 {} 中也不存在：请检查拼写",
    "found {} outside of the git work tree {}: leave out --changed-since, or run preflight in the work tree of that path":
      "{} 不在 git 工作区 {} 中：请去掉 --changed-since，或在该路径的工作区中运行 preflight",
    "cannot read the list {}: {}": "无法读取列表 {}：{}",
    "cannot read {}: {}": "无法读取 {}：{}",
    "no file in the given paths has changed since {}, so nothing was read{}": "所给路径中没有自 {} 以来发生变化的文件，因此没有读取任何文件{}",
    " ({} skipped)": "（已跳过 {} 个）",
    "1 path could not be read: see its error": "有 1 个路径无法读取：请查看其错误",
    "{} paths could not be read: see their errors": "有 {} 个路径无法读取：请查看各自的错误",
    "found no request in the given paths{}: check them, or use --allow-empty": "所给路径中没有请求{}：请检查路径，或使用 --allow-empty",
    "found no media in the given paths{}: check them, or use --allow-empty": "所给路径中没有媒体文件{}：请检查路径，或使用 --allow-empty",
    "git does not know the revision “{}”: check its name, or fetch it (a shallow clone has only recent commits)":
      "git 中没有修订版本“{}”：请检查名称，或先获取该版本（浅克隆只有最近的提交）",
    "--changed-since needs git, which cannot be started ({}): install git": "--changed-since 需要 git，但无法启动（{}）：请安装 git",
    "--changed-since needs a git work tree: run preflight in one ({})": "--changed-since 需要在 git 工作区中运行（{}）",
    "found no --stdio, which is the only way to serve: add it": "没有 --stdio，而这是唯一的应答方式：请加上它",
    "found no folder {} for --root": "--root 的文件夹 {} 不存在",
    "cannot write to standard output: its reader is gone": "无法写入标准输出：读取方已离开",
    "found a terminal on standard input, expected a media file for -: pipe or redirect one":
      "标准输入是终端，应为媒体文件：请用管道或重定向输入",
    "cannot copy standard input into a file in {}: {}": "无法把标准输入复制到 {} 中的文件：{}",
    "found the file {} for --output, expected a folder: name another one": "--output 的值 {} 是文件，应为文件夹：请换一个",
    "the output folder {} contains the original {}: name another folder": "输出文件夹 {} 包含原文件 {}：请换一个文件夹",
    "found no ffmpeg in PATH, which makes the changes: install it (apt install ffmpeg, brew install ffmpeg)":
      "PATH 中没有用于修改文件的 ffmpeg：请安装（apt install ffmpeg 或 brew install ffmpeg）",
    "1 copy could not be written because of this machine, not the files: see above": "由于本机的原因，有 1 个副本无法写入：请查看上面的错误",
    "{} copies could not be written because of this machine, not the files: see above": "由于本机的原因，有 {} 个副本无法写入：请查看上面的错误",
    "found no {}, expected the folder of a delivery: check --output": "没有 {}，应为交付文件夹：请检查 --output",
    "cannot read {} as the manifest of a delivery: name another folder ({})": "{} 不是交付清单：请换一个文件夹（{}）",

    // Outputs.
    "cannot write {}{}: {}": "无法写入{}{}：{}",
    "cannot write to standard output: {}": "无法写入标准输出：{}",
    "cannot write the report to {}: {}": "无法把报告写入{}：{}",
    "standard output": "标准输出",
    "the report is refused: {}": "无法写入报告：{}",
    "{}: the report is refused: {}": "{}：无法写入报告：{}",
    "interrupted before a reader opened {}; nothing was judged": "在读取方打开 {} 之前被中断；没有判定任何文件",
    "there is no format {}": "没有格式 {}",
    "there is no format “{}”": "没有格式“{}”",
    "the step has no summary, because GITHUB_STEP_SUMMARY cannot be written: {}":
      "该步骤没有摘要，因为无法写入 GITHUB_STEP_SUMMARY：{}",
    "the report has no thumbnails: {}": "报告没有缩略图：{}",
    "the report would replace {}, which this run reads: name another file for it": "报告会替换本次运行要读取的 {}：请换一个文件",
    "found --report {} without a file: add =FILE, such as --report junit=results.xml":
      "--report {} 缺少文件：请添加 =文件，例如 --report junit=results.xml",
    "found “{}” for --report, expected FORMAT=FILE, such as --report junit=results.xml":
      "--report 的值为“{}”，应为 格式=文件，例如 --report junit=results.xml",
    "found - for --report, expected a file: use --format for standard output":
      "--report 的值为 -，应为文件：输出到标准输出请使用 --format",
    "two reports would be written to {}: name a different file for each": "两个报告会写入同一个文件 {}：请分别指定不同的文件",
    "found {}, which is not a regular file: choose another name": "{} 不是普通文件：请换一个名称",
    "it would replace {}, which this run reads: choose another name": "会替换本次运行要读取的 {}：请换一个名称",
    "it would replace {}, which is a media file: choose another name": "会替换媒体文件 {}：请换一个名称",
    "found {}, which is not an earlier {} of Preflight: remove it, or choose another name":
      "{} 不是 Preflight 以前写入的文件（{}）：请删除该文件，或换一个名称",
    "{} appeared while it was written: run the command again": "写入期间出现了 {}：请重新运行命令",
    "{} is outside of the folder of the configuration: use --report for other places":
      "{} 不在配置所在的文件夹中：其他位置请使用 --report",
    "found {}, which belongs to {}: choose a place that controls no other tool": "{} 属于 {}：请选择不会影响其他工具的位置",
    "found {}, which is inside of a git repository's own files: choose another place": "{} 位于 git 仓库的内部文件中：请换一个位置",
    "found {}, which a configuration cannot name: {}; use --report for it": "配置不能指定 {}：{}；请使用 --report",
    "found {}, which is a link: remove it, or choose another name": "{} 是链接：请删除该链接，或换一个名称",
    "found {}, which is not a regular file: only a typed path can be a device, a FIFO or a descriptor":
      "{} 不是普通文件：只有在命令行中输入的路径才可以是设备、命名管道或描述符",
    "the folder {} leads out of {}: remove the link, or choose another folder": "文件夹 {} 指向 {} 之外：请删除该链接，或换一个文件夹",
    "the original became shorter while it was copied": "复制期间原文件变短了",
    "the program wrote no regular file": "程序没有写入普通文件",
    "the file is larger than any manifest": "文件超出交付清单的大小",
    "the file is not the manifest of a delivery": "文件不是交付清单",
    "hidden files and folders can control other tools": "隐藏的文件和文件夹可能影响其他工具",
    "a report has an extension such as .xml, .json, .csv, .html, .md or .txt":
      "报告的扩展名应为 .xml、.json、.csv、.html、.md 或 .txt 等",
    "other tools obey a file of this name": "其他工具会读取这个名称的文件",

    // Baselines and allowances.
    "cannot read the baseline {}: {}; --write-baseline writes one": "无法读取基线 {}：{}；--write-baseline 可以写入基线",
    "cannot read the baseline {}: {}": "无法读取基线 {}：{}",
    "the baseline would replace {}, which is not a baseline: name another file for it":
      "基线会替换 {}，但它不是基线：请换一个文件",
    "the baseline ": "基线 ",
    "wrote the baseline {} with {} of {}; use it with --baseline": "已写入基线 {}，包含{3}的{2}；请用 --baseline 使用",
    "1 file": "1 个文件",
    "{} files": "{} 个文件",
    "1 problem": "1 个问题",
    "{} problems": "{} 个问题",
    "the baseline accepts {} of {}, which does not have this problem any more": "基线接受了 {2} 的 {1}，但该文件已没有这个问题",
    "{} more entries of the baseline are not needed any more": "基线中另有 {} 项已不需要",
    "write the baseline again with --write-baseline to remove them": "请用 --write-baseline 重新写入基线以删除这些条目",
    "the allowance for {} expired on {}: repair the files, or extend it": "针对 {} 的例外已于 {} 到期：请修复文件，或延长期限",
    "the allowance for {} is not needed any more: remove it": "针对 {} 的例外已不需要：请删除",
    "the baseline accepts {}": "基线接受了{}",
    "allowances accept {}": "例外接受了{}",
    "{} accepted: {} by the baseline, {} by allowances": "已接受{}：基线 {} 个，例外 {} 个",

    // The configuration.
    "{}: found {}, expected a path in the work tree of the configuration: name the configuration with --config to allow others":
      "{}：{} 不在配置所在的工作区中：用 --config 指定配置后可以使用其他路径",
    "found {}, a link out of its work tree: name the file itself with --config, or use --no-config":
      "{} 是指向工作区之外的链接：请用 --config 指定文件本身，或使用 --no-config",
    "cannot read the configuration {}: {}": "无法读取配置 {}：{}",
    "configuration: {}": "配置：{}",
    "configuration: none; 'preflight init' writes one": "配置：无；preflight init 可以生成配置",
    "file: {}": "文件：{}",
    "default": "默认值",
    "rules (the last one that matches decides):": "规则（以最后一条匹配的为准）：",
    "overrides:": "覆盖项：",
    "overrides of this file:": "该文件的覆盖项：",
    "allowances:": "例外：",
    " until {}": "（到 {} 为止）",
    "the group default": "默认组 default",
    "the best of each destination": "各渠道最合适的素材位",
    "none": "无",
    "the newest rules": "最新的规则",
    "from LC_ALL, LC_MESSAGES or LANG": "取自 LC_ALL、LC_MESSAGES 或 LANG",
    "the number of processors": "处理器数量",
    "found no folder {}, expected one that contains the media": "没有文件夹 {}，应为包含媒体文件的文件夹",
    "1 folder got no override, because a configuration cannot name it or would have too many overrides":
      "有 1 个文件夹没有覆盖项，因为配置无法写出其名称，或覆盖项过多",
    "{} folders got no override, because a configuration cannot name them or would have too many overrides":
      "有 {} 个文件夹没有覆盖项，因为配置无法写出其名称，或覆盖项过多",
    "wrote {} ({}); next: {}": "已写入 {}（{}）；下一步：{}",
    "{}, {}, {}": "{}，{}，{}",
    "1 video": "1 个视频",
    "{} videos": "{} 个视频",
    "1 image": "1 张图片",
    "{} images": "{} 张图片",
    "1 override": "1 个覆盖项",
    "{} overrides": "{} 个覆盖项",
    "The configuration of Preflight for this folder and everything below it.": "本文件夹及其下所有内容的 Preflight 配置。",
    "'preflight config' prints the settings that apply. docs/configuration.md explains every setting.":
      "preflight config 显示生效的设置。docs/configuration.md 说明每项设置。",
    "The destinations: ids, short names or groups. 'preflight destinations' lists them.":
      "渠道：id、简称或分组。preflight destinations 列出全部渠道。",
    "A file with this outcome or a worse one makes the exit status 1: error, unknown, warning or never.":
      "文件的结果达到或差于此级别时，退出状态为 1：error、unknown、warning 或 never。",
    "The severity of a rule: error, warning, note or off. A limit of your own is a mapping.":
      "规则的级别：error、warning、note 或 off。自定义的上限写成映射。",
    "Problems that are accepted, with a reason and an end.": "已接受的问题，包括原因和截止日期。",
    "The accepted problems of today, which 'preflight scan --write-baseline FILE' wrote.":
      "目前已接受的问题，由 preflight scan --write-baseline FILE 写入。",
    "Values that no file contains. 'preflight destinations show NAME' lists the parameters of a destination.":
      "文件中没有的值。preflight destinations show NAME 列出渠道的参数。",
    "Files that are not judged, in .gitignore syntax.": "不判定的文件，使用 .gitignore 语法。",
    "Reports of every scan.": "每次扫描都写入的报告。",
    "Your own destinations and groups.": "自定义的渠道和分组。",
    "Other destinations, slots or rules for some paths. The last override that matches decides.":
      "部分路径使用的其他渠道、素材位或规则。以最后一个匹配的覆盖项为准。",

    // Shards.
    "the paths in the results differ from those of the run, so records were replaced or reordered: run the shards again":
      "结果中的路径与运行时的路径不同，说明记录被替换或重新排序：请重新运行各分片",
    "the shards were run with another configuration: use the same --config, --baseline, --severity and --ignore":
      "各分片使用了不同的配置：请使用相同的 --config、--baseline、--severity 和 --ignore",
    "found other destinations than the shards judged for": "渠道与各分片所用的不同",
    "the rules of these results are missing here: use the same --destinations as the shards ({})":
      "缺少这些结果所用的规则：请使用与各分片相同的 --destinations（{}）",
    "{} is in UTF-16, expected UTF-8: write it with --output instead of >":
      "{} 是 UTF-16 编码，应为 UTF-8：请用 --output 代替 > 写入",
    "{} does not end with a summary, expected a complete report of --format ndjson or json":
      "{} 的末尾没有汇总，应为 --format ndjson 或 json 的完整报告",
    "{} has records of schema {}, expected {}: use one version of preflight": "{} 的记录格式为 {}，应为 {}：请使用同一版本的 preflight",
    "{} is not the result of a shard: run with --shard i/n (1/1 for a single shard)":
      "{} 不是分片的结果：请使用 --shard i/n 运行（只有一个分片时为 1/1）",
    "{} was written by Preflight {}, expected {}: use one version": "{} 由 Preflight {} 写入，应为 {}：请使用同一版本",
    "{} is from an interrupted run: run shard {}/{} again": "{} 来自被中断的运行：请重新运行分片 {}/{}",
    "found no record of a file, expected one: run the shard again": "缺少文件的记录：请重新运行该分片",
    "the records of {} differ from those that these rules give: use the same --destinations":
      "{} 的记录与按当前规则判定的不同：请使用相同的 --destinations",
    "the number of records differs from that in the summary: run the shard again": "记录数量与汇总中的不同：请重新运行该分片",
    "the record of {} is incomplete: run the shard again": "{} 的记录不完整：请重新运行该分片",
    "the file cannot be read": "无法读取文件",
    "found a line that is longer than any record: run the shard again": "有一行超出记录的长度：请重新运行该分片",
    "{}, item {} of {}: {}": "{}，第 {} 项（共 {} 项）：{}",
    "name the results of every shard": "请给出所有分片的结果",
    "{} and {} are not shards of one run: they differ in {}": "{} 和 {} 不是同一次运行的分片：{} 不同",
    "the shards used different versions of {} ({}, {}): run them with one version": "各分片使用了不同版本的 {}（{}、{}）：请使用同一版本运行",
    "shard {}/{} is missing: name the results of every shard": "缺少分片 {}/{}：请给出所有分片的结果",
    "shard {}/{} is given twice: {}": "分片 {}/{} 给出了两次：{}",

    // The machine.
    "found too little memory, expected at least {} MiB: raise the limit (ulimit -v), or end other programs":
      "内存不足，至少需要 {} MiB：请提高限制（ulimit -v），或关闭其他程序",
    "cannot start a thread ({}): raise the limit (ulimit -u), or end other programs":
      "无法创建线程（{}）：请提高限制（ulimit -u），或关闭其他程序",
    "cannot read the clock, which decides what has expired": "无法读取系统时间，因此无法判断是否到期",
    "worker": "读取进程",
    "libraries": "库",
    "does not start: {}": "无法启动：{}",
    "confinement of the worker:": "读取进程的隔离措施：",
    "The worker is confined as far as this system allows.": "读取进程已在本系统允许的范围内完全隔离。",
    "1 measure is missing.": "缺少 1 项措施。",
    "{} measures are missing.": "缺少 {} 项措施。",
    "Let PREFLIGHT_WORKER name the program itself, not a script that starts it.":
      "请在 PREFLIGHT_WORKER 中指定程序本身，而不是启动它的脚本。",
    "Linux 5.13 and later have it, unless it is disabled at boot (lsm=).": "Linux 5.13 及以上版本支持，除非在启动时被禁用（lsm=）。",
    "A container may forbid it: allow it in the profile of the container.": "容器可能禁止该措施：请在容器的配置中允许。",
    "Another program limits this process, such as a service manager: change its settings.":
      "其他程序（例如服务管理器）限制了该进程：请修改其设置。",
    "empty environment": "空的环境变量",
    "own process group": "独立的进程组",
    "own user and mount namespaces": "独立的用户和挂载命名空间",
    "no capabilities": "没有特权能力（capabilities）",
    "limited memory": "限制内存",
    "no core dumps": "不生成核心转储",
    "limited open files": "限制打开的文件数",
    "no writing to files": "不能写入文件",
    "limited processor time": "限制处理器时间",
    "no new privileges": "不能获得新权限",
    "hidden from other processes": "对其他进程不可见",
    "no opening of files (Landlock)": "不能打开文件（Landlock）",
    "few system calls (seccomp)": "限制系统调用（seccomp）",
    "in force": "已启用",
    "not available": "系统不支持",
    "missing": "未启用",

    // The exchange with other programs.
    "found a message of more than {} bytes: send a path or an object": "消息超过 {} 字节：请改为发送路径或对象",
    "the input ended before the ranges of the object arrived": "输入在对象的数据到达之前结束",
    "the input ended before the object arrived": "输入在对象到达之前结束",
    "the program was interrupted": "程序被中断",
    "a call with this id is running: give each call an id of its own": "具有此 id 的调用正在运行：请为每个调用指定不同的 id",
    "{} objects are open: wait for one of them": "已打开 {} 个对象：请等待其中一个完成",
    "the call took longer than {} s: raise its timeout": "调用超过 {} 秒：请增大 timeout",
    "the caller canceled the call": "调用方取消了调用",
    "the call was canceled": "调用已取消",
    "the open objects hold more than {} MiB: wait for one of them": "打开的对象占用超过 {} MiB：请等待其中一个完成",
    "there is no method “{}”: expected one of {}": "没有方法“{}”，应为以下之一：{}",
    "found “{}” for early, expected all or any": "early 的值为“{}”，应为 all 或 any",
    "cannot keep the bytes in {}: {}": "无法把数据保存到 {}：{}",
    "found an object, expected a path or bytes": "给出了对象，应为路径或数据",
    "found {}, expected a path in the folder of --root": "给出了 {}，应为 --root 文件夹中的路径",
    "found “{}” for depth, expected one of {}": "depth 的值为“{}”，应为以下之一：{}",
    "found “{}” for {}, expected a name or #RRGGBB": "{2} 的值为“{1}”，应为颜色名称或 #RRGGBB",
    "found a file without a path, expected the path of the original": "文件没有路径，应为原文件的路径",
    "status {}": "退出状态 {}",
    "the message is no JSON: {}": "消息不是 JSON：{}",
    "found no object, expected one call as a JSON object a line": "没有对象，每行应为一个以 JSON 对象表示的调用",
    "found another id, expected a text or a whole number": "id 的类型不符，应为文本或整数",
    "found no \"jsonrpc\": \"2.0\": add this member to each message": "缺少 \"jsonrpc\": \"2.0\"：请在每条消息中添加该成员",
    "found a method that is no text, expected its name": "方法不是文本，应为方法名称",
    "found params without names, expected an object": "params 没有名称，应为对象",
    "found neither a method nor the answer to a request": "既没有方法，也不是对请求的应答",
    "the caller gave no reason": "调用方没有说明原因",
    "found neither a result nor an error in an answer": "应答中既没有结果也没有错误",
    "found no size, expected that of the object": "缺少对象的大小",
    "found an answer without bytes in base64": "应答中没有 base64 编码的数据",
    "found {} bytes, expected at most {}": "收到 {} 字节，应不超过 {} 字节",
    "found no id of a call, expected a text or a whole number": "缺少调用的 id，应为文本或整数",
    "found no {}, expected those of a probe": "缺少 {}，应为 probe 返回的内容",
    "found {} that do not read as those of a probe: send them unchanged": "{} 与 probe 返回的内容不符：请原样发送",
    "found another value for {}, expected {}": "{} 的值不符，应为{}",
    "found no {}, expected a text": "缺少 {}，应为文本",
    "a text": "文本",
    "true or false": " true 或 false",
    "a list of texts": "文本列表",
    "an object": "对象",
    "seconds from 0.01 to 86400": " 0.01 到 86400 秒",
    "a number of bytes": "字节数",
    "a text, a number, true or false": "文本、数值、true 或 false",
    "{} has no parameter “{}”: leave it out, or correct its name": "{} 没有参数“{}”：请去掉，或更正名称",
    "a file": "文件",
    "found no file, expected an object with path, bytes or object": "缺少 file，应为包含 path、bytes 或 object 的对象",
    "found an empty path, expected that of a file": "路径为空，应为文件的路径",
    "found bytes that are no base64 (RFC 4648, 4)": "bytes 不是 base64（RFC 4648 第 4 节）",
    "found another head, expected the first bytes in base64, at most {}": "head 不符，应为 base64 编码的开头数据，最多 {} 字节",
    "found a file without path, bytes and object, expected one of them": "file 缺少 path、bytes 和 object，应为其中之一",
  ]
}
