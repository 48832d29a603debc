import Testing

/// All that starts workers, one test after another: they compete for the processors otherwise, and take their time.
@Suite(.serialized) enum WorkerTests {}
