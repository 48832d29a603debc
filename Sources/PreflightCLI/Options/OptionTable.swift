import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports

// The options and arguments of all commands. Two options of the same name differ in what they mean for their commands.

extension OptionGroup {
  static var input: OptionGroup {
    OptionGroup(
      HelpWords("Input", "输入"),
      [.paths, .filesFrom, .onlyMedia, .exclude, .noIgnoreFiles, .hidden, .changedSince, .allowEmpty])
  }

  static var choice: OptionGroup {
    OptionGroup(
      destinationsTitle,
      [.to, .assume, .assumeFrom, .asOf, .failOn, .destinations, .severity, .ignore, .config, .noConfig])
  }

  /// The choice of commands that judge nothing, or only what a file names.
  static var documents: OptionGroup { OptionGroup(destinationsTitle, [.destinations, .config, .noConfig]) }

  private static var destinationsTitle: HelpWords { HelpWords("Destinations and rules", "渠道和规则") }

  static var reports: OptionGroup {
    OptionGroup(
      HelpWords("Reports", "报告"),
      [.format, .output, .report, .noThumbnails, .quiet, .all, .verbose, .color, .lang])
  }

  static var reading: OptionGroup {
    OptionGroup(HelpWords("Reading", "读取"), [.engine, .depth, .jobs, .workers, .timeout])
  }
}

// MARK: All commands

extension Option {
  static let help = Option(
    flag: "help", short: "h",
    "Show help. --help-all shows all options.",
    "显示帮助。--help-all 显示全部选项。")
  static let version = Option(
    flag: "version", short: "V",
    "Show the version.",
    "显示版本。")

  static let lang = Option(
    "lang", Language.self, "tag",
    "Language of reports, messages and help: en or zh-Hans.",
    "报告、消息和帮助的语言：en 或 zh-Hans。",
    standard: HelpWords(SettingName.lang.standard, "取自 LC_ALL、LC_MESSAGES 或 LANG"), setting: .lang)

  static let textOrJSON = Option(
    "format", TextOrJSON.self, "format",
    "Print text for people, or JSON: text, json.",
    "输出供人阅读的文本或 JSON：text、json。",
    standard: "text")
}

// MARK: Input

extension Option {
  static let paths = Option(
    argument: "paths", AssetPath.self,
    "Files, folders, or quoted patterns such as 'campaign/**/*.mp4'.",
    "文件、文件夹，或加引号的通配模式，例如 'campaign/**/*.mp4'。",
    standard: ".", repeats: true, isRequired: false)
  static let filesFrom = Option(
    "files-from", AssetPath.self, "file",
    "Read paths from a file, one per line or separated by NUL; - is standard input. Files that are not media are skipped.",
    "从文件读取路径，每行一个或以 NUL 分隔；- 表示标准输入。跳过非媒体文件。")
  static let onlyMedia = Option(
    flag: "only-media",
    "Skip named files that are excluded, or not media by name or content, as in a folder. For hooks that pass all files.",
    "像处理文件夹一样，跳过被排除的文件，以及名称和内容都不是媒体的文件。适用于传入所有文件的钩子。")
  static let exclude = Option(
    "exclude", AssetPath.self, "pattern",
    "Skip files in folders and lists that match this pattern, in .gitignore syntax. Can be repeated.",
    "跳过文件夹和列表中匹配此模式的文件，使用 .gitignore 语法。可重复使用。",
    repeats: true, setting: .exclude)
  static let noIgnoreFiles = Option(
    flag: "no-ignore-files",
    "Do not read .preflightignore and .gitignore files.",
    "不读取 .preflightignore 和 .gitignore。",
    setting: .ignoreFiles)
  static let hidden = Option(
    flag: "hidden",
    "Include hidden files in folders.",
    "包括文件夹中的隐藏文件。",
    setting: .hidden)
  static let changedSince = Option(
    "changed-since", String.self, "revision",
    "Read only files that differ between this git revision and the work tree.",
    "只读取此 git 版本与工作区之间有差异的文件。")
  static let allowEmpty = Option(
    flag: "allow-empty",
    "Exit with 0 if there is nothing to read.",
    "没有可读取的内容时以 0 退出。")
  static let stdinFilename = Option(
    "stdin-filename", AssetPath.self, "path",
    "Give the file on standard input (-) this name for reports, rules and settings.",
    "为标准输入（-）中的文件指定名称，用于报告、规则和设置。")
  static let shard = Option(
    "shard", Shard.self, "i/n",
    "Read one of several equal parts, such as 2/5. 'preflight merge' joins the results.",
    "只读取均分后的一个分片，例如 2/5。preflight merge 合并结果。")
}

