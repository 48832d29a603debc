import MediaProbe
import Preflight
import PreflightPlanning
import PreflightReports

extension WorkEstimate.Task {
  /// A copy of a file, which is read, written and read again.
  static func copy(_ bytes: Int64) -> Self { Self(.copy, seconds: 0.0003 + Double(max(0, bytes)) / 300e6) }

  /// The work that a plan needs.
  init(_ plan: RepairPlan) {
    let (edit, original) = (plan.edit, plan.original)
    // Most of the time of a small film goes into the comparison of its copy, for which ffmpeg starts six times.
    let start = 0.1
    if edit.kind == .image {
      let pixels = Double(original.image?.width ?? 1000) * Double(original.image?.height ?? 1000)
      guard edit.video.isEncoded else {
        self = Self(.picture, seconds: 0.01 + pixels * 1e-9)
        return
      }
      // A limit of bytes is searched for by bisection.
      self = Self(.picture, seconds: (start + pixels * 60e-9) * (edit.imageLimit == nil ? 3 : 9))
      return
    }
    let seconds = max(0.1, plan.facts.duration ?? 0.1)
    let overhead = 8 * start
    let sound = edit.audio.isEncoded ? seconds / 60 : 0
    guard case .encoded(let codec) = edit.video, let old = original.video else {
      let bytes = Double(original.fileSize ?? 0) / 150e6
      self =
        edit.audio.isEncoded
        ? Self(.sound, seconds: overhead + bytes + sound) : Self(.rewrap, seconds: overhead + bytes)
      return
    }
    func frames(_ rate: Ratio?) -> Double { seconds * min(240, max(1, rate?.value ?? 30)) }
    func pixels(_ video: VideoFacts?) -> Double { Double(video?.width ?? 1920) * Double(video?.height ?? 1080) }
    // The nanoseconds that a pixel takes: to be encoded, and to be decoded and changed.
    let encoding: Double = codec == "hevc" ? 32 : codec == "vp9" ? 40 : 14
    let changing: Double = edit.mapsTones ? 60 : 3
    let written: Double = frames(edit.frameRate ?? old.averageFrameRate) * pixels(plan.facts.video)
    let pass: Double = (written * encoding + frames(old.averageFrameRate) * pixels(old) * changing) / 1e9
    self =
      edit.byteBudget == nil
      ? Self(.video, seconds: overhead + pass + sound)
      : Self(.fittedVideo, seconds: overhead + Double(FilmWriter.usualAttempts) * (pass + sound))
  }
}
