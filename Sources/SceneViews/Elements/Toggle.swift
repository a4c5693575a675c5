import SceneDisplay
import SceneRuntime

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  let bound: Binding<Bool>
  let child: Label

  /// Creates a toggle with views as its label.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    bound = isOn
    child = label()
  }

  @MainActor public static func _makeNode(
    _ view: Toggle<Label>, in parent: _AnyNode
  ) -> _Node<Toggle<Label>> {
    ControlNode(view, in: parent)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - isOn: Whether the toggle is on.
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    bound = isOn
    child = Text(title)
  }
}

extension Toggle: ControlView {
  func element(_ value: Bool) -> DisplayElement { .toggle(value) }

  func value(after act: ContentEvent.Act, _ value: Bool) -> Bool? {
    act == .press ? !value : nil
  }
}
