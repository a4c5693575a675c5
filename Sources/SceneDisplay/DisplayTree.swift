/// A display tree that finds nodes by id, so that a patch takes time only for the changed nodes and their siblings.
///
/// ```swift
/// import SceneDisplay
///
/// func titles() -> [String] {
///   var tree = DisplayTree(DisplayNode(id: 0, element: .root))
///   tree.apply(.insert(DisplayNode(id: 1, element: .text("12 messages")), into: 0, at: 0))
///   tree.apply(.set(1, .text("13 messages")))
///   return tree.root.children.map(\.label)
/// }
/// ```
public struct DisplayTree: Hashable, Sendable {
  private struct Entry: Hashable {
    var element: DisplayElement
    var parent: Int?
    var children: [Int]
  }

  private var entries: [Int: Entry] = [:]
  private let rootID: Int

  /// Creates a tree from nested nodes.
  ///
  /// - Parameter root: The root with its descendants, whose ids are unique.
  public init(_ root: DisplayNode) {
    rootID = root.id
    add(root, under: nil)
  }

  /// The tree as nested nodes.
  public var root: DisplayNode { node(rootID) ?? DisplayNode(id: rootID, element: .root) }

  /// Returns a node with its descendants.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The node; nil if no node has the id.
  public func node(_ id: Int) -> DisplayNode? {
    entries[id].map { entry in
      DisplayNode(
        id: id, element: entry.element, children: entry.children.compactMap { node($0) })
    }
  }

  /// Applies a patch; a patch for a node that doesn't exist is ignored.
  ///
  /// - Parameter patch: The patch. An index outside the range of the children counts as the nearest
  ///   valid index.
  public mutating func apply(_ patch: DisplayPatch) {
    switch patch {
    case .set(let id, let element):
      entries[id]?.element = element
    case .insert(let node, let parent, let index):
      guard let count = entries[parent]?.children.count else { return }
      entries[parent]?.children.insert(node.id, at: min(max(0, index), count))
      add(node, under: parent)
    case .remove(let id):
      guard let parent = entries[id]?.parent else { return }
      entries[parent]?.children.removeAll { $0 == id }
      drop(id)
    case .move(let id, let index):
      guard let parent = entries[id]?.parent, var children = entries[parent]?.children else {
        return
      }
      children.removeAll { $0 == id }
      children.insert(id, at: min(max(0, index), children.count))
      entries[parent]?.children = children
    }
  }

  private mutating func add(_ node: DisplayNode, under parent: Int?) {
    entries[node.id] = Entry(
      element: node.element, parent: parent, children: node.children.map(\.id))
    for child in node.children { add(child, under: node.id) }
  }

  private mutating func drop(_ id: Int) {
    for child in entries.removeValue(forKey: id)?.children ?? [] { drop(child) }
  }
}