// MARK: Destinations and rules

extension Option {
  static let to = Option(
    "to", String.self, "names",
    "Judge for these destinations: ids, short names or groups, separated by commas. With none, judge only the file itself.",
    "按这些渠道判定：id、简称或分组，以逗号分隔。使用 none 时只判定文件本身。",
    standard: HelpWords("the group 'default'", "分组 default"), completion: Completions.destinations, setting: .to)
  static let assume = Option(
    "assume", String.self, "name=value",
    "Assume a value that no file contains, such as app_version=17.3. Can be repeated.",
    "给出文件中没有的值，例如 app_version=17.3。可重复使用。",
    repeats: true)
  static let assumeFrom = Option(
    "assume-from", AssetPath.self, "file",
    "Assume the limits in this JSON document of a server, such as the answer of Mastodon's /api/v2/instance.",
    "采用服务器 JSON 文档中的上限，例如 Mastodon 的 /api/v2/instance 返回的内容。",
    setting: .assumeFrom)
  static let asOf = Option(
    "as-of", CivilDate.self, "date",
    "Use the rules of this day, such as 2025-01-10.",
    "使用此日期的规则，例如 2025-01-10。",
    standard: HelpWords(SettingName.asOf.standard, "最新的规则"), setting: .asOf)
  static let failOn = Option(
    "fail-on", FailureThreshold.self, "outcome",
    "Exit with 1 if a file has this outcome or a worse one: error, unknown, not-judged, warning, or never.",
    "文件达到或差于此结果时以 1 退出：error、unknown、not-judged、warning 或 never。",
    standard: HelpWords(SettingName.failOn.standard), setting: .failOn)
  static let destinations = Option(
    "destinations", AssetPath.self, "folder",
    "Add your own destination files (*.yml) in this folder to the built-in ones.",
    "除内置渠道外，添加此文件夹中的自定义渠道文件（*.yml）。",
    completion: .folders, setting: .destinations)
  static let severity = Option(
    "severity", String.self, "rule=severity",
    "Set the severity of a rule: error, warning, note or off, such as tiktok-video/video-duration-max=warning. Can be repeated.",
    "设置规则的级别：error、warning、note 或 off，例如 tiktok-video/video-duration-max=warning。可重复使用。",
    completion: Completions.severities, repeats: true)
  static let ignore = Option(
    "ignore", String.self, "rule",
    "Turn a rule off, such as file/extension-mismatch or '*/video-fast-start'. Can be repeated.",
    "关闭规则，例如 file/extension-mismatch 或 '*/video-fast-start'。可重复使用。",
    completion: Completions.rules, repeats: true)
  static let config = Option(
    "config", AssetPath.self, "file",
    "Use this configuration instead of the nearest preflight.yml in or above the folder of the paths.",
    "使用此配置，而不是路径所在文件夹或其上级中最近的 preflight.yml。",
    variable: "PREFLIGHT_CONFIG")
  static let noConfig = Option(
    flag: "no-config",
    "Ignore preflight.yml and the PREFLIGHT_ variables.",
    "不使用 preflight.yml 和 PREFLIGHT_ 环境变量。")
}

// MARK: Reports

extension Option {
  private static func formats(_ separator: String) -> String {
    Reporters.all.map { $0.name }.joined(separator: separator)
  }

