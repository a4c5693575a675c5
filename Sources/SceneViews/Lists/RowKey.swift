/// By what a row of a `ForEach` is known.
struct RowKey<ID: Hashable>: Hashable {
  var id: ID
  /// Which of the elements with this id it is, from 0.
  var turn: Int
}

/// Gives the rows of a `ForEach` their keys, one after the other.
struct RowKeys<ID: Hashable> {
  private var turns: [ID: Int] = [:]
  private var count = 0

  mutating func next(_ id: ID) -> RowKey<ID> {
    let turn = turns[id, default: 0]
    turns[id] = turn + 1
    count += 1
    return RowKey(id: id, turn: turn)
  }

  /// The ids that stand for several elements each.
  var repeated: [String] {
    turns.count == count ? [] : turns.filter { $0.value > 1 }.map { "\($0.key)" }
  }
}
