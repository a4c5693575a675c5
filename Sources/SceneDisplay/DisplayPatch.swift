/// A patch that changes a display tree.
///
/// Patches are applied in order. When a patch is applied, all nodes to which it refers exist, except the nodes that it
/// inserts.
///
/// A ``DisplayTree`` applies patches; ``steps(from:to:in:make:)`` returns the patches that turn one list of children
/// into another.
public enum DisplayPatch: Hashable, Codable, Sendable {
  /// Replaces the element of a node.
  case set(Int, DisplayElement)
  /// Inserts a node with its descendants into a parent, as the child at an index.
  case insert(DisplayNode, into: Int, at: Int)
  /// Removes a node with its descendants.
  case remove(Int)
  /// Moves a node to another index among its siblings, counted without the node itself.
  case move(Int, to: Int)
}
