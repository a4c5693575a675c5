/// Content that represents itself as display nodes for a host to draw.
///
/// A host applies the patches of each update to its own tree, or reads the whole tree again:
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

  /// The patches of the last update, which changed the previous tree to the current ``display``.
  ///
  /// The patches remain until the next update. The first update has no patches.
  var patches: [DisplayPatch] { get }

  /// Changes the loaded rows of a list, for a host that scrolls.
  ///
  /// Call this method after applying all ``patches``; calling it during drawing is allowed. If rows
  /// are inserted above the loaded rows, the same rows stay loaded.
  ///
  /// - Parameters:
  ///   - range: The rows, counted from 0; rows beyond the end are ignored.
  ///   - rows: The id of the node that contains the rows, whose element is ``DisplayElement/rows(first:count:)`` or
  ///     ``DisplayElement/views(first:count:)``.
  /// - Returns: The patches that change the tree; empty if the tree has no such node.
  func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch]

  /// Returns the layout of a container whose kind is `ownLayout`.
  ///
  /// - Parameter node: The id of the container.
  /// - Returns: The layout; nil if the node has no custom layout.
  func layout(of node: Int) -> (any DisplayLayout)?

  /// The ids of the nodes whose frames the content needs; empty in most windows.
  var placedNodes: Set<Int> { get }

  /// Reports the frames of nodes to the content, for a host with a layout.
  ///
  /// If there are ``placedNodes``, call this method after a layout; calling it during drawing is
  /// allowed. Then apply the patches and lay out again, at most three times.
  ///
  /// - Parameter frames: The frames of the placed nodes that are shown, by their ids.
  /// - Returns: The patches that change the tree; empty if no content depends on the changed frames.
  func place(_ frames: [Int: DisplayFrame]) -> [DisplayPatch]

  /// Whether the content didn't handle the last key that it received, so that the host can use the
  /// key.
  var wasKeyIgnored: Bool { get }

  /// The standard commands of the window, such as Close and Undo; the commands are created when a host reads the
  /// property.
  ///
  /// A host that shows menus calls ``DisplayMenu/menus(of:with:)`` to merge these commands with the commands in the
  /// tree.
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
  ///   - rows: The id of the node that contains the rows.
  /// - Returns: No patches.
  public func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] { [] }

  /// Returns nil, for content without custom layouts.
  ///
  /// - Parameter node: The id of the container.
  /// - Returns: Nil.
  public func layout(of node: Int) -> (any DisplayLayout)? { nil }

  /// No nodes, for content that doesn't depend on its layout.
  public var placedNodes: Set<Int> { [] }

  /// Changes nothing, for content that doesn't depend on its layout.
  ///
  /// - Parameter frames: The frames of nodes, which are ignored.
  /// - Returns: No patches.
  public func place(_ frames: [Int: DisplayFrame]) -> [DisplayPatch] { [] }
}
