import SceneModel

/// A picture as the text of an SVG file, which needs no other files, fonts or scripts.
///
/// Positions and sizes are whole pixels, so that equal content gives equal bytes.
struct SVGDocument {
  /// The CSS class of the picture, and the prefix of the identifiers of elements in the picture.
  let name: String
  private var body = ""

  /// Creates an empty picture.
  ///
  /// - Parameter name: The CSS class of the picture.
  init(name: String) {
    self.name = name
  }

  /// Assembles the text of the SVG file.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - title: The title for people who can't see the picture.
  ///   - description: The description for people who can't see the picture.
  ///   - style: The CSS classes with their colors.
  ///   - definitions: Elements that other elements refer to, such as patterns.
  /// - Returns: The text of the SVG file.
  func text(
    width: Int, height: Int, title: String, description: String, style: PictureStyle,
    definitions: String = ""
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="\(name)" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(name)-title \(name)-description">
    <title id="\(name)-title">\(XML.escape(title))</title>
    <desc id="\(name)-description">\(XML.escape(description))</desc>
    <style>
    \(style.css)
    </style>
    <defs>
    \(definitions)</defs>
    <rect class="page" width="\(width)" height="\(height)"/>
    \(body)</svg>

    """
  }

  // MARK: - Elements

  /// Adds an element, given as SVG text.
  mutating func add(_ element: String) {
    body += element + "\n"
  }

  /// Adds elements, and lines of text that appear when the pointer is over one of the elements.
  mutating func group(hover: [String], _ add: (inout SVGDocument) -> Void) {
    body += "<g>\(Self.title(hover))\n"
    add(&self)
    body += "</g>\n"
  }

  mutating func rectangle(
    _ classes: String, x: Int, y: Int, width: Int, height: Int, radius: Int = 0
  ) {
    body +=
      "<rect class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    if radius > 0 { body += " rx=\"\(radius)\"" }
    body += "/>\n"
  }

  /// Adds a path, such as `M0 0h10`, moved by an offset.
  mutating func path(_ classes: String, _ data: String, x: Int = 0, y: Int = 0) {
    let place = x == 0 && y == 0 ? "" : " transform=\"translate(\(x) \(y))\""
    body += "<path class=\"\(classes)\" d=\"\(data)\"\(place)/>\n"
  }

  /// Adds a text, cut to a width, with lines that appear when the pointer is over the text.
  ///
  /// - Parameters:
  ///   - text: The text; characters that could disturb the picture are escaped.
  ///   - classes: The CSS classes, including the class of the font size.
  ///   - x: The left edge; for the classes `middle` and `end`, the middle or the right edge.
  ///   - y: The baseline.
  ///   - limit: The maximum width, in pixels.
  ///   - size: The size of the font in pixels, which must be the size that the classes set.
  ///   - hover: The lines that appear when the pointer is over the text. If nil, the full text appears, but only if the
  ///     text was cut.
  mutating func text(
    _ text: String, _ classes: String, x: Int, y: Int, limit: Int, size: Int, hover: [String]? = nil
  ) {
    let text = Self.safe(text)
    // The limit is smaller for bold text, because bold letters are wider.
    let isBold = classes.split(separator: " ").contains("bold")
    let cut = PictureText(text, limit: isBold ? limit * 17 / 20 : limit, size: size)
    let title = hover ?? (cut.isCut ? [text] : nil)
    body += "<text class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\">"
    body += (title.map(Self.title) ?? "") + XML.escape(cut.shown) + "</text>\n"
  }

  private static func title(_ lines: [String]) -> String {
    "<title>\(XML.escape(lines.map(safe).joined(separator: "\n")))</title>"
  }

  /// Returns a text on one line, with escapes for characters that change the text direction or are
  /// invisible.
  ///
  /// Lines of the trace are escaped in the same way. Secrets in links are redacted too.
  static func safe(_ text: String) -> String { text.withoutLinkValues.escaped }
}
