/// A value in a property list, with the key path by which errors locate the value.
package struct PropertyListNode {
  let value: PropertyListValue
  package let path: PropertyListPath

  package init(value: PropertyListValue, path: PropertyListPath) {
    self.value = value
    self.path = path
  }

  func text() throws(PropertyListError) -> String {
    guard case .scalar(.string(let text)) = value else { throw unexpected("a text") }
    return text
  }

  func flag() throws(PropertyListError) -> Bool {
    guard case .scalar(.bool(let flag)) = value else { throw unexpected("true or false") }
    return flag
  }

  func list(of what: String) throws(PropertyListError) -> [PropertyListNode] {
    guard case .array(let values) = value else { throw unexpected("an array of \(what)") }
    return values.enumerated().map { PropertyListNode(value: $1, path: path.index($0)) }
  }

  func texts() throws(PropertyListError) -> [String] {
    var texts: [String] = []
    for node in try list(of: "texts") { texts.append(try node.text()) }
    return texts
  }

  func fields(_ expected: String = "a dictionary") throws(PropertyListError) -> PropertyListFields {
    guard case .dictionary(let entries) = value else { throw unexpected(expected) }
    return PropertyListFields(rest: entries, path: path)
  }

  /// Returns the entries of the dictionary, whose values may be of any supported type.
  func values() throws(PropertyListError) -> [String: PropertyValue] {
    let fields = try fields()
    var values: [String: PropertyValue] = [:]
    for (key, value) in fields.sorted { values[key] = try value.value(at: path.key(key)) }
    return values
  }

  func unexpected(_ expected: String, found: String? = nil) -> PropertyListError {
    let place = path == .top ? "property list" : "\(path)"
    return PropertyListError(
      .unexpected, at: place, found: found ?? value.kind, expected: expected)
  }
}

/// The unread entries of a dictionary in a property list.
///
/// Reading an entry removes it. After all known keys are read, only entries with unknown keys remain.
struct PropertyListFields {
  /// The entries that haven't been read.
  private(set) var rest: [String: PropertyListValue]
  package let path: PropertyListPath

  /// The entries that haven't been read, sorted by key.
  var sorted: [(key: String, value: PropertyListValue)] { rest.sorted { $0.key < $1.key } }

  /// The entries that haven't been read; a description replaces each value of an unsupported type.
  var unknown: [String: PropertyValue] { rest.mapValues(\.unread) }

  mutating func take(_ key: some RawRepresentable<String>) -> PropertyListNode? {
    rest.removeValue(forKey: key.rawValue).map {
      PropertyListNode(value: $0, path: path.key(key.rawValue))
    }
  }

  /// Reads an entry that must exist.
  mutating func take(
    _ key: some RawRepresentable<String>, expected: String
  ) throws(PropertyListError) -> PropertyListNode {
    if let node = take(key) { return node }
    throw PropertyListError(
      .unexpected, at: "\(path.key(key.rawValue))", found: "nothing", expected: expected)
  }
}

extension PropertyValue {
  /// The value as a noun for error messages, such as `the number 3` or `an array`.
  ///
  /// A Boolean, a number or a short string appears in the noun. For any other value, the noun is only its type.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .integer(let number): "the number \(number)"
    case .number(let number): "the number \(number)"
    case .string(let text): text.count <= 40 ? "the text \"\(text)\"" : "a text"
    case .data: "data"
    case .date: "a date"
    case .url: "a URL"
    case .uuid: "a UUID"
    case .array: "an array"
    case .set: "a set"
    case .dictionary: "a dictionary"
    }
  }
}
