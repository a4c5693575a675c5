import SceneDisplay
import SceneRuntime

extension View {
  /// Moves the keyboard focus to the view when a focus state becomes true, and sets the state to true while the view
  /// has the focus.
  ///
  /// - Parameter condition: The binding to a focus state, written `$isFocused`.
  /// - Returns: The view, bound to the focus.
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusModifier<Bool>> {
    focused(condition, equals: true)
  }

  /// Moves the keyboard focus to the view when a focus state gets the value that stands for the view, and sets the
  /// state to that value while the view has the focus.
  ///
  /// ```swift
  /// struct AddressView: View {
  ///   enum Field { case name, address }
  ///
  ///   @FocusState private var field: Field?
  ///   @State private var name = ""
  ///   @State private var address = ""
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $name).focused($field, equals: .name)
  ///       .onSubmit { field = .address }
  ///     TextField("Address", text: $address).focused($field, equals: .address)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The binding to a focus state, whose value identifies the focused view.
  ///   - value: The value of the focus state that stands for this view.
  /// - Returns: The view, bound to the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusModifier<Value>> {
    ModifiedContent(content: self, modifier: _FocusModifier(binding: binding, value: value))
  }
}

/// A modifier that binds a view to the keyboard focus.
public nonisolated struct _FocusModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    FocusNode(view, in: parent)
  }
}

private final class FocusNode<Content: View, Value: Hashable>:
  WrapperNode<ModifiedContent<Content, _FocusModifier<Value>>>, Focusable, FocusedView, Reader
{
  private var isFocused = false
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _FocusModifier<Value>>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    view.modifier.binding.views?.add(self)
    read()
  }

  override var element: DisplayElement { .annotation(.focused(isFocused)) }
  override var focusable: (any Focusable)? { self }

  override func update(to view: ModifiedContent<Content, _FocusModifier<Value>>) {
    let old = self.view.modifier
    super.update(to: view)
    let new = view.modifier
    if new.binding.views !== old.binding.views {
      old.binding.views?.remove(self)
      new.binding.views?.add(self)
    } else if new.value != old.value {
      new.binding.views?.valueDidChange()
    }
    if new.binding.views !== old.binding.views || new.value != old.value { follow(from: old) }
    evaluate()
  }

  /// Sets the focus state of the new modifier to the value of the new modifier if the view has the focus.
  ///
  /// The focus stays in the view when the modifier is replaced by one with another focus state or another value.
  private func follow(from old: _FocusModifier<Value>) {
    guard tree.focused === self, old.binding.wrappedValue == old.value else { return }
    let new = view.modifier
    if new.binding.views !== old.binding.views { old.binding.wrappedValue = old.binding.none }
    new.binding.wrappedValue = new.value
  }

  var focusedValue: Value { view.modifier.value }

  func evaluate() {
    let wasFocused = isFocused
    read()
    if isFocused != wasFocused { elementDidChange() }
  }

  private func read() {
    let modifier = view.modifier
    let wasFocused = isFocused
    // The value that the state has while no view is focused, such as nil or false, never gives the focus to a view.
    let isNamed = Evaluation.run(for: self) {
      modifier.binding.wrappedValue == modifier.value && modifier.value != modifier.binding.none
    }
    // If several views have the same value of the same focus state, the view that already has the focus keeps it.
    let isTaken = tree.focused.map { $0 !== self && $0.place == place } ?? false
    isFocused = isNamed && isVisible && !isTaken
    // A view that isn't visible can't have the focus.
    if isNamed, !isVisible { tree.afterUpdate { self.loseFocus() } }
    if isFocused, !wasFocused {
      let old = tree.focused
      tree.focused = self
      // Reset the binding of the view that had the focus. If both views share the binding, it already has the new
      // value.
      if let old, old.place.value != place.value { tree.afterUpdate { old.loseFocus() } }
    } else if !isFocused, tree.focused === self {
      tree.focused = nil
    }
  }

  var place: FocusPlace {
    FocusPlace(
      value: ObjectIdentifier(view.modifier.binding.value.location),
      meaning: AnyHashable(view.modifier.value))
  }

  func takeFocus() {
    view.modifier.binding.wrappedValue = view.modifier.value
  }

  func loseFocus() {
    let modifier = view.modifier
    if modifier.binding.wrappedValue == modifier.value {
      modifier.binding.wrappedValue = modifier.binding.none
    }
  }

  override func didDisappear() { letGo() }

  override func unmount() {
    stopReading()
    view.modifier.binding.views?.remove(self)
    super.unmount()
    letGo()
  }

  /// Gives up the focus, because the view is no longer visible or mounted.
  private func letGo() {
    guard tree.focused === self else { return }
    tree.focused = nil
    tree.afterUpdate { self.loseFocus() }
  }
}

extension View {
  /// Gives a focus state a value while a control in the view has the focus.
  ///
  /// Unlike `focused(_:equals:)`, the modifier doesn't move the focus when the state gets the value.
  nonisolated func naming<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> ModifiedContent<Self, FocusNameModifier<Value>> {
    ModifiedContent(content: self, modifier: FocusNameModifier(binding: binding, value: value))
  }
}

/// A modifier that gives a focus state a value while a control in the view has the focus.
nonisolated struct FocusNameModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    FocusNameNode(view, in: parent)
  }
}

private final class FocusNameNode<Content: View, Value: Hashable>:
  WrapperNode<ModifiedContent<Content, FocusNameModifier<Value>>>, FocusedView
{
  init(_ view: ModifiedContent<Content, FocusNameModifier<Value>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    view.modifier.binding.views?.add(self)
  }

  var focusedValue: Value { view.modifier.value }

  override func update(to view: ModifiedContent<Content, FocusNameModifier<Value>>) {
    let old = self.view.modifier
    super.update(to: view)
    if view.modifier.binding.views !== old.binding.views {
      old.binding.views?.remove(self)
      view.modifier.binding.views?.add(self)
    } else if view.modifier.value != old.value {
      old.binding.views?.valueDidChange()
    }
  }

  override func unmount() {
    view.modifier.binding.views?.remove(self)
    super.unmount()
  }
}
