public import SceneDisplay
import SceneRuntime

/// Something a person presses to have an action done.
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button labelled by views.
  ///
  /// - Parameters:
  ///   - role: What pressing it means, if that is to be told.
  ///   - action: What is done when it is pressed.
  ///   - label: What a person reads on it.
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
  /// A button labelled by a text.
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

/// What pressing a button means.
public typealias ButtonRole = DisplayElement.ButtonRole

private final class ButtonNode<Label: View>: WrapperNode<Button<Label>> {
  /// What the button answers; nil if it stands in no alert or dialog.
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
    // First, so that the action may present the same again.
    answering?.perform()
    view.action()
    return true
  }

  override func unmount() {
    answering?.buttons.modify { $0 -= 1 }
    super.unmount()
  }
}
