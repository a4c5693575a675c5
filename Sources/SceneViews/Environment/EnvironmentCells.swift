/// The cells of an environment scope, by the types of their keys.
///
/// A scope has few keys, for which searching an array is faster than hashing. A scope created from an outer scope has
/// the keys of the outer scope at the same positions, and its further keys after them.
struct EnvironmentCells {
  typealias Entry = (key: ObjectIdentifier, cell: EnvironmentCell)

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  /// The keys with their cells, in the order in which they were set.
  var all: [Entry] { entries }

  subscript(key: ObjectIdentifier) -> EnvironmentCell? {
    for entry in entries where entry.key == key { return entry.cell }
    return nil
  }

  /// Adds the cell of a key, or replaces the key's present cell.
  mutating func set(_ key: ObjectIdentifier, to cell: EnvironmentCell) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].cell = cell
    } else {
      if entries.isEmpty { entries.reserveCapacity(2) }
      entries.append((key, cell))
    }
  }

  /// Returns the cells of this scope that differ from the cells of an outer scope.
  ///
  /// - Parameter outer: The cells of the scope from which this scope was created.
  /// - Returns: The cells whose values this scope sets itself.
  func notIn(_ outer: EnvironmentCells) -> EnvironmentCells {
    if outer.isEmpty { return self }
    var own = EnvironmentCells()
    for (index, entry) in entries.enumerated()
    where index >= outer.entries.count || entry.cell !== outer.entries[index].cell {
      own.entries.append(entry)
    }
    return own
  }

  func contains(_ cell: EnvironmentCell) -> Bool {
    entries.contains { $0.cell === cell }
  }
}
