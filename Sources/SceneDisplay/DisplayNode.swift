/// A node of a display tree with its descendants, as plain data.
///
/// ```swift
/// import SceneDisplay
///
/// let inbox = DisplayNode(
///   id: 0, element: .root,
///   children: [DisplayNode(id: 1, element: .text("12 messages"))])
/// ```
public struct DisplayNode: Hashable, Codable, Sendable, Identifiable {
  /// The identity of the node, which is stable while the node exists and never reused in its
  /// window.
  public var id: Int
  /// The data that a host draws for the node.
  public var element: DisplayElement
  /// The children in order.
  public var children: [DisplayNode]

  /// Creates a node with its descendants.
  ///
  /// - Parameters:
  ///   - id: The identity of the node, unique in its tree.
  ///   - element: The data that a host draws for the node.
  ///   - children: The children in order.
  public init(id: Int, element: DisplayElement, children: [DisplayNode] = []) {
    self.id = id
    self.element = element
    self.children = children
  }

  /// The node with the fallback of its element; nil for a kind that every host draws.
  ///
  /// A host that doesn't support the element's kind draws this node instead.
  public var fallback: DisplayNode? {
    element.fallback.map { DisplayNode(id: id, element: $0, children: children) }
  }

  /// The nodes that assistive technologies get instead of the shown nodes; nil for a node that isn't a container of the
  /// kind ``DisplayKind/represented``.
  package var representation: [DisplayNode]? {
    guard case .container(let container) = element, container.kind == .represented,
      let told = children.last?.children.first, told.element == .annotation(.told)
    else { return nil }
    return told.children
  }

  /// The readable text of the node: the node's own text or, if there is none, the texts of its descendants, separated
  /// by spaces.
  ///
  /// The text of a row leaves out collections, and elements that can have the focus, unless the row has no other text.
  public var label: String {
    if case .collection(let collection) = element, collection.kind.isKind(of: .row) {
      let caption = text(of: \.caption)
      if !caption.isEmpty { return caption }
    }
    return text(of: \.label)
  }

  /// The text that the node contributes to the label of a row; empty for collections, and for elements that can have
  /// the focus.
  private var caption: String {
    if case .collection = element { return "" }
    return element.acts.contains(.focus) ? "" : text(of: \.caption)
  }

  /// Returns the node's own text or, if there is none, the texts that `child` returns for the node's children.
  private func text(of child: (DisplayNode) -> String) -> String {
    switch element {
    case .text(let text): return text.content
    case .image(let image): return image.alternative ?? ""
    case .control(let control):
      if let label = control.label { return label }
    case .annotation(let annotation):
      if annotation.kind.isKind(of: .hidden) { return "" }
      if annotation.kind.isKind(of: .accessibilityLabel), case .text(let label) = annotation.value {
        return label
      }
    case .container(let container):
      if let representation { return joined(representation.map(child)) }
      // The items of a context menu aren't part of the label of the element that has the menu.
      if container.kind == .contextMenu { return "" }
      // The label of a menu consists only of its header. The label of a `fitting` container consists only of the first
      // alternative.
      if [.menu, .fitting].contains(container.kind) {
        return joined(children.prefix(1).map(child))
      }
    case .collection, .surface, .command: break
    }
    return joined(children.map(child))
  }

  private func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The node and all its descendants, in depth-first order.
  public var all: [DisplayNode] {
    var all: [DisplayNode] = []
    append(to: &all)
    return all
  }

  private func append(to nodes: inout [DisplayNode]) {
    nodes.append(self)
    for child in children { child.append(to: &nodes) }
  }
}
