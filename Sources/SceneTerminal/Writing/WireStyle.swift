/// A style, reduced to the colors that a terminal can show.
struct WireStyle: Hashable, Sendable {
  /// A color, as it is written to the terminal.
  enum Color: Hashable, Sendable {
    case standard
    case theme(UInt8)
    case palette(UInt8)
    case exact(red: UInt8, green: UInt8, blue: UInt8)
  }

  var foreground = Color.standard
  var background = Color.standard
  var attributes: CellStyle.Attributes = []

  /// Plain text in the terminal's own colors.
  static let plain = WireStyle()

  /// The attributes that are visible even in a cell with a space.
  static let visibleInSpaces: CellStyle.Attributes = [.underline, .reverse, .strikethrough]

  /// Appends the shortest control sequence that changes another style into this style (T-74).
  ///
  /// The old style is nil if it isn't known.
  func append(to bytes: inout [UInt8], from old: WireStyle?) {
    if self == old { return }
    guard let old, self != .plain else {
      appendAll(to: &bytes)
      return
    }
    let start = bytes.count
    appendDifference(to: &bytes, from: old)
    let middle = bytes.count
    // Compare the sequence of changes with the sequence that resets the style, but only if attributes or colors are
    // turned off. Otherwise, the sequence of changes is never the longer one.
    let isLess =
      !old.attributes.subtracting(attributes).isEmpty
      || (foreground == .standard && old.foreground != .standard)
      || (background == .standard && old.background != .standard)
    guard isLess else { return }
    appendAll(to: &bytes)
    if bytes.count - middle < middle - start {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeSubrange(middle...)
    }
  }

  /// Appends the sequence that sets the style, whatever the previous style is.
  private func appendAll(to bytes: inout [UInt8]) {
    bytes.append(ascii: "\u{1B}[")
    if self != .plain {
      // The sequence begins with an empty number, which means 0 and resets the style.
      for (attribute, number) in Self.numbers where attributes.contains(attribute) {
        bytes.append(0x3B)
        bytes.append(decimal: number)
      }
      if foreground != .standard {
        bytes.append(0x3B)
        foreground.append(to: &bytes, base: 30)
      }
      if background != .standard {
        bytes.append(0x3B)
        background.append(to: &bytes, base: 40)
      }
    }
    bytes.append(0x6D)
  }

  private func appendDifference(to bytes: inout [UInt8], from old: WireStyle) {
    bytes.append(ascii: "\u{1B}[")
    let start = bytes.count
    func append(_ number: Int) {
      if bytes.count > start { bytes.append(0x3B) }
      bytes.append(decimal: number)
    }
    var kept = old.attributes.intersection(attributes)
    let ended = old.attributes.subtracting(attributes)
    if !ended.isDisjoint(with: [.bold, .dim]) {
      // The number 22 ends both bold and dim, so the one that is kept is set again.
      append(22)
      kept.subtract([.bold, .dim])
    }
    if ended.contains(.italic) { append(23) }
    if ended.contains(.underline) { append(24) }
    if ended.contains(.reverse) { append(27) }
    if ended.contains(.strikethrough) { append(29) }
    for (attribute, number) in Self.numbers
    where attributes.contains(attribute) && !kept.contains(attribute) {
      append(number)
    }
    if foreground != old.foreground {
      if bytes.count > start { bytes.append(0x3B) }
      foreground.append(to: &bytes, base: 30)
    }
    if background != old.background {
      if bytes.count > start { bytes.append(0x3B) }
      background.append(to: &bytes, base: 40)
    }
    bytes.append(0x6D)
  }

