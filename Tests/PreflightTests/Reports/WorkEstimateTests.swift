import PreflightReports
import Testing

/// The remaining time of a run that copies and encodes files. The clock is a number here.
@Suite struct WorkEstimateTests {
  private typealias Task = WorkEstimate.Task

  /// Runs tasks with their real seconds, and returns what is told every second beside what is true.
  private func told(_ tasks: [(Task, real: Double)], tellsShare: Bool = true) -> [(
    now: Double, left: Double, truth: Double
  )] {
    var estimate = WorkEstimate(tasks.map(\.0))
    var told: [(Double, Double, Double)] = []
    let all = tasks.reduce(0) { $0 + $1.real }
    var (now, second) = (0.0, 0.0)
    for (_, real) in tasks {
      estimate.begin(at: .seconds(now))
      while second < now + real {
        if tellsShare { estimate.reach((second - now) / real) }
        told.append((second, estimate.secondsLeft(at: .seconds(second)), all - second))
        second += 1
      }
      now += real
      estimate.end(at: .seconds(now))
    }
    #expect(estimate.secondsLeft(at: .seconds(all)) == 0)
    return told
  }

  private func expectHonest(_ told: [(now: Double, left: Double, truth: Double)]) {
    let all = told.last.map { $0.now + $0.truth } ?? 0
    // In the last seconds, a rounded second is a large share.
    for moment in told where moment.now >= all / 4 && moment.truth >= 6 {
      #expect(abs(moment.left / moment.truth - 1) <= 1.0 / 3, "\(moment)")
    }
    var shortest = Double.infinity
    for moment in told where moment.now >= 60 {
      #expect(moment.left <= shortest * 1.1 + 0.001, "\(moment)")
      shortest = min(shortest, moment.left)
    }
  }

  @Test(arguments: [0.3, 1, 3]) func `Many copies before a film do not hide it`(speed: Double) {
    let copies = Array(repeating: (Task(.copy, seconds: 0.01), real: 0.02), count: 1000)
    expectHonest(told(copies + [(Task(.video, seconds: 300), real: 300 / speed)]))
  }

  @Test(arguments: [0.5, 2]) func `Films of different lengths count by their length`(speed: Double) {
    let films = [10.0, 100, 20, 200, 5, 50].map { seconds -> (Task, real: Double) in
      (Task(.video, seconds: seconds), real: seconds / speed)
    }
    expectHonest(told(films))
  }

  @Test func `A film that takes longer than planned does not make the time climb`() {
    let films = [(Task(.fittedVideo, seconds: 60), real: 60.0), (Task(.fittedVideo, seconds: 60), real: 400.0)]
    var shortest = Double.infinity
    for moment in told(films) where moment.now >= 60 {
      #expect(moment.left <= shortest * 1.1 + 0.001, "\(moment)")
      shortest = min(shortest, moment.left)
    }
  }

  @Test func `Pictures count without a share`() {
    let pictures = (0..<200).map { index -> (Task, real: Double) in
      let seconds = Double(index % 7 + 1)
      return (Task(.picture, seconds: seconds), real: seconds / 4)
    }
    expectHonest(told(pictures, tellsShare: false))
  }

  @Test func `Figures that are no numbers have no effect`() {
    var estimate = WorkEstimate([Task(.video, seconds: .nan), Task(.copy, seconds: -.infinity)])
    estimate.begin(at: .zero)
    estimate.reach(.nan)
    #expect(estimate.secondsLeft(at: .seconds(1)).isFinite)
  }
}
