import Testing

/// The suite of all tests that start workers. They run one after another because they compete for the processors.
@Suite(.serialized) enum WorkerTests {}
