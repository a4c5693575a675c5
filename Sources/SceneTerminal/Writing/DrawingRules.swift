/// The abilities of a terminal on which the bytes for a screen depend; when they change, all is drawn again.
struct DrawingRules: Hashable, Sendable {
  let colorDepth: TerminalCapabilities.ColorDepth
  let textColors: [WireStyle.Color]
  /// The terminal's own background, on which exact colors must be read; nil if it isn't known or shows none of them.
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
