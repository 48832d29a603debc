import MediaProbe
import PreflightPresenting
import PreflightReports

// The functions that only the page of the project calls, beside those of every page.

/// The state that the page keeps from one call to the next.
private enum HeldPage {
  nonisolated(unsafe) static var run: PageRun?
  nonisolated(unsafe) static var parts: HTMLParts?
}

/// Begins a report with a choice. The input is the version, and the output begins a JSON report.
@_expose(wasm, "pageBegin") @_cdecl("preflight_pageBegin")
public func pageBegin(_ choice: Int32, _ count: Int32, _ isJSON: Int32) {
  let version = String(decoding: input(count), as: UTF8.self)
  var run = unsafe PageRun(Held.choices[Int(choice)], version: version, isJSON: isJSON != 0)
  var out: [UInt8] = []
  run.begin(into: &out)
  unsafe HeldPage.run = run
  unsafe Held.output = out
}

/// Adds a file that was read. The input is its thumbnail as a JPEG, empty without one, and the output continues a JSON report.
@_expose(wasm, "pageAdd") @_cdecl("preflight_pageAdd")
public func pageAdd(_ reading: Int32, _ isNamed: Int32, _ count: Int32, _ width: Int32, _ height: Int32) -> Int32 {
  guard let file = unsafe Held.readings[reading], let facts = file.facts else { return -1 }
  let thumbnail = count > 0 ? Thumbnail(jpeg: input(count), width: Int(width), height: Int(height)) : nil
  var out: [UInt8] = []
  let added = unsafe HeldPage.run?.add(file.name, facts, isNamed: isNamed != 0, thumbnail: thumbnail, into: &out)
  unsafe Held.output = out
  return added?.rawValue ?? -1
}

/// Adds a hidden path, which is the input. The output continues a JSON report.
@_expose(wasm, "pageSkip") @_cdecl("preflight_pageSkip")
public func pageSkip(_ count: Int32) {
  var out: [UInt8] = []
  unsafe HeldPage.run?.skip(AssetPath(bytes: input(count)), Message(.skippedHidden), into: &out)
  unsafe Held.output = out
}

/// Writes the end of a JSON report, or a whole HTML report.
@_expose(wasm, "pageEnd") @_cdecl("preflight_pageEnd")
public func pageEnd(_ isInterrupted: Int32) {
  var out: [UInt8] = []
  unsafe HeldPage.run?.end(isInterrupted: isInterrupted != 0, into: &out)
  unsafe Held.output = out
}

/// Writes the content of the HTML report on the files so far, without the cards.
@_expose(wasm, "pageContent") @_cdecl("preflight_pageContent")
public func pageContent(_ most: Int32, _ isInterrupted: Int32) {
  let parts = unsafe HeldPage.run?.parts(atMost: Int(most), isInterrupted: isInterrupted != 0)
  unsafe HeldPage.parts = parts
  unsafe Held.output = parts?.content ?? []
}

/// Writes some cards of the content that was written last, and returns their number.
@_expose(wasm, "pageCards") @_cdecl("preflight_pageCards")
public func pageCards(_ first: Int32) -> Int32 {
  var out: [UInt8] = []
  let count = unsafe HeldPage.parts?.writeCards(from: Int(first), into: &out) ?? 0
  unsafe Held.output = out
  return Int32(count)
}

/// Writes the suggested changes of a file that was read.
@_expose(wasm, "pageSuggest") @_cdecl("preflight_pageSuggest")
public func pageSuggest(_ reading: Int32, _ isNamed: Int32) {
  var json = JSONWriter()
  if let file = unsafe Held.readings[reading], let facts = file.facts {
    unsafe HeldPage.run?.writeSuggestion(for: file.name, facts, isNamed: isNamed != 0, to: &json)
  }
  unsafe Held.output = json.bytes
}

/// Forgets the output and the content, which can be large.
@_expose(wasm, "pageForget") @_cdecl("preflight_pageForget")
public func pageForget() {
  unsafe HeldPage.parts = nil
  unsafe Held.output = []
}
