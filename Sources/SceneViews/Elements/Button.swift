import SceneDisplay
import SceneRuntime

/// Something a person presses to have an action done.
public nonisolated struct Button<Label: View>: View {
  let action: @MainActor () -> Void
  let label: Label

  /// A button labelled by views.
  ///
  /// - Parameters:
  ///   - action: What is done when it is pressed.
  ///   - label: What a person reads on it.
  @MainActor public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  @MainActor public static func _makeNode(
    _ view: Button<Label>, in parent: _AnyNode
  ) -> _Node<Button<Label>> {
    ButtonNode(view, in: parent, isDisplayed: true)
  }
}

extension Button where Label == Text {
  /// A button labelled by a text.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.action = action
    label = Text(title)
  }
}

extension Button: WrapperView {
  var child: Label { label }
}

private final class ButtonNode<Label: View>: WrapperNode<Button<Label>> {
  override var element: DisplayElement { .button }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    switch act {
    case .press:
      view.action()
      return true
    case .enter:
      return false
    }
  }
}
