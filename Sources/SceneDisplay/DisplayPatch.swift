/// A patch that changes a display tree.
///
/// Patches are applied in order. Except for the ids of inserted nodes, the ids in a patch are ids of
/// nodes that exist when the patch is applied.
///
/// A ``DisplayTree`` applies patches; ``steps(from:to:in:make:)`` returns the patches between two
/// lists of children.
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
