/// One step from what a window showed to what it shows.
///
/// Patches are applied in order; each speaks of nodes that are there when its turn comes.
public enum DisplayPatch: Hashable, Codable, Sendable {
  /// A node is another thing, or has another value, in the same place.
  case set(Int, DisplayElement)
  /// A node appears, with all below it, as a child at an index.
  case insert(DisplayNode, into: Int, at: Int)
  /// A node disappears, with all below it.
  case remove(Int)
  /// A node moves to another index among its siblings, counted after it was taken out.
  case move(Int, to: Int)
}
