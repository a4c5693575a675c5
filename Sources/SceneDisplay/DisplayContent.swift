/// Content that represents itself as display nodes for a host to draw.
///
/// A host adds the patches of each update to its own tree, or reads the whole tree again:
///
/// ```swift
/// import SceneDisplay
///
/// @MainActor func draw(_ content: any DisplayContent, into tree: inout DisplayTree?) {
///   if tree == nil {
///     tree = DisplayTree(content.display)
///   } else {
///     for patch in content.patches { tree?.apply(patch) }
///   }
/// }
/// ```
@MainActor public protocol DisplayContent: AnyObject {
  /// The current tree of nodes.
  var display: DisplayNode { get }

  /// The patches of the last update, which lead to the current ``display``.
  ///
  /// They remain until the next update. The first update has no patches.
  var patches: [DisplayPatch] { get }

  /// Changes the rows of a list that are in the tree, for a host that scrolls.
  ///
  /// Call it after applying all ``patches``, also while drawing. The same rows stay in the tree when others
  /// are inserted above them.
  ///
  /// - Parameters:
  ///   - range: The rows, counted from 0; rows beyond the end are ignored.
  ///   - rows: The id of the node that contains them, a ``DisplayElement/rows(first:count:)``.
  /// - Returns: The patches from the previous tree; none if the tree has no such node.
  func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch]
}

extension DisplayContent {
  /// Loads no other rows, for content without lazy lists.
  ///
  /// - Parameters:
  ///   - range: The rows, counted from 0.
  ///   - rows: The id of the node that contains them.
  /// - Returns: No patches.
  public func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] { [] }
}
