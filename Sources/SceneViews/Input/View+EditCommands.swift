import SceneDisplay
import SceneRuntime

extension View {
  /// Adds an action for the delete key and the command Delete, while the focus is in the view.
  ///
  /// - Parameter action: The action; nil for none.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onDeleteCommand(
    perform action: (@MainActor () -> Void)?
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(content: self, modifier: _EditModifier(.delete) { _ in action.map { $0 } })
  }

  /// Adds an action for the command Copy, while the focus is in the view.
  ///
  /// - Parameter payload: Returns the providers of what is copied; nil for a view from which nothing is copied. A text among
  ///   them is put on the clipboard of the host.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onCopyCommand(
    perform payload: (@MainActor () -> [NSItemProvider])?
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(
      content: self,
      modifier: _EditModifier(.copy) { pasteboard in
        payload.map { payload in { pasteboard?.set(payload()) } }
      })
  }

  /// Adds an action for the command Cut, while the focus is in the view.
  ///
  /// - Parameter payload: Takes away what is cut, and returns its providers; nil for a view from which nothing is cut.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onCutCommand(
    perform payload: (@MainActor () -> [NSItemProvider])?
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(
      content: self,
      modifier: _EditModifier(.cut) { pasteboard in
        payload.map { payload in { pasteboard?.set(payload()) } }
      })
  }

  /// Adds an action for the command Paste, while the focus is in the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view takes.
  ///   - payloadAction: The action, which gets the providers of what was copied.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, _EditModifier> {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Adds an action for the command Paste, with a check of what was copied, while the focus is in the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view takes.
  ///   - validator: Returns what the action gets; nil if the view can't take it, so that the command is disabled.
  ///   - payloadAction: The action.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping @MainActor (Payload) -> Void
  ) -> ModifiedContent<Self, _EditModifier> {
    let identifiers = supportedContentTypes.map(\.identifier)
    return ModifiedContent(
      content: self,
      modifier: _EditModifier(.paste) { pasteboard in
        let found = pasteboard?.providers.filter { $0.hasItem(of: identifiers) } ?? []
        guard !found.isEmpty, let payload = validator(found) else { return nil }
        return { payloadAction(payload) }
      })
  }

  /// Sets the values that the Copy command copies while the focus is in the view.
  ///
  /// - Parameter payload: The values; the command is disabled while there are none.
  /// - Returns: The view with the values.
  @preconcurrency
  public nonisolated func copyable<Value: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> [Value]
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(
      content: self,
      modifier: _EditModifier(.copy) { pasteboard in
        payload().isEmpty ? nil : { pasteboard?.set(payload().map { NSItemProvider($0) }) }
      })
  }

  /// Sets the action of the Cut command while the focus is in the view.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - action: Takes the values away and returns them.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func cuttable<Value: Transferable>(
    for type: Value.Type = Value.self, action: @escaping @MainActor () -> [Value]
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(
      content: self,
      modifier: _EditModifier(.cut) { pasteboard in
        { pasteboard?.set(action().map { NSItemProvider($0) }) }
      })
  }

  /// Sets the action of the Paste command while the focus is in the view.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - action: The action, which gets the values that were copied.
  ///   - validator: Returns the values that the view takes; with none the command is disabled.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func pasteDestination<Value: Transferable>(
    for type: Value.Type = Value.self, action: @escaping @MainActor ([Value]) -> Void,
    validator: @escaping @MainActor ([Value]) -> [Value] = { $0 }
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(
      content: self,
      modifier: _EditModifier(.paste) { pasteboard in
        let values = validator(pasteboard?.providers.compactMap { $0.value(of: type) } ?? [])
        return values.isEmpty ? nil : { action(values) }
      })
  }
}

extension Pasteboard {
  /// The providers of what is kept.
  var providers: [NSItemProvider] { items.compactMap { $0 as? NSItemProvider } }

  /// Replaces what is kept; the first text is handed to the host.
  func set(_ providers: [NSItemProvider]) {
    set(providers, text: providers.lazy.compactMap { $0.value(of: String.self) }.first)
    activity = providers.lazy.compactMap { $0.object as? UserActivity }.first
  }
}

/// A modifier that handles a command for editing.
public nonisolated struct _EditModifier: _PrimitiveModifier {
  let command: EditCommand
  /// Returns what the command does now; nil if it can't be chosen.
  let action: @MainActor (Pasteboard?) -> (() -> Void)?

  init(
    _ command: EditCommand, _ action: @escaping @MainActor (Pasteboard?) -> (() -> Void)?
  ) {
    self.command = command
    self.action = action
  }

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    EditNode(view, in: parent)
  }
}

private final class EditNode<Content: View>: WrapperNode<ModifiedContent<Content, _EditModifier>> {
  init(_ view: ModifiedContent<Content, _EditModifier>, in parent: _AnyNode) {
    // The other commands have no key of their own.
    super.init(view, in: parent, isDisplayed: view.modifier.command == .delete)
    tree.keyboard.add(keyNode: self)
  }

  override var element: DisplayElement { .annotation(.keyInput) }

  override func action(for command: EditCommand) -> (() -> Void)? {
    guard command == view.modifier.command,
      EnvironmentValues(cells: environment.cells).isEnabled
    else { return nil }
    return view.modifier.action(tree.session?.application?.pasteboard)
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.key == .delete || key.key == .deleteForward, let action = action(for: .delete)
    else { return false }
    action()
    return true
  }

  override func unmount() {
    tree.keyboard.remove(keyNode: self)
    super.unmount()
  }
}
