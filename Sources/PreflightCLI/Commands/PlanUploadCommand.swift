import MediaProbe
import Preflight
import PreflightOperations
import PreflightPlanning
import PreflightReports

extension Command {
  static var planUpload: Command {
    Command(
      "plan-upload", .planUploadAbstract,
      help: CommandHelp(
        details: [.planUploadDetails],
        examples: [
          ("preflight plan-upload video.mp4 --to tiktok-video", .planUploadExample),
          ("preflight plan-upload video.mp4 --to tiktok-video --chunk-size 67108864", .planUploadExampleOwn),
        ]),
      groups: [
        OptionGroup([.uploadedFile, .uploadTo, .chunkSize, .chunkCount, .textOrJSON]), .documents, OptionGroup([.lang]),
      ]
    ) { try PlanUploadCommand(arguments: $0).run() }
  }
}

struct PlanUploadCommand {
  let arguments: ParsedArguments

  func run() throws {
    let language = Language(arguments)
    let (chunk, count): (ByteCount?, Int?) = (arguments[.chunkSize], arguments[.chunkCount])
    let size = chunk?.bytes
    guard [size, count].allSatisfy({ $0.map { $0 > 0 } ?? true }) else { throw mistake(.wrongChunkSize) }
    if count != nil, size == nil { throw mistake(.chunkCountAlone) }
    let given = size.map { UploadJob.Given(chunkSize: $0, count: count) }
    let file: AssetPath = try arguments.required(.uploadedFile)
    let chosen = try DestinationList.read(arguments, in: language).chosen(byList: arguments.required(.uploadTo))
    let job = try UploadJob(file, chosen, given: given)
    guard job.fileSize > 0 else { throw Failure(.incomplete, .emptyUpload(shown(file))) }
    let format: TextOrJSON? = arguments[.textOrJSON]
    if format == .json {
      try printBytes(
        DestinationJSON(language: language).uploads(
          path: file.text, fileSize: job.fileSize,
          job.answers.map { answer in
            UploadRecord(
              answer.destination, answer.form, answer.plan,
              given: given.map { given in
                UploadRecord.Given(
                  chunkSize: given.chunkSize, count: given.count, isInvalid: answer.isInvalid,
                  problems: answer.breaches.map { ($0, text($0, job.fileSize).text(in: language)) })
              })
          }))
    } else {
      let lines = job.answers.flatMap { self.lines($0, job.fileSize, given) }
      try printText(in: language) { _ in lines.map { $0.text(in: language) + "\n" }.joined() }
    }
    if job.answers.contains(where: \.isInvalid) { throw ExitStatus.red }
  }

  private func lines(_ answer: UploadJob.Answer, _ fileSize: Int, _ given: UploadJob.Given?) -> [CommandText] {
    guard let form = answer.form else { return [.uploadNone(answer.destination.id)] }
    var lines: [CommandText] = [.uploadTitle(answer.destination.id, "\(fileSize)")]
    var body: [CommandText] = []
    if let given, form.method == .chunks {
      let (count, size) = (
        given.count ?? UploadPlan.count(fileSize, given.chunkSize, form.rounding), "\(given.chunkSize)"
      )
      body.append(
        answer.isInvalid
          ? .uploadInvalid(count, size)
          : answer.breaches.isEmpty ? .uploadValid(count, size) : .uploadUnclear(count, size))
      body += answer.breaches.map { text($0, fileSize) }
    }
    switch (form.method, answer.plan) {
    case (.server, _): body.append(.uploadServer)
    case (.chunks, let plan?) where plan.count == 1: body.append(.uploadWhole)
    case (.chunks, let plan?): body.append(.uploadChunks(plan.count, "\(plan.chunkSize)", "\(plan.lastSize)"))
    case (.chunks, nil): body.append(.uploadNoPlan)
    }
    if form.fetches { body.append(.uploadFetches) }
    var sources: [Source] = []
    for source in [form.source] + form.figures.map(\.source) where !sources.contains(source) { sources.append(source) }
    body += sources.map { .uploadSource($0.title, $0.url ?? "", "\($0.checked)") }
    lines += body.map { CommandText(asWritten: "  ") + $0 }
    return lines
  }

  private func text(_ breach: UploadPlan.Breach, _ fileSize: Int) -> CommandText {
    let (found, expected) = ("\(breach.found)", "\(breach.expected)")
    guard let figure = breach.figure else { return .breachCount(found, expected) }
    let limit = "\(figure.limit)"
    let text: CommandText =
      switch figure.name {
      case .wholeBelow: .breachWholeBelow(limit, "\(fileSize)")
      case .wholeMax: .breachWholeMax(limit)
      case .chunkMin: .breachChunkMin(found, limit)
      case .chunkMax: .breachChunkMax(found, limit)
      case .chunkMultiple: .breachChunkMultiple(found, limit)
      case .chunkSize, .chunkExample: .breachChunkSize(found, limit)
      case .lastMax: .breachLastMax(found, limit)
      case .countMax: .breachCountMax(found, limit)
      case .indexMax: .breachIndexMax(found, limit)
      }
    let whole: CommandText =
      if let other = figure.other, !breach.isCertain { .breachUnclear(text, "\(other)") } else { text }
    return .breachSource(whole, figure.place, figure.written)
  }
}
