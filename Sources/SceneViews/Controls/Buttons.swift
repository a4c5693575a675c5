public import Foundation
import SceneDisplay

/// A button that begins renaming the item that the surrounding view shows.
///
/// If no surrounding view sets an action, ``EnvironmentValues/rename`` is nil, and the button is disabled.
public nonisolated struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates a button.
  public init() {}

  /// A button with the standard title.
  @MainActor public var body: some View {
    let rename = rename
    Button("Rename") { rename?() }.disabled(rename == nil)
  }
}

/// An action that begins renaming an item.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins renaming the item.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action of the rename buttons in the view; nil if there is none.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension View {
  /// Sets the action of the rename buttons in the view.
  ///
  /// - Parameter action: The action, such as one that moves the focus to a field.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Makes the rename buttons in the view move the focus to a field.
  ///
  /// - Parameter isFocused: The focus of the field, written `$isFocused`.
  /// - Returns: The view with the action.
  @MainActor public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that shows help.
public nonisolated struct HelpLink: View {
  private let destination: URL?
  private let action: (@MainActor () -> Void)?

  /// Creates a button with an action.
  ///
  /// - Parameter action: The action that shows the help.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) {
    destination = nil
    self.action = action
  }

  /// Creates a button that opens an address.
  ///
  /// - Parameter destination: The address of the help.
  public init(destination: URL) {
    self.destination = destination
    action = nil
  }

  /// A button or a link with the standard title Help.
  @MainActor public var body: some View {
    if let destination {
      Link("Help", destination: destination)
    } else {
      Button("Help") { action?() }
    }
  }
}
