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

  /// Returns the layout of a container whose kind is `ownLayout`.
  ///
  /// - Parameter node: The id of the container.
  /// - Returns: The layout; nil if the node has none.
  func layout(of node: Int) -> (any DisplayLayout)?

  /// The nodes whose frames the content wants to know; none in most windows.
  var placedNodes: Set<Int> { get }

  /// Tells the content where its nodes are, for a host with a layout.
  ///
  /// Call it after a layout, also while drawing, if there are ``placedNodes``; then apply the patches and lay out again,
  /// at most three times.
  ///
  /// - Parameter frames: The frames of the placed nodes that are shown, by their ids.
  /// - Returns: The patches from the previous tree; none if nothing depends on what changed.
  func place(_ frames: [Int: DisplayFrame]) -> [DisplayPatch]

  /// Whether nothing handled the last key that the content was sent, so that the host can use it.
  var wasKeyIgnored: Bool { get }

  /// The standard commands of the window, such as Close and Undo, made when a host asks for them.
  ///
  /// A host that shows menus merges them with those of the tree by ``DisplayMenu/menus(of:with:)``.
  var standardCommands: [DisplayStandardCommand] { get }
}

extension DisplayContent {
  /// False, for content that handles no keys.
  public var wasKeyIgnored: Bool { false }

  /// None, for content without standard commands.
  public var standardCommands: [DisplayStandardCommand] { [] }

  /// Loads no other rows, for content without lazy lists.
  ///
  /// - Parameters:
  ///   - range: The rows, counted from 0.
  ///   - rows: The id of the node that contains them.
  /// - Returns: No patches.
  public func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] { [] }

  /// No layout, for content without layouts of its own.
  ///
  /// - Parameter node: The id of the container.
  /// - Returns: Nil.
  public func layout(of node: Int) -> (any DisplayLayout)? { nil }

  /// No nodes, for content that doesn't depend on its layout.
  public var placedNodes: Set<Int> { [] }

  /// Changes nothing, for content that doesn't depend on its layout.
  ///
  /// - Parameter frames: The frames of nodes.
  /// - Returns: No patches.
  public func place(_ frames: [Int: DisplayFrame]) -> [DisplayPatch] { [] }
}
