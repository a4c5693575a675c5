/// The values views read from above them, by key.
public struct EnvironmentValues {
  /// Shared with every scope below that doesn't set the same key.
  var cells: [ObjectIdentifier: EnvironmentCell]
  /// Notes which cells are read; nil where nobody needs to know.
  var readings: EnvironmentReadings?

  /// Values none of which is set.
  public init() {
    cells = [:]
  }

  init(cells: [ObjectIdentifier: EnvironmentCell], readings: EnvironmentReadings? = nil) {
    self.cells = cells
    self.readings = readings
  }

  /// The value of a key; its default where nothing sets it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let cell = cells[ObjectIdentifier(key)] as? ValueCell<Key.Value> else {
        return Key.defaultValue
      }
      readings?.cells.append(cell)
      return cell.value
    }
    set {
      // A new cell, because the old one may be shared.
      cells[ObjectIdentifier(key)] = ValueCell(newValue)
    }
  }
}

/// Which cells were read while a key path was evaluated.
final class EnvironmentReadings {
  var cells: [EnvironmentCell] = []
}
