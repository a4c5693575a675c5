package import Foundation

/// A value in a property list, which may be of a type that the library doesn't support.
///
/// An unsupported value is an error only if its key is read. This applies to XML and to binary property lists.
package indirect enum PropertyListValue {
  case scalar(PropertyValue)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// A value whose type isn't supported, or a number or date that is out of range; the text is a noun for the value.
  case unusable(String)

  static let bigNumber = PropertyListValue.unusable("a number of more than 64 bits")
  static let archiversReference = PropertyListValue.unusable("an archiver's reference")

  /// Returns a number or a date as a value of a property list.
  ///
  /// A number or a date that isn't supported becomes an unusable value.
  static func checked(_ value: PropertyValue) -> PropertyListValue {
    switch value {
    case .number(let number) where !number.isFinite: .unusable("the number \(number)")
    case .date(let date) where !date.isPossible: .unusable("a date that no calendar has")
    default: .scalar(value)
    }
  }

  /// Reads a property list, in XML or in the binary format.
  ///
  /// - Throws: A ``PropertyListError`` if the data isn't a property list or exceeds a limit.
  package init(_ data: Data) throws(PropertyListError) {
    guard data.count <= PropertyValue.propertyListSizeLimit else {
      throw .unreadable(
        "more than \(PropertyValue.propertyListSizeLimit) bytes", "an Info.plist, which is smaller")
    }
    if BinaryPropertyList.isBegun(by: data) {
      var list = try BinaryPropertyList(data)
      self = try list.value()
    } else {
      self = try Self(object: try PropertyValue.object(inXML: data))
    }
  }

  /// Creates a value from an object that Foundation has read from XML, or that the app passes.
  ///
  /// - Throws: A ``PropertyListError`` if the object exceeds a limit.
  init(object: Any, depth: Int = 0) throws(PropertyListError) {
    guard depth <= PropertyValue.depthLimit else {
      throw .unreadable("more than \(PropertyValue.depthLimit) values in each other", "fewer")
    }
    if let values = object as? [Any] {
      var array: [PropertyListValue] = []
      for value in values { array.append(try Self(object: value, depth: depth + 1)) }
      self = .array(array)
    } else if let entries = object as? [String: Any] {
      var dictionary: [String: PropertyListValue] = [:]
      for (key, value) in entries {
        guard key.utf8.count <= BinaryPropertyList.keyLimit else {
          throw .unreadable(
            "a key of \(key.utf8.count) bytes", "keys of at most \(BinaryPropertyList.keyLimit)")
        }
        dictionary[key] = try Self(object: value, depth: depth + 1)
      }
      self = .dictionary(dictionary)
    } else {
      self = Self.scalar(of: object)
    }
  }

  private static func scalar(of object: Any) -> PropertyListValue {
    do {
      switch try PropertyValue.scalar(object) {
      case .null, .url, .uuid, nil: break
      case let value?: return .scalar(value)
      }
    } catch {
      switch error {
      case .beyondInt: return .bigNumber
      case .notFinite: return .unusable("the number \(object)")
      case .noDate: return .unusable("a date that no calendar has")
      default: return .unusable("a number with more digits than are read")
      }
    }
    let type = "\(type(of: object))"
    return type.hasSuffix("KeyedArchiverUID") ? .archiversReference : .unusable("a \(type)")
  }

  /// Converts the value to a type that the library supports.
  ///
  /// - Throws: A ``PropertyListError`` with the key path of the first unsupported value.
  func value(at path: PropertyListPath) throws(PropertyListError) -> PropertyValue {
    switch self {
    case .scalar(let value): return value
    case .unusable(let found):
      throw PropertyListError(
        .unexpected, at: path == .top ? "property list" : "\(path)", found: found,
        expected: "a truth value, number, date, data, text, array or dictionary")
    case .array(let values):
      var array: [PropertyValue] = []
      for (index, value) in values.enumerated() {
        array.append(try value.value(at: path.index(index)))
      }
      return .array(array)
    case .dictionary(let entries):
      var dictionary: [PropertyValue: PropertyValue] = [:]
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        dictionary[.string(key)] = try value.value(at: path.key(key))
      }
      return .dictionary(dictionary)
    }
  }

  /// The value as it is stored for an unknown key; a description replaces each unsupported value.
  var unread: PropertyValue {
    switch self {
    case .scalar(let value): value
    case .unusable(let found): .string(found)
    case .array(let values): .array(values.map(\.unread))
    case .dictionary(let entries): .dictionary(PropertyValue.keyed(entries.mapValues(\.unread)))
    }
  }

  /// A noun for the kind of the value.
  var kind: String {
    switch self {
    case .scalar(let value): value.kind
    case .unusable(let found): found
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
