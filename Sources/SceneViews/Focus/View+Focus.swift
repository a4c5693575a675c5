import SceneDisplay
import SceneRuntime

extension View {
  /// Focuses the view while a value is true, and sets the value while the view has keyboard focus.
  ///
  /// - Parameter condition: The binding to a focus state, written `$isFocused`.
  /// - Returns: The view, bound to the focus.
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusModifier<Bool>> {
    focused(condition, equals: true)
  }

  /// Focuses the view while a binding has the view's value.
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
  ///   - binding: The binding to the value of the focused view.
  ///   - value: The value of this view.
  /// - Returns: The view, bound to the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusModifier<Value>> {
    ModifiedContent(content: self, modifier: _FocusModifier(binding: binding, value: value))
  }

  /// Adds an action to perform when a text in the view is submitted, as by pressing return.
  ///
  /// The actions of several enclosing modifiers are all performed, the innermost first.
  ///
  /// - Parameters:
  ///   - triggers: The fields whose texts count: those for texts, those for searches, or both.
  ///   - action: The action, performed in the turn that handles the submission.
  /// - Returns: The view with the action.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _SubmitModifier> {
    ModifiedContent(content: self, modifier: _SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps the submission of texts in the view from the actions of modifiers around it.
  ///
  /// - Parameter isBlocking: Whether it does so.
  /// - Returns: The view with the limit.
  public nonisolated func submitScope(
    _ isBlocking: Bool = true
  ) -> ModifiedContent<Self, _SubmitModifier> {
    ModifiedContent(
      content: self, modifier: _SubmitModifier(triggers: [], isBlocking: isBlocking) {})
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
  WrapperNode<ModifiedContent<Content, _FocusModifier<Value>>>, Focusable, Reader
{
  private var isFocused = false
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _FocusModifier<Value>>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    read()
  }

  override var element: DisplayElement { .annotation(.focused(isFocused)) }

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
    // If several views have the same value, the view that has focus keeps it.
    let isTaken = tree.focused.map { $0 !== self && $0.place == place } ?? false
    isFocused = isNamed && isVisible && !isTaken
    // A view that isn't visible can't have focus.
    if isNamed, !isVisible { tree.afterUpdate { self.loseFocus() } }
    if isFocused, !wasFocused {
      let old = tree.focused
      tree.focused = self
      // Another binding must be updated; the same binding already has the new value.
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

  /// Gives up focus, which a view that isn't visible can't have.
  private func letGo() {
    guard tree.focused === self else { return }
    tree.focused = nil
    tree.afterUpdate { self.loseFocus() }
  }
}

/// The fields whose texts a person submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The sum of the raw values of the fields.
  public let rawValue: Int

  /// Creates a set from the sum of its raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for texts, 2 for searches.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields for texts.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A modifier that performs an action when a text is submitted.
public nonisolated struct _SubmitModifier: _PrimitiveModifier {
  let triggers: SubmitTriggers
  var isBlocking = false
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

  override func textDidSubmit(_ trigger: SubmitTriggers) {
    if view.modifier.triggers.contains(trigger) { view.modifier.action() }
    if !view.modifier.isBlocking { super.textDidSubmit(trigger) }
  }
}
