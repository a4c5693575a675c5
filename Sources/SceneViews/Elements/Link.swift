public import Foundation
import SceneDisplay
import SceneRuntime

/// A control that opens a URL with the environment's `openURL` action when it is pressed.
public nonisolated struct Link<Label: View>: View {
  let destination: URL
  let child: Label

  /// Creates a link with views as its label.
  ///
  /// - Parameters:
  ///   - destination: The URL to open.
  ///   - label: The label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    child = label()
  }

  @MainActor public static func _makeNode(
    _ view: Link<Label>, in parent: _AnyNode
  ) -> _Node<Link<Label>> {
    LinkNode(view, in: parent, isDisplayed: true)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The URL to open.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.destination = destination
    child = Text(title)
  }

  /// Creates a link with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - destination: The URL to open.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    child = Text(titleKey)
  }
}

extension Link: WrapperView {}

private final class LinkNode<Label: View>: WrapperNode<Link<Label>> {
  override var element: DisplayElement { .link(view.destination.absoluteString) }

  override func update(to view: Link<Label>) {
    let isSame = view.destination == self.view.destination
    super.update(to: view)
    if !isSame { elementDidChange() }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    EnvironmentValues(cells: environment.cells).openURL(view.destination)
    return true
  }
}
