/// The capabilities of a terminal that affect the bytes for a screen; if they change, the whole screen is drawn
/// again.
struct DrawingRules: Hashable, Sendable {
  let colorDepth: TerminalCapabilities.ColorDepth
  let textColors: [WireStyle.Color]
  /// The terminal's own background color, on which fixed and exact colors must be readable.
  ///
  /// The color is nil if it isn't known, or if the terminal shows at most the sixteen colors of its theme.
  let background: ThemeColors.Color?
  let joinsClusters: Bool
  let widensVariations: Bool
  let drawsAmbiguousWide: Bool
  let showsLinks: Bool
  let pictures: TerminalCapabilities.Pictures

  init(_ capabilities: TerminalCapabilities) {
    colorDepth = capabilities.colorDepth
    textColors = capabilities.textColors
    background = capabilities.colorDepth >= .palette256 ? capabilities.theme.background : nil
    joinsClusters = capabilities.joinsClusters
    widensVariations = capabilities.widensVariations
    drawsAmbiguousWide = capabilities.drawsAmbiguousWide
    showsLinks = capabilities.showsLinks
    pictures = capabilities.pictures
  }
}
