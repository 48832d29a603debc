import PreflightDocuments
import PreflightFoundation
import Testing

/// Mistakes of a caller, which the library refuses as the command does.
@Suite struct StrictnessTests {
  private let misspelt: Assumptions = ["app_versoin": "17.3"]

  private func isRefused(_ error: JudgeError?) -> Bool {
    guard case .unknownParameter("app_versoin", let destination, let known)? = error else { return false }
    return destination.hasPrefix("douyin-share-ios") && known.contains("app_version")
  }

  @Test func `Every call refuses a misspelled assumption`() async throws {
    let destinations: [Destination] = [.douyin, .tikTokShareKit]
    let bytes: [UInt8] = [1, 2, 3]
    var errors: [JudgeError?] = []
    errors.append(
      await #expect(throws: JudgeError.self) {
        try await check("a.mp4", for: destinations, assuming: misspelt)
      })
    errors.append(
      await #expect(throws: JudgeError.self) {
        try await check(descriptor: 0, for: destinations, assuming: misspelt)
      })
    errors.append(
      #expect(throws: JudgeError.self) {
        try check(bytes: bytes, for: destinations, assuming: misspelt)
      })
    errors.append(
      #expect(throws: JudgeError.self) {
        try check(source: MemorySource(bytes), for: destinations, assuming: misspelt)
      })
    let chunks = AsyncStream<[UInt8]> { $0.finish() }
    errors.append(
      await #expect(throws: JudgeError.self) {
        try await check(chunks: chunks, for: destinations, assuming: misspelt)
      })
    errors.append(
      #expect(throws: JudgeError.self) {
        try check(["a.mp4"], for: destinations, assuming: misspelt)
      })
    errors.append(
      #expect(throws: JudgeError.self) {
        try judge(MediaFacts(), for: destinations, assuming: misspelt)
      })
    errors.append(
      #expect(throws: JudgeError.self) {
        try UploadCheck(for: destinations, assuming: misspelt)
      })
    errors.append(#expect(throws: JudgeError.self) { try Judge(.douyin, assuming: misspelt) })
    #expect(errors.count == 9)
    for error in errors { #expect(isRefused(error), "\(String(describing: error))") }
  }

  @Test func `A misspelled assumption is refused before media are read`() async throws {
    let document: AssetPath = "request.yml"
    let place = DocumentPlace(line: 1, column: 1)
    let request = ShareRequest(
      destination: .douyin, id: RequestID(document: document, index: 0, hasSiblings: false), place: place, fields: [],
      media: [])
    let error = await #expect(throws: JudgeError.self) { try await check(request, assuming: misspelt) }
    #expect(isRefused(error))
  }

  @Test func `The error suggests the nearest spelling`() {
    let error = #expect(throws: JudgeError.self) { try UploadCheck(for: [.douyin], assuming: misspelt) }
    #expect(error?.description.contains("“app_versoin”, did you mean “app_version”?") == true)
    let slot = #expect(throws: JudgeError.self) { try Judge(.tikTokShareKit, slot: "vidoe") }
    #expect(slot?.description.contains("did you mean “video”?") == true)
  }

  @Test func `Destinations are chosen as by the command`() throws {
    #expect(
      try Destinations.chosen(by: ["tiktok-share-kit", "tiktok-share-kit-ios"]).map(\.id) == ["tiktok-share-kit-ios"])
    #expect(try Destinations.chosen(by: ["default"]) == Destinations.inGroup("default"))
    let error = #expect(throws: UnknownDestination.self) {
      try Destinations.chosen(by: ["tiktok-share-kit", "tikotk"])
    }
    #expect(error?.name == "tikotk" && error?.nearest == "tiktok-video")
    #expect(error?.description == "there is no destination or group “tikotk”; did you mean “tiktok-video”?")
  }
}
