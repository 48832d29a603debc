import Foundation
import MediaProbe
import Testing
import WorkerChannel
import WorkerPool

extension WorkerTests {
  /// Tests that a worker in the hands of an attacker gets nowhere, and that the batch goes on.
  @Suite struct ConfinementTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    /// Returns the facts of a file whose worker makes an attempt, after checking that the next file is read.
    private func facts(of attempt: String, timeout: Duration = .seconds(20)) async throws -> MediaFacts {
      let pool = try makePool(workers: 1, timeout: timeout)
      let facts = await pool.facts(of: try samples.file(attempt), depth: .stream)
      let next = await pool.facts(of: try samples.file("answer next"), depth: .stream)
      #expect(next.container == "next", "\(String(describing: next.error))")
      await pool.shutdown()
      return facts
    }

    @Test func theWorkerDoesNotGetTheEnvironmentOfTheCaller() async {
      await #expect(processExitsWith: .success) {
        setEnvironment("PREFLIGHT_TEST_SECRET", to: "secret")
        let samples = try Samples()
        let pool = try makePool(workers: 1)
        let file = try samples.file("attempt environment")
        let found = await pool.facts(of: file, depth: .stream).container
        #expect(found != "done" && found?.isEmpty == false)
        let worker = try #require(pool.processes.first)
        // Only root can read this of a process that is not dumpable.
        let environment = FileManager.default.contents(atPath: "/proc/\(worker)/environ") ?? Data()
        #expect(!String(decoding: environment, as: UTF8.self).contains("secret"))
        await pool.shutdown()
      }
    }

    /// Libraries look for such things too, so the call fails and the worker goes on.
    @Test(arguments: [
      ("open", EACCES), ("open-library", EACCES), ("create", EACCES), ("reopen", EACCES), ("list", EACCES),
      ("parent-environment", EACCES), ("write", EBADF), ("raise-limit", ENOSYS), ("limit-parent", ENOSYS),
      ("clone3", ENOSYS), ("unknown-call", ENOSYS), ("descriptors", EMFILE), ("growing-memory", ENOSYS),
    ])
    func `The sandbox denies other files and sockets`(attempt: String, error: Int32) async throws {
      #expect(try await facts(of: "attempt \(attempt)").container == describe(errno: error))
    }

    /// Only an attack does such things, so it ends the worker.
    @Test(arguments: [
      "truncate", "change-mode", "connect", "connect-local", "fork", "exec", "kill-parent", "executable-memory",
      "leave-group", "trace", "read-memory", "other-architecture", "shared-memory",
    ])
    func `A forbidden system call ends the worker`(attempt: String) async throws {
      let error = try #require(try await facts(of: "attempt \(attempt)").error)
      #expect(error.code == .crashed)
      #expect(error.message.english.contains("SIGSYS, a forbidden call"), "\(error.message)")
    }

    @Test(arguments: [("attempt write", "SIGXFSZ"), ("attempt shared-file", "SIGSYS")])
    func `A writable descriptor cannot be written to`(attempt: String, signal: String) async throws {
      let url = try samples.url(attempt)
      let handle = try FileHandle(forUpdating: url)
      let file = try OpenFile(duplicating: handle.fileDescriptor)
      let pool = try makePool(workers: 1)
      let error = try #require(await pool.facts(of: file, depth: .stream).error)
      #expect(error.code == .crashed && error.message.english.contains(signal), "\(error.message)")
      #expect(try Data(contentsOf: url) == Data(attempt.utf8))
      await pool.shutdown()
    }

    @Test func `Every confinement measure is in force`() throws {
      let measures = try WorkerPool.identifyWorker(executable: misbehavingWorker).confinement
      #expect(measures.map(\.name) == ConfinementMeasure.Name.allCases)
      // Some kernels have no Landlock, and many containers forbid namespaces.
      let optional: [ConfinementMeasure.Name] = [.landlock, .namespaces]
      let missing = measures.filter {
        $0.state != .inForce && !(optional.contains($0.name) && $0.state == .unavailable)
      }
      #expect(missing.isEmpty, "\(missing)")
    }

    /// The kernel confirms what a worker says.
    @Test func `The kernel confirms the limits`() async throws {
      let pool = try makePool(workers: 1)
      _ = await pool.facts(of: try samples.file("answer a"), depth: .stream)
      let worker = try #require(pool.processes.first)
      let limits = try String(contentsOfFile: "/proc/\(worker)/limits", encoding: .utf8)
      for (name, hard) in [
        ("Max address space", "2147483648"), ("Max core file size", "0"), ("Max open files", "16"),
        ("Max file size", "0"), ("Max data size", "369098752"),
      ] {
        let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix(name) })
        let values = line.dropFirst(name.count).split(separator: " ")
        #expect(values.prefix(2) == [Substring(hard), Substring(hard)], "\(line)")
      }
      let status = try String(contentsOfFile: "/proc/\(worker)/status", encoding: .utf8)
      #expect(status.contains("NoNewPrivs:\t1\n") && status.contains("Seccomp:\t2\n"))
      #expect(status.contains("CapEff:\t0000000000000000\n") && status.contains("CapPrm:\t0000000000000000\n"))
      let measures = try WorkerPool.identifyWorker(executable: misbehavingWorker).confinement
      if measures.contains(where: { $0.name == .namespaces && $0.state == .inForce }) {
        let linux = ProcessInfo.processInfo.operatingSystemVersion
        if (linux.majorVersion, linux.minorVersion) >= (5, 14) {
          let threads = limits.split(separator: "\n").first { $0.hasPrefix("Max processes") }
          #expect(threads?.split(separator: " ").dropFirst(2).prefix(2) == ["64", "64"], "\(limits)")
        }
        // An empty folder instead of the file system. Only root may look.
        if getuid() == 0 {
          #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker)/root").isEmpty)
        }
      }
      await pool.shutdown()
    }

    /// The pool may be stopped or too slow to kill. Then a worker ends by itself.
    @Test(arguments: [("spin", SIGALRM), ("spin-without-alarm", SIGXCPU)])
    func `A worker that spins ends without the pool`(behaviour: String, signal: Int32) throws {
      let worker = try WorkerProcess(spawning: misbehavingWorker)
      _ = try worker.socket.receiveMessage(until: .now.advanced(by: .seconds(20)))
      try worker.socket.send(
        WorkerRequest(id: 1, task: .facts(.stream), deadline: 1), file: try samples.file(behaviour))
      #expect(worker.reap(within: .seconds(60)) == .signalled(signal))
    }

    @Test func `A worker can start a thread`() async throws {
      #expect(try await facts(of: "attempt thread").container == "done")
    }

    /// The limit does not bind root.
    @Test(.enabled(if: getuid() != 0)) func `A worker cannot start many threads`() async throws {
      #expect(try await facts(of: "attempt threads").container == describe(errno: EAGAIN))
    }

    @Test func `A worker is replaced after many files`() async throws {
      let pool = try makePool(workers: 1)
      let file = try samples.file("answer a")
      #expect(await pool.facts(of: file, depth: .stream).error == nil)
      let first = try #require(pool.processes.first)
      for _ in 1..<Lane.filesPerWorker { #expect(await pool.facts(of: file, depth: .stream).container == "a") }
      #expect(pool.processes == [first])
      #expect(await pool.facts(of: file, depth: .stream).container == "a")
      #expect(pool.processes.count == 1 && pool.processes != [first])
      #expect(!isRunning(first))
      await pool.shutdown()
    }

    /// A program that starts another one before it is confined. Its whole group ends with it.
    @Test(arguments: ["kill", "exit 0", "stop", "answer a"])
    func `A child process does not outlive its worker`(behaviour: String) async throws {
      let url = samples.folder.appending(path: "worker")
      let child = samples.folder.appending(path: "child")
      try Data("#!/bin/sh\nsleep 600 & echo $! > '\(child.path)'\nexec '\(misbehavingWorker.text)'\n".utf8).write(
        to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      let pool = try makePool(workers: 1, timeout: .seconds(3), executable: AssetPath(url.path))
      _ = await pool.facts(of: try samples.file(behaviour), depth: .stream)
      await pool.shutdown()
      let text = try String(contentsOf: child, encoding: .utf8).split(separator: "\n").first.map(String.init)
      let process = try #require(text.flatMap { Int32($0) })
      #expect(try await eventually { !isRunning(process) })
    }
  }
}
