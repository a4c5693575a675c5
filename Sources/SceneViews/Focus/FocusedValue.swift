public import Observation

/// A property wrapper that reads a value which views of the same window provide; nil if no view provides a value.
///
/// In this library, each window has its own commands, which read the values of their window. The values of a window are
/// those that any view in the window sets with `focusedSceneValue`, and those that an ancestor of the focused control
/// sets with `focusedValue`. If several ancestors set a value, the value of the nearest ancestor is read. Views and
/// commands of a utility window read the values of the last focused scene that isn't a utility window. In the body of
/// an app, the value is nil.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  @Environment(\.focusedCells) private var cells
  @Environment(\.sceneSession) private var session
  private var current: Value?

  /// Creates a property that reads the value at a key path.
  ///
  /// - Parameter keyPath: The key path of the value in ``FocusedValues``.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object, which views provide by its type.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: FocusedObjectType<Value>()] }
  }

  init(_ read: @escaping (FocusedValues) -> Value?) {
    self.read = read
  }

  /// The value that the views of the window provided when the property was updated last; nil if no view provided a
  /// value.
  public var wrappedValue: Value? { current }

  /// Reads the current value, which the views of the window provide.
  ///
  /// In a utility window, the value comes from the last focused scene that isn't a utility window.
  public mutating func update() {
    current = MainScenes.values(for: session, own: cells)
      .flatMap { read(FocusedValues(reading: $0)) }
  }
}

/// A property wrapper that reads and writes a value through a binding, which views of the same window provide.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a property for the binding at a key path.
  ///
  /// - Parameter keyPath: The key path of the binding in ``FocusedValues``.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value; nil if no view provides the binding.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value as an optional; the value is nil while no view provides a binding.
  ///
  /// Writing has no effect while no view provides a binding, and writing nil never has an effect. For a
  /// property `name`, `Binding($name)` is the binding that a view provides.
  @MainActor public var projectedValue: Binding<Value?> {
    binding.map { Binding<Value?>($0) } ?? .constant(nil)
  }
}
