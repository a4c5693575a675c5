import Foundation

extension PropertyValue {
  /// The maximum number of nested levels of a value, wherever the value comes from.
  static let depthLimit = 100
  /// The maximum number of values in a dictionary, including its keys and all nested values.
  static let valueLimit = 10_000
  /// The maximum number of bytes of all strings, URLs and data in a dictionary.
  static let byteLimit = 1_048_576

  /// The refusal of a value that can't be stored or sent.
  package struct Refusal: Hashable {
    /// The path to the value, such as `["draft"]["color"]`.
    ///
    /// If the path has more than eight keys and indices, only the first eight are included, followed by `…`.
    package var path: String
    /// The first key of the path, which is the key of the entry at the top level; nil if this key itself was refused,
    /// or if the outermost value isn't a dictionary.
    package var key: PropertyValue?
    package var fault: Fault
  }

  /// The reason why a value can't be stored or sent, as a clause, and the remedy.
  package struct Fault: Hashable, Error {
    package var reason: String
    package var remedy: String

    static let notFinite = Fault(
      reason: "isn't a finite number", remedy: "use a finite number, or a string")
    package static let noDate = Fault(
      reason: "is a date that no calendar has", remedy: "use a date within some thousand years")
    static let beyondInt = Fault(
      reason: "is a number that Int doesn't hold", remedy: "use a string")
    static let beyondDouble = Fault(
      reason: "is a Decimal that Double doesn't hold", remedy: "use a string")
    static let tooDeep = Fault(
      reason: "is nested more than \(depthLimit) deep", remedy: "nest it less deep")
    static let tooMany = Fault(
      reason: "makes it hold more than \(valueLimit) values", remedy: "keep large data in a file")
    static let tooLong = Fault(
      reason: "makes it hold more than \(byteLimit) bytes", remedy: "keep large data in a file")

    static func type(_ type: Any.Type) -> Fault {
      Fault(reason: "is of type \(type)", remedy: kinds)
    }

    package static func key(of type: Any.Type) -> Fault {
      Fault(reason: "has a key of type \(type)", remedy: kinds)
    }

    private static let kinds =
      "use arrays, data, dates, dictionaries, null, numbers, sets, strings, URLs or UUIDs"
  }

