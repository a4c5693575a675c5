import SceneDisplay

extension View {
  /// Lets the view have the keyboard focus, as a control can.
  ///
  /// - Parameter isFocusable: Whether the view can have the keyboard focus.
  /// - Returns: The view; in its environment, `isFocused` is true while the focus is in the view.
  public nonisolated func focusable(
    _ isFocusable: Bool = true
  ) -> ModifiedContent<Self, _FocusableModifier> {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the keyboard focus, unless the set of interactions is empty.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view can have the keyboard focus.
  ///   - interactions: The interactions. All nonempty sets have the same effect; with an empty set, the view can't have
  ///     the focus.
  /// - Returns: The view; in its environment, `isFocused` is true while the focus is in the view.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> ModifiedContent<Self, _FocusableModifier> {
    ModifiedContent(
      content: self,
      modifier: _FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
  }

  /// When the modified view appears, moves the focus to the view that a value identifies, unless the focus state
  /// already identifies a view.
  ///
  /// - Parameters:
  ///   - binding: The binding to a focus state.
  ///   - value: The value of the focus state that identifies the view to focus.
  ///   - priority: The time at which the focus is moved. The parameter has no effect: the focus is always moved when
  ///     the view appears.
  /// - Returns: The view, which sets the focus when it appears.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(AppearingFocusModifier(binding: binding, value: value))
  }

  /// Moves the focus to the view when the focus of its scope is reset, or when the view appears while no other view has
  /// the focus.
  ///
  /// If several visible views of a scope prefer the focus, a reset moves the focus to the view that was mounted first.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: True if the view prefers the focus; false has no effect.
  ///   - namespace: The namespace that identifies the focus scope.
  /// - Returns: The view, whose first control gets the focus.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _DefaultFocusModifier> {
    ModifiedContent(
      content: self,
      modifier: _DefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Has no effect: the scope of a view is the namespace that `prefersDefaultFocus(_:in:)` gets.
  ///
  /// - Parameter namespace: The namespace that identifies the scope.
  /// - Returns: The view itself.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> Self { self }

  /// Has no effect: the focus moves to the nearest view in a direction, even if that view is in another section.
  ///
  /// - Returns: The view itself.
  public nonisolated func focusSection() -> Self { self }

  /// Has no effect: hosts decide how to mark the focus.
  ///
  /// - Parameter isDisabled: True if hosts shouldn't mark the view while it has the focus.
  /// - Returns: The view itself.
  public nonisolated func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// A modifier that sets a focus state when its view appears.
private nonisolated struct AppearingFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func body(content: Content) -> some View {
    content.onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}

/// The interactions for which a view takes the focus; all nonempty sets have the same effect.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The sum of the raw values of the interactions.
  public let rawValue: Int

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values, which are powers of two.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Pressing the view, as a person presses a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Typing into the view, as a person types into a field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The time at which a view gets the focus by default; the cases have the same effect.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// Both cases move the focus when the view appears.
  ///
  /// On Apple's platforms, `userInitiated` also moves the focus when a person moves the focus into the view.
  case automatic, userInitiated
}

extension EnvironmentValues {
  /// Whether the keyboard focus is in the nearest enclosing focusable view.
  public var isFocused: Bool { self[IsFocusedKey.self] }

  /// An action that moves the focus to the view that prefers the focus in a focus scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction(window: enclosingWindow) }
}

struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// An action that moves the focus to the view that prefers the focus in a focus scope.
public struct ResetFocusAction {
  let window: EnclosingWindow?

  /// Moves the focus to the visible view that prefers the focus in a focus scope.
  ///
  /// If several visible views prefer the focus, the view that was mounted first gets it.
  ///
  /// - Parameter namespace: The namespace that identifies the focus scope.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    window?.content?.resetFocus(in: namespace)
  }
}

/// A modifier that determines whether a view can have the keyboard focus.
public nonisolated struct _FocusableModifier: _PrimitiveModifier {
  let isFocusable: Bool

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    FocusableNode(view, in: parent)
  }
}

private final class FocusableNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _FocusableModifier>>, FocusFollower
{
  private var isFocused = false

  init(_ view: ModifiedContent<Content, _FocusableModifier>, in parent: _AnyNode) {
    super.init(
      view, in: parent, environment: EnvironmentScope(parent.environment) { $0.setFocused(false) },
      isDisplayed: true)
    tree.keyboard.add(self)
  }

  override var element: DisplayElement {
    view.modifier.isFocusable
      ? .annotation(.focusable) : .annotation(DisplayAnnotation(.focusable, .flag(false)))
  }

  override func update(to view: ModifiedContent<Content, _FocusableModifier>) {
    let isSame = view.modifier.isFocusable == self.view.modifier.isFocusable
    super.update(to: view)
    if !isSame { elementDidChange() }
  }

  func focusDidSettle(isInside: Bool) {
    if isInside == isFocused { return }
    isFocused = isInside
    environment.change(IsFocusedKey.self, to: isInside)
  }

  override func environmentDidChange() {
    guard let parent else { return }
    environment = EnvironmentScope(parent.environment) { $0.setFocused(isFocused) }
    forEachChild { $0.environmentDidChange() }
  }

  override func unmount() {
    tree.keyboard.remove(self)
    super.unmount()
  }
}

extension EnvironmentValues {
  fileprivate mutating func setFocused(_ isFocused: Bool) { self[IsFocusedKey.self] = isFocused }
}

/// A modifier that makes a view prefer the focus in a focus scope.
public nonisolated struct _DefaultFocusModifier: _PrimitiveModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    DefaultFocusNode(view, in: parent)
  }
}

/// A node that gets the focus when the node appears while no view has the focus, or when a reset of the focus scope
/// chooses the node.
@MainActor protocol DefaultFocus: FocusFollower {
  var namespace: Namespace.ID? { get }
  /// Requests that hosts move the focus into the node.
  func takeDefaultFocus()
}

private final class DefaultFocusNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _DefaultFocusModifier>>, DefaultFocus
{
  private var isFocused = false

  init(_ view: ModifiedContent<Content, _DefaultFocusModifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    tree.keyboard.add(self)
    if isVisible { takeFreeFocus() }
  }

  // A page of a navigation stack is mounted before it appears, so the initializer doesn't move the focus to it.
  override func didAppear() {
    super.didAppear()
    takeFreeFocus()
  }

  private func takeFreeFocus() {
    guard view.modifier.isPreferred else { return }
    // The focus of a control doesn't count if the control is behind the presentation that contains the node.
    let presentation = enclosingPresentation
    if let current = tree.keyboard.current, presentation.map({ current.isInside($0) }) ?? true {
      return
    }
    takeDefaultFocus()
  }

  var namespace: Namespace.ID? { view.modifier.isPreferred ? view.modifier.namespace : nil }

  override var element: DisplayElement { .annotation(.focused(isFocused)) }

  func takeDefaultFocus() {
    tree.keyboard.move(to: firstControl)
  }

  func focusDidSettle(isInside: Bool) {
    if isInside == isFocused { return }
    isFocused = isInside
    elementDidChange()
  }

  override func unmount() {
    tree.keyboard.remove(self)
    super.unmount()
  }
}

extension WindowFocus {
  /// Moves the focus to the visible view that prefers the focus in the scope of a namespace.
  ///
  /// If several visible views prefer the focus, the view that was mounted first gets it.
  func reset(in namespace: Namespace.ID) {
    for case let node as any DefaultFocus in members where node.namespace == namespace {
      if node.isVisible { return node.takeDefaultFocus() }
    }
  }
}
