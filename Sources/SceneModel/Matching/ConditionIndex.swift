/// Values by conditions, found by a text that contains the condition (S82, S83).
///
/// Looking costs by the length of the text and not by the number of conditions: there are few lengths of
/// conditions that begin with a letter, and so few parts of a text that could be one.
package struct ConditionIndex<Value> {
  // A part of a text is looked up without being copied.
  private var values: [ArraySlice<UInt8>: Value] = [:]
  /// How many conditions have a length, by their first byte; empty until there is a condition.
  private var lengths: [[Int: Int]] = []

  package init() {}

  package subscript(condition: FoldedText) -> Value? {
    get { values[condition.bytes[...]] }
    set {
      let key = condition.bytes[...]
      let change = (newValue == nil ? 0 : 1) - (values[key] == nil ? 0 : 1)
      values[key] = newValue
      guard change != 0, let first = key.first.map(Int.init) else { return }
      if lengths.isEmpty { lengths = Array(repeating: [:], count: 256) }
      let count = lengths[first][key.count, default: 0] + change
      lengths[first][key.count] = count == 0 ? nil : count
    }
  }

  /// Changes the value of a condition where it stands, without a copy of it.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - initial: Its value if it has none.
  ///   - change: Changes the value.
  /// - Returns: What `change` gives.
  mutating func update<Result>(
    _ condition: FoldedText, from initial: @autoclosure () -> Value,
    _ change: (inout Value) -> Result
  ) -> Result {
    if self[condition] == nil { self[condition] = initial() }
    return change(&values[condition.bytes[...], default: initial()])
  }

  /// Calls `body` with the value of each condition that a text contains, in no order; a condition that is
  /// contained twice may come twice.
  package func forEachMatch(in text: FoldedText, _ body: (Value) -> Void) {
    if values.isEmpty { return }
    let parts = text.bytes.reduce(0) { $0 + lengths[Int($1)].count }
    if parts > 4 * values.count {
      for (condition, value) in values where text.contains(condition) { body(value) }
      return
    }
    for (start, first) in text.bytes.enumerated() where !lengths[Int(first)].isEmpty {
      for length in lengths[Int(first)].keys where start + length <= text.bytes.count {
        if let value = values[text.bytes[start..<start + length]] { body(value) }
      }
    }
  }
}
