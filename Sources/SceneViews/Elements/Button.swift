import SceneDisplay
import SceneRuntime

/// A control that performs an action when it is pressed.
///
/// ```swift
/// struct DraftButtons: View {
///   @State private var isDiscarded = false
///
///   var body: some View {
///     Button("Discard", role: .destructive) { isDiscarded = true }
///       .disabled(isDiscarded)
///   }
/// }
/// ```
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with views as its label.
  ///
  /// - Parameters:
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed.
  ///   - label: The label.
  @preconcurrency
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public static func _makeNode(
    _ view: Button<Label>, in parent: _AnyNode
  ) -> _Node<Button<Label>> {
    parent.styledNode(view, \.ownButton) {
      ButtonParts(role: $0.role, action: $0.action, label: AnyView($0.label))
    } ?? ButtonNode(view, in: parent)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed. In an alert or a dialog, the action is performed
  ///     after the dismissal.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.action = action
    label = Text(title)
  }

  /// Creates a button with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed. In an alert or a dialog, the action is performed
  ///     after the dismissal.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button: WrapperView {
  var child: Label { label }
}

extension Button where Label == Text {
  /// Creates a button with the title of its role, such as `Close`.
  ///
  /// - Parameters:
  ///   - role: The role of the button.
  ///   - action: The action to perform when the button is pressed.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role.title, role: role, action: action)
  }
}

/// The role of a button.
///
/// When a person presses Escape in a sheet, an alert or a dialog, a host may press the button with the role `cancel` or
/// `close`. A host may mark a button with the role `destructive`.
public enum ButtonRole: Hashable, Sendable {
  /// The role of a button that deletes data.
  case destructive
  /// The role of a button that cancels an operation.
  case cancel
  /// The role of a button that closes the sheet, the page or the window.
  case close
  /// The role of a button that confirms an entry or a choice.
  case confirm

  /// The role that hosts get; nil for `confirm`, because hosts treat such a button as a button without a role.
  var shown: DisplayElement.ButtonRole? {
    switch self {
    case .destructive: .destructive
    case .cancel, .close: .cancel
    case .confirm: nil
    }
  }

  fileprivate var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Done"
    }
  }
}

private final class ButtonNode<Label: View>: WrapperNode<Button<Label>> {
  /// The dismissal of the enclosing alert or dialog; nil if the button isn't in an alert or a dialog.
  private let answering: Dismissal?
  /// The look that the app sets, read when the button is mounted; nil for the default look of the host.
  private let look: DisplayLook?

  init(_ view: Button<Label>, in parent: _AnyNode) {
    let environment = EnvironmentValues(cells: parent.environment.cells)
    answering = environment.answering
    look = environment.ownButton?.look
    super.init(view, in: parent, isDisplayed: true)
    count(1)
  }

  /// Adds a number, which may be negative, to the number of buttons in the enclosing alert or dialog.
  ///
  /// If the button is a Cancel button, the number of Cancel buttons changes too.
  private func count(_ change: Int) {
    answering?.buttons.modify { $0 += change }
    if view.role?.shown == .cancel { answering?.cancelButtons.modify { $0 += change } }
  }

  override var element: DisplayElement { .button(view.role?.shown, look: look) }

  override func update(to view: Button<Label>) {
    let isSame = view.role == self.view.role
    if !isSame { count(-1) }
    super.update(to: view)
    if isSame { return }
    count(1)
    elementDidChange()
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    // A button of an alert or a dialog first dismisses the alert or dialog, so that the button's action can present the
    // alert or dialog again.
    guard let answering else {
      view.action()
      return true
    }
    answering.perform(cancelling: view.role?.shown == .cancel, view.action)
    return true
  }

  override func unmount() {
    count(-1)
    super.unmount()
  }
}
