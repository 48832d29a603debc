import Foundation

/// What the command line chooses.
struct Settings: Sendable {
  var to: [String] = []
  var host = "127.0.0.1"
  var port = 8080
  /// The path of a socket to listen at instead of an address.
  var socket: String?
  /// The tokens of clients; empty if everybody may call.
  var tokens: [String] = []
  var logsNames = false
  /// The folder in which tusd stores uploads.
  var tusFiles: String?
  var limits = Limits()

  static let usage = """
    usage: preflight-server --to DEST[,DEST…] [options]

      --to DEST,…             ids, short names or groups of destinations
      --listen HOST:PORT      the address (127.0.0.1:8080)
      --unix-socket PATH      listen at a socket instead
      --token-file FILE       clients send one of these tokens, one a line, as Authorization: Bearer TOKEN
      --tus-files FOLDER      the folder in which tusd stores uploads, for its hooks
      --log-names             write the names of files to the log
      --max-bytes N           largest file (4294967296)
      --max-call-bytes N      largest JSON body (8388608)
      --max-connections N     connections at once (1000)
      --patience SECONDS      a silent client is disconnected after this time, and a slow one answered 408 (10)
      --min-rate N            least bytes a second of a body after that time (10000)
      --max-seconds N         longest time of a request (3600)

    """

  /// Reads the command line.
  init(_ arguments: [String]) throws(SettingsMistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--log-names" {
        logsNames = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw SettingsMistake("\(option): found no value: add one, or see --help")
      }
      try set(option, value)
    }
    guard !to.isEmpty else { throw SettingsMistake("found no --to: name the destinations, such as --to tiktok-video") }
  }

  private mutating func set(_ option: String, _ value: String) throws(SettingsMistake) {
    func number<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) throws(SettingsMistake) -> Number {
      guard let number = Number(value), range.contains(number) else {
        throw SettingsMistake(
          "\(option): found “\(value)”, expected a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
    switch option {
    case "--to": to += value.split(separator: ",").map(String.init)
    case "--listen":
      guard let colon = value.lastIndex(of: ":"), let port = Int(value[value.index(after: colon)...]),
        (0...65535).contains(port), colon > value.startIndex
      else { throw SettingsMistake("--listen: found “\(value)”, expected HOST:PORT, such as 127.0.0.1:8080") }
      self.port = port
      host = value[..<colon].trimmingCharacters(in: ["[", "]"])
    case "--unix-socket": socket = value
    case "--token-file":
      guard let content = FileManager.default.contents(atPath: value) else {
        throw SettingsMistake("--token-file: cannot read \(value): name a file with one token a line")
      }
      tokens = String(decoding: content, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
      guard !tokens.isEmpty, tokens.allSatisfy({ $0.utf8.count >= 16 }) else {
        throw SettingsMistake(
          "--token-file: found no token or a short one in \(value): write one of at least 16 characters a line")
      }
    case "--tus-files": tusFiles = value
    case "--max-bytes": limits.bytes = try number(1...UInt64(Int64.max))
    case "--max-call-bytes": limits.callBytes = try number(1024...(64 << 20))
    case "--max-connections": limits.connections = try number(1...1_000_000)
    case "--patience": limits.patience = .seconds(try number(1...3600 as ClosedRange<Int64>))
    case "--min-rate": limits.leastBytesPerSecond = Double(try number(0...1_000_000_000 as ClosedRange<Int>))
    case "--max-seconds": limits.longest = .seconds(try number(1...86_400 as ClosedRange<Int64>))
    default: throw SettingsMistake("found the unknown option \(option): see --help")
    }
  }
}

/// The limits for clients.
struct Limits: Sendable {
  var bytes: UInt64 = 4 << 30
  var callBytes = 8 << 20
  /// Most bytes that the bodies of all running calls have together.
  let allCallBytes = 128 << 20
  var connections = 1000
  /// A client that sends nothing for this time is disconnected. After this time, each body must have the minimum rate.
  var patience = Duration.seconds(10)
  var leastBytesPerSecond = 10_000.0
  var longest = Duration.seconds(3600)
  let headers = 100
  let headerBytes = 16 << 10

  /// Returns true for a body that arrives too slowly.
  func isTooSlow(_ bytes: UInt64, after time: Duration) -> Bool {
    time > longest || time > patience && Double(bytes) < time / .seconds(1) * leastBytesPerSecond
  }
}

/// A command line that cannot be used: one line for people.
struct SettingsMistake: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
