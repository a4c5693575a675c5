import Checking
import Testing

@testable import SceneTerminal

@Suite struct ThemeColorsTests {
  private typealias Color = ThemeColors.Color

  /// The colors of xterm, without a background.
  private static let xterm: [UInt8: (UInt8, UInt8, UInt8)] = [
    0: (0, 0, 0), 1: (205, 0, 0), 2: (0, 205, 0), 3: (205, 205, 0), 4: (0, 0, 238),
    5: (205, 0, 205),
    6: (0, 205, 205), 7: (229, 229, 229), 8: (127, 127, 127), 9: (255, 0, 0), 10: (0, 255, 0),
    11: (255, 255, 0), 12: (92, 92, 255), 13: (255, 0, 255), 14: (0, 255, 255), 15: (255, 255, 255),
  ]

  private static func theme(
    _ background: (UInt8, UInt8, UInt8)?, _ numbered: [UInt8: (UInt8, UInt8, UInt8)] = xterm
  ) -> ThemeColors {
    ThemeColors(
      background: background.map { Color(red: $0.0, green: $0.1, blue: $0.2) },
      numbered: numbered.mapValues { Color(red: $0.0, green: $0.1, blue: $0.2) })
  }

  private static func perceived(_ color: WireStyle.Color) -> PerceivedColor? {
    switch color {
    case .theme(let number): xterm[number].map { PerceivedColor($0.0, $0.1, $0.2) }
    case .palette(let number):
      PerceivedColor(
        FixedPalette.parts(number).red, FixedPalette.parts(number).green,
        FixedPalette.parts(number).blue)
    case .standard, .exact: nil
    }
  }

  @Test("colors that aren't known stay")
  func unknown() {
    expectEqual(Self.theme(nil).textColors(.exact), StyleConversion.themeColors)
    expectEqual(Self.theme((9, 9, 9), [:]).textColors(.sixteen), StyleConversion.themeColors)
    expectEqual(TerminalCapabilities().textColors, StyleConversion.themeColors)
  }

  @Test(
    "text in a color that can't be read gets another one",
    arguments: [
      // On white: the bright ones can't be read, and of the dark ones only some.
      (1, (255, 255, 255), .sixteen, .theme(1)), (9, (255, 255, 255), .sixteen, .theme(1)),
      (3, (255, 255, 255), .sixteen, .standard), (15, (255, 255, 255), .sixteen, .standard),
      (8, (255, 255, 255), .sixteen, .theme(0)), (4, (255, 255, 255), .sixteen, .theme(4)),
      // On black: neither blue can be read, and black has a partner that can.
      (4, (0, 0, 0), .sixteen, .standard), (3, (0, 0, 0), .sixteen, .theme(3)),
      (0, (0, 0, 0), .sixteen, .theme(8)), (12, (0, 0, 0), .sixteen, .standard),
    ] as [(Int, (UInt8, UInt8, UInt8), TerminalCapabilities.ColorDepth, WireStyle.Color)])
  func partners(
    number: Int, background: (UInt8, UInt8, UInt8), depth: TerminalCapabilities.ColorDepth,
    expected: WireStyle.Color
  ) {
    expectEqual(Self.theme(background).textColors(depth)[number], expected)
  }

  @Test(
    "with more colors, one of the same hue is found wherever there is one",
    arguments: [(255, 255, 255), (0, 0, 0), (0, 43, 54), (253, 246, 227), (128, 128, 128)]
      as [(UInt8, UInt8, UInt8)])
  func hues(background: (UInt8, UInt8, UInt8)) {
    let behind = PerceivedColor(background.0, background.1, background.2)
    for (number, color) in Self.theme(background).textColors(.palette256).enumerated() {
      guard let chosen = Self.perceived(color), let own = Self.perceived(.theme(UInt8(number)))
      else {
        // Nothing but black and white can be read on a medium gray.
        expectEqual(background.0, 128)
        continue
      }
      expect(chosen.contrast(to: behind) >= 4.5)
      expect(chosen.hasHue(of: own))
    }
  }

  @Test("contrast is as the guidelines define it")
  func contrast() {
    let (black, white) = (PerceivedColor(0, 0, 0), PerceivedColor(255, 255, 255))
    expect(abs(black.contrast(to: white) - 21) < 0.001)
    expect(abs(white.contrast(to: PerceivedColor(118, 118, 118)) - 4.54) < 0.01)
    expectEqual(white.contrast(to: white), 1)
  }

  @Test("replies tell the colors, and only text on the terminal's own background changes")
  func replies() {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"])
    var writer = FrameWriter()
    var screen = Screen(columns: 8, rows: 1)
    screen.draw("a", column: 0, row: 0, style: CellStyle(foreground: .theme(4)))
    let other = CellStyle(foreground: .theme(4), background: .theme(6))
    screen.draw("b", column: 1, row: 0, style: other)
    func draw() -> String {
      String(decoding: writer.bytes(for: screen, capabilities), as: UTF8.self)
    }
    expectContains(draw(), "34ma")
    capabilities.receive(.color(11, red: 0, green: 0, blue: 0))
    capabilities.receive(.themeColor(12, red: 0.5, green: 0.5, blue: 1))
    expectEqual(draw(), "")
    capabilities.receive(.themeColor(4, red: 0, green: 0, blue: 0.9))
    let text = draw()
    expectContains(text, "94ma")
    expectContains(text, "34;46mb")
  }

  @Test(
    "the colors are asked for where the terminal itself answers",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "tmux"], false),
      (["TERM": "xterm", "TMUX": "x"], false),
      (["TERM": "screen"], false), (["TERM": "xterm", "STY": "x"], false),
      (["TERM": "linux"], false), (["TERM": "xterm", "NO_COLOR": "1"], false),
    ])
  func query(environment: [String: String], expected: Bool) {
    let capabilities = TerminalCapabilities(environment: environment)
    let text = String(decoding: TerminalSequences.colorQuery(capabilities), as: UTF8.self)
    expect(text.hasPrefix("\u{1B}]11;?"))
    expectEqual(text.contains("\u{1B}]4;15;?\u{1B}\\"), expected)
    expectEqual(TerminalSequences.colorQuery(TerminalCapabilities(environment: [:])), [])
  }
}
