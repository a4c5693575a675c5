public import CombineNames
public import Observation

extension View {
  /// Offers a value to commands, while the focus is in the view; of several views around the focus the nearest counts.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value, offered while the view is visible.
  /// - Returns: The view with the offer.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Offers a value to commands, while the focus is in the view; of several views around the focus the nearest counts.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Offers a value to commands, anywhere in the window.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value, offered while the view is visible.
  /// - Returns: The view with the offer.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Offers a value to commands, anywhere in the window.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Offers an object to commands, which read it by its type, while the focus is in the view.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) {
      if let object { $0[object: FocusedObjectType<Object>()] = object }
    }
  }

  /// Offers an object to commands, which read it by its type, anywhere in the window.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedSceneValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: true) { if let object { $0[object: FocusedObjectType<Object>()] = object } }
  }

  /// Offers an object that tells its changes to commands, which read it by its type, while the focus is in the view.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedObject<Object: ObservableObject>(
    _ object: Object?
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    offering(isOfScene: false) {
      if let object { $0[object: FocusedObjectType<Object>()] = object }
    }
  }

  /// Offers an object that tells its changes to commands, which read it by its type, anywhere in the window.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
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

/// A modifier that offers values to the commands of its window while its view is visible.
public nonisolated struct _FocusedValueModifier: _PrimitiveModifier {
  let offer: (inout FocusedValues) -> Void
  /// Whether the values are offered wherever the focus is.
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

/// A property wrapper that reads an object that the views of the same window offer, and updates when it tells that it
/// changes; nil if there is none.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment(\.focusedCells) private var cells
  private var observer = ObjectObserver()
  private var current: ObjectType?

  /// Creates a property that reads the object of its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType? { current }

  /// Reads the object that the views of the window offer now, and follows its changes.
  public mutating func update() {
    current = cells.flatMap {
      FocusedValues(reading: $0)[object: FocusedObjectType<ObjectType>()]
    }
    if let current { observer.observe(current) }
  }
}
