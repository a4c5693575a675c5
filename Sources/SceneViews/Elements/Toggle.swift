import SceneDisplay
import SceneRuntime

/// Something a person turns on and off.
public nonisolated struct Toggle<Label: View>: View {
  let bound: Binding<Bool>
  let child: Label

  /// A switch labelled by views.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it turns on.
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
  /// A switch labelled by a text.
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