  static let format = Option(
    "format", short: "f", String.self, "format",
    "Format of the report: \(formats(", ")). 'preflight --help-all' describes them.",
    "报告格式：\(formats("、"))。说明见 preflight --help-all。",
    standard: HelpWords(SettingName.format.standard), completion: Completions.formats, setting: .format)
  static let output = Option(
    "output", short: "o", AssetPath.self, "file",
    "Write the report to a file, which appears when it is complete.",
    "把报告写入文件，完成后文件才会出现。",
    standard: HelpWords("standard output", "标准输出"))
  static let report = Option(
    "report", String.self, "format=file",
    "Write another report to a file, such as junit=results.xml. Can be repeated.",
    "再写入一份报告，例如 junit=results.xml。可重复使用。",
    repeats: true)
  static let noThumbnails = Option(
    flag: "no-thumbnails",
    "Do not put thumbnails into the html report. This makes it smaller and faster to write.",
    "html 报告不含缩略图，文件更小，写入更快。",
    setting: .thumbnails)
  static let quiet = Option(
    flag: "quiet", short: "q",
    "Print one line for each file that makes the exit status 1, and the counts (text).",
    "对每个使退出状态为 1 的文件输出一行，并输出统计（text）。")
  static let all = Option(
    flag: "all",
    "Show every file, every problem and every skipped file (text).",
    "显示所有文件、所有问题和所有跳过的文件（text）。")
  static let verbose = Option(
    flag: "verbose", short: "v",
    "Print on standard error how much of each file was read, by which tier, and when.",
    "在标准错误中输出每个文件读取了多少、由哪一层读取，以及读取时间。")
  static let color = Option(
    "color", ColorChoice.self, "when",
    "Use colors: auto, always, never. auto follows the terminal, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and CLICOLOR.",
    "使用颜色：auto、always、never。auto 取决于终端以及 NO_COLOR、FORCE_COLOR、CLICOLOR_FORCE 和 CLICOLOR。")
}

// MARK: Reading

extension Option {
  /// Returns a time limit in seconds that a depth has without `--timeout`.
  private static func usualTimeout(_ depth: Tier) -> String { SettingName.timeout.standard(at: depth) }

  static let engine = Option(
    "engine", Checker.Engine.self, "engine",
    "How to read files: headers, then the C libraries for missing facts (auto), or only one of them.",
    "读取方式：先读文件头，缺少的信息由 C 库读取（auto），或只用其中一种。",
    standard: HelpWords(SettingName.engine.standard), setting: .engine, isShown: false)
  static let depth = Option(
    "depth", Tier.self, "depth",
    "How much to read: header, stream (also packets that a rule needs), sampled (some key frames), decode (everything), content (also measures picture and sound).",
    "读取深度：header（文件头）、stream（规则所需的数据包）、sampled（部分关键帧）、decode（全部）、content（还测量画面和声音）。",
    standard: HelpWords(SettingName.depth.standard), setting: .depth)
  static let jobs = Option(
    "jobs", Int.self, "n",
    "Number of files to read at once.",
    "同时读取的文件数。",
    standard: HelpWords("number of processors", "处理器数量"), setting: .jobs)
  static let workers = Option(
    "workers", Int.self, "n",
    "Number of worker processes for the deeper tiers.",
    "用于深层读取的进程数。",
    standard: HelpWords("number of processors", "处理器数量"), setting: .workers)
  static let timeout = Option(
    "timeout", Double.self, "seconds",
    "Time limit for a worker on one file.",
    "读取单个文件的时间上限。",
    standard: HelpWords(
      "\(usualTimeout(.stream)), or \(usualTimeout(.decode)) with --depth decode or content",
      "\(usualTimeout(.stream))；--depth decode 或 content 时为 \(usualTimeout(.decode))"), setting: .timeout)
}

// MARK: scan

