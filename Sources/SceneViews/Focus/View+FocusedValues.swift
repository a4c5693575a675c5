public import CombineNames
public import Observation

extension View {
  /// Provides a value to commands while the focus is in the view.
  ///
  /// If several views around the focus provide a value for the key path, commands read the value of the innermost of
  /// these views.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value in ``FocusedValues``.
  ///   - value: The value to provide.
  /// - Returns: The view, which provides the value while the view is visible.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Provides a value to commands while the focus is in the view.
  ///
  /// If several views around the focus provide a value for the key path, commands read the value of the innermost of
  /// these views.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value in ``FocusedValues``.
  ///   - value: The value to provide; nil to provide none.
  /// - Returns: The view, which provides the value while the view is visible.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Provides a value to commands, wherever the focus is in the window.
  ///
  /// If several visible views of the window provide a value for the key path, the value of an outer view replaces the
  /// values of the views inside it. Among views beside each other, the value of the last view is used.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value in ``FocusedValues``.
  ///   - value: The value to provide.
  /// - Returns: The view, which provides the value while the view is visible.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Provides a value to commands, wherever the focus is in the window.
  ///
  /// If several visible views of the window provide a value for the key path, the value of an outer view replaces the
  /// values of the views inside it. Among views beside each other, the value of the last view is used.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value in ``FocusedValues``.
  ///   - value: The value to provide; nil to provide none.
  /// - Returns: The view, which provides the value while the view is visible.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Provides an object to commands while the focus is in the view; commands read the object by its type.
  ///
  /// - Parameter object: The object to provide; nil to provide none.
  /// - Returns: The view, which provides the object while the view is visible.
  public nonisolated func focusedValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) {
      if let object { $0[object: FocusedObjectType<Object>()] = object }
    }
  }

  /// Provides an object to commands, wherever the focus is in the window; commands read the object by its type.
  ///
  /// - Parameter object: The object to provide; nil to provide none.
  /// - Returns: The view, which provides the object while the view is visible.
  public nonisolated func focusedSceneValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: true) { if let object { $0[object: FocusedObjectType<Object>()] = object } }
  }

  /// Provides an `ObservableObject` to commands while the focus is in the view; commands read the object by its type.
  ///
  /// - Parameter object: The object to provide; nil to provide none.
  /// - Returns: The view, which provides the object while the view is visible.
  public nonisolated func focusedObject<Object: ObservableObject>(
    _ object: Object?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) {
      if let object { $0[object: FocusedObjectType<Object>()] = object }
    }
  }

  /// Provides an `ObservableObject` to commands, wherever the focus is in the window; commands read the object by its
  /// type.
  ///
  /// - Parameter object: The object to provide; nil to provide none.
  /// - Returns: The view, which provides the object while the view is visible.
  public nonisolated func focusedSceneObject<Object: ObservableObject>(
    _ object: Object?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: true) { if let object { $0[object: FocusedObjectType<Object>()] = object } }
  }

  private nonisolated func offering(
    isOfScene: Bool, _ offer: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    ModifiedContent(
      content: self, modifier: _FocusedValueModifier(offer: offer, isOfScene: isOfScene))
  }
}

/// A modifier that provides values to the commands of its window while its view is visible.
public nonisolated struct _FocusedValueModifier: _PrimitiveModifier {
  let offer: (inout FocusedValues) -> Void
  /// Whether the values are provided wherever the focus is in the window; false if they are provided only while the
  /// focus is in the view.
  let isOfScene: Bool

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    OfferNode(view, in: parent)
  }
}

private final class OfferNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _FocusedValueModifier>>, FocusOffer
{
  init(_ view: ModifiedContent<Content, _FocusedValueModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.keyboard.add(self)
  }

  var isOfScene: Bool { view.modifier.isOfScene }

  func offer(to values: inout FocusedValues) { view.modifier.offer(&values) }

  override func update(to view: ModifiedContent<Content, _FocusedValueModifier>) {
    super.update(to: view)
    tree.keyboard.setNeedsSettling()
  }

  override func didAppear() { tree.keyboard.setNeedsSettling() }

  override func didDisappear() { tree.keyboard.setNeedsSettling() }

  override func unmount() {
    tree.keyboard.remove(self)
    super.unmount()
  }
}

/// A property wrapper that reads an observable object which views of the same window provide; nil if no view provides
/// an object.
///
/// A body that reads the object is evaluated again when the object publishes a change.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @FocusedValue private var object: ObjectType?
  private var observer = ObjectObserver()

  /// Creates a property that reads the object of the property's type.
  public init() {
    _object = FocusedValue { $0[object: FocusedObjectType<ObjectType>()] }
  }

  /// The object that the views of the window provide; nil if no view provides an object.
  public var wrappedValue: ObjectType? { object }

  /// Observes the changes of the object that the views of the window provide now.
  public func update() {
    if let object { observer.observe(object) }
  }
}
