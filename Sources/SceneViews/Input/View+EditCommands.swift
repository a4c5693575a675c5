import SceneDisplay
import SceneRuntime

extension View {
  /// Adds an action that the Delete command and the delete keys perform while the focus is in the view.
  ///
  /// If no control has the focus, an editing command performs the action of the first visible view that has an action
  /// for the command. If a text field has the focus, editing commands and the delete keys apply to the field's text.
  ///
  /// - Parameter action: The action; nil for none.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onDeleteCommand(
    perform action: (@MainActor () -> Void)?
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(content: self, modifier: _EditModifier(.delete) { _ in action.map { $0 } })
  }

  /// Adds an action for the Copy command while the focus is in the view.
  ///
  /// - Parameter payload: Returns item providers with the copied values. If `payload` itself is nil, no action is
  ///   added. The first text among the values is put on the clipboard of the host.
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

  /// Adds an action for the Cut command while the focus is in the view.
  ///
  /// - Parameter payload: Removes the values that are cut, and returns item providers with the values. If `payload`
  ///   itself is nil, no action is added.
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

  /// Adds an action for the Paste command while the focus is in the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view accepts.
  ///   - payloadAction: The action, which gets item providers with the copied values.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, _EditModifier> {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Adds an action for the Paste command while the focus is in the view, if a closure accepts the copied values.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view accepts.
  ///   - validator: Gets the copied item providers, and returns the value to paste. If the result is nil, the view has
  ///     no action for the command.
  ///   - payloadAction: The action, which gets the value that the validator returned.
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
  /// - Parameter payload: The values; while there are none, the view has no action for the command.
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

  /// Sets the action of the Cut command, performed while the focus is in the view.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - action: Removes the values that are cut, and returns the values.
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

  /// Sets the action of the Paste command, performed while the focus is in the view.
  ///
  /// If the conversion of a value is asynchronous, the command is enabled in any case, and the validator is called only
  /// when the command is performed.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - action: The action, which gets the values that were copied.
  ///   - validator: Returns the values that the view accepts; if there are none, the view has no action for the
  ///     command.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func pasteDestination<Value: Transferable>(
    for type: Value.Type = Value.self, action: @escaping @MainActor ([Value]) -> Void,
    validator: @escaping @MainActor ([Value]) -> [Value] = { $0 }
  ) -> ModifiedContent<Self, _EditModifier> {
    ModifiedContent(
      content: self,
      modifier: _EditModifier(.paste) { pasteboard in
        let found = Conversion<Void, [Value]>.all(
          of: pasteboard?.providers.map { $0.conversion(to: type) } ?? []
        ).map(validator)
        if case .atOnce(let convert) = found {
          let values = (try? convert(())) ?? []
          return values.isEmpty ? nil : { action(values) }
        }
        return {
          found.run { result in
            if let values = try? result.get(), !values.isEmpty { action(values) }
          }
        }
      })
  }
}

extension Pasteboard {
  /// The values as item providers; if the pasteboard contains only a text, such as one copied from a field, the text is
  /// the only value.
  var providers: [NSItemProvider] {
    if items.isEmpty, let text { return [NSItemProvider(text)] }
    return items.compactMap { $0 as? NSItemProvider }
  }

  /// Replaces the item providers and the activity of the pasteboard.
  ///
  /// The pasteboard of copied values, unlike the pasteboard of dragged values, also passes the text of the values to
  /// the clipboard of the host: at once, or later if a conversion is asynchronous.
  ///
  /// - Parameters:
  ///   - providers: The values.
  ///   - join: Returns the text for the clipboard, given the texts of the values; by default, the first of these texts.
  func set(
    _ providers: [NSItemProvider],
    joiningBy join: @escaping @MainActor ([String]) -> String? = { $0.first }
  ) {
    let activity = providers.lazy.compactMap { $0.object as? UserActivity }.first
    set(providers, text: nil)
    self.activity = activity
    providers.load(String.self, forOtherPrograms: true) { [weak self] texts in
      guard let self, let text = join(texts), items.elementsEqual(providers, by: ===) else {
        return false
      }
      set(providers, text: text)
      self.activity = activity
      return true
    }
  }
}

/// A modifier that handles an editing command.
public nonisolated struct _EditModifier: _PrimitiveModifier {
  let command: EditCommand
  /// Returns the current action of the command; nil if the view has no action for the command now.
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
    // Only the Delete command has keys that hosts send to the view: the delete keys.
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

  override func handle(_ key: KeyPress, isTyped: Bool) -> Bool {
    guard !isTyped, key.key == .delete || key.key == .deleteForward,
      let action = action(for: .delete)
    else { return false }
    action()
    return true
  }

  override func unmount() {
    tree.keyboard.remove(keyNode: self)
    super.unmount()
  }
}
