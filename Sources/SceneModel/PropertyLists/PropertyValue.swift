public import Foundation

/// One of the kinds of value that may travel with an activity or stay with a session (S131).
///
/// Events, records and the trace hold these instead of `Any`, so that they can be compared,
/// stored and sent.
public enum PropertyValue: Hashable, Encodable, Sendable {
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
  /// There is none if it, or something inside it, is of another type, a whole number that `Int` doesn't
  /// hold, a `Decimal` with digits that `Double` doesn't hold, a number that isn't finite, or a date further
  /// than some thousand years away; if it is nested more than 100 deep; or if it holds more than 10,000 values
  /// or 1 MiB.
  ///
  /// - Parameter value: An array, data, date, dictionary, null, number, set, string, URL or UUID.
  public init?(_ value: Any) {
    guard let value = Reader.read(value) else { return nil }
    self = value
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
  package static func entries(_ entries: [PropertyValue: PropertyValue]) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for (key, value) in entries {
      guard let key = key.hashable else { continue }
      result[key] = value.base
    }
    return result
  }

  /// Entries whose keys are texts, with keys as values.
  static func keyed(_ entries: [String: PropertyValue]) -> [PropertyValue: PropertyValue] {
    entries.reduce(into: [:]) { $0[.string($1.key)] = $1.value }
  }

  /// The value as an app finds it as a key.
  var hashable: AnyHashable? { base as? AnyHashable }

  /// The names of the cases, under which values are written and read.
  enum CodingKeys: String, CodingKey {
    case null, bool, integer, number, string, data, date, url, uuid, array, set, dictionary
  }
}
