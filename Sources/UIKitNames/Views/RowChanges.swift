import Foundation

/// Changes of a table's rows.
///
/// Index paths of deleted rows are positions before all changes; index paths of inserted rows are positions after all
/// changes.
struct RowChanges {
  /// The index paths of the deleted rows, before all changes.
  var deleted: [IndexPath] = []
  /// The index paths of the inserted rows, after all changes.
  var inserted: [IndexPath] = []
  /// The index paths of the moved rows, before and after all changes.
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Returns the index path of a row after the changes.
  ///
  /// - Parameter row: The index path before the changes.
  /// - Returns: The index path after the changes; nil if the row was deleted.
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
