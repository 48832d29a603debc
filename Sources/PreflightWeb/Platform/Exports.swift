import MediaProbe
import PreflightJudging
import PreflightLanguage
import PreflightRules

// The functions that the page calls, on one thread. Numbers of 64 bits pass as `Double`, which has 53 of them: more than the size
// of any file.

/// The state that the module keeps from one call to the next.
enum Held {
  nonisolated(unsafe) static var input = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  nonisolated(unsafe) static var output: [UInt8] = []
  nonisolated(unsafe) static var destinations: [Destination] = []
  nonisolated(unsafe) static var choices: [Choice] = []
  nonisolated(unsafe) static var readings: [Int32: FileReading] = [:]
  nonisolated(unsafe) static var lastReading: Int32 = 0
}

/// The input of a call, which the page has written.
func input(_ count: Int32) -> [UInt8] { unsafe Array(Held.input.prefix(Int(count))) }

/// Returns the place for the input of the next call.
@_expose(wasm, "input") @_cdecl("preflight_input")
public func makeInput(_ count: Int32) -> UnsafeMutableRawPointer? {
  if unsafe Held.input.count < Int(count) {
    unsafe Held.input.deallocate()
    unsafe Held.input = .allocate(byteCount: Int(count), alignment: 16)
  }
  return unsafe Held.input.baseAddress
}

/// Returns the place of the output of the last call.
@_expose(wasm, "output") @_cdecl("preflight_output")
public func output() -> UnsafeRawPointer? { unsafe Held.output.withUnsafeBytes { $0.baseAddress } }

/// Returns the number of bytes in the output of the last call.
@_expose(wasm, "outputCount") @_cdecl("preflight_outputCount")
public func outputCount() -> Int32 { unsafe Int32(Held.output.count) }

/// Keeps a compiled destination and returns its number. Returns -1 if it is not one; then the output says why.
@_expose(wasm, "destination") @_cdecl("preflight_destination")
public func keepDestination(_ count: Int32) -> Int32 {
  do throws(CompiledDestinationError) {
    unsafe Held.destinations.append(try Destination(compiled: input(count)))
    return unsafe Int32(Held.destinations.count - 1)
  } catch {
    unsafe Held.output = Array(error.description.utf8)
    return -1
  }
}

/// Keeps a choice and returns its number. Returns -1 if the output says why it cannot be used.
@_expose(wasm, "choose") @_cdecl("preflight_choose")
public func keepChoice(_ count: Int32) -> Int32 {
  do throws(Choice.Mistake) {
    unsafe Held.choices.append(try Choice(input(count), among: Held.destinations))
    return unsafe Int32(Held.choices.count - 1)
  } catch {
    unsafe Held.output = Array(error.text.utf8)
    return -1
  }
}

/// Begins to read a file, whose name is the input, and returns the number of the reading.
@_expose(wasm, "begin") @_cdecl("preflight_begin")
public func begin(_ count: Int32, _ size: Double) -> Int32 {
  unsafe Held.lastReading &+= 1
  let reading = FileReading(named: AssetPath(bytes: input(count)), size: UInt64(exactly: size) ?? 0)
  unsafe Held.readings[Held.lastReading] = reading
  return unsafe Held.lastReading
}

/// Returns the start of one of the ranges to add next; -1 if there are no more. Without any, the file is read.
@_expose(wasm, "wantedStart") @_cdecl("preflight_wantedStart")
public func wantedStart(_ reading: Int32, _ index: Int32) -> Double {
  wanted(reading, index).map { Double($0.lowerBound) } ?? -1
}

/// Returns the end of the same range, the offset after its last byte; -1 if there are no more.
@_expose(wasm, "wantedEnd") @_cdecl("preflight_wantedEnd")
public func wantedEnd(_ reading: Int32, _ index: Int32) -> Double {
  wanted(reading, index).map { Double($0.upperBound) } ?? -1
}

private func wanted(_ reading: Int32, _ index: Int32) -> Range<UInt64>? {
  guard let wanted = unsafe Held.readings[reading]?.wanted, wanted.indices.contains(Int(index)) else { return nil }
  return wanted[Int(index)]
}

/// Adds bytes of a file.
@_expose(wasm, "add") @_cdecl("preflight_add")
public func add(_ reading: Int32, _ count: Int32, _ offset: Double) {
  unsafe Held.readings[reading]?.add(input(count), at: UInt64(exactly: offset) ?? 0)
}

/// Ends a reading that failed. The input is what the browser says.
@_expose(wasm, "fail") @_cdecl("preflight_fail")
public func fail(_ reading: Int32, _ count: Int32, _ failure: Int32) {
  let text = String(decoding: input(count), as: UTF8.self)
  unsafe Held.readings[reading]?.fail((Failure(rawValue: failure) ?? .failed).error(text))
}

/// Writes the result of a reading: the facts, and the verdicts of a choice unless its number is -1.
@_expose(wasm, "result") @_cdecl("preflight_result")
public func result(_ reading: Int32, _ choice: Int32) {
  guard let file = unsafe Held.readings[reading], let read = file.facts else {
    unsafe Held.output = []
    return
  }
  // As in the command: a document that no destination takes is no media.
  let judges = choice >= 0 ? unsafe Held.choices[Int(choice)].judges : []
  let facts = judges.refuse(read, named: file.name) ? read.ofMedia : read
  var json = JSONWriter()
  json.beginObject()
  json.key("facts")
  json.beginObject()
  facts.writeMembers(to: &json)
  json.endObject()
  if choice >= 0 {
    let choice = unsafe Held.choices[Int(choice)]
    json.key("verdicts")
    json.beginArray()
    for verdict in choice.judges.verdicts(on: file.name, facts, onlyMeant: choice.onlyMeant, isNamed: true) {
      json.beginObject()
      verdict.writeMembers(to: &json)
      json.endObject()
    }
    json.endArray()
  }
  json.endObject()
  unsafe Held.output = json.bytes
}

/// Forgets a reading.
@_expose(wasm, "drop") @_cdecl("preflight_drop")
public func drop(_ reading: Int32) { unsafe Held.readings[reading] = nil }
