/// The CSS classes of a picture, with colors for light and dark backgrounds.
///
/// One picture has the colors of both color schemes, and is shown in the scheme that the reader prefers. Every selector
/// begins with the class of the picture, so that the style doesn't affect a page that contains the picture.
struct PictureStyle {
  /// A CSS class with its color in both color schemes.
  struct Rule {
    /// The name of the CSS class.
    let name: String
    /// The CSS property that is set to the color.
    let property: String
    /// The colors on a light and on a dark background.
    let light, dark: String
    /// More CSS declarations of the class, which are the same in both color schemes.
    let more: String

    /// Creates a rule that sets a CSS property to a color for light and a color for dark backgrounds.
    init(_ name: String, _ property: String, _ light: String, _ dark: String, _ more: String = "") {
      self.name = name
      self.property = property
      self.light = light
      self.dark = dark
      self.more = more
    }
  }

  /// The CSS class of the picture, with which every selector begins.
  let name: String
  /// The rules; a later rule has precedence over an earlier one.
  let rules: [Rule]

  /// The rules that every picture has: background, text, lines and frames.
  static let common = [
    Rule("page", "fill", "#ffffff", "#1b1d21"),
    Rule("text", "fill", "#1c1e21", "#e6e6e6"),
    Rule("faint", "fill", "#59606b", "#a3a9b3"),
    Rule("line", "stroke", "#c3c8d0", "#454a53", "fill:none"),
    Rule("frame", "stroke", "#7a828e", "#7d8591", "fill:none"),
    Rule("box", "fill", "#f4f6f9", "#25282e"),
    Rule("accent", "fill", "#1f54b5", "#8cb6ff"),
    Rule("accentline", "stroke", "#1f54b5", "#8cb6ff", "fill:none;stroke-width:2"),
    Rule("warning", "fill", "#a3271f", "#ff918d"),
    Rule("warningline", "stroke", "#a3271f", "#ff918d", "fill:none;stroke-width:2"),
    Rule("onaccent", "fill", "#ffffff", "#14161a"),
  ]

  /// The content of the picture's style element.
  var css: String {
    var lines = [
      ".\(name){font-family:system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif;color-scheme:light dark}",
      ".\(name) text{direction:ltr;unicode-bidi:isolate}",
      ".\(name) .small{font-size:11px}", ".\(name) .medium{font-size:13px}",
      ".\(name) .large{font-size:17px}", ".\(name) .bold{font-weight:600}",
      ".\(name) .middle{text-anchor:middle}", ".\(name) .end{text-anchor:end}",
      ".\(name) .dashed{stroke-dasharray:5 4}",
    ]
    lines += rules.map { rule in
      ".\(name) .\(rule.name){\(rule.property):\(rule.light)\(rule.more.isEmpty ? "" : ";" + rule.more)}"
    }
    lines.append("@media (prefers-color-scheme:dark){")
    lines += rules.map { ".\(name) .\($0.name){\($0.property):\($0.dark)}" }
    return (lines + ["}"]).joined(separator: "\n")
  }
}
