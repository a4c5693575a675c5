/// The key of a row of a `ForEach`.
struct RowKey<ID: Hashable>: Hashable {
  var id: ID
  /// The number of previous elements with the same id, among the elements whose rows are created or updated together.
  var turn: Int
}

/// A generator of the keys of a `ForEach`, in the order of the rows.
struct RowKeys<ID: Hashable> {
  private var turns: [ID: Int]
  private var count = 0

  /// Creates a generator for the given number of rows.
  init(count: Int) { turns = Dictionary(minimumCapacity: count) }

  mutating func next(_ id: ID) -> RowKey<ID> {
    count += 1
    // Most ids are unique, and need only this access to the dictionary.
    guard let turn = turns.updateValue(1, forKey: id) else { return RowKey(id: id, turn: 0) }
    turns[id] = turn + 1
    return RowKey(id: id, turn: turn)
  }

  /// The ids that several elements have, as text.
  var repeated: [String] {
    turns.count == count ? [] : turns.filter { $0.value > 1 }.map { "\($0.key)" }
  }
}
