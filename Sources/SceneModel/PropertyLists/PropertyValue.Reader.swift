import Foundation

extension PropertyValue {
  /// How deep values may be nested, wherever they come from: so many others may stand around one.
  static let depthLimit = 100
  /// How many values a dictionary may hold, its keys and those inside others too.
  static let valueLimit = 10_000
  /// How many bytes of texts and data a dictionary may hold.
  static let byteLimit = 1_048_576

  /// Something that can't be kept or sent, inside of a dictionary.
  package struct Refusal: Hashable {
    /// The way to it, such as `["draft"]["color"]`; of a long way the first steps.
    package var path: String
    /// The first key of its path; nil for a key that is refused itself.
    package var key: PropertyValue?
    package var fault: Fault
  }

  /// A reason why something can't be kept or sent, as a clause, and the remedy.
  package struct Fault: Hashable, Error {
    package var reason: String
    package var remedy: String

    static let notFinite = Fault(
      reason: "is no finite number", remedy: "use a finite number, or a string")
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

  /// Reads or checks values down to the limits, and notes what is refused.
  ///
  /// It goes no deeper than the limit of depth, so it is safe with what is nested without end.
  package struct Reader {
    package private(set) var refusals: [Refusal] = []
    private var steps: [Step] = []
    /// The size of all that was read.
    private(set) var size = Size()
    /// Whether a limit was reached, so that the rest of an entry isn't looked at.
    private var isFull = false

    /// How many values there are, and how many bytes they hold.
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

    /// The size of entries that were read or checked.
    package static func size(of entries: [PropertyValue: PropertyValue]) -> Size {
      var reader = Reader()
      reader.check(entries)
      return reader.size
    }

    /// - Parameter size: The size of entries that stand beside those that are read.
    package init(beside size: Size = Size()) {
      self.size = size
    }

    /// Reads something an app supplied.
    ///
    /// - Returns: The value; nil if something of it is refused.
    package static func read(_ value: Any) -> PropertyValue? {
      var reader = Reader()
      let value = reader.read(value)
      return reader.refusals.isEmpty ? value : nil
    }

    /// Reads the entries of a dictionary an app supplied.
    ///
    /// An entry with a refused value is left out. An array or a set with a refused element is left out as a
    /// whole. Where a limit is broken, all that stands under the first key of the path is left out. Entries
    /// are read in the order of their keys, so that equal runs refuse the same.
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

    /// Checks entries that were made in code or read from a store.
    package mutating func check(_ entries: [PropertyValue: PropertyValue]) {
      enter(entries.map { (key: $0.key, value: $0.value) }) { reader, key, value in
        reader.check(key)
        reader.check(value)
      } undo: { _ in
      }
    }

    /// Checks a value that was made in code or read from a store.
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

    /// Does something with the elements of a set, whose order differs in each run, and sorts what is refused.
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

    /// Goes through entries in the order of their keys.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - act: Called with each of them.
    ///   - undo: Called with the key of an entry at the top that broke a limit.
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
        // The broken limit says all that is to be said of the entry, and the others have room again.
        refusals.removeSubrange(before.refusals..<refusals.count - 1)
        size = before.size
        isFull = false
        undo(entry.key)
      }
    }

    /// Counts a value.
    ///
    /// - Returns: False if a limit is broken.
    private mutating func admit(_ value: PropertyValue? = nil) -> Bool {
      if isFull { return false }
      size.values += 1
      size.bytes += value?.byteCount ?? 0
      let isTooDeep = steps.count > depthLimit
      guard isTooDeep || size.values > valueLimit || size.bytes > byteLimit else { return true }
      isFull = true
      // Which of the values is one too many says nothing, so only the first key is named.
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
  /// The value as a step of a path, such as `["draft"]`.
  fileprivate var step: String {
    switch self {
    case .string(let text): "[\"\(text.count <= 40 ? text : text.prefix(40) + "…")\"]"
    case .integer(let number): "[\(number)]"
    case .uuid(let uuid): "[\(uuid)]"
    default: "[\(kind)]"
    }
  }

  /// The value as a text that orders keys, which differs wherever two keys differ.
  fileprivate var place: String {
    switch self {
    case .string(let text): "[\"\(text)\"]"
    case .integer, .uuid: step
    default: "[\(kind) \(self)]"
    }
  }

  /// The bytes it holds itself.
  fileprivate var byteCount: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .data(let data): data.count
    case .url(let url): url.absoluteString.utf8.count
    default: 0
    }
  }
}