  private static let numbers: [(CellStyle.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}

extension WireStyle.Color {
  /// Appends the numbers of a color; the base is 30 for the color of text, and 40 for the background.
  fileprivate func append(to bytes: inout [UInt8], base: Int) {
    switch self {
    case .standard: bytes.append(decimal: base + 9)
    case .theme(let number):
      bytes.append(decimal: number < 8 ? base + Int(number) : base + 52 + Int(number))
    case .palette(let number):
      bytes.append(decimal: base + 8)
      bytes.append(ascii: ";5;")
      bytes.append(decimal: Int(number))
    case .exact(let red, let green, let blue):
      bytes.append(decimal: base + 8)
      bytes.append(ascii: ";2")
      for part in [red, green, blue] {
        bytes.append(0x3B)
        bytes.append(decimal: Int(part))
      }
    }
  }
}

/// Converts styles to the styles that a terminal can show, and caches the results.
struct StyleConversion: Sendable {
  /// The sixteen colors of the theme, used unchanged for text until the terminal reports how the theme shows them.
  static let themeColors = (0..<16).map { WireStyle.Color.theme($0) }

  let depth: TerminalCapabilities.ColorDepth
  /// For each of the theme's sixteen colors, the color that replaces it for text on the terminal's own background.
  private let textColors: [WireStyle.Color]
  /// The terminal's own background; nil if it isn't known.
  private let background: PerceivedColor?
  private var found: [UInt32: UInt8] = [:]
  /// The cached results of ``readable(_:)``, including colors that stay the same.
  private var readable: [WireStyle.Color: WireStyle.Color] = [:]
  /// The last converted style; neighboring cells usually have the same style.
  private var last = (CellStyle.plain, WireStyle.plain)

  init(
    depth: TerminalCapabilities.ColorDepth, textColors: [WireStyle.Color] = Self.themeColors,
    background: ThemeColors.Color? = nil
  ) {
    self.depth = depth
    self.textColors = textColors
    self.background = background?.perceived
  }

  init(_ rules: DrawingRules) {
    self.init(
      depth: rules.colorDepth, textColors: rules.textColors, background: rules.background)
  }

  /// Returns the style to write to the terminal.
  mutating func callAsFunction(_ style: CellStyle) -> WireStyle {
    if style == last.0 { return last.1 }
    var wire = WireStyle(attributes: style.attributes)
    if depth != .none {
      wire.foreground = color(style.foreground)
      if style.background == .standard {
        wire.foreground = readable(wire.foreground)
      }
      wire.background = color(style.background)
    }
    last = (style, wire)
    return wire
  }

  /// Returns the color in which a text is written on the terminal's own background.
  ///
  /// A color that isn't readable there is replaced by a similar color or, without one, by the terminal's text color.
  private mutating func readable(_ color: WireStyle.Color) -> WireStyle.Color {
    let parts: (red: UInt8, green: UInt8, blue: UInt8)
    switch color {
    case .standard: return .standard
    case .theme(let number): return textColors[Int(number)]
    case .palette(let number): parts = FixedPalette.parts(number)
    case .exact(let red, let green, let blue): parts = (red, green, blue)
    }
    guard let background else { return color }
    if let known = readable[color] { return known }
    let perceived = PerceivedColor(parts.red, parts.green, parts.blue)
    var result = color
    if perceived.contrast(to: background) < ThemeColors.leastContrast {
      result =
        FixedPalette.nearestReadable(to: perceived, on: background).map { .palette($0) }
        ?? .standard
    }
    if readable.count >= 4096 { readable = [:] }
    readable[color] = result
    return result
  }

  private mutating func color(_ color: CellStyle.Color) -> WireStyle.Color {
    switch color {
    case .standard: return .standard
    case .theme(let number): return number < 16 ? .theme(number) : .standard
    case .exact(let red, let green, let blue):
      if depth == .exact { return .exact(red: red, green: green, blue: blue) }
      let key = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      let number: UInt8
      if let known = found[key] {
        number = known
      } else {
        number =
          depth == .palette256
          ? FixedPalette.nearest(red: red, green: green, blue: blue)
          : FixedPalette.nearestOfTheme(red: red, green: green, blue: blue)
        // Empty the cache when it is full; its size is limited, because a picture can have any number of colors.
        if found.count >= 4096 { found = [:] }
        found[key] = number
      }
      return depth == .palette256 ? .palette(number) : .theme(number)
    }
  }
}
