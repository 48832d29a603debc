import CAttempts
import MediaProbe
import Synchronization
import WorkerChannel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Misbehaves as the first word of a file says. The second word is its argument.
enum Misbehaviour {
  /// Bytes that an earlier file makes this worker send with the next answer.
  private static let surplus = Mutex<[UInt8]?>(nil)

  static func read(_ file: OpenFile, depth: Tier) -> MediaFacts {
    if let bytes = surplus.withLock({ $0.take() }) { send(bytes) }
    let content = (try? file.bytes(0..<4096)) ?? []
    let words = String(decoding: content, as: UTF8.self).split(separator: " ").map(String.init)
    let argument = words.count > 1 ? words[1] : ""
    switch words.first {
    case "answer": break
    case "wait": usleep(UInt32(argument).map { $0 * 1000 } ?? 0)
    case "abort":
      complain("about to abort\u{1B}[31m red")
      abort()
    case "exit": exit(Int32(argument) ?? 0)
    case "hang": while true { pause() }
    case "spin": while true {}
    case "spin-without-alarm":
      _ = alarm(0)
      while true {}
    case "stop": raise(SIGSTOP)
    case "kill": raise(SIGKILL)
    case "allocate": allocateWithoutEnd()
    case "flood": for _ in 0..<4096 { complain(String(repeating: "noise ", count: 100)) }
    case "chatter": for _ in 0..<3 { _ = startThread { writeWithoutEnd() } }
    case "garbage": send(Array(repeating: 0xA5, count: 4096))
    case "attempt":
      var facts = MediaFacts()
      facts.container = attempt(argument, on: file)
      return facts
    case "half": sendAnswer { Array($0.prefix($0.count / 2)) }
    case "half-and-exit":
      sendAnswer { Array($0.prefix($0.count / 2)) }
      exit(0)
    case "half-and-hang":
      sendAnswer { Array($0.prefix($0.count / 2)) }
      while true { pause() }
    case "oversized":
      // The length is in the last eight bytes of the header.
      sendAnswer { $0.prefix(16) + [0, 0, 0, 0, 1, 0, 0, 0] }
      while true { pause() }
    case "no-record": sendAnswer { $0.prefix(16) + [4, 0, 0, 0, 0, 0, 0, 0] + Array("null".utf8) }
    case "wrong-id": send(WorkerMessage(facts: MediaFacts(), id: .max).encoded)
    case "twice": sendAnswer { $0 }
    case "twice-late": surplus.withLock { $0 = WorkerMessage(facts: MediaFacts(), id: 1).encoded }
    case "need":
      // The number of megabytes that a reader needs at once.
      guard pf_can_allocate((Int(argument) ?? 0) << 20) else {
        return facts { $0.problems.append(Problem(.limitReached, .decodingOverMemory)) }
      }
    case "impossible-count": return facts { $0.bytesRead = .max }
    case "impossible-stream": return facts { $0.streams = [StreamFacts(index: -1, type: .data)] }
    case "impossible": return facts { $0.bitRate = .max }
    case "many": return facts { facts in facts.streams = (0..<100_000).map { StreamFacts(index: $0, type: .data) } }
    default: break
    }
    var facts = MediaFacts()
    facts.kind = .other
    facts.container = argument
    facts.tier = depth
    facts.bytesRead = Int64(content.count)
    facts.unknown[.duration] = UnknownFacts.Reason(Message(asWritten: "not looked for"), tier: .decode)
    return facts
  }

  /// Returns facts with one change.
  private static func facts(_ change: (inout MediaFacts) -> Void) -> MediaFacts {
    var facts = MediaFacts()
    change(&facts)
    return facts
  }

  /// Returns a picture of one gray pixel for a file that says `answer`; otherwise it misbehaves like `read` and returns
  /// nil.
  static func thumbnail(of file: OpenFile) -> Thumbnail? {
    let content = (try? file.bytes(0..<4096)) ?? []
    switch String(decoding: content, as: UTF8.self).split(separator: " ").first {
    case "answer": return Thumbnail(jpeg: [0xFF, 0xD8, 0xFF, 0xD9], width: 1, height: 1)
    case "no-picture":
      send(WorkerMessage(kind: .thumbnail, id: 1, payload: [1, 0, 1, 0] + Array("<script>".utf8)).encoded)
    case "facts": send(WorkerMessage(facts: MediaFacts(), id: 1).encoded)
    default: _ = read(file, depth: .stream)
    }
    return nil
  }

  /// Attempts an action that must be impossible for a confined worker. Returns `done` or the reason why it failed.
  private static func attempt(_ name: String, on file: OpenFile) -> String {
    let code = unsafe name.withCString { unsafe pf_attempt($0, file.descriptor) }
    return code == 0 ? "done" : code < 0 ? "found no attempt of this name" : unsafe String(cString: strerror(code))
  }

  private static func writeWithoutEnd() -> Never {
    let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    while true { _ = unsafe write(STDERR_FILENO, noise, noise.count) }
  }

  private static func allocateWithoutEnd() -> Never {
    var held: [[UInt64]] = []
    while true {
      var block: [UInt64] = []
      block.reserveCapacity(8 << 20)
      held.append(block)
    }
  }

  /// Sends a corrupt answer before or instead of the right one. The pool's requests count from 1, and tests send such a file to
  /// a worker first.
  private static func sendAnswer(spoilt: ([UInt8]) -> [UInt8]) {
    var facts = MediaFacts()
    facts.container = "spoilt"
    send(spoilt(WorkerMessage(facts: facts, id: 1).encoded))
  }

  private static func send(_ bytes: [UInt8]) {
    // The pool may have hung up in the meantime, which does not matter here.
    try? Socket(owning: dup(0)).send(bytes: bytes)
  }
}
