import SceneDisplay
import SceneRuntime

extension View {
  /// Gives the view the focus while a value is true, and the value true while the view has the focus.
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusModifier<Bool>> {
    focused(condition, equals: true)
  }

  /// Gives the view the focus while a value is the one it stands for.
  ///
  /// - Parameters:
  ///   - binding: Which view has the focus.
  ///   - value: What the view stands for.
  /// - Returns: The view, tied to the value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusModifier<Value>> {
    ModifiedContent(content: self, modifier: _FocusModifier(binding: binding, value: value))
  }

  /// Does something when a person submits a text inside the view, as by pressing return.
  ///
  /// Of several around a field each is done, the nearest first.
  public nonisolated func onSubmit(
    _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _SubmitModifier> {
    ModifiedContent(content: self, modifier: _SubmitModifier(action: action))
  }
}

/// What a view stands for where the focus is told.
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
  WrapperNode<ModifiedContent<Content, _FocusModifier<Value>>>, Focusable, Reader
{
  private var isFocused = false
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _FocusModifier<Value>>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    read()
  }

  override var element: DisplayElement { .trait(.focused(isFocused)) }

  override func update(to view: ModifiedContent<Content, _FocusModifier<Value>>) {
    super.update(to: view)
    evaluate()
  }

  func evaluate() {
    let wasFocused = isFocused
    read()
    if isFocused != wasFocused { elementDidChange() }
  }

  private func read() {
    let modifier = view.modifier
    let wasFocused = isFocused
    let isNamed = Evaluation.run(for: self) { modifier.binding.wrappedValue == modifier.value }
    // Of two that stand for the same value the one that has it keeps it.
    let isTaken = tree.focused.map { $0 !== self && $0.place == place } ?? false
    isFocused = isNamed && isVisible && !isTaken
    // What is out of sight can't have it.
    if isNamed, !isVisible { tree.afterUpdate { self.loseFocus() } }
    if isFocused, !wasFocused {
      let old = tree.focused
      tree.focused = self
      // Another binding has to be told; the same one says so already.
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
    super.unmount()
    letGo()
  }

  /// What is out of sight can't have the focus.
  private func letGo() {
    guard tree.focused === self else { return }
    tree.focused = nil
    tree.afterUpdate { self.loseFocus() }
  }
}

/// An action for when a text inside a view is submitted.
public nonisolated struct _SubmitModifier: _PrimitiveModifier {
  let action: @MainActor () -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    SubmitNode(view, in: parent)
  }
}

private final class SubmitNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _SubmitModifier>>
{
  init(_ view: ModifiedContent<Content, _SubmitModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
  }

  override func textDidSubmit() {
    view.modifier.action()
    super.textDidSubmit()
  }
}
