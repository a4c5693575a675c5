/// A dictionary with conditions as keys, which finds the conditions that a string contains (S82, S83).
///
/// The time of a search depends on the length of the string, not on the number of conditions. At each position in the
/// string, the search tries only the lengths of conditions that begin with the byte at this position.
package struct ConditionIndex<Value> {
  private var values: [TextPart: Value] = [:]
  /// For each byte, the conditions that begin with the byte, counted by their length.
  ///
  /// The array is empty until a condition other than the empty string is added.
  private var lengths: [[Int: Int]] = []

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  package subscript(condition: FoldedText) -> Value? {
    get { values[TextPart(condition)] }
    set {
      let key = TextPart(condition)
      let change = (newValue == nil ? 0 : 1) - (values[key] == nil ? 0 : 1)
      values[key] = newValue
      guard change != 0, let first = key.bytes.first.map(Int.init) else { return }
      if lengths.isEmpty { lengths = Array(repeating: [:], count: 256) }
      let length = key.bytes.count
      let count = lengths[first][length, default: 0] + change
      lengths[first][length] = count == 0 ? nil : count
    }
  }

  /// Updates the value of a condition in place, without copying the value.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - initial: The value that is inserted before the update, if the condition has none.
  ///   - change: A closure that updates the value.
  /// - Returns: The result of the closure.
  mutating func update<Result>(
    _ condition: FoldedText, from initial: @autoclosure () -> Value,
    _ change: (inout Value) -> Result
  ) -> Result {
    if self[condition] == nil { self[condition] = initial() }
    return change(&values[TextPart(condition), default: initial()])
  }

  /// Calls `body` with the value of each condition that the text contains, in no particular order.
  ///
  /// The empty condition is never found. If a condition occurs several times in the text, `body` may be called several
  /// times with its value.
  package func forEachMatch(in text: FoldedText, _ body: (Value) -> Void) {
    if lengths.isEmpty { return }
    let parts = text.bytes.reduce(0) { $0 + lengths[Int($1)].count }
    if parts > 4 * values.count {
      for (condition, value) in values
      where !condition.bytes.isEmpty && text.contains(condition.bytes) {
        body(value)
      }
      return
    }
    for (start, first) in text.bytes.enumerated() where !lengths[Int(first)].isEmpty {
      for length in lengths[Int(first)].keys where start + length <= text.bytes.count {
        let part = TextPart(bytes: text.bytes[start..<start + length])
        if let value = values[part] { body(value) }
      }
    }
  }
}

/// A part of a folded string, as the key of a dictionary.
private struct TextPart: Hashable {
  // A slice, so that a part of a string is looked up without a copy.
  let bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  init(_ text: FoldedText) {
    bytes = text.bytes[...]
  }

  // The slice's own `==` isn't specialized for bytes. With it, a dictionary would spend half of its time in comparing
  // slices.
  static func == (one: Self, other: Self) -> Bool {
    one.bytes.withUnsafeBytes { bytes in
      other.bytes.withUnsafeBytes { bytes.elementsEqual($0) }
    }
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
