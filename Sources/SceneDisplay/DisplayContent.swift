/// Content that shows itself as display nodes; what a host needs of it to draw.
@MainActor public protocol DisplayContent: AnyObject {
  /// All that is shown now.
  var display: DisplayNode { get }

  /// The steps of the last update, from what was shown before it to ``display``.
  ///
  /// They stand until the next update. The first update has none: there was nothing before it.
  var patches: [DisplayPatch] { get }
}
