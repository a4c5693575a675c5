/// The values that the views of a window provide to commands, each with the bodies that read the value.
///
/// Each value has a location of its own, so that a change of one value doesn't evaluate the readers of the others.
package final class FocusedCells {
  /// A provided value, with a closure that compares it with other values.
  struct Entry {
    let value: Any
    /// A closure that returns whether another value equals the provided value.
    let isSame: (Any) -> Bool
  }

  private var cells: [ObjectIdentifier: StateLocation<Entry?>] = [:]

  /// Returns the value of a key; the body that reads the value is evaluated again when the value changes.
  func read(_ key: ObjectIdentifier) -> Any? {
    if let cell = cells[key] { return cell.read()?.value }
    let cell = StateLocation<Entry?>(nil)
    cells[key] = cell
    return cell.read()?.value
  }

  /// Replaces all values; bodies that read a changed value are evaluated again.
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
