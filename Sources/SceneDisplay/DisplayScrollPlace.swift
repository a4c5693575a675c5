/// The place to which a container is scrolled, for content that keeps it.
///
/// A host shows the node at the upper edge of the container, or at the leading edge if it scrolls sideways.
/// When a person scrolls, the host sends the node that is there now, as an act on the container.
public struct DisplayScrollPlace: Hashable, Codable, Sendable {
  /// The id of the first visible node, a descendant of the container; nil for the beginning.
  ///
  /// A host ignores a node that isn't in its tree.
  public var node: Int?

  /// Creates a place from the id of the first visible node; nil for the beginning.
  ///
  /// - Parameter node: The id of the first visible node.
  public init(node: Int? = nil) {
    self.node = node
  }
}

extension DisplayElement {
  /// The place to which the element is scrolled; nil if the content doesn't keep it, so that the host does.
  public var scrollPlace: DisplayScrollPlace? {
    switch self {
    case .container(let container): container.scrollPlace
    case .collection(let collection): collection.scrollPlace
    case .text, .image, .control, .surface, .command, .annotation: nil
    }
  }
}
