import SceneDisplay

extension Color {
  /// The color of primary content.
  public static let primary = Color(.system(.primary))
  /// The color of secondary content.
  public static let secondary = Color(.system(.secondary))
  /// The accent color.
  // swift-format-ignore: DontRepeatTypeInStaticProperties, because this is Apple's name.
  public static let accentColor = Color(.system(.accent))
  /// No color.
  public static let clear = Color(.system(.clear))
  /// Red.
  public static let red = Color(.system(.red))
  /// Orange.
  public static let orange = Color(.system(.orange))
  /// Yellow.
  public static let yellow = Color(.system(.yellow))
  /// Green.
  public static let green = Color(.system(.green))
  /// Mint, shown as green.
  public static let mint = Color(.system(.mint))
  /// Teal, shown as blue.
  public static let teal = Color(.system(.teal))
  /// Cyan, shown as blue.
  public static let cyan = Color(.system(.cyan))
  /// Blue.
  public static let blue = Color(.system(.blue))
  /// Indigo, shown as purple.
  public static let indigo = Color(.system(.indigo))
  /// Purple.
  public static let purple = Color(.system(.purple))
  /// Pink, shown as red.
  public static let pink = Color(.system(.pink))
  /// Brown, shown as orange.
  public static let brown = Color(.system(.brown))
  /// Gray.
  public static let gray = Color(.system(.gray))
  /// Black.
  public static let black = Color(.system(.black))
  /// White.
  public static let white = Color(.system(.white))
}

extension ShapeStyle where Self == Color {
  /// No color.
  public static var clear: Color { .clear }
  /// The accent color.
  public static var accentColor: Color { .accentColor }
  /// Mint, shown as green.
  public static var mint: Color { .mint }
  /// Teal, shown as blue.
  public static var teal: Color { .teal }
  /// Cyan, shown as blue.
  public static var cyan: Color { .cyan }
  /// Indigo, shown as purple.
  public static var indigo: Color { .indigo }
  /// Pink, shown as red.
  public static var pink: Color { .pink }
  /// Brown, shown as orange.
  public static var brown: Color { .brown }
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
  /// Gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// The color of primary content as a `Color`, for a choice such as `isDone ? .red : .primary`.
  @_disfavoredOverload public static var primary: Color { .primary }
  /// The color of secondary content as a `Color`, for a choice such as `isDone ? .red : .secondary`.
  @_disfavoredOverload public static var secondary: Color { .secondary }
}

/// A named color; its components can depend on whether the background is light or dark.
enum SystemColor: String, Hashable, Sendable {
  case primary, secondary, accent, clear, red, orange, yellow, green, mint, teal, cyan, blue,
    indigo, purple, pink, brown, gray, black, white

  init(_ color: DisplayColor) {
    self = SystemColor(rawValue: color.rawValue) ?? .primary
  }

  /// The color that hosts draw; nil for `clear`, for which hosts draw nothing.
  var drawn: DisplayColor? {
    switch self {
    case .clear: nil
    case .mint: .green
    case .teal, .cyan: .blue
    case .indigo: .purple
    case .pink: .red
    case .brown: .orange
    case .primary, .secondary, .accent, .red, .orange, .yellow, .green, .blue, .purple, .gray,
      .black, .white:
      DisplayColor(rawValue: rawValue)
    }
  }

  /// Returns the components on a light or a dark background.
  func resolved(isDark: Bool) -> Color.Resolved {
    let (light, dark) = values
    let value = isDark ? dark : light
    func part(_ shift: Int) -> Float { Float((value >> shift) & 255) / 255 }
    return Color.Resolved(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// The color on a light and on a dark background, each as a number whose bytes are, from the highest to the lowest,
  /// red, green, blue and the opacity.
  private var values: (light: Int, dark: Int) {
    switch self {
    case .primary: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondary: (0x3C3C_4399, 0xEBEB_F599)
    case .accent, .blue: (0x007A_FFFF, 0x0A84_FFFF)
    case .clear: (0, 0)
    case .red: (0xFF3B_30FF, 0xFF45_3AFF)
    case .orange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .yellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .green: (0x34C7_59FF, 0x30D1_58FF)
    case .mint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .teal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .cyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .indigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .purple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: (0xA284_5EFF, 0xAC8E_68FF)
    case .gray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .black: (0x0000_00FF, 0x0000_00FF)
    case .white: (0xFFFF_FFFF, 0xFFFF_FFFF)
    }
  }
}
