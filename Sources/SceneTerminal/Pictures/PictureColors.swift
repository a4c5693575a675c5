/// The colors of a terminal in a picture.
struct PictureColors {
  /// The colors of a cell.
  struct Appearance: Hashable {
    var text: String
    var background: String
    /// The opacity of the text; nil if it is opaque.
    var opacity: String?
  }

  let text: String
  let background: String
  private let theme: [String]

  /// Creates the colors of a theme, which have enough contrast with its background.
  init(_ theme: ScreenPicture.Theme) {
    switch theme {
    case .dark:
      (text, background) = ("#e6e6e6", "#1b1d21")
      self.theme = [
        "#3a3d44", "#f0706c", "#86c166", "#e0b252", "#74a7f2", "#d08be0", "#56c2c9", "#d2d4d8",
        "#8b9099", "#ff918d", "#a5de86", "#f7cd74", "#98c1ff", "#e6adf3", "#7be0e6", "#ffffff",
      ]
    case .light:
      (text, background) = ("#1c1e21", "#ffffff")
      self.theme = [
        "#1c1e21", "#b3261e", "#2e6b1f", "#7a5200", "#1f54b5", "#8a2f9e", "#0b6770", "#6a6f78",
        "#4f545c", "#c9362d", "#38802a", "#8d6100", "#2b67d1", "#a03fb5", "#127680", "#8d929b",
      ]
    }
  }

  /// Returns the colors of a cell.
  func appearance(of cell: Cell) -> Appearance { appearance(of: cell.style) }

  /// Returns the colors of a style.
  func appearance(of style: CellStyle) -> Appearance {
    var appearance = Appearance(
      text: color(style.foreground, standard: text),
      background: color(style.background, standard: background),
      opacity: style.attributes.contains(.dim) ? "0.6" : nil)
    if style.attributes.contains(.reverse) {
      (appearance.text, appearance.background) = (appearance.background, appearance.text)
    }
    return appearance
  }

  private func color(_ color: CellStyle.Color, standard: String) -> String {
    switch color {
    case .standard: return standard
    case .theme(let number): return number < 16 ? theme[Int(number)] : standard
    case .exact(let red, let green, let blue):
      let digits = [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }
      return "#" + digits.joined()
    }
  }
}
