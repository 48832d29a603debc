import Preflight
import PreflightDocuments
import Testing

@Suite struct SiteAssociationReaderTests {
  private func read(_ text: String) throws -> SiteAssociation {
    try SiteAssociationReader().read(Array(text.utf8), name: "aasa")
  }

  private func message(_ text: String) -> String {
    do {
      return "read: \(try read(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test func `It reads the current form`() throws {
    let association = try SiteAssociationReader().read(
      Repository.bytes("SampleMedia/requests/app/ok/association/current"), name: "current")
    let details = try #require(association.details.first)
    #expect(details.appIDs == ["ABCDE12345.com.example.preflight"])
    #expect(details.components.map(\.path) == [nil, "/private/*", "/help/*", "/Search", "/münchen/*", "/v/?*"])
    #expect(details.components.map(\.isExcluded) == [true, true, false, false, false, false])
    #expect(details.components.map(\.isCaseSensitive) == [true, true, true, false, true, true])
    #expect(details.components.map(\.isPercentEncoded) == [true, true, true, true, false, true])
    #expect(details.components[0].fragment == "web")
    #expect(details.components[2].query == .items([.init(name: "id", pattern: "????")]))
    #expect(details.components[3].query == .whole("q=?*"))
  }

  @Test func `It reads the older form`() throws {
    let association = try SiteAssociationReader().read(
      Repository.bytes("SampleMedia/requests/app/ok/association/older"), name: "older")
    #expect(association.details.map(\.appIDs) == [["ABCDE12345.com.example.preflight"]])
    #expect(association.details[0].components.map(\.path) == ["/private/*", "/v/*", "/about"])
    #expect(association.details[0].components.map(\.isExcluded) == [true, false, false])
  }

  @Test func `Components take precedence over paths`() throws {
    let association = try read(
      #"{"applinks":{"details":[{"appIDs":["A.b"],"paths":["/old"],"components":[{"/":"/new"}]}]}}"#)
    #expect(association.details[0].components.map(\.path) == ["/new"])
  }

  @Test func `Defaults apply until they are overridden`() throws {
    let association = try read(
      #"{"applinks":{"defaults":{"caseSensitive":false},"details":[{"appIDs":["A.b"],"defaults":{"percentEncoded":false},"#
        + #""components":[{"/":"/a"},{"/":"/b","caseSensitive":true}]}]}}"#)
    #expect(association.details[0].components.map(\.isCaseSensitive) == [false, true])
    #expect(association.details[0].components.map(\.isPercentEncoded) == [false, false])
  }

  @Test(arguments: [
    (#"{}"#, "aasa:1:1: a site association has no “applinks”"), (#"[]"#, "expected a site association as a mapping"),
    (#"{"applinks":{}}"#, "1:13: applinks has no “details”"),
    (#"{"applinks":{"details":{"A.b":{"paths":[]}}}}"#, "found a mapping, expected a list"),
    (#"{"applinks":{"details":[{"paths":["*"]}]}}"#, "names no app"),
    (#"{"applinks":{"details":[{"appID":"A.b"}]}}"#, "neither “components” nor “paths”"),
    (#"{"applinks":{"details":[{"appID":7,"paths":[]}]}}"#, "found the number 7, expected an app id as a string"),
    (
      #"{"applinks":{"details":[{"appID":"A.b","components":[{"/":true}]}]}}"#,
      "found true, expected a pattern as a string"
    ),
    (
      #"{"applinks":{"details":[{"appID":"A.b","components":[{"exclude":"true"}]}]}}"#,
      "found “true” in quotes, a text, expected true or false"
    ),
    (#"{"applinks":{"details":[{"appID":"A.b","components":[{"exclude":"yes"}]}]}}"#, "expected true or false"),
    ("-----BEGIN PKCS7-----", "signed file"),
  ])
  func `An error states the mistake`(text: String, expected: String) {
    #expect(message(text).contains(expected), "\(message(text))")
  }
}
