/// The environment values of a view, by key.
public struct EnvironmentValues {
  /// The cells of the values; an inner scope shares the cells whose keys it doesn't set itself.
  private(set) var cells: EnvironmentCells
  /// The record of the cells that are read from these values; nil if no record is needed.
  var readings: EnvironmentReadings?

  /// Creates values with the defaults of all keys.
  public init() {
    cells = EnvironmentCells()
  }

  init(cells: EnvironmentCells, readings: EnvironmentReadings? = nil) {
    self.cells = cells
    self.readings = readings
  }

  /// The value of a key, or the key's default value if no value is set for the key.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let cell = cells[ObjectIdentifier(key)] else { return Key.defaultValue }
      readings?.append(cell)
      // Only the setter below stores cells, so the cell of a key has the type of the key's values.
      return unsafeDowncast(cell, to: ValueCell<Key.Value>.self).value
    }
    set {
      // Creates a new cell, because the existing one may be shared.
      cells.set(ObjectIdentifier(key), to: ValueCell(newValue))
    }
  }
}

/// The cells read while a key path is evaluated.
final class EnvironmentReadings {
  // Stored apart from the other cells, because most key paths read one cell, which then needs no array.
  private(set) var first: EnvironmentCell?
  private(set) var others: [EnvironmentCell] = []

  /// The cells in the order in which they were read.
  var all: [EnvironmentCell] { (first.map { [$0] } ?? []) + others }

  func append(_ cell: EnvironmentCell) {
    if first == nil { first = cell } else { others.append(cell) }
  }
}

/// A key for a custom environment value.
///
/// ```swift
/// struct SignatureKey: EnvironmentKey {
///   static let defaultValue = "Sent from Postbox"
/// }
///
/// extension EnvironmentValues {
///   var signature: String {
///     get { self[SignatureKey.self] }
///     set { self[SignatureKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no ancestor sets a value.
  static var defaultValue: Value { get }
}
