/// The colors in which a picture draws the cells of a terminal.
struct PictureColors {
  /// The colors of a cell.
  struct Appearance: Hashable {
    var text: String
    var background: String
    /// The opacity of the text; nil if the text is opaque.
    var opacity: String?
  }

  /// A color of the terminal on light backgrounds, and the color that replaces it on dark backgrounds.
  ///
  /// All pairs have different light colors, so that each light color is replaced by exactly one color.
  struct Pair {
    let light, dark: String
  }

  static let text = Pair(light: "#1c1e21", dark: "#e6e6e6")
  static let background = Pair(light: "#ffffff", dark: "#1b1d21")
  /// The sixteen colors of the theme, in the order of their numbers.
  private static let theme = [
    Pair(light: "#1c1e22", dark: "#3a3d44"), Pair(light: "#b3261e", dark: "#f0706c"),
    Pair(light: "#2e6b1f", dark: "#86c166"), Pair(light: "#7a5200", dark: "#e0b252"),
    Pair(light: "#1f54b5", dark: "#74a7f2"), Pair(light: "#8a2f9e", dark: "#d08be0"),
    Pair(light: "#0b6770", dark: "#56c2c9"), Pair(light: "#6a6f78", dark: "#d2d4d8"),
    Pair(light: "#4f545c", dark: "#8b9099"), Pair(light: "#c9362d", dark: "#ff918d"),
    Pair(light: "#38802a", dark: "#a5de86"), Pair(light: "#8d6100", dark: "#f7cd74"),
    Pair(light: "#2b67d1", dark: "#98c1ff"), Pair(light: "#a03fb5", dark: "#e6adf3"),
    Pair(light: "#12768a", dark: "#7be0e6"), Pair(light: "#8d929b", dark: "#fefefe"),
  ]
  static let all = [text, background] + theme

  /// Returns the CSS rules that replace the colors of a picture if the reader prefers a dark appearance.
  ///
  /// - Parameter body: The elements of the picture.
  /// - Returns: A line of CSS for each fill color and for each stroke color of the elements.
  static func darkRules(for body: String) -> String {
    all.flatMap { pair in
      ["fill", "stroke"].filter { body.contains("\($0)=\"\(pair.light)\"") }.map {
        ".screen [\($0)=\"\(pair.light)\"]{\($0):\(pair.dark)}\n"
      }
    }.joined()
  }

  /// Returns the colors of a cell.
  func appearance(of cell: Cell) -> Appearance { appearance(of: cell.style) }

  /// Returns the colors of a style.
  func appearance(of style: CellStyle) -> Appearance {
    var appearance = Appearance(
      text: color(style.foreground, standard: Self.text),
      background: color(style.background, standard: Self.background),
      opacity: style.attributes.contains(.dim) ? "0.6" : nil)
    if style.attributes.contains(.reverse) {
      (appearance.text, appearance.background) = (appearance.background, appearance.text)
    }
    return appearance
  }

  private func color(_ color: CellStyle.Color, standard: Pair) -> String {
    switch color {
    case .standard: return standard.light
    case .theme(let number): return (number < 16 ? Self.theme[Int(number)] : standard).light
    case .exact(let red, let green, let blue):
      // The digits of an exact color are uppercase. Each light color of the theme contains a lowercase letter, so that
      // no rule for a color of the theme replaces an exact color.
      let digits = [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
      }
      return "#" + digits.joined()
    }
  }
}
