public import MediaProbe
import ReferenceProbe
import WorkerChannel

/// Runs `preflight-worker`: answers a pool's requests through libavformat, libavcodec, libpng and libjpeg-turbo.
///
/// A service that depends on this library declares its own worker program, whose main file is this one call.
public func main() -> Never {
  // Giving up slightly before the pool does saves the worker.
  let probe = { (effort: Effort) in
    ReferenceProbe(
      limits: ReferenceLimits(deadline: effort.time / .seconds(1) * 0.9, threads: effort.threads), levels: effort.levels
    )
  }
  main(
    libraries: ReferenceProbe.libraries, probe: { probe($2).read($0, depth: $1, reporting: $2.report) },
    thumbnail: { probe($2).makeThumbnail(of: $0, at: $1) })
}

/// What a worker may use for one file, and how it measures it.
public struct Effort {
  /// Time that the pool waits for the answer.
  public let time: Duration
  /// Number of threads that may decode, at least 1.
  public let threads: Int
  /// What counts as black, still or silent.
  public let levels: ContentLevels
  /// Sends the progress of decoding to the pool.
  let report: (ReadingProgress) -> Void
}

/// Runs a worker program with the caller's reader: sends a hello, answers requests one at a time, and ends when the pool hangs
/// up.
///
/// The pool's socket is standard input. A worker started by hand prints an explanation and exits with 64; `--version` prints
/// the versions of the libraries. It exits with 0 after the pool has hung up. If it cannot continue, it exits with 71 because
/// of a system failure, and with 70 otherwise (sysexits.h, EX_OSERR and EX_SOFTWARE).
///
/// - Parameters:
///   - libraries: Versions of the libraries that the reader uses, by name.
///   - probe: Reads the facts of a file to the requested depth with the effort that the pool allows.
///   - thumbnail: Makes a thumbnail of a file with the effort that the pool allows; nil if it cannot. The number is the
///     time of the frame in seconds, or nil for the usual picture.
public func main(
  libraries: [String: String], probe: (OpenFile, Tier, Effort) -> MediaFacts,
  thumbnail: (OpenFile, Double?, Effort) -> Thumbnail?
) -> Never {
  if arguments == ["--version"] {
    say(libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined())
    end(0)
  }
  guard Socket.isSocket(0), arguments.isEmpty else {
    complain("this program reads media files for preflight, which starts it: run preflight instead")
    end(64)
  }
  let code = WorkerLimits.prepare()
  guard code == 0 else {
    complain("raising the limit of the stack failed: \(describe(errno: code))")
    end(WorkerProtocol.systemFailureStatus)
  }
  let hello = WorkerHello(libraries: libraries, confinement: Confinement.impose())
  do {
    try serve(Socket(owning: 0), hello, probe: probe, thumbnail: thumbnail)
  } catch .closed {
    end(0)
  } catch {
    complain("the pool's socket failed: \(error)")
    if case .system = error { end(WorkerProtocol.systemFailureStatus) }
    end(70)
  }
  end(0)
}

/// Answers requests until the pool hangs up.
func serve(
  _ socket: Socket, _ hello: WorkerHello, probe: (OpenFile, Tier, Effort) -> MediaFacts,
  thumbnail: (OpenFile, Double?, Effort) -> Thumbnail?
) throws(ChannelError) {
  var limits = WorkerLimits()
  try socket.send(hello.message)
  while let (request, descriptor) = try socket.receiveRequest() {
    let effort = Effort(
      time: .milliseconds(Int64(clamping: request.deadline)), threads: Int(request.threads), levels: request.levels,
      // If the pool has hung up, the answer finds out.
      report: { try? socket.send(WorkerMessage($0, id: request.id)) })
    limits.endItself(after: request.deadline, threads: effort.threads)
    limits.limitMemory(to: request.memory)
    let answer: WorkerMessage
    switch request.task {
    case .facts(let depth):
      let facts: MediaFacts
      do throws(ReadError) {
        facts = probe(try OpenFile(owning: descriptor), depth, effort)
      } catch {
        facts = MediaFacts(error: error)
      }
      answer = WorkerMessage(facts: facts, id: request.id)
    case .thumbnail(let seconds):
      let picture = (try? OpenFile(owning: descriptor)).flatMap { thumbnail($0, seconds, effort) }
      answer = WorkerMessage(thumbnail: picture, id: request.id)
    }
    // The alarm is canceled before the answer is sent, because a pool that was stopped for a while receives it late.
    limits.endItself(after: nil, threads: 1)
    try socket.send(answer)
  }
}
