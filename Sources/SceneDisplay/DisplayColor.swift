/// A color: a semantic or named color, which hosts translate, or an exact color.
public enum DisplayColor: Hashable, Codable, Sendable {
  /// The color of primary content.
  case primary
  /// The color of secondary content.
  case secondary
  /// The accent color of the host or, if the app sets one, of the app.
  case accent
  /// Red.
  case red
  /// Orange.
  case orange
  /// Yellow.
  case yellow
  /// Green.
  case green
  /// Blue.
  case blue
  /// Purple.
  case purple
  /// Gray.
  case gray
  /// Black.
  case black
  /// White.
  case white
  /// No color; a text in this color takes up its space, but hosts show blanks.
  case clear
  /// A color given by its components, each from 0 to 255.
  case exact(red: UInt8, green: UInt8, blue: UInt8)
}

extension DisplayColor: RawRepresentable {
  /// Creates a color from its name, or from its components as `#rrggbb`; nil for any other text.
  ///
  /// - Parameter rawValue: The name or the components.
  public init?(rawValue: String) {
    if let named = Self.named.first(where: { $0.rawValue == rawValue }) {
      self = named
      return
    }
    let digits = rawValue.utf8.dropFirst()
    guard rawValue.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt32(rawValue.dropFirst(), radix: 16)
    else { return nil }
    self = .exact(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// The name of the color, or its components as `#rrggbb`.
  public var rawValue: String {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    case .accent: "accent"
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .blue: "blue"
    case .purple: "purple"
    case .gray: "gray"
    case .black: "black"
    case .white: "white"
    case .clear: "clear"
    case .exact(let red, let green, let blue):
      "#"
        + [red, green, blue].map { part in
          (part < 16 ? "0" : "") + String(part, radix: 16)
        }.joined()
    }
  }

  private static let named: [DisplayColor] = [
    .primary, .secondary, .accent, .red, .orange, .yellow, .green, .blue,
    .purple, .gray, .black, .white, .clear,
  ]
}

extension DisplayColor {
  /// The nearest named color, for a host without exact colors; a color that has a name is its own nearest color.
  public var nearestName: DisplayColor {
    guard case .exact(let red, let green, let blue) = self else { return self }
    func distance(_ other: [UInt8]) -> Int {
      zip([red, green, blue], other).reduce(0) { sum, parts in
        let difference = Int(parts.0) - Int(parts.1)
        return sum + difference * difference
      }
    }
    return Self.parts.min { distance($0.parts) < distance($1.parts) }?.color ?? .primary
  }

  /// The red, green and blue components of the named colors that aren't semantic colors.
  private static let parts: [(color: DisplayColor, parts: [UInt8])] = [
    (.red, [255, 59, 48]), (.orange, [255, 149, 0]), (.yellow, [255, 204, 0]),
    (.green, [52, 199, 89]), (.blue, [0, 122, 255]), (.purple, [175, 82, 222]),
    (.gray, [142, 142, 147]), (.black, [0, 0, 0]), (.white, [255, 255, 255]),
  ]
}
