import Foundation

/// Changes of a table's rows: the rows before are deleted and moved away, then others are inserted in the rows afterwards.
struct RowChanges {
  /// The rows that are gone, by their places before.
  var deleted: [IndexPath] = []
  /// The new rows, by their places afterwards.
  var inserted: [IndexPath] = []
  /// The rows that moved, by their places before and afterwards.
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Returns the place of a row after the changes.
  ///
  /// - Parameter row: The place before.
  /// - Returns: The place afterwards; nil if the row is gone.
  func place(of row: IndexPath) -> IndexPath? {
    if let move = moved.last(where: { $0.from == row }) { return move.to }
    guard !deleted.contains(row) else { return nil }
    let gone = Set(deleted + moved.map(\.from)).filter { $0.section == row.section && $0 < row }
    var place = row.row - gone.count
    for new in Set(inserted + moved.map(\.to)).sorted()
    where new.section == row.section && new.row <= place {
      place += 1
    }
    return IndexPath(row: place, section: row.section)
  }
}
