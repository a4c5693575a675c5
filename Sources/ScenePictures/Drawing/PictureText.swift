/// Text that is cut to a width, for a picture that can't measure fonts.
///
/// Widths are estimates that are greater than the widths in usual fonts. They depend only on the text and the size of
/// the font.
struct PictureText {
  /// The text that is shown, with `…` at its end if the text was cut.
  let shown: String
  /// Whether a part of the text isn't shown.
  let isCut: Bool
  /// The estimated width of the shown text, in pixels.
  let width: Int

  /// Cuts a text.
  ///
  /// - Parameters:
  ///   - text: The text, on one line and without control characters.
  ///   - limit: The maximum width, in pixels.
  ///   - size: The size of the font, in pixels.
  init(_ text: String, limit: Int, size: Int) {
    // Count widths in tenths of an em; an em is the size of the font.
    let most = limit * 10 / size
    var shown = ""
    var width = 0
    // The longest beginning of the text that can be shown with an ellipsis after it.
    var (cut, cutWidth) = ("", 0)
    for character in text {
      width += Self.tenths(of: character)
      if width > most || character.unicodeScalars.count > Self.scalarLimit {
        self.shown = cut + "…"
        isCut = true
        self.width = (cutWidth + 10) * size / 10
        return
      }
      shown.append(character)
      if width + 10 <= most { (cut, cutWidth) = (shown, width) }
    }
    self.shown = shown
    isCut = false
    self.width = width * size / 10
  }

  /// Returns the estimated width of a text that isn't cut, in pixels.
  static func width(of text: String, size: Int) -> Int {
    text.reduce(0) { $0 + tenths(of: $1) } * size / 10
  }

  /// The maximum number of scalars in a shown character.
  ///
  /// Without a limit, the combining marks of a character could be drawn above other text.
  private static let scalarLimit = 16

  private static func tenths(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": 3
    case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-", "\"": 4
    case "m", "w", "M", "W", "@", "%": 9
    case "A"..."Z", "#", "&", "=", "+", "<", ">", "~": 7
    case _ where scalar.value < 0x1100: 6
    case _: 11
    }
  }
}