extension Option {
  static let slot = Option(
    "slot", String.self, "slot",
    "Judge in this slot only. 'preflight destinations show' lists the slots of a destination.",
    "只在此素材位中判定。preflight destinations show 列出渠道的素材位。",
    completion: Completions.slots, setting: .slot)
  static let withFacts = Option(
    flag: "with-facts",
    "Include the facts in each verdict (json, ndjson).",
    "在每个判定中包含文件信息（json、ndjson）。")
  static let onlyProblems = Option(
    flag: "only-problems",
    "Leave out files and destinations without problems (text, markdown, html). The counts include all of them.",
    "不列出没有问题的文件和渠道（text、markdown、html）。统计数字包含全部文件。",
    setting: .onlyProblems)
  static let ready = Option(
    flag: "ready",
    "List the files that are ready for each destination, then those with warnings (text, json).",
    "列出各渠道可以发布的文件，然后是有警告的文件（text、json）。")
  static let suggest = Option(
    flag: "suggest",
    "Suggest the smallest change of each refused file, with its command and predicted verdict (text, json, ndjson).",
    "为每个不通过的文件给出最小的修改方法、命令和预测的判定（text、json、ndjson）。")
  static let baseline = Option(
    "baseline", AssetPath.self, "file",
    "Ignore the problems recorded in this baseline file. New problems still fail.",
    "接受此基线文件记录的问题。新问题仍会导致失败。",
    setting: .baseline)
  static let writeBaseline = Option(
    "write-baseline", AssetPath.self, "file",
    "Record the problems of today in this baseline file, and exit with 0.",
    "把目前的问题记录到此基线文件，并以 0 退出。")
  static let failOnUnused = Option(
    flag: "fail-on-unused",
    "Exit with 1 if the baseline or an allowance accepts a problem that is gone.",
    "基线或例外接受的问题已不存在时以 1 退出。",
    setting: .failOnUnused)
  static let failFast = Option(
    flag: "fail-fast",
    "Stop after the first file that makes the exit status 1.",
    "遇到第一个使退出状态为 1 的文件后停止。")
}

// MARK: fix and deliver

extension Option {
  static let crop = Option(
    flag: "crop",
    "Crop images and videos whose aspect ratio is not allowed.",
    "裁剪宽高比不符合要求的图片和视频。")
  static let pad = Option(
    "pad", RepairColor.self, "color",
    "Add bars of this color where the aspect ratio is not allowed: a name or #RRGGBB.",
    "宽高比不符合要求时，添加此颜色的边：颜色名称或 #RRGGBB。")
  static let background = Option(
    "background", RepairColor.self, "color",
    "Fill transparent parts with this color where transparency is not allowed.",
    "不允许透明时，用此颜色填充透明部分。")
  static let trim = Option(
    flag: "trim",
    "Cut off the end of videos that are too long.",
    "视频过长时截去末尾。")
  static let stripLocation = Option(
    flag: "strip-location",
    "Leave the place at which a picture was taken out of the copies.",
    "副本中不保留图片的拍摄位置。")
  static let deadline = Option(
    "deadline", Double.self, "seconds",
    "Time limit for ffmpeg on one file.",
    "ffmpeg 处理单个文件的时间上限。",
    standard: HelpWords("\(Int(FixJob.usualSeconds))"))
  static let repairFolder = Option(
    "output", short: "o", AssetPath.self, "folder",
    "Write the repaired copies into this folder, which is created.",
    "把修复后的副本写入此文件夹，不存在时会创建。",
    completion: .folders, isRequired: true)
  static let dryRun = Option(
    flag: "dry-run",
    "Print the planned copies, and write nothing.",
    "输出计划写入的副本，不写入任何文件。")
  static let force = Option(
    flag: "force",
    "Replace copies that an earlier run wrote into the output folder.",
    "替换输出文件夹中以前写入的副本。")
  static let repairSlot = Option(
    "slot", String.self, "slot",
    "Repair for this slot only. 'preflight destinations show' lists the slots of a destination.",
    "只为此素材位修复。preflight destinations show 列出渠道的素材位。",
    completion: Completions.slots, setting: .slot)
  static let deliveryFolder = Option(
    "output", short: "o", AssetPath.self, "folder",
    "Deliver into this folder, which is created.",
    "交付到此文件夹，不存在时会创建。",
    completion: .folders, isRequired: true)
  static let check = Option(
    flag: "check",
    "Check an earlier delivery, and write nothing.",
    "检查以前的交付，不写入任何文件。")
  static let dryDelivery = Option(
    flag: "dry-run",
    "Print the number and size of the planned files, and write nothing.",
    "输出计划交付的文件数量和大小，不写入任何文件。")
  static let keepRemoved = Option(
    flag: "keep-removed",
    "Keep and mark files whose originals are gone. Otherwise they are removed.",
    "保留并标记原文件已不存在的文件；否则会移除。")
}

