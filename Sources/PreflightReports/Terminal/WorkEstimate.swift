/// The work of a run that writes files, and the time that its rest takes.
///
/// A film that is encoded takes as long as thousands of pictures that are copied. So each task has an expected time by its kind and
/// its size, and the time that finished tasks took corrects what is expected of the others.
package struct WorkEstimate: Sendable {
  /// The kinds of work, whose speeds differ from machine to machine.
  package enum Kind: Sendable, Hashable, CaseIterable {
    case copy, rewrap, sound, picture, video
    /// A video that is encoded until it has a size.
    case fittedVideo

    /// True if the processor limits the speed; otherwise the disk does.
    fileprivate var isComputing: Bool { self != .copy && self != .rewrap }
  }

  package struct Task: Sendable {
    package let kind: Kind
    /// The seconds that a usual machine needs.
    package let seconds: Double

    package init(_ kind: Kind, seconds: Double) {
      self.kind = kind
      self.seconds = seconds.isFinite ? min(max(seconds, 0.001), 1e8) : 0.001
    }
  }

  /// The expected and the real seconds of finished work.
  private struct Experience {
    var expected = 0.0
    var real = 0.0

    mutating func add(_ other: Experience) { (expected, real) = (expected + other.expected, real + other.real) }

    /// The ratio of both, which tends to another ratio as long as little work is finished.
    func factor(beside other: Double, weight: Double) -> Double { (real + weight * other) / (expected + weight) }
  }

  private let tasks: [Task]
  /// The expected seconds of the tasks that have not begun.
  private var waiting: [Kind: Double] = [:]
  private var finished: [Kind: Experience] = [:]
  private var next = 0
  /// The time at which the current task began, and its finished share; the share is nil if it is not known.
  private var current: (start: Double, share: Double?)?
  /// The shortest time that was told after the first minute.
  private var shortest: Double?

  /// - Parameter tasks: The tasks in their order. One of them runs at a time.
  package init(_ tasks: [Task]) {
    self.tasks = tasks
    for task in tasks { waiting[task.kind, default: 0] += task.seconds }
  }

  /// Notes that the next task begins.
  package mutating func begin(at time: Duration) {
    guard next < tasks.count, current == nil else { return }
    waiting[tasks[next].kind, default: 0] -= tasks[next].seconds
    current = (time / .seconds(1), nil)
  }

  /// Notes the finished share of the current task.
  package mutating func reach(_ share: Double) { if share.isFinite { current?.share = min(max(share, 0), 1) } }

  /// Notes that the current task has ended.
  package mutating func end(at time: Duration) {
    guard let current else { return }
    let task = tasks[next]
    let real = max(0, time / .seconds(1) - current.start)
    finished[task.kind, default: Experience()].add(Experience(expected: task.seconds, real: real))
    self.current = nil
    next += 1
  }

  /// Returns the whole seconds that the rest takes. After the first minute it is at most a tenth larger than before, because nobody can
  /// plan with a time that climbs.
  package mutating func secondsLeft(at time: Duration) -> Double {
    let now = time / .seconds(1)
    var left = rest(at: now).rounded(.up)
    guard now >= 60 else { return left }
    if let shortest { left = min(left, max(shortest, (shortest * 1.1).rounded(.down))) }
    shortest = min(shortest ?? left, left)
    return left
  }

  /// The seconds of work for which a first guess counts as much as experience.
  private static let weight = 1.0

  private func rest(at now: Double) -> Double {
    var known = finished
    if let current, let share = current.share {
      let part = Experience(expected: tasks[next].seconds * share, real: max(0, now - current.start))
      known[tasks[next].kind, default: Experience()].add(part)
    }
    func factor(_ kind: Kind) -> Double {
      // Experience with other kinds that need the same part of the machine is better than none.
      var alike = Experience()
      for (other, experience) in known where other.isComputing == kind.isComputing { alike.add(experience) }
      let guess = alike.factor(beside: 1, weight: Self.weight)
      return (known[kind] ?? Experience()).factor(beside: guess, weight: Self.weight)
    }
    var left = 0.0
    for kind in Kind.allCases {
      // Sums of fractions leave a rest that is no work.
      if let seconds = waiting[kind], seconds > 0.0001 { left += seconds * factor(kind) }
    }
    guard let current, next < tasks.count else { return left }
    let whole = tasks[next].seconds * factor(tasks[next].kind)
    if let share = current.share { return left + whole * (1 - share) }
    return left + max(whole - (now - current.start), whole / 20)
  }
}
