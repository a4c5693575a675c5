/// Values by conditions, found by a text that contains the condition (S82, S83).
///
/// Looking costs by the length of the text and not by the number of conditions: there are few lengths of
/// conditions, and so few parts of a text that could be one.
struct ConditionIndex<Value> {
  // A part of a text is looked up without being copied.
  private var values: [ArraySlice<UInt8>: Value] = [:]
  /// How many conditions have a length.
  private var lengths: [Int: Int] = [:]

  subscript(condition: FoldedText) -> Value? {
    get { values[condition.bytes[...]] }
    set {
      let key = condition.bytes[...]
      let change = (newValue == nil ? 0 : 1) - (values[key] == nil ? 0 : 1)
      values[key] = newValue
      if change == 0 { return }
      let count = lengths[key.count, default: 0] + change
      lengths[key.count] = count == 0 ? nil : count
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
  func forEachMatch(in text: FoldedText, _ body: (Value) -> Void) {
    let parts = lengths.keys.reduce(0) { $0 + max(0, text.bytes.count - $1 + 1) }
    if parts > 4 * values.count {
      for (condition, value) in values where text.contains(condition) { body(value) }
      return
    }
    for length in lengths.keys where length <= text.bytes.count {
      for start in 0...(text.bytes.count - length) {
        if let value = values[text.bytes[start..<start + length]] { body(value) }
      }
    }
  }
}
