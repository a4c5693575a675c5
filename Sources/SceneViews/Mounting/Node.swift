/// The node of a mounted view of a known type.
///
/// A node that needs the view after mounting its children is a `ViewNode`; other nodes don't store the view.
@MainActor public class _Node<Content>: _AnyNode {
  /// Mounts a view under a parent.
  ///
  /// - Parameters:
  ///   - parent: The parent node.
  ///   - environment: The environment of the node's children; nil for the environment of the parent.
  ///   - isDisplayed: Whether the host displays an element for the node.
  init(in parent: _AnyNode, environment: EnvironmentScope? = nil, isDisplayed: Bool = false) {
    super.init(
      tree: parent.tree, parent: parent, environment: environment ?? parent.environment,
      isDisplayed: isDisplayed)
  }

  override var name: String { "\(Content.self)" }

  /// Replaces the view with a new value.
  func update(to view: Content) {}
}

/// The node of a mounted view that stores the view.
class ViewNode<Content>: _Node<Content> {
  // Proof: the property is isolated to the main actor. It is read and replaced as a whole, or compared in place, and a
  // comparison updates no node. So accesses never overlap.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  final var view: Content

  /// Mounts a view under a parent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The parent node.
  ///   - environment: The environment of the node's children; nil for the environment of the parent.
  ///   - isDisplayed: Whether the host displays an element for the node.
  init(
    _ view: Content, in parent: _AnyNode, environment: EnvironmentScope? = nil,
    isDisplayed: Bool = false
  ) {
    self.view = view
    super.init(in: parent, environment: environment, isDisplayed: isDisplayed)
  }

  override func update(to view: Content) {
    self.view = view
  }
}
