public import Foundation

/// One of the kinds of value that may travel with an activity or stay with a session (S131).
///
/// Events, records and the trace hold these instead of `Any`, so that they can be compared,
/// stored and sent.
public enum PropertyValue: Hashable, Codable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case url(URL)
  case uuid(UUID)
  case array([PropertyValue])
  case set(Set<PropertyValue>)
  case dictionary([PropertyValue: PropertyValue])

  /// Makes a value of something an app supplied.
  ///
  /// There is none if it, or something inside it, is of another type, or a whole number that `Int`
  /// doesn't hold.
  ///
  /// - Parameter value: An array, data, date, dictionary, null, number, set, string, URL or UUID.
  public init?(_ value: Any) {
    // A number object passes as every type of number, so it is asked which it holds.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      guard let value = Self.value(of: number) else { return nil }
      self = value
      return
    }
    switch value {
    case is NSNull: self = .null
    case let value as Bool: self = .bool(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .url(value)
    case let value as UUID: self = .uuid(value)
    case let value as any BinaryInteger:
      guard let integer = Int(exactly: value) else { return nil }
      self = .integer(integer)
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as [Any]:
      guard let values = Self.all(of: value) else { return nil }
      self = .array(values)
    case let value as Set<AnyHashable>:
      guard let values = Self.all(of: value.map(\.base)) else { return nil }
      self = .set(Set(values))
    case let value as [AnyHashable: Any]:
      guard let keys = Self.all(of: value.map(\.key.base)),
        let values = Self.all(of: value.map(\.value))
      else { return nil }
      self = .dictionary(Dictionary(zip(keys, values)) { first, _ in first })
    default: return nil
    }
  }

  /// The value as an app reads it back.
  public var base: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .url(let value): value
    case .uuid(let value): value
    case .array(let values): values.map(\.base)
    case .set(let values): Set(values.compactMap(\.hashable))
    case .dictionary(let entries): Self.entries(entries)
    }
  }

  /// A dictionary's entries as an app reads them back; the inverse of `init(_:)`.
  static func entries(_ entries: [PropertyValue: PropertyValue]) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for (key, value) in entries {
      guard let key = key.hashable else { continue }
      result[key] = value.base
    }
    return result
  }

  /// What a number object holds; a truth value and a byte of 0 or 1 can't be told apart there, and
  /// are taken for truth values.
  private static func value(of number: NSNumber) -> PropertyValue? {
    switch String(cString: number.objCType) {
    case "f", "d": .number(number.doubleValue)
    case "B": .bool(number.boolValue)
    case "c" where (0...1).contains(number.int8Value): .bool(number.boolValue)
    case "Q": Int(exactly: number.uint64Value).map { .integer($0) }
    default: .integer(number.intValue)
    }
  }

  private var hashable: AnyHashable? { base as? AnyHashable }

  private static func all(of values: [Any]) -> [PropertyValue]? {
    var result: [PropertyValue] = []
    for value in values {
      guard let value = PropertyValue(value) else { return nil }
      result.append(value)
    }
    return result
  }
}
