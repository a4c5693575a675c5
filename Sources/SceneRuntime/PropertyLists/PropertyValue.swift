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
  /// There is none if it, or something inside it, is of another type, a whole number that `Int` doesn't
  /// hold, or a `Decimal` with digits that `Double` doesn't hold.
  ///
  /// - Parameter value: An array, data, date, dictionary, null, number, set, string, URL or UUID.
  public init?(_ value: Any) {
    var refusals: [Refusal] = []
    guard let value = Self.read(value, refusing: &refusals), refusals.isEmpty else { return nil }
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
  static func entries(_ entries: [PropertyValue: PropertyValue]) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for (key, value) in entries {
      guard let key = key.hashable else { continue }
      result[key] = value.base
    }
    return result
  }

  private var hashable: AnyHashable? { base as? AnyHashable }
}
