import PreflightOperations

extension CommandText {
  /// The Chinese texts of the help by their English ones.
  static let chineseHelp: [String: String] = [
    "USAGE:": "用法：",
    "EXAMPLE:": "示例：",
    "EXAMPLES:": "示例：",
    "COMMANDS:": "命令：",
    "ARGUMENTS:": "参数：",
    "OPTIONS:": "选项：",
    "FORMATS:": "格式：",
    "EXIT STATUS:": "退出状态：",

    // preflight
    "Predict what share destinations will answer to media files before you upload them.": "在上传之前预测各分享渠道对媒体文件的返回结果。",
    "Write repaired copies of the files that a destination refuses.": "为渠道会拒绝的文件写入修复后的副本。",
    "Explain why a destination refuses a file, and what to do.": "解释渠道为何拒绝文件，以及如何处理。",
    "for people: problems, the worst first; a table of few files": "供人阅读：最严重的问题在前；文件较少时附表格",
    "one JSON array of all records": "包含全部记录的 JSON 数组",
    "one JSON object per line, written as results arrive": "每行一个 JSON 对象，得到结果后立即写出",
    "a table for spreadsheets, one row for each verdict": "电子表格，每个判定一行",
    "a pull request comment, worst first, within GitHub's limit": "拉取请求评论，最严重的在前，不超过 GitHub 的上限",
    "JUnit XML for CI: suites are destinations, cases are assets": "用于 CI 的 JUnit XML：测试套件为渠道，用例为素材",
    "SARIF 2.1.0 for code scanning, the 5,000 most severe results": "用于代码扫描的 SARIF 2.1.0，最严重的 5,000 条结果",
    "annotations for GitHub Actions, the ten most severe": "GitHub Actions 注释，最严重的十条",
    "a code quality report for GitLab merge requests": "用于 GitLab 合并请求的代码质量报告",
    "one self-contained page for people, with filters and search": "供人阅读的单个网页，可筛选和搜索",
    "a line for each problem, path: error rule: message": "每个问题一行：路径: error 规则: 消息",
    "Checkstyle XML for servers, editors and review tools": "用于服务器、编辑器和审查工具的 Checkstyle XML",
    "Every file was judged, and none has the outcome of --fail-on or a worse one.": "所有文件均已判定，没有文件达到或差于 --fail-on 的结果。",
    "A file has the outcome of --fail-on or a worse one, or a probed file has an error.":
      "有文件达到或差于 --fail-on 的结果，或探测的文件有错误。",
    "The run could not be completed, or there was nothing to read.": "运行未能完成，或没有可读取的内容。",
    "The command line is wrong, or none of its paths exists.": "命令行有误，或给出的路径都不存在。",
    "The run was interrupted. Its reports contain the results so far.": "运行被中断。报告包含已得到的结果。",

    // scan
    "Judge files and folders against the rules of share destinations.": "按各分享渠道的规则判定文件和文件夹。",
    "A named file gets a verdict from every destination. Files in folders and lists are judged if their content or extension is that of media. All other files are skipped and counted. A path that is given several times, even in different spellings, is judged once.":
      "直接给出的文件会得到每个渠道的判定。文件夹和列表中的文件，内容或扩展名为媒体时才会判定，其他文件会跳过并计数。同一路径即使写法不同，也只判定一次。",
    "Judge the media files in a folder for two destinations.": "按两个渠道判定文件夹中的媒体文件。",
    "Judge a file as a background video only.": "只把文件作为背景视频判定。",
    "Also write a JUnit report, and exit with 1 if there are warnings.": "同时写入 JUnit 报告，有警告时以 1 退出。",
    "List the files that can be posted at each destination.": "列出各渠道可以发布的文件。",
    "Print the smallest change that the destination accepts, with its command.": "输出渠道可接受的最小修改及其命令。",
    "Judge only the files that changed since a git revision.": "只判定自某个 git 版本以来发生变化的文件。",

    // fix
    "Write repaired copies of files into a folder, and judge them.": "把修复后的副本写入文件夹并判定。",
    "Each copy has the smallest change that the chosen destinations accept. Streams are copied where possible, and otherwise encoded with ffmpeg. Originals never change. Losses are printed before the copy is written, and each copy is compared with its original. Cropping, bars, a background and trimming need an option. 'preflight scan --suggest' prints the same commands without running them.":
      "每个副本只做所选渠道可接受的最小修改。能复制的流直接复制，否则用 ffmpeg 编码。原文件始终不变。写入前会列出损失的内容，并把副本与原文件比较。裁剪、加边、填充背景和截短需要相应的选项。preflight scan --suggest 输出同样的命令，但不运行。",
    "Write one copy that both destinations accept, if possible.": "如有可能，写入一个两个渠道都接受的副本。",
    "Add white bars where the aspect ratio is not allowed.": "宽高比不符合要求时添加白边。",
    "Print the planned copies.": "输出计划写入的副本。",
    "Every file was repaired, or needed no change.": "所有文件均已修复，或无需修改。",
    "A file still has problems.": "有文件仍存在问题。",
    "The run could not be completed, such as without ffmpeg, or on a full disk.": "运行未能完成，例如没有 ffmpeg 或磁盘已满。",
    "The command line is wrong.": "命令行有误。",
    "The run was interrupted. The copies so far are complete.": "运行被中断。已写入的副本是完整的。",

    // deliver
    "Write a folder of ready files for each destination.": "为每个渠道写入一个可发布文件的文件夹。",
    "Ready files are copied, and others are repaired as with 'preflight fix'. Files that would be refused, that were not judged, or whose problems are only accepted are left out. index.html and manifest.json list all files and reasons. Originals never change. A second run writes only new files.":
      "可发布的文件直接复制，其他文件像 preflight fix 一样修复。会被拒绝的、没有判定的，以及问题只是被接受的文件不会交付。index.html 和 manifest.json 列出所有文件和原因。原文件始终不变。再次运行只写入新文件。",
    "Write out/instagram-reel/ and out/tiktok-video/.": "写入 out/instagram-reel/ 和 out/tiktok-video/。",
    "Print the number and size of the planned files, and write nothing.": "输出计划交付的文件数量和大小，不写入任何文件。",
    "Compare the folder with its manifest, and judge each file by the current rules.": "把文件夹与清单比较，并按当前规则判定每个文件。",
    "Every file was delivered to each destination that accepts its kind.": "所有文件均已交付到接受此类文件的渠道。",
    "A file could not be delivered, or --check found a difference.": "有文件无法交付，或 --check 发现差异。",
    "The run could not be completed, such as on a full disk.": "运行未能完成，例如磁盘已满。",
    "The run was interrupted. The files so far are complete.": "运行被中断。已写入的文件是完整的。",

    // request
    "Judge complete share requests: media, parameters and app context together.": "判定完整的分享请求：媒体、参数和应用环境。",
    "A request is a YAML or JSON document that names its destination. 'request' has the fields of the SDK. 'context' has the known facts about apps and permissions: versions, scopes, the Info.plist of the app. Paths are relative to the folder of the document, and must stay in it. In a folder, every *.yml, *.yaml and *.json file is a document.":
      "请求是指明渠道的 YAML 或 JSON 文档。request 包含 SDK 的字段，context 包含已知的应用和权限信息：版本、权限范围、应用的 Info.plist。路径相对于文档所在的文件夹，且不能超出该文件夹。文件夹中的 *.yml、*.yaml 和 *.json 文件都是文档。",
    "A post has 'post' instead of 'destination' and 'request', with media, text, title, description, link, cover, alt_text and tags. It is judged for the destinations of --to, else of its own 'to', else of the group 'default'. Each destination reads the fields that it supports.":
      "帖子用 post 代替 destination 和 request，包含 media、text、title、description、link、cover、alt_text 和 tags。按 --to 的渠道判定，没有时按帖子的 to，再没有则按分组 default。每个渠道只读取它支持的字段。",
    "With --to, a document can also be the body of a destination's API. Posts of Postiz and Mixpost, and tables (*.csv) with a post in each row are read too.":
      "指定 --to 时，文档也可以是渠道 API 的请求体。还可读取 Postiz 和 Mixpost 的帖子，以及每行一条帖子的表格（*.csv）。",
    "Judge a post for these destinations and groups at once.": "同时按这些渠道和分组判定一个帖子。",
    "Judge the requests of a document.": "判定文档中的请求。",
    "Judge all requests in a folder for this version of the app.": "按应用的这个版本判定文件夹中的所有请求。",

    // app
    "Judge the configuration of an app that shares: Info.plist, entitlements and the site of its links.":
      "判定分享应用的配置：Info.plist、权限声明和链接所在的网站。",
    "Each destination gives a verdict on its requirements: query schemes, URL types, keys, usage descriptions and associated domains. Requirements on a missing file stay undecided. The network is not used.":
      "每个渠道按其要求给出判定：查询 scheme、URL 类型、键、用途说明和关联域名。缺少文件时，相应的要求不作判定。不使用网络。",
    "Judge the query schemes and URL types that a destination needs.": "判定渠道所需的查询 scheme 和 URL 类型。",
    "Also judge a shared link and a saved copy of its page.": "同时判定分享的链接及其网页的副本。",

    // probe and merge
    "Print the facts of files, such as duration, size and codecs.": "输出文件信息，例如时长、大小和编码。",
    "Print all facts of a file as JSON.": "以 JSON 输出文件的全部信息。",
    "Decode every media file in a folder to the end.": "完整解码文件夹中的每个媒体文件。",
    "Join the results of all shards into the reports of the whole run.": "把所有分片的结果合并为完整运行的报告。",
    "The results are the output of 'scan' or 'probe' with --shard and --format ndjson or json. The reports and the exit status are the same as for a run without --shard.":
      "结果来自使用 --shard 和 --format ndjson 或 json 的 scan 或 probe。报告和退出状态与不使用 --shard 时相同。",
    "Join the results of two machines.": "合并两台机器的结果。",

    // destinations
    "List, show and compare destinations, plan a file for several, or write your own.":
      "列出、查看和比较渠道，为多个渠道规划文件，或编写自己的渠道。",
    "List all destinations.": "列出所有渠道。",
    "Show the rules of a destination with their sources.": "显示渠道的规则及其来源。",
    "Print the destinations of these groups as JSON.": "以 JSON 输出这些分组中的渠道。",
    "Show the slots, rules, sources and share states of a destination.": "显示渠道的素材位、规则、来源和分享状态码。",
    "Show everything about a destination.": "显示渠道的全部内容。",
    "Show the rules of that day.": "显示该日期的规则。",
    "Show the rules of several destinations side by side.": "并排显示多个渠道的规则。",
    "Each row is about one property of a file or a request. Rows on which the destinations differ come first and are marked with ≠. Limits that are recommended or not official are marked. Rules on apps are left out.":
      "每行是文件或请求的一项属性。各渠道不同的行在前，并以 ≠ 标记。建议的或非官方的上限带有标记。不含对应用的规则。",
    "Compare the rules of three destinations.": "比较三个渠道的规则。",
    "Plan one file that several destinations accept, with its ffmpeg command.": "规划一个多个渠道都接受的文件及其 ffmpeg 命令。",
    "The plan has the strictest limits of all destinations, each with its rules. Warnings and recommendations are followed where they agree. If rules exclude each other, they are listed, the plan suits as many destinations as possible, and the exit status is 1.":
      "方案采用所有渠道中最严格的上限，并注明相应的规则。警告和建议在不矛盾时采用。规则互相矛盾时会列出这些规则，方案适用于尽可能多的渠道，退出状态为 1。",
    "Plan a video for three destinations.": "为三个渠道规划视频。",
    "Plan an image for two destinations.": "为两个渠道规划图片。",
    "Show which rules began, ended or changed between two days.": "显示两个日期之间新增、取消或变化的规则。",
    "Show what changed for these destinations.": "显示这些渠道的变化。",
    "List the sources that are due for review. The exit status is 1 if there are any.": "列出需要复查的来源。如有，退出状态为 1。",
    "Also list the sources that will be due in the next 30 days.": "同时列出 30 天内需要复查的来源。",
    "Write a commented file for a destination of your own.": "为自定义渠道写入带注释的文件。",
    "The file is NAME.yml in the current folder. With --extends, it contains only the changes of another destination.":
      "文件为当前文件夹中的 NAME.yml。使用 --extends 时，只包含对另一渠道的修改。",
    "Write club-wall.yml, which describes a destination from the beginning.": "写入 club-wall.yml，从头描述一个渠道。",
    "Write acme-reel.yml, which changes rules of Instagram Reels.": "写入 acme-reel.yml，修改 Instagram Reels 的规则。",
    "Check your own destination files, run their examples, and list what is missing.": "检查自定义渠道文件，运行其中的示例，并列出缺少的内容。",
    "Every mistake is reported with its line. Examples are values at the limit of a rule and the outcome that they must have. Missing parts do not make the check fail.":
      "每处错误都会注明所在的行。示例是规则临界处的值及其应有的结果。缺少内容不会导致检查失败。",
    "Check all destination files (*.yml) in a folder.": "检查文件夹中的所有渠道文件（*.yml）。",
    "Compile a destination file to JSON that the Swift library reads.": "把渠道文件编译为 Swift 库读取的 JSON。",
    "An app that imports Preflight reads the JSON with Destination(compiled:). It needs no YAML reader. The file is checked first, and every mistake is reported with its line.":
      "导入 Preflight 的应用用 Destination(compiled:) 读取该 JSON，无需 YAML 解析器。文件会先经过检查，每处错误都会注明所在的行。",
    "Compile a destination file of your own.": "编译自定义渠道文件。",

    // explain
    "Explain why a destination refuses a file, or a share state, a code, a rule or a fact.":
      "解释渠道为何拒绝文件，或解释分享状态码、代码、规则或文件信息。",
    "Explain why Instagram would refuse a file, and what to do.": "解释 Instagram 为何会拒绝文件，以及如何处理。",
    "A file is explained for the destinations of --to: each problem with its limit, its fix and its source, and the command that repairs the file. A share state (20007) or a destination's own code is explained for each destination that uses it, or only for those before a slash (tiktok-video/20007). Its name in the SDK or its message is accepted too. A rule has an id such as tiktok-video/video-duration-max. A fact has a key such as video.closed_gop, as in the records of 'probe'. An error code of a file that cannot be read (truncated) is accepted too.":
      "文件按 --to 的渠道进行解释：逐项列出问题及其限制、解决办法和来源，以及修复文件的命令。对使用分享状态码（20007）或渠道自己代码的每个渠道进行解释；写在斜杠前的渠道（tiktok-video/20007）则只解释该渠道。也可以给出 SDK 中的名称或消息。规则用 id 表示，例如 tiktok-video/video-duration-max。文件信息用键表示，例如 video.closed_gop，与 probe 的记录相同。也可以给出无法读取的文件的错误码（truncated）。",
    "Explain a share state for all destinations.": "为所有渠道解释一个分享状态码。",
    "Show the rules that predict this share state, and the values of a file.": "显示预测此分享状态码的规则，以及文件的值。",
    "Explain an error code of the SDK. Without a destination: explain -- -4.": "解释 SDK 的错误码。不指定渠道时：explain -- -4。",
    "Show the rules of Instagram that predict this error, and which the file breaks.":
      "显示预测此错误的 Instagram 规则，以及文件违反了哪些。",
    "Explain the code that has this name in the SDK.": "解释 SDK 中使用此名称的代码。",
    "Explain one rule.": "解释一条规则。",
    "Explain a fact, and list the rules that use it.": "解释一项文件信息，并列出使用它的规则。",

    // init, config and doctor
    "Write a commented preflight.yml for a folder.": "为文件夹写入带注释的 preflight.yml。",
    "The names of folders such as stories/ or reels/ become overrides for their destinations. All other settings are comments that show their values.":
      "stories/ 或 reels/ 等文件夹名称会成为相应渠道的覆盖项。其他设置均为注释，注明可用的值。",
    "Write preflight.yml into the working folder.": "把 preflight.yml 写入当前文件夹。",
    "Write campaign/preflight.yml for these destinations.": "为这些渠道写入 campaign/preflight.yml。",
    "Print the settings of 'scan' and the origin of each value.": "输出 scan 的设置以及每个值的来源。",
    "It accepts the options of 'scan'. The command line overrides environment variables such as PREFLIGHT_FAIL_ON, and these override the nearest preflight.yml in or above the folder of the paths. For a single file, the settings of that file are printed.":
      "接受 scan 的选项。命令行优先于 PREFLIGHT_FAIL_ON 等环境变量，环境变量优先于路径所在文件夹或其上级中最近的 preflight.yml。只给出一个文件时，输出该文件的设置。",
    "Print the settings for the working folder.": "输出当前文件夹的设置。",
    "Print the settings of a file, with the rules that the configuration changes for it.": "输出一个文件的设置，以及配置为它修改的规则。",
    "Compile the settings for the module that judges files in a browser.": "为在浏览器中检查文件的模块编译设置。",
    "Check that the worker starts and is confined.": "检查读取进程能否启动及其隔离措施。",
    "The command starts a worker, which reports its confinement. A measure that the system does not support is listed, and is not an error.":
      "此命令启动一个读取进程，由它报告隔离措施。系统不支持的措施会列出，但不算错误。",
    "Answer the calls of another program until its input ends.": "应答另一个程序的调用，直到其输入结束。",
    "The program writes one JSON-RPC 2.0 call a line to standard input, and reads the answers from standard output. Many calls can run at once. A file is a path, bytes, or an object whose ranges the command asks for. With --socket, many programs share one command, which answers until it is interrupted. The package preflight-media for Python uses this exchange, and docs/exchange.md describes it.":
      "程序在标准输入中每行写入一个 JSON-RPC 2.0 调用，并从标准输出读取应答。多个调用可以同时进行。文件可以是路径、字节，或由命令请求其区间的对象。使用 --socket 时，多个程序共用一个命令，直到它被中断。Python 包 preflight-media 使用此接口，docs/exchange.md 有说明。",
    "Answer calls on files in a folder.": "应答对一个文件夹中文件的调用。",
    "The input ended, and every call was answered.": "输入已结束，所有调用均已应答。",
    "The answers could not be written.": "无法写入应答。",
    "The command was interrupted.": "命令被中断。",
    "Print the worker, its libraries and its confinement.": "输出读取进程、所用的库和隔离措施。",
    "Print the same for a program.": "输出供程序读取的相同内容。",
    "The worker starts, and every measure that this system supports is in force.": "读取进程可以启动，系统支持的措施均已启用。",
    "The worker does not start, or a measure is missing. The output has advice.": "读取进程无法启动，或缺少某项措施。输出中有处理方法。",
  ]
}
