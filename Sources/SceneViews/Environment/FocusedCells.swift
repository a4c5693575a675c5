/// The values that the views of a window offer, each with those who read it.
///
/// A value has a location of its own, so that those who read another one aren't evaluated when it changes.
package final class FocusedCells {
  /// A value with its comparison.
  struct Entry {
    let value: Any
    /// Returns whether another value is the same.
    let isSame: (Any) -> Bool
  }

  private var cells: [ObjectIdentifier: StateLocation<Entry?>] = [:]

  /// Returns the value of a key; the body that is evaluated depends on it.
  func read(_ key: ObjectIdentifier) -> Any? {
    if let cell = cells[key] { return cell.read()?.value }
    let cell = StateLocation<Entry?>(nil)
    cells[key] = cell
    return cell.read()?.value
  }

  /// Replaces all values, and has those evaluated again who read one that differs.
  func replace(by entries: [ObjectIdentifier: Entry]) {
    for (key, entry) in entries where cells[key] == nil { cells[key] = StateLocation(entry) }
    for (key, cell) in cells {
      let old = cell.peek()
      let new = entries[key]
      switch (old, new) {
      case (nil, nil): break
      case (let old?, let new?) where old.isSame(new.value): break
      default: cell.write(new)
      }
    }
  }
}
