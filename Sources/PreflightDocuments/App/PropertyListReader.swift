public import Preflight
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a property list, XML or binary: an Info.plist, entitlements.
///
/// The values come from Foundation's parser. It works recursively, believes what objects declare and tells no place of a
/// mistake, so both forms are looked through first (`PropertyListScan`, `BinaryPropertyListScan`) and held to limits.
public struct PropertyListReader: Sendable {
  /// The largest known Info.plist have some 100 KB.
  static let sizeLimit = 1 << 20
  /// Deeper than any Info.plist: a list of dictionaries of lists is three levels.
  static let depthLimit = 64
  /// A binary list may refer to one value many times, and what that refers to again: a short one can be endless.
  static let valueLimit = 50_000
  static let damaged = "the property list is damaged: save it again, or write it anew"

  public init() {}

  /// The property list, a dictionary; mistakes are reported together, each with its place where it has one.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What messages call the file: its path.
  public func read(_ bytes: [UInt8], name: String) throws(DocumentErrors) -> PropertyList {
    let mistakes = Mistakes(name: name)
    let list = list(bytes, mistakes)
    if let errors = mistakes.errors { throw errors }
    guard let list, case .dictionary = list.root else {
      throw DocumentErrors(.start, "found a property list without keys, expected a dictionary", name: name)
    }
    return list
  }

  private func list(_ bytes: [UInt8], _ mistakes: Mistakes) -> PropertyList? {
    guard bytes.count <= Self.sizeLimit else {
      mistakes.add("the property list has \(bytes.count) bytes, at most \(Self.sizeLimit) are read", at: .start)
      return nil
    }
    let isBinary = bytes.starts(with: "bplist".utf8)
    if isBinary, let complaint = BinaryPropertyListScan.complaint(bytes) {
      mistakes.add(complaint, at: .start)
      return nil
    }
    guard let places = isBinary ? [:] : PropertyListScan.places(bytes, mistakes) else { return nil }
    do {
      let decoder = PropertyListDecoder()
      decoder.userInfo[.budget] = Budget(Self.valueLimit)
      return PropertyList(
        root: try decoder.decode(Decoded.self, from: Data(bytes)).value, places: places.mapValues { DocumentPlace($0) })
    } catch DecodingError.dataCorrupted(let context) where context.underlyingError == nil {
      mistakes.add(context.debugDescription, at: .start)
    } catch {
      mistakes.add(Self.damaged, at: .start)
    }
    return nil
  }
}

/// What may still be read. A class, since all parts of one document spend from it.
private final class Budget: Sendable {
  private let rest: Atomic<Int>

  init(_ values: Int) { rest = Atomic(values) }

  /// False when all is spent.
  func spend() -> Bool { rest.subtract(1, ordering: .relaxed).newValue >= 0 }
}

extension CodingUserInfoKey {
  fileprivate static var budget: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "budget") else { preconditionFailure("every text is a key") }
    return key
  }
}

/// A value of any type, as it comes.
private struct Decoded: Decodable {
  let value: PropertyListValue

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= PropertyListReader.depthLimit else {
      throw Self.refused("nested deeper than \(PropertyListReader.depthLimit) levels", decoder)
    }
    guard let budget = decoder.userInfo[.budget] as? Budget, budget.spend() else {
      throw Self.refused("the property list has more than \(PropertyListReader.valueLimit) values", decoder)
    }
    if let members = try? decoder.container(keyedBy: Key.self) {
      var dictionary: [String: PropertyListValue] = [:]
      for key in members.allKeys { dictionary[key.stringValue] = try members.decode(Decoded.self, forKey: key).value }
      value = .dictionary(dictionary)
    } else if var items = try? decoder.unkeyedContainer() {
      var list: [PropertyListValue] = []
      while !items.isAtEnd { list.append(try items.decode(Decoded.self).value) }
      value = .list(list)
    } else {
      value = Self.scalar(try decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) -> PropertyListValue {
    if let flag = try? container.decode(Bool.self) { return .flag(flag) }
    if let integer = try? container.decode(Int64.self) { return .integer(integer) }
    if let number = try? container.decode(Double.self) { return .number(number) }
    if let text = try? container.decode(String.self) { return .text(text) }
    if (try? container.decode(Date.self)) != nil { return .other("date") }
    return .other((try? container.decode(Data.self)) != nil ? "data" : "null")
  }

  private static func refused(_ message: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: message))
  }
}
