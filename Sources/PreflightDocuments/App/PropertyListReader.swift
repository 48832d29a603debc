import MediaProbe
package import Preflight
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a property list, such as an Info.plist or entitlements, as XML or binary.
///
/// Foundation's parser reads the values. It is recursive, trusts the sizes that objects declare, and does not report the
/// place of a mistake. So `PropertyListScan` and `BinaryPropertyListScan` check both forms first, and enforce limits.
public struct PropertyListReader: Sendable {
  /// The largest size in bytes. The largest known Info.plist has about 100 KB.
  static let sizeLimit = 1 << 20
  /// The deepest nesting. A list of dictionaries of lists, as in an Info.plist, has three levels.
  static let depthLimit = 64
  /// The largest number of values. References in a binary list count each time, because a short list can expand without
  /// limit.
  static let valueLimit = 50_000

  /// Creates a reader, which can read any number of property lists.
  public init() {}

  /// Returns the property list, which is a dictionary. All mistakes are thrown together, each with its place if known.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The path of the file, for messages.
  package func read(_ bytes: [UInt8], name: String) throws(DocumentErrors) -> PropertyList {
    let mistakes = Mistakes(name: name)
    let list = list(bytes, mistakes)
    if let errors = mistakes.errors { throw errors }
    guard let list, case .dictionary = list.root else {
      throw DocumentErrors(.start, Message(.propertyListWithoutKeys), name: name)
    }
    return list
  }

  private func list(_ bytes: [UInt8], _ mistakes: Mistakes) -> PropertyList? {
    guard bytes.count <= Self.sizeLimit else {
      mistakes.add(.propertyListTooLarge, .int(bytes.count), .int(Self.sizeLimit), at: .start)
      return nil
    }
    let isBinary = bytes.starts(with: "bplist".utf8)
    if isBinary, let problem = BinaryPropertyListScan.problem(bytes) {
      mistakes.add(problem, at: .start)
      return nil
    }
    guard let places = isBinary ? [:] : PropertyListScan.places(bytes, mistakes) else { return nil }
    do {
      let decoder = PropertyListDecoder()
      decoder.userInfo[.budget] = Budget(Self.valueLimit)
      return PropertyList(
        root: try decoder.decode(Decoded.self, from: Data(bytes)).value, places: places.mapValues { DocumentPlace($0) })
    } catch let limit as Limit {
      mistakes.add(limit.message, at: .start)
    } catch {
      mistakes.add(.propertyListDamaged, at: .start)
    }
    return nil
  }
}

/// A limit that a property list exceeds.
private struct Limit: Error {
  let message: Message
}

/// The number of values that can still be read. It is a class because all parts of a document share it.
private final class Budget: Sendable {
  private let rest: Atomic<Int>

  init(_ values: Int) { rest = Atomic(values) }

  /// Takes one value from the budget. Returns false if none is left.
  func spend() -> Bool { rest.subtract(1, ordering: .relaxed).newValue >= 0 }
}

extension CodingUserInfoKey {
  fileprivate static var budget: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "budget") else { preconditionFailure("every text is a key") }
    return key
  }
}

/// A decoded value of any type.
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
      throw Limit(message: Message(.nestedTooDeep, .int(PropertyListReader.depthLimit)))
    }
    guard let budget = decoder.userInfo[.budget] as? Budget, budget.spend() else {
      throw Limit(message: Message(.propertyListTooManyValues, .int(PropertyListReader.valueLimit)))
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
}
