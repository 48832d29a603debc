import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports
import Synchronization
import WorkerPool

/// Receives the messages of this side of an exchange.
package protocol ExchangeTransport: Sendable {
  /// Sends messages, each of which ends with a line feed. Messages are sent in the order of the calls of this function.
  func send(_ lines: [UInt8])
}

/// Answers many calls of another program at once, until its input ends (docs/exchange.md).
package final class Exchange: Sendable {
  /// Most objects that are open at once.
  static let mostObjects = 1024
  /// Most objects that wait for an open one to end.
  static let mostWaitingObjects = 8192
  /// Most bytes that all objects hold together.
  private static let mostHeld = 128 << 20
  /// Most bytes of an object that one range has.
  static let largestRange: UInt64 = 1 << 20
  /// Seconds for which an object may wait for a range, which may be the last one of a slow upload. Only a call with a time limit has
  /// one for the whole object.
  private static let idleTime = 600

  private struct Running {
    var task: Task<Void, Never>?
    /// The reason for which the call was stopped; nil while it runs.
    var stop: CallFailure?
    /// The id of the range that was asked for, and who waits for it.
    var range: (id: String, waiting: CheckedContinuation<Result<JSONValue, CallFailure>, Never>)?
  }

  /// A call that has entered.
  private struct Call: Sendable {
    let id: ExchangeID
    let method: String
    let params: ExchangeParams
    let isObject: Bool
    /// The length of its message.
    let bytes: Int
  }

  /// Most calls that one task answers one after the other.
  private static let groupSize = 32

  private struct State {
    var calls: [ExchangeID: Running] = [:]
    /// Calls whose answer is not sent yet.
    var unanswered = 0
    /// Calls that arrived together and are not started yet.
    var arrived: [Call] = []
    var objects = 0
    /// Calls on objects that wait until another object ends. Other calls never wait for them.
    var waitingObjects: [Call] = []
    /// The bytes that each object holds.
    var held: [ExchangeID: Int] = [:]
    var allHeld = 0
    var lastRange: UInt64 = 0
    /// The calls that wait for a range, by the id of the range.
    var callsByRange: [String: ExchangeID] = [:]
    var isOver = false
    var waitingForEnd: CheckedContinuation<Void, Never>?
  }

  let answers: ExchangeAnswers
  fileprivate let output: any ExchangeTransport
  private let gate = ExchangeGate()
  private let state = Mutex(State())

  package init(_ answers: ExchangeAnswers, _ output: any ExchangeTransport) {
    self.answers = answers
    self.output = output
  }

  /// Takes a line of the input.
  package func take(_ part: LineSplitter.Part) {
    guard case .line(let line) = part else {
      let failure = CallFailure(.invalidRequest, .messageTooLong(ExchangeMessage.largest))
      return output.send(ExchangeLine.error(nil, failure, in: answers.language))
    }
    do throws(ExchangeMessage.Refusal) {
      switch try ExchangeMessage(line) {
      case .call(let id, let method, let params): begin(id, method, params, bytes: line.count)
      case .notification(let method, let params): if method == "cancel" { _ = try? cancel(params) }
      case .answer(let range, let result): answer(range, result)
      }
    } catch {
      output.send(ExchangeLine.error(error.id, error.failure, in: answers.language))
    }
  }

  /// Waits for the running calls after the input has ended. Objects that wait for a range get none anymore.
  package func finish() async {
    let waiting = state.withLock { state in
      state.isOver = true
      return state.calls.keys.filter { state.calls[$0]?.range != nil }
    }
    let failure = CallFailure(.shuttingDown, .inputEndedBeforeRanges)
    for id in waiting { stop(id, failure) }
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if state.unanswered > 0 { state.waitingForEnd = continuation }
        return state.unanswered == 0
      }
      if isDone { continuation.resume() }
    }
  }

  /// Stops all calls.
  package func stopAll() {
    for id in state.withLock({ Array($0.calls.keys) }) {
      stop(id, CallFailure(.shuttingDown, .interrupted))
    }
  }

  // MARK: - Calls

  private func begin(_ id: ExchangeID, _ method: String, _ params: ExchangeParams, bytes: Int) {
    let language = answers.language(of: params)
    if method == "cancel" {
      do {
        let found = try cancel(params)
        output.send(ExchangeLine.result(id, Array(#"{"cancelled":\#(found)}"#.utf8)))
      } catch {
        output.send(ExchangeLine.error(id, error, in: language))
      }
      return
    }
    let isObject = params.hasObject
    let call = Call(id: id, method: method, params: params, isObject: isObject, bytes: bytes)
    var isQueued = false
    let refusal = state.withLock { state -> CallFailure? in
      if state.calls[id] != nil {
        return CallFailure(.invalidRequest, .idInUse)
      }
      isQueued = isObject && state.objects >= Self.mostObjects
      if isQueued {
        guard state.waitingObjects.count < Self.mostWaitingObjects else {
          return CallFailure(.tooBusy, .tooManyObjects(Self.mostWaitingObjects))
        }
        state.waitingObjects.append(call)
      } else if isObject {
        state.objects += 1
      }
      state.calls[id] = Running()
      state.unanswered += 1
      return nil
    }
    if let refusal { return output.send(ExchangeLine.error(id, refusal, in: language)) }
    if isQueued { return }
    // Objects wait for the caller, so they must not keep the input from being read.
    if isObject { return start(call) }
    gate.enter(bytes: bytes, beforeWaiting: startArrived)
    let isFull = state.withLock { state in
      state.arrived.append(call)
      return state.arrived.count >= Self.groupSize
    }
    if isFull { startArrived() }
  }

  /// Starts the calls that arrived since the last start. Most calls take microseconds, so one task answers several of them:
  /// to start a task and to write a line each takes as long.
  package func startArrived() {
    let calls = state.withLock { state in
      defer { state.arrived = [] }
      return state.arrived
    }
    guard !calls.isEmpty else { return }
    Task(executorPreference: answers.threads) {
      var lines: [UInt8] = []
      var answered: [Call] = []
      for call in calls {
        guard let line = self.lineAtOnce(call) else {
          self.start(call)
          continue
        }
        lines += line
        answered.append(call)
      }
      self.finish(answered, lines)
    }
  }

  /// Returns the answer to a call that needs no waiting; nil for any other call.
  private func lineAtOnce(_ call: Call) -> [UInt8]? {
    do {
      return try answers.valueAtOnce(of: call.method, call.params).map { ExchangeLine.result(call.id, $0) }
    } catch {
      return ExchangeLine.error(call.id, error, in: answers.language(of: call.params))
    }
  }

  /// Starts a task for a call that can wait.
  private func start(_ call: Call) {
    let task = Task(executorPreference: answers.threads) {
      self.finish([call], await self.run(call))
    }
    let isStopped = state.withLock { state in
      state.calls[call.id]?.task = task
      return state.calls[call.id]?.stop != nil
    }
    if isStopped { task.cancel() }
  }

  /// Sends the answers to calls.
  private func finish(_ calls: [Call], _ lines: [UInt8]) {
    guard !calls.isEmpty else { return }
    // The caller may use an id again as soon as it has the answer.
    for call in calls { free(call.id, call.isObject) }
    output.send(lines)
    for call in calls {
      if !call.isObject { gate.leave(bytes: call.bytes) }
      end()
    }
  }

  private func free(_ id: ExchangeID, _ isObject: Bool) {
    let next = state.withLock { state -> Call? in
      state.calls[id] = nil
      state.allHeld -= state.held.removeValue(forKey: id) ?? 0
      guard isObject else { return nil }
      if !state.waitingObjects.isEmpty { return state.waitingObjects.removeFirst() }
      state.objects -= 1
      return nil
    }
    if let next { start(next) }
  }

  private func end() {
    let waiting = state.withLock { state in
      state.unanswered -= 1
      guard state.unanswered == 0 else { return nil as CheckedContinuation<Void, Never>? }
      return state.waitingForEnd.take()
    }
    waiting?.resume()
  }

  /// Returns the line of the answer to a call.
  private func run(_ call: Call) async -> [UInt8] {
    let failure: CallFailure
    do {
      return ExchangeLine.result(call.id, try await value(call))
    } catch is CancellationError {
      failure = stopReason(of: call.id)
    } catch let error as CallFailure {
      failure = error
    } catch {
      failure = CallFailure(.internalError, CommandText(error))
    }
    return ExchangeLine.error(call.id, failure, in: answers.language(of: call.params))
  }

  private func value(_ call: Call) async throws -> [UInt8] {
    try ExchangeMethod.named(call.method).check(call.params)
    let timer = call.params.seconds("timeout").map { seconds in
      Task(executorPreference: answers.threads) {
        do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
        self.stop(call.id, ExchangeAnswers.timedOut(after: seconds))
      }
    }
    defer { timer?.cancel() }
    return try await answers.value(of: call.method, call.params, ExchangeCaller(id: call.id, exchange: self))
  }

  // MARK: - Stopping

  /// Stops the call that the parameters name. Returns false if it does not run.
  private func cancel(_ params: ExchangeParams) throws(CallFailure) -> Bool {
    try ExchangeMethod.cancel.check(params)
    guard let id = params.id() else { return false }
    return stop(id, CallFailure(.cancelled, .canceledByCaller))
  }

  @discardableResult
  private func stop(_ id: ExchangeID, _ reason: CallFailure) -> Bool {
    let waiting = state.withLock { state -> Call? in
      guard let place = state.waitingObjects.firstIndex(where: { $0.id == id }) else { return nil }
      return state.waitingObjects.remove(at: place)
    }
    if let waiting {
      end(waiting, reason)
      return true
    }
    let (task, range, isRunning) = state.withLock { state in
      guard let running = state.calls[id] else {
        return (nil as Task<Void, Never>?, nil as CheckedContinuation<Result<JSONValue, CallFailure>, Never>?, false)
      }
      if running.stop == nil { state.calls[id]?.stop = reason }
      if let range = running.range { state.callsByRange[range.id] = nil }
      state.calls[id]?.range = nil
      return (running.task, running.range?.waiting, true)
    }
    task?.cancel()
    range?.resume(returning: .failure(reason))
    return isRunning
  }

  /// Answers a call that was not started.
  private func end(_ call: Call, _ reason: CallFailure) {
    state.withLock { $0.calls[call.id] = nil }
    output.send(ExchangeLine.error(call.id, reason, in: answers.language(of: call.params)))
    end()
  }

  private func stopReason(of id: ExchangeID) -> CallFailure {
    state.withLock { $0.calls[id]?.stop } ?? CallFailure(.cancelled, .canceled)
  }

  // MARK: - Ranges

  /// Notes how many bytes the object of a call holds. Throws if all objects together hold too many.
  fileprivate func hold(_ id: ExchangeID, _ bytes: Int) throws(CallFailure) {
    let isTooMuch = state.withLock { state in
      state.allHeld += bytes - (state.held[id] ?? 0)
      state.held[id] = bytes
      return state.allHeld > Self.mostHeld
    }
    if isTooMuch {
      throw CallFailure(.tooBusy, .tooManyBytesHeld(Self.mostHeld >> 20))
    }
  }

  /// Asks the caller for a part of an object, and returns its answer.
  fileprivate func ask(_ id: ExchangeID, _ part: ObjectPart) async throws -> JSONValue {
    let timer = Task(executorPreference: answers.threads) {
      do { try await Task.sleep(for: .seconds(Self.idleTime)) } catch { return }
      self.stop(id, CallFailure(.timedOut, .objectWaitedTooLong("\(Self.idleTime)")))
    }
    defer { timer.cancel() }
    let result = await withCheckedContinuation { continuation in
      let asked = state.withLock { state -> Result<String, CallFailure> in
        if let reason = state.calls[id]?.stop { return .failure(reason) }
        if state.isOver { return .failure(CallFailure(.shuttingDown, .inputEndedBeforeObject)) }
        state.lastRange += 1
        let name = "r\(state.lastRange)"
        state.calls[id]?.range = (name, continuation)
        state.callsByRange[name] = id
        return .success(name)
      }
      switch asked {
      case .success(let name): output.send(ExchangeLine.need(name, of: id, part))
      case .failure(let reason): continuation.resume(returning: .failure(reason))
      }
    }
    return try result.get()
  }

  /// Takes the answer to a range. An answer that nobody waits for, such as after a cancellation, has no effect.
  private func answer(_ range: String, _ result: Result<JSONValue, CallFailure>) {
    let waiting = state.withLock { state in
      guard let id = state.callsByRange.removeValue(forKey: range) else {
        return nil as CheckedContinuation<Result<JSONValue, CallFailure>, Never>?
      }
      defer { state.calls[id]?.range = nil }
      return state.calls[id]?.range?.waiting
    }
    waiting?.resume(returning: result)
  }
}

/// The caller, for the object of one of its calls.
struct ExchangeCaller: Sendable {
  fileprivate let id: ExchangeID
  fileprivate let exchange: Exchange

  /// Asks for a part of the object.
  func give(_ part: ObjectPart) async throws -> JSONValue { try await exchange.ask(id, part) }

  /// Tells how far the call is.
  ///
  /// - Parameter what: The name of what is counted.
  func tell(_ what: String, done: Int, of total: Int) {
    exchange.output.send(ExchangeLine.progress(of: id, what, done: done, of: total))
  }

  /// Notes how many bytes the object holds.
  func hold(_ bytes: Int) throws(CallFailure) { try exchange.hold(id, bytes) }
}
