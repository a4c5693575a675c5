public import SceneDisplay
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
    ButtonNode(view, in: parent)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed. In an alert or a dialog it is
  ///     performed after the dismissal.
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.action = action
    label = Text(title)
  }
}

extension Button: WrapperView {
  var child: Label { label }
}

/// The role of a button.
public typealias ButtonRole = DisplayElement.ButtonRole

private final class ButtonNode<Label: View>: WrapperNode<Button<Label>> {
  /// The dismissal of the enclosing alert or dialog; nil if there is none.
  private let answering: Dismissal?

  init(_ view: Button<Label>, in parent: _AnyNode) {
    answering = EnvironmentValues(cells: parent.environment.cells).answering
    super.init(view, in: parent, isDisplayed: true)
    answering?.buttons.modify { $0 += 1 }
  }

  override var element: DisplayElement { .button(view.role) }

  override func update(to view: Button<Label>) {
    let isSame = view.role == self.view.role
    super.update(to: view)
    if !isSame { elementDidChange() }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    // Dismisses first, so that the action can present the same alert or dialog again.
    answering?.perform()
    view.action()
    return true
  }

  override func unmount() {
    answering?.buttons.modify { $0 -= 1 }
    super.unmount()
  }
}
