/// The environment values of a view, by key.
public struct EnvironmentValues {
  /// The cells, shared with every scope below that doesn't set the same key.
  var cells: [ObjectIdentifier: EnvironmentCell]
  /// The record of cells that are read; nil if no record is needed.
  var readings: EnvironmentReadings?

  /// Creates values with the defaults of all keys.
  public init() {
    cells = [:]
  }

  init(cells: [ObjectIdentifier: EnvironmentCell], readings: EnvironmentReadings? = nil) {
    self.cells = cells
    self.readings = readings
  }

  /// The value of a key; the key's default if it isn't set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let cell = cells[ObjectIdentifier(key)] as? ValueCell<Key.Value> else {
        return Key.defaultValue
      }
      readings?.cells.append(cell)
      return cell.value
    }
    set {
      // Creates a new cell, because the existing one may be shared.
      cells[ObjectIdentifier(key)] = ValueCell(newValue)
    }
  }
}

/// The cells read while a key path is evaluated.
final class EnvironmentReadings {
  var cells: [EnvironmentCell] = []
}
