/// The scroll position of a list or a scroll view, kept by the app instead of the host.
///
/// A host shows `node` at the upper edge of the container, or at the leading edge if the container
/// scrolls horizontally. When a person scrolls, the host sends the act `scroll` on the container, with
/// the node that is now at this edge.
public struct DisplayScrollPlace: Hashable, Codable, Sendable {
  /// The id of the first visible node, a descendant of the container; nil for the beginning.
  ///
  /// A host ignores a node that isn't in its tree.
  public var node: Int?

  /// Creates a scroll position.
  ///
  /// - Parameter node: The id of the first visible node; nil for the beginning.
  public init(node: Int? = nil) {
    self.node = node
  }
}

extension DisplayElement {
  /// The scroll position of the element; nil if the host keeps the position, or if the element doesn't scroll.
  public var scrollPlace: DisplayScrollPlace? {
    switch self {
    case .container(let container): container.scrollPlace
    case .collection(let collection): collection.scrollPlace
    case .text, .image, .control, .surface, .command, .annotation: nil
    }
  }
}
