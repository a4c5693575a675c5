/// The node of a mounted view of a known type.
@MainActor public class _Node<Content>: _AnyNode {
  @exclusivity(unchecked) final var view: Content

  /// Mounts a view under a parent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The parent node.
  ///   - environment: The environment, if it differs from the parent's.
  ///   - isDisplayed: Whether the host displays an element for the node.
  init(
    _ view: Content, in parent: _AnyNode, environment: EnvironmentScope? = nil,
    isDisplayed: Bool
  ) {
    self.view = view
    super.init(
      tree: parent.tree, parent: parent, environment: environment ?? parent.environment,
      isDisplayed: isDisplayed)
  }

  /// Mounts a view that has no element of its own.
  init(_ view: Content, in parent: _AnyNode) {
    self.view = view
    super.init(
      tree: parent.tree, parent: parent, environment: parent.environment, isDisplayed: false)
  }

  override var name: String { "\(Content.self)" }

  /// Replaces the view with a new value.
  func update(to view: Content) {
    self.view = view
  }
}