// MARK: request, app, merge and serve

extension Option {
  static let postsTo = Option(
    "to", String.self, "names",
    "Judge posts for these destinations: ids, short names or groups, separated by commas. A request names its own.",
    "按这些渠道判定帖子：id、简称或分组，以逗号分隔。请求自己指明渠道。",
    completion: Completions.destinations, setting: .to)
  static let requestAssume = Option(
    "assume", String.self, "name=value",
    "Assume a value that a request does not contain, such as app_version=21.3. Can be repeated.",
    "给出请求中没有的值，例如 app_version=21.3。可重复使用。",
    repeats: true)

  static let infoPlist = Option(
    argument: "info-plist", AssetPath.self,
    "The app's Info.plist, as XML or binary.",
    "应用的 Info.plist，XML 或二进制格式。")
  static let entitlements = Option(
    "entitlements", AssetPath.self, "file",
    "Read the app's entitlements from this property list.",
    "从此属性列表读取应用的权限声明。")
  static let redirectURI = Option(
    "redirect-uri", String.self, "url",
    "The URL with which the destination returns to the app (redirectURI).",
    "渠道返回应用所用的 URL（redirectURI）。")
  static let link = Option(
    "link", String.self, "url",
    "Check that this shared link is a universal link of the app.",
    "检查此分享链接是否为应用的通用链接。")
  static let siteAssociation = Option(
    "site-association", AssetPath.self, "file",
    "Read the apple-app-site-association file of the link's host.",
    "读取链接所在主机的 apple-app-site-association 文件。")
  static let page = Option(
    "page", AssetPath.self, "file",
    "Read a saved copy of the page at the link.",
    "读取链接所指网页的副本。")
  static let pageResources = Option(
    "page-resources", AssetPath.self, "folder",
    "Look in this folder for the images, videos and icons that the page names.",
    "在此文件夹中查找网页引用的图片、视频和图标。",
    completion: .folders)
  static let sources = Option(
    "sources", AssetPath.self, "folder",
    "Search the .swift, .m, .mm and .h files in this folder for the calls that a destination needs.",
    "在此文件夹的 .swift、.m、.mm 和 .h 文件中查找渠道所需的调用。",
    completion: .folders)
  static let project = Option(
    "project", AssetPath.self, "file",
    "Read the build settings and linked libraries of this project.pbxproj.",
    "读取此 project.pbxproj 的构建设置和链接库。")

  static let results = Option(
    argument: "results", AssetPath.self,
    "The result files of all shards, in any order.",
    "所有分片的结果文件，顺序不限。",
    repeats: true)
  static let shardBaseline = Option(
    "baseline", AssetPath.self, "file",
    "The baseline with which the shards were run.",
    "各分片运行时所用的基线。",
    setting: .baseline)

  static let stdio = Option(
    flag: "stdio",
    "Read calls from standard input, and write answers to standard output.",
    "从标准输入读取调用，并把应答写到标准输出。")
  static let socket = Option(
    "socket", AssetPath.self, "path",
    "Answer the programs of this user that connect to this socket.",
    "应答此用户连接到此套接字的程序。")
  static let root = Option(
    "root", AssetPath.self, "folder",
    "Read and write only files in this folder.",
    "只读写此文件夹中的文件。",
    completion: .folders)
}

// MARK: explain, init and config

extension Option {
  static let subject = Option(
    argument: "subject", String.self,
    "A share state (20007), a destination's code (tiktok-share-kit-ios/-4), its name or its message, the id of a rule, or a fact (video.closed_gop).",
    "分享状态码（20007）、渠道自己的代码（tiktok-share-kit-ios/-4）及其名称或消息、规则的 id，或文件信息（video.closed_gop）。",
    completion: Completions.subjects)
  static let file = Option(
    argument: "file", AssetPath.self,
    "Explain the result for this file.",
    "解释此文件的结果。",
    isRequired: false)

