/// Content that shows itself as display nodes; what a host needs of it to draw.
@MainActor public protocol DisplayContent: AnyObject {
  /// All that is shown now.
  var display: DisplayNode { get }

  /// The steps of the last update, from what was shown before it to ``display``.
  ///
  /// They stand until the next update. The first update has none: there was nothing before it.
  var patches: [DisplayPatch] { get }

  /// Has other rows of a list shown, as a host does that scrolls.
  ///
  /// May be called whenever the host has applied all ``patches``, also while it is drawing. The rows that
  /// are shown stay the same ones when others are inserted above them.
  ///
  /// - Parameters:
  ///   - range: The rows, counted from 0; those that aren't there are left out.
  ///   - rows: The id of the node that holds them, a ``DisplayElement/rows(first:count:)``.
  /// - Returns: The steps from what was shown before; none if no such node is shown.
  func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch]
}

extension DisplayContent {
  public func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] { [] }
}
