public import Foundation

extension View {
  /// Adds an action to perform after the view appears.
  ///
  /// - Parameter action: The action, performed after the host has shown the view. The next turn of the app's main loop
  ///   shows the state that the action changes.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onAppear(
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _AppearanceModifier> {
    ModifiedContent(content: self, modifier: _AppearanceModifier(action: action))
  }

  /// Adds an action to perform when a value changes.
  ///
  /// ```swift
  /// struct SearchView: View {
  ///   @State private var query = ""
  ///   @State private var changes = 0
  ///
  ///   var body: some View {
  ///     TextField("Search", text: $query)
  ///       .onChange(of: query) { old, new in if new.count > old.count { changes += 1 } }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, compared whenever the enclosing body is evaluated.
  ///   - initial: Whether to perform the action also when the view first appears; the old and the new value are then
  ///     equal.
  ///   - action: The action, which gets the old and the new value after the update has been shown.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
    ModifiedContent(
      content: self, modifier: _ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Adds an action to perform with the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, compared whenever the enclosing body is evaluated.
  ///   - action: The action, which gets the new value after the update has been shown.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
    onChange(of: value) { _, new in action(new) }
  }

  /// Adds an action without parameters to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, compared whenever the enclosing body is evaluated.
  ///   - initial: Whether to perform the action also when the view first appears.
  ///   - action: The action, performed after the update has been shown.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Handles the URLs delivered to the view's scene.
  ///
  /// As soon as the scene's content has a handler, a URL is delivered to all handlers that are mounted at that time.
  /// Handlers mounted later don't get the URL. If no handler is ever mounted, a problem is recorded.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct Reader: View {
  ///   @State private var link: URL?
  ///
  ///   var body: some View {
  ///     Text(link?.lastPathComponent ?? "No message selected")
  ///       .onOpenURL { url in link = url }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter action: The action, which gets the URL: a link to the app (S91), or the web page of a browsing
  ///   activity (S92).
  /// - Returns: The view with the handler.
  @preconcurrency
  public nonisolated func onOpenURL(
    perform action: @escaping @MainActor (URL) -> Void
  ) -> ModifiedContent<Self, _OpenURLModifier> {
    ModifiedContent(content: self, modifier: _OpenURLModifier(action: action))
  }

  /// Returns the view itself: a link that the app doesn't handle itself is always opened outside of the app.
  ///
  /// - Parameter prefersInApp: Whether the system should open the links of the view inside of the app.
  /// - Returns: The view itself.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> Self { self }
}

/// A modifier that performs an action when a view appears.
public nonisolated struct _AppearanceModifier: _PrimitiveModifier {
  let action: @MainActor () -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    // The action is scheduled before the child is mounted, because outer views appear before inner views.
    if parent.isVisible { parent.tree.afterUpdate(view.modifier.action) }
    return AppearanceNode(view, in: parent)
  }
}

private final class AppearanceNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _AppearanceModifier>>
{
  override func willAppear() { tree.afterUpdate(view.modifier.action) }
}

/// A modifier that performs an action when a value changes.
public nonisolated struct _ChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ChangeNode(view, in: parent)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  WrapperNode<ModifiedContent<Content, _ChangeModifier<Value>>>
{
  /// Whether the action for the initial value must still be performed, because the view hasn't appeared yet.
  private var isInitial = false

  init(_ view: ModifiedContent<Content, _ChangeModifier<Value>>, in parent: _AnyNode) {
    // The action is scheduled before the child is mounted, because actions of outer views are performed before
    // actions of inner views.
    if view.modifier.initial, parent.isVisible { Self.tell(view.modifier, parent.tree) }
    super.init(view, in: parent)
    isInitial = view.modifier.initial && !isVisible
  }

  private static func tell(_ modifier: _ChangeModifier<Value>, _ tree: ViewTree) {
    tree.afterUpdate { modifier.action(modifier.value, modifier.value) }
  }

  override func willAppear() {
    if isInitial { Self.tell(view.modifier, tree) }
    isInitial = false
  }

  override func update(to view: ModifiedContent<Content, _ChangeModifier<Value>>) {
    let old = self.view.modifier.value
    let new = view.modifier.value
    if old != new { tree.afterUpdate { view.modifier.action(old, new) } }
    super.update(to: view)
  }
}

/// A modifier that handles URLs.
public nonisolated struct _OpenURLModifier: _PrimitiveModifier {
  let action: @MainActor (URL) -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    OpenURLNode(view, in: parent)
  }
}

private final class OpenURLNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _OpenURLModifier>>
{
  init(_ view: ModifiedContent<Content, _OpenURLModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.urlHandlers += 1
  }

  override func open(_ url: URL) -> Bool {
    view.modifier.action(url)
    return true
  }

  override func unmount() {
    tree.urlHandlers -= 1
    super.unmount()
  }
}