  static let folder = Option(
    argument: "folder", AssetPath.self,
    "The folder.",
    "文件夹。",
    standard: ".", completion: .folders, isRequired: false)
  static let initialTo = Option(
    "to", String.self, "names",
    "Judge for these destinations: ids, short names or groups, separated by commas.",
    "按这些渠道判定：id、简称或分组，以逗号分隔。",
    completion: Completions.destinations)
  static let schema = Option(
    flag: "schema",
    "Also write .preflight.schema.json, with which editors check and complete the configuration.",
    "同时写入 .preflight.schema.json，编辑器可用它检查和补全配置。")
  static let replace = Option(
    flag: "force",
    "Replace an existing file.",
    "替换已有的文件。")

  static let scannedPaths = Option(
    argument: "paths", AssetPath.self,
    "The paths of a scan.",
    "扫描的路径。",
    standard: ".", repeats: true, isRequired: false)
  static let compiled = Option(
    flag: "compiled",
    "Print what judges files, as JSON for the module for browsers: destinations, rules and assumed values.",
    "以 JSON 输出检查文件所用的内容，供浏览器模块使用：目标平台、规则和假定值。")
  static let shownSlot = Option(
    "slot", String.self, "slot",
    "Show the settings for this slot.",
    "显示此素材位的设置。",
    completion: Completions.slots, setting: .slot)
  static let shownBaseline = Option(
    "baseline", AssetPath.self, "file",
    "Show the settings with this baseline.",
    "显示使用此基线时的设置。",
    setting: .baseline)
}

// MARK: destinations

extension Option {
  static let anyNames = Option(
    argument: "names", String.self,
    "Ids, short names or groups.",
    "id、简称或分组。",
    standard: HelpWords("all", "全部"), completion: Completions.destinations, repeats: true, isRequired: false)
  static let destination = Option(
    argument: "destination", String.self,
    "The id or short name of a destination.",
    "渠道的 id 或简称。",
    completion: Completions.destinations)
  static let names = Option(
    argument: "names", String.self,
    "Ids, short names or groups, also separated by commas.",
    "id、简称或分组，也可以用逗号分隔。",
    completion: Completions.destinations, repeats: true)
  static let kind = Option(
    "kind", MasterKind.self, "kind",
    "Plan a file of this kind: video, image.",
    "规划此类文件：video、image。",
    standard: HelpWords("video if a destination accepts it", "有渠道接受视频时为 video"))
  static let from = Option(
    argument: "from", CivilDate.self,
    "The earlier day, such as 2025-01-10.",
    "较早的日期，例如 2025-01-10。")
  static let until = Option(
    argument: "until", CivilDate.self,
    "The later day.",
    "较晚的日期。")
  static let comparedTo = Option(
    "to", String.self, "names",
    "Show these destinations only: ids, short names or groups, separated by commas.",
    "只显示这些渠道：id、简称或分组，以逗号分隔。",
    completion: Completions.destinations)
  static let today = Option(
    "as-of", CivilDate.self, "date",
    "Use this day instead of today, such as 2027-06-01.",
    "用此日期代替今天，例如 2027-06-01。")
  static let within = Option(
    "within", Int.self, "days",
    "Also list the sources that are due in this many days.",
    "同时列出此天数内需要复查的来源。")
  static let name = Option(
    argument: "name", String.self,
    "The id of the destination: lower-case letters, digits and hyphens.",
    "渠道的 id：小写字母、数字和连字符。")
  static let extends = Option(
    "extends", String.self, "name",
    "The destination whose rules the new one changes.",
    "要修改其规则的渠道。",
    completion: Completions.destinations)
  static let ownFiles = Option(
    argument: "path", AssetPath.self,
    "Destination files (YAML), or folders of them.",
    "渠道文件（YAML）或包含它们的文件夹。",
    repeats: true)
  static let ownFile = Option(
    argument: "file", AssetPath.self,
    "A destination file (YAML).",
    "渠道文件（YAML）。")
  static let compiledFile = Option(
    "output", AssetPath.self, "file",
    "Write the JSON to a file.",
    "把 JSON 写入文件。",
    standard: HelpWords("standard output", "标准输出"))
}