  /// A reader that converts or checks values, applies the limits, and records the values that it refuses.
  ///
  /// The reader stops at the maximum depth, so it can also read objects that contain themselves.
  package struct Reader {
    package private(set) var refusals: [Refusal] = []
    private var steps: [Step] = []
    /// The total size of the values that have been read, and of the entries that are stored together with these values.
    private(set) var size = Size()
    /// Whether a limit was exceeded, so that the rest of the entry isn't read.
    private var isFull = false

    /// The size of entries: the number of all values in them, and the number of bytes of these values.
    package struct Size {
      var values = 0
      var bytes = 0

      package init(values: Int = 0, bytes: Int = 0) {
        self.values = values
        self.bytes = bytes
      }

      package static func + (lhs: Size, rhs: Size) -> Size {
        Size(values: lhs.values + rhs.values, bytes: lhs.bytes + rhs.bytes)
      }

      package static func - (lhs: Size, rhs: Size) -> Size {
        Size(values: lhs.values - rhs.values, bytes: lhs.bytes - rhs.bytes)
      }
    }

    private enum Step {
      case key(PropertyValue)
      case index(Int)
      /// An element of a set, which has no index.
      case element
    }

    package static func size(of entries: [PropertyValue: PropertyValue]) -> Size {
      var reader = Reader()
      reader.check(entries)
      return reader.size
    }

    /// Creates a reader that has refused nothing yet.
    ///
    /// - Parameter size: The size of the entries that are stored together with the values to read. This size counts
    ///   toward the limits.
    package init(beside size: Size = Size()) {
      self.size = size
    }

    /// Converts a value that an app passes.
    ///
    /// - Returns: The converted value; nil if the value or any value in it is refused.
    package static func read(_ value: Any) -> PropertyValue? {
      var reader = Reader()
      let value = reader.read(value)
      return reader.refusals.isEmpty ? value : nil
    }

    /// Converts the entries of a dictionary that an app passes.
    ///
    /// An entry whose value is refused is left out. An array or a set with a refused element is refused as a whole. If
    /// a limit is exceeded, the whole entry at the top level is left out. Entries are read in the order of their keys,
    /// so that runs with the same inputs refuse the same entries.
    package mutating func entries(
      of dictionary: [AnyHashable: Any]
    ) -> [PropertyValue: PropertyValue] {
      var named: [(key: PropertyValue, value: Any)] = []
      for (key, value) in dictionary {
        var reader = Reader()
        reader.steps = steps
        if let name = reader.read(key.base), reader.refusals.isEmpty {
          named.append((name, value))
        } else {
          refuse(.key(of: type(of: key.base)))
        }
      }
      var entries: [PropertyValue: PropertyValue] = [:]
      enter(named) { reader, key, value in
        if reader.admit(key), let value = reader.read(value) { entries[key] = value }
      } undo: {
        entries[$0] = nil
      }
      return entries
    }

    /// Checks entries that were created in code or read from a store, and records the values that can't be stored.
    package mutating func check(_ entries: [PropertyValue: PropertyValue]) {
      enter(entries.map { (key: $0.key, value: $0.value) }) { reader, key, value in
        reader.check(key)
        reader.check(value)
      } undo: { _ in
      }
    }

    /// Checks a value that was created in code or read from a store.
    package mutating func check(_ value: PropertyValue) {
      guard admit(value) else { return }
      switch value {
      case .number(let number) where !number.isFinite: refuse(.notFinite)
      case .date(let date) where !date.isPossible: refuse(.noDate)
      case .array(let values):
        for (index, value) in values.enumerated() { check(value, at: .index(index)) }
      case .set(let values):
        inAnyOrder { reader in for value in values { reader.check(value, at: .element) } }
      case .dictionary(let entries): check(entries)
      default: break
      }
    }

    private mutating func check(_ value: PropertyValue, at step: Step) {
      if isFull { return }
      steps.append(step)
      check(value)
      steps.removeLast()
    }

    // MARK: - Internal helpers

    private mutating func read(_ value: Any) -> PropertyValue? {
      do {
        if let value = try PropertyValue.scalar(value) { return admit(value) ? value : nil }
      } catch {
        refuse(error)
        return nil
      }
      guard admit() else { return nil }
      switch value {
      case let value as [Any]: return elements(of: value) { .index($0) }.map { .array($0) }
      case let value as Set<AnyHashable>:
        return inAnyOrder { reader in
          reader.elements(of: value.map(\.base)) { _ in .element }.map { .set(Set($0)) }
        }
      case let value as [AnyHashable: Any]: return .dictionary(entries(of: value))
      default:
        refuse(.type(type(of: value)))
        return nil
      }
    }

    /// Performs an action that reads the elements of a set, and afterwards sorts the refusals of the action.
    ///
    /// Without sorting, the order of the refusals would differ in every run, as the order of a set does.
    private mutating func inAnyOrder<Result>(_ act: (inout Reader) -> Result) -> Result {
      let count = refusals.count
      let result = act(&self)
      refusals[count...].sort { ($0.path, $0.fault.reason) < ($1.path, $1.fault.reason) }
      return result
    }

    private mutating func elements(
      of values: [Any], _ step: (Int) -> Step
    ) -> [PropertyValue]? {
      var elements: [PropertyValue] = []
      for (index, value) in values.enumerated() where !isFull {
        steps.append(step(index))
        if let element = read(value) { elements.append(element) }
        steps.removeLast()
      }
      return elements.count == values.count ? elements : nil
    }

    /// Reads entries in the order of their keys.
    ///
    /// - Parameters:
    ///   - entries: The entries to read.
    ///   - act: A closure that is called with each entry.
    ///   - undo: A closure that is called if an entry at the top level exceeded a limit, with the key of the entry.
    private mutating func enter<Value>(
      _ entries: [(key: PropertyValue, value: Value)],
      _ act: (inout Reader, PropertyValue, Value) -> Void, undo: (PropertyValue) -> Void
    ) {
      let sorted = entries.map { (text: $0.key.place, entry: $0) }.sorted { $0.text < $1.text }
      for (_, entry) in sorted where !isFull {
        let before = (refusals: refusals.count, size: size)
        steps.append(.key(entry.key))
        act(&self, entry.key, entry.value)
        steps.removeLast()
        guard isFull, steps.isEmpty else { continue }
        // The entry is left out as a whole. The refusal because of the limit replaces the other refusals in the entry,
        // and the entry's size no longer counts.
        refusals.removeSubrange(before.refusals..<refusals.count - 1)
        size = before.size
        isFull = false
        undo(entry.key)
      }
    }

    /// Adds a value to the total size, and refuses the value if a limit is exceeded.
    ///
    /// - Returns: Whether the total size and the depth are still within the limits.
    private mutating func admit(_ value: PropertyValue? = nil) -> Bool {
      if isFull { return false }
      size.values += 1
      size.bytes += value?.byteCount ?? 0
      let isTooDeep = steps.count > depthLimit
      guard isTooDeep || size.values > valueLimit || size.bytes > byteLimit else { return true }
      isFull = true
      // Which nested value exceeds a limit of the size depends on the order of reading. The path in such a refusal
      // therefore has only one key.
      refuse(
        isTooDeep ? .tooDeep : size.values > valueLimit ? .tooMany : .tooLong,
        at: isTooDeep ? steps : Array(steps.prefix(1)))
      return false
    }

    private mutating func refuse(_ fault: Fault, at steps: [Step]? = nil) {
      let steps = steps ?? self.steps
      let texts = steps.prefix(8).map { step in
        switch step {
        case .key(let key): key.step
        case .index(let index): "[\(index)]"
        case .element: "[element]"
        }
      }
      var refusal = Refusal(path: texts.joined() + (steps.count > 8 ? "…" : ""), fault: fault)
      if case .key(let key)? = steps.first { refusal.key = key }
      refusals.append(refusal)
    }
  }
}

extension PropertyValue {
  /// The value as a key in the path of a refusal, such as `["draft"]`.
  fileprivate var step: String {
    switch self {
    case .string(let text): "[\"\(text.count <= 40 ? text : text.prefix(40) + "…")\"]"
    case .integer(let number): "[\(number)]"
    case .uuid(let uuid): "[\(uuid)]"
    default: "[\(kind)]"
    }
  }

  /// The text by which keys are sorted.
  ///
  /// Different keys have different texts.
  fileprivate var place: String {
    switch self {
    case .string(let text): "[\"\(text)\"]"
    case .integer, .uuid: step
    default: "[\(kind) \(self)]"
    }
  }

  /// The number of bytes of the value itself, without the values in it.
  fileprivate var byteCount: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .data(let data): data.count
    case .url(let url): url.absoluteString.utf8.count
    default: 0
    }
  }
}
