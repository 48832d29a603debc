import WorkerService

// This worker acts as the content of its file says. It has the misbehavior that tests need and the real worker must not have.
WorkerService.main(
  libraries: ["misbehaviour": "1.0"], probe: { file, depth, _ in Misbehaviour.read(file, depth: depth) },
  thumbnail: { file, _, _ in Misbehaviour.thumbnail(of: file) })
