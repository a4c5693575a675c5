import Checking
import SceneDisplay
import Testing

@testable import SceneTerminal

@Suite struct WireStyleTests {
  private static let red = WireStyle(foreground: .theme(1))
  private static let bold = WireStyle(attributes: .bold)

  @Test(
    "a style is changed the shortest way",
    arguments: [
      (nil, WireStyle.plain, "[m"), (.plain, .plain, ""), (.plain, red, "[31m"),
      (red, .plain, "[m"), (nil, red, "[;31m"), (red, WireStyle(foreground: .theme(9)), "[91m"),
      (.plain, WireStyle(background: .theme(12), attributes: .italic), "[3;104m"),
      (WireStyle(attributes: [.bold, .dim]), bold, "[;1m"),
      (
        WireStyle(foreground: .palette(200), attributes: [.bold, .dim]),
        WireStyle(foreground: .palette(200), attributes: .bold), "[22;1m"
      ),
      (WireStyle(foreground: .theme(1), attributes: .underline), red, "[24m"),
      (
        WireStyle(background: .theme(1), attributes: [.underline, .italic, .bold]),
        WireStyle(background: .theme(1)), "[;41m"
      ),
      (
        .plain, WireStyle(foreground: .exact(red: 1, green: 20, blue: 255)), "[38;2;1;20;255m"
      ),
      (.plain, WireStyle(background: .palette(16), attributes: [.reverse]), "[7;48;5;16m"),
    ])
  func difference(old: WireStyle?, new: WireStyle, expected: String) {
    var bytes: [UInt8] = []
    new.append(to: &bytes, from: old)
    expectEqual(
      String(decoding: bytes, as: UTF8.self), (expected.isEmpty ? "" : "\u{1B}\(expected)"))
  }

  @Test("a fixed color is the nearest to itself, but for those that occur twice")
  func palette() {
    for number in 16...255 {
      let parts = FixedPalette.parts(UInt8(number))
      let nearest = FixedPalette.nearest(red: parts.red, green: parts.green, blue: parts.blue)
      expect(FixedPalette.parts(nearest) == parts)
    }
  }

  @Test(
    "colors become similar ones",
    arguments: [
      ((255, 0, 0), 196, 9), ((0, 0, 0), 16, 0), ((255, 255, 255), 231, 15),
      ((128, 128, 128), 244, 8), ((0, 0, 220), 20, 4), ((255, 170, 0), 214, 3),
      ((9, 9, 9), 232, 0), ((200, 0, 0), 160, 1),
    ])
  func nearest(color: (Int, Int, Int), fixed: UInt8, theme: UInt8) {
    let (red, green, blue) = (UInt8(color.0), UInt8(color.1), UInt8(color.2))
    expectEqual(FixedPalette.nearest(red: red, green: green, blue: blue), fixed)
    expectEqual(FixedPalette.nearestOfTheme(red: red, green: green, blue: blue), theme)
  }

  @Test("a color of the theme that doesn't exist is the standard one")
  func theme() {
    var conversion = StyleConversion(depth: .exact)
    expectEqual(conversion(CellStyle(foreground: .theme(16), background: .theme(255))), .plain)
  }

  @Test("without colors the attributes stay")
  func noColors() {
    var conversion = StyleConversion(depth: .none)
    let style = CellStyle(
      foreground: .theme(1), background: .exact(red: 1, green: 2, blue: 3), .bold)
    expectEqual(conversion(style), Self.bold)
  }

  @Test("an exact color that can't be read on the terminal's own background is replaced there")
  func readable() throws {
    let background = ThemeColors.Color(red: UInt8(10), green: UInt8(10), blue: UInt8(10))
    let gray = CellStyle.Color.exact(red: 20, green: 20, blue: 20)
    let gold = CellStyle.Color.exact(red: 255, green: 200, blue: 0)
    var conversion = StyleConversion(depth: .exact, background: background)
    guard case .palette(let number) = conversion(CellStyle(foreground: gray)).foreground else {
      Issue.record("the gray isn't replaced")
      return
    }
    let (red, green, blue) = FixedPalette.parts(number)
    expect(
      PerceivedColor(red, green, blue).contrast(to: background.perceived)
        >= ThemeColors.leastContrast)
    expectEqual(
      conversion(CellStyle(foreground: gold)).foreground, .exact(red: 255, green: 200, blue: 0))
    expectEqual(
      conversion(CellStyle(foreground: gray, background: gold)).foreground,
      .exact(red: 20, green: 20, blue: 20))
    var unknown = StyleConversion(depth: .exact)
    expectEqual(
      unknown(CellStyle(foreground: gray)).foreground, .exact(red: 20, green: 20, blue: 20))
  }

  @Test("a color of an app is exact, and text on it black or white")
  func appColors() {
    let color = DisplayColor.exact(red: 1, green: 2, blue: 3)
    expectEqual(color.cell, .exact(red: 1, green: 2, blue: 3))
    expect(PerceivedColor(255, 200, 0).isBetterWithBlack)
    expect(!PerceivedColor(0, 0, 120).isBetterWithBlack)
  }
}
