/// A mounted view of a known type.
@MainActor public class _Node<Content>: _AnyNode {
  @exclusivity(unchecked) final var view: Content

  /// Mounts a view under another.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The node above it.
  ///   - environment: What it reads, if it isn't what its parent reads.
  ///   - isDisplayed: Whether the host shows something for it.
  init(
    _ view: Content, in parent: _AnyNode, environment: EnvironmentScope? = nil,
    isDisplayed: Bool
  ) {
    self.view = view
    super.init(
      tree: parent.tree, parent: parent, environment: environment ?? parent.environment,
      isDisplayed: isDisplayed)
  }

  /// Mounts a view that shows nothing itself.
  init(_ view: Content, in parent: _AnyNode) {
    self.view = view
    super.init(
      tree: parent.tree, parent: parent, environment: parent.environment, isDisplayed: false)
  }

  override var name: String { "\(Content.self)" }

  /// Puts another value of the view in the place of the one before.
  func update(to view: Content) {
    self.view = view
  }
}
