public import Foundation

/// A value that can be stored with an activity or a session (S131).
///
/// Events, records and the trace contain such values instead of `Any`, so that they can be compared, stored and sent.
///
/// ```swift
/// let draft: [String: Any] = ["subject": "Hello", "attachments": 2]
/// if case .dictionary(let entries)? = PropertyValue(draft) {
///   print(entries[.string("attachments")] == .integer(2))
/// }
/// ```
public enum PropertyValue: Hashable, Encodable, Sendable {
  /// A null value.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A string.
  case string(String)
  /// Binary data.
  case data(Data)
  /// A date.
  case date(Date)
  /// A URL.
  case url(URL)
  /// A UUID.
  case uuid(UUID)
  /// An array of values.
  case array([PropertyValue])
  /// A set of values.
  case set(Set<PropertyValue>)
  /// A dictionary of values.
  case dictionary([PropertyValue: PropertyValue])

  /// Creates a value from a value that an app passes.
  ///
  /// The result is nil if the type of the value or of a nested value isn't named below. It is nil too if one of the
  /// values is a number that isn't finite, an integer outside the range of `Int`, a `Decimal` with more digits than a
  /// `Double` keeps, or a date that is more than about 31,700 years before or after 2001. The result is also nil if
  /// values are nested more than 100 levels deep, or if the value contains more than 10,000 values or more than 1 MiB
  /// of strings, URLs and data.
  ///
  /// - Parameter value: An array, data, date, dictionary, null, number, set, string, URL or UUID.
  public init?(_ value: Any) {
    guard let value = Reader.read(value) else { return nil }
    self = value
  }

  /// The value as a value of Foundation or the standard library.
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

  /// Returns the entries of a dictionary as values of Foundation or the standard library.
  package static func entries(_ entries: [PropertyValue: PropertyValue]) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for (key, value) in entries {
      guard let key = key.hashable else { continue }
      result[key] = value.base
    }
    return result
  }

  /// Returns the given entries with their keys as `string` values.
  package static func keyed(_ entries: [String: PropertyValue]) -> [PropertyValue: PropertyValue] {
    entries.reduce(into: [:]) { $0[.string($1.key)] = $1.value }
  }

  /// The value as the key of a dictionary of Foundation values; nil if it can't be a key.
  var hashable: AnyHashable? { base as? AnyHashable }

  /// The names of the cases, with which values are encoded.
  enum CodingKeys: String, CodingKey {
    case null, bool, integer, number, string, data, date, url, uuid, array, set, dictionary
  }
}
