import Foundation
import MediaProbe
import TestSupport
import Testing
import WorkerPool

#if os(Linux)
  /// The children of this process, as proc_pid_children(5) lists them.
  private func children() -> [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.flatMap { thread in
      let list = try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }
#endif

extension WorkerTests {
  /// Tests pools without a worker, or without a working one.
  @Suite struct StartTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    /// Returns a program that is not a worker: a shell script, which records each of its starts in `starts`.
    private func program(_ script: String) throws -> AssetPath {
      let url = samples.folder.appending(path: "worker")
      try Data("#!/bin/sh\necho >> '\(samples.folder.path)/starts'\n\(script)\n".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      return AssetPath(url.path)
    }

    private var starts: Int { (try? Data(contentsOf: samples.folder.appending(path: "starts")).count) ?? 0 }

    @Test func `A missing worker is an error with the searched paths`() throws {
      let error = try #require(throws: WorkerMissing.self) { try WorkerPool(executable: "/nowhere/preflight-worker") }
      #expect(error.searched == ["/nowhere/preflight-worker"])
      #expect(error.description.contains("/nowhere/preflight-worker: install it"))
      // The paths are a file without execute permission and a folder.
      #expect(throws: WorkerMissing.self) { try WorkerPool(executable: "/etc/passwd") }
      #expect(throws: WorkerMissing.self) { try WorkerPool(executable: "/tmp") }
    }

    @Test func `The worker is searched beside the program and in libexec`() {
      #expect(
        usualPlaces(of: "/opt/preflight/bin/preflight") == [
          "/opt/preflight/bin/preflight-worker", "/opt/preflight/libexec/preflight/preflight-worker",
        ])
      #expect(usualPlaces(of: "/preflight").first == "/preflight-worker")
    }

    @Test func anEnvironmentVariableNamesTheWorker() async {
      await #expect(processExitsWith: .success) {
        setEnvironment(WorkerPool.environmentName, to: misbehavingWorker.text)
        let named = try WorkerPool()
        #expect(try named.locateExecutable() == misbehavingWorker)
        // A wrong name must not be ignored.
        setEnvironment(WorkerPool.environmentName, to: "/nowhere/worker")
        #expect(throws: WorkerMissing(searched: ["/nowhere/worker"])) { try WorkerPool() }
        setEnvironment(WorkerPool.environmentName, to: nil)
        let usual = try WorkerPool()
        #expect(try usual.locateExecutable() == AssetPath(Product.tests.appending(path: "preflight-worker").path))
      }
    }

    @Test func aPoolOnDemandReportsAMissingWorkerWithTheFile() async {
      await #expect(processExitsWith: .success) {
        setEnvironment(WorkerPool.environmentName, to: "/nowhere/worker")
        let samples = try Samples()
        let pool = WorkerPool.onDemand()
        let error = try #require(await pool.facts(of: try samples.file("answer x"), depth: .stream).error)
        #expect(error == ReadError(.internal, WorkerMissing(searched: ["/nowhere/worker"]).message))
        // The worker is searched for again, because it may have been installed since.
        setEnvironment(WorkerPool.environmentName, to: misbehavingWorker.text)
        #expect(
          try await eventuallyAsync { await pool.facts(of: try samples.file("answer x"), depth: .stream).error == nil })
        await pool.shutdown()
      }
    }

    #if os(Linux)
      /// Until a process has its program, the thread that creates it waits, and nobody else knows its number.
      @Test(.timeLimit(.minutes(2))) func aProcessStoppedBeforeExecDoesNotBlockThePool() async {
        await #expect(processExitsWith: .success) {
          Thread.detachNewThread {
            var stopped: Set<pid_t> = []
            while true {
              for child in children() where stopped.insert(child).inserted { kill(child, SIGSTOP) }
            }
          }
          var heldUp = 0
          for _ in 0..<2000 where heldUp == 0 {
            let start = SuspendingClock.now
            let process = try WorkerProcess(spawning: "/bin/true")
            if SuspendingClock.now - start > .milliseconds(900) { heldUp += 1 }
            process.kill()
            #expect(process.reap(within: .seconds(10)) != nil)
          }
          #expect(heldUp == 1)
        }
      }
    #endif

    @Test func `A few failed starts cost no file`() async throws {
      // The first five starts fail, on either lane.
      let script = "[ $(wc -l < '\(samples.folder.path)/starts') -gt 5 ] || exit 70\nexec '\(misbehavingWorker.text)'"
      let pool = try makePool(workers: 2, executable: try program(script))
      let answers = await allFacts(try (0..<40).map { try samples.file("answer \($0)") }, from: pool)
      #expect(answers.map(\.container) == (0..<40).map { "\($0)" }, "\(answers.compactMap(\.error))")
      #expect(starts > 5)
      await pool.shutdown()
    }

    @Test func `A machine where starts keep failing is reported`() async throws {
      let pool = try makePool(
        workers: 2, patience: .milliseconds(300),
        executable: try program("echo 'no library libx.so' >&2; exit 127"))
      let time = try await SuspendingClock().measure {
        let answers = await allFacts(try (0..<200).map { try samples.file("answer \($0)") }, from: pool)
        #expect(answers.count == 200)
        for facts in answers {
          #expect(facts.error?.code == .internal)
          #expect(facts.error?.message.english.contains("it ended with exit status 127: no library libx.so;") == true)
          #expect(facts.fileSize != nil)
        }
      }
      // Files wait for the length of the patience, and pauses grow, so there are few starts.
      #expect(time >= .milliseconds(300))
      #expect((3...20).contains(starts), "\(starts)")
      #expect(pool.processes.isEmpty)
      await pool.shutdown()
    }

    @Test func `A pool recovers when its worker does`() async throws {
      let script = "test -e '\(samples.folder.path)/mended' || exit 1\nexec '\(misbehavingWorker.text)'"
      let pool = try makePool(workers: 1, patience: .milliseconds(200), executable: try program(script))
      let file = try samples.file("answer x")
      #expect(await pool.facts(of: file, depth: .stream).error?.code == .internal)
      try Data().write(to: samples.folder.appending(path: "mended"))
      #expect(try await eventuallyAsync { await pool.facts(of: file, depth: .stream).container == "x" })
      await pool.shutdown()
    }

    @Test func `A lane without a worker leaves its file to the others`() async throws {
      // This machine can run only one worker at a time.
      let lock = "\(samples.folder.path)/lock"
      let pool = try makePool(
        workers: 2, patience: .milliseconds(500),
        executable: try program("exec 9>'\(lock)'; flock -n 9 || exit 70\nexec '\(misbehavingWorker.text)'"))
      let answers = await allFacts(try (0..<40).map { try samples.file("wait 3\($0 % 10)") }, from: pool)
      #expect(answers.allSatisfy { $0.error == nil }, "\(answers.compactMap(\.error))")
      #expect(pool.processes.count == 1)
      await pool.shutdown()
    }

    @Test func `Starting uses the time of the first file`() async throws {
      let pool = try makePool(workers: 1, timeout: .milliseconds(300), executable: try program("exec sleep 60"))
      let time = try await SuspendingClock().measure {
        let facts = await pool.facts(of: try samples.file("answer x"), depth: .stream)
        #expect(facts.error?.code == .internal)
        #expect(
          facts.error?.message.english.contains("it sent no greeting within 0.3 s") == true,
          "\(String(describing: facts.error))")
      }
      #expect(time < .seconds(3))
      // Shutting down does not wait for the worker either.
      #expect(await SuspendingClock().measure { await pool.shutdown() } < .seconds(3))
    }

    @Test func `A worker that starts slowly serves the next file`() async throws {
      let script = "sleep 1.5; exec '\(misbehavingWorker.text)'"
      let pool = try makePool(workers: 1, timeout: .milliseconds(1200), executable: try program(script))
      #expect(await pool.facts(of: try samples.file("answer x"), depth: .stream).error?.code == .internal)
      #expect(await pool.facts(of: try samples.file("answer x"), depth: .stream).container == "x")
      #expect(starts == 1)
      await pool.shutdown()
    }

    @Test func `Canceling does not wait for a start`() async throws {
      let pool = try makePool(workers: 1, executable: try program("exec sleep 60"))
      let file = try samples.file("answer x")
      let task = Task { await pool.facts(of: file, depth: .stream) }
      #expect(try await eventually { starts == 1 })
      let time = await SuspendingClock().measure {
        task.cancel()
        #expect(await task.value.error?.code == .timedOut)
        await pool.shutdown()
      }
      #expect(time < .seconds(5))
    }

    @Test(arguments: [
      ("exec sleep 60", "sent no greeting within 0.2 s"),
      ("echo this is no hello at all >&0; exec sleep 60", "another language"),
    ])
    func `A program that is not a worker is named`(script: String, message: String) async throws {
      let pool = try makePool(
        workers: 1, startTimeout: .milliseconds(200), patience: .milliseconds(100), executable: try program(script))
      let facts = await pool.facts(of: try samples.file("answer x"), depth: .stream)
      #expect(facts.error?.code == .internal)
      #expect(facts.error?.message.english.contains(message) == true, "\(String(describing: facts.error))")
      await pool.shutdown()
    }

    @Test func `A program that cannot run is named`() async throws {
      let url = samples.folder.appending(path: "worker")
      try Data("\u{7F}ELF, but not really".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      let pool = try makePool(executable: AssetPath(url.path))
      let facts = await pool.facts(of: try samples.file("answer x"), depth: .stream)
      #expect(facts.error?.code == .internal)
      #expect(
        facts.error?.message.english.contains("could not be started") == true, "\(String(describing: facts.error))")
      await pool.shutdown()
    }
  }
}
