import SceneRuntime

/// A button that passes copied values to the app.
///
/// ```swift
/// struct AddressField: View {
///   @State private var address = ""
///
///   var body: some View {
///     TextField("To", text: $address)
///     PasteButton(payloadType: String.self) { address = $0.first ?? address }
///   }
/// }
/// ```
///
/// The button pastes values that were copied in the app itself. The button does nothing if no copied value has a type
/// that the button accepts. A text from another program is pasted with the key that the terminal has for pasting.
public nonisolated struct PasteButton: View {
  private let paste: @MainActor ([NSItemProvider]) -> Bool
  @Environment(\.enclosingWindow) private var window

  /// Creates a button for values of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - onPaste: The action, which gets the copied values of the type; the action isn't performed if no
  ///     copied value has the type.
  @preconcurrency
  public init<Payload: Transferable>(
    payloadType type: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
  ) {
    paste = { providers in
      providers.load(type) { values in
        if !values.isEmpty { onPaste(values) }
        return !values.isEmpty
      }
    }
  }

  /// Creates a button for data of any of several types.
  ///
  /// - Parameters:
  ///   - types: The types of data that the action accepts.
  ///   - action: The action, which gets the item providers that have data of one of the types; the action isn't
  ///     performed if there is no such provider.
  @preconcurrency
  public init(
    supportedContentTypes types: [UTType],
    payloadAction action: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    paste = { providers in
      let fitting = providers.filter { provider in
        types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
      }
      if !fitting.isEmpty { action(fitting) }
      return !fitting.isEmpty
    }
  }

  /// A button with the title `Paste`.
  @MainActor public var body: some View {
    Button("Paste") { _ = paste(window?.application?.pasteboard.providers ?? []) }
  }
}
