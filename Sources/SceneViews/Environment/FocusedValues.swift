/// The key of a value that the views of a window provide to commands.
///
/// ```swift
/// import Scenes
///
/// struct SelectedMessageKey: FocusedValueKey { typealias Value = Int }
///
/// extension FocusedValues {
///   var selectedMessage: Int? {
///     get { self[SelectedMessageKey.self] }
///     set { self[SelectedMessageKey.self] = newValue }
///   }
/// }
///
/// struct MessageCommands: Commands {
///   @FocusedValue(\.selectedMessage) private var message
///
///   var body: some Commands {
///     CommandMenu("Message") { Button("Reply") {}.disabled(message == nil) }
///   }
/// }
/// ```
///
/// A view provides the value with `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the views of a window provide to commands.
public struct FocusedValues {
  /// The values that a view provides, by the types of their keys.
  private(set) var entries: [ObjectIdentifier: FocusedCells.Entry] = [:]
  /// The values of a window, which commands read; nil if these are the values that a single view sets.
  private var source: FocusedCells?

  init() {}

  init(reading source: FocusedCells) {
    self.source = source
  }

  /// The value of a key; nil if no view provides a value.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(of: ObjectIdentifier(key)) }
    set { set(newValue, of: ObjectIdentifier(key)) }
  }

  /// The object of a type; nil if no view provides an object of that type.
  subscript<Object: AnyObject>(object type: FocusedObjectType<Object>) -> Object? {
    get { value(of: ObjectIdentifier(Object.self)) }
    set { set(newValue, of: ObjectIdentifier(Object.self)) }
  }

  private func value<Value>(of key: ObjectIdentifier) -> Value? {
    if let source { return source.read(key) as? Value }
    return entries[key]?.value as? Value
  }

  private mutating func set<Value>(_ value: Value?, of key: ObjectIdentifier) {
    entries[key] = value.map { value in
      FocusedCells.Entry(value: value) { other in
        (other as? Value).map { areSame(value, $0) } ?? false
      }
    }
  }
}

/// The key of an object that views provide to commands: the type of the object.
struct FocusedObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// The values that the views of the window provide to commands; nil outside a window.
  var focusedCells: FocusedCells? { enclosingWindow?.focusedValues }
}

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
