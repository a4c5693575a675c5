import Checking
import Testing

@testable import SceneModel

/// Text from outside, as it is printed.
struct EscapingTests {
  /// Scalars that break lines, control terminals, reorder text, are invisible, or are noncharacters.
  private static let disturbing: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160,
    0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164,
    0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB,
    0xFFFE...0xFFFF, 0xE0001...0xE007F, 0xE0100...0xE01EF, 0x10FFFE...0x10FFFF,
  ]

  @Test(arguments: disturbing)
  func `what could disturb a terminal, or can't be seen, is written out`(
    range: ClosedRange<UInt32>
  ) throws {
    for value in range {
      let scalar = try require(Unicode.Scalar(value))
      let text = "a" + String(Character(scalar)) + "b"
      expectEqual(text.escaped, "a" + scalar.escaped(asASCII: true) + "b")
      expect(text.escaped.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 })
      expectEqual(text.escaped.escaped, text.escaped)
    }
  }

  @Test(arguments: [
    "Ünïcödé", "e\u{301}", "郵便 📬", "🇩🇪", "👩🏽‍💻", "👨‍👩‍👧‍👦", "❤\u{FE0F}", "❤\u{FE0E}", "1\u{FE0F}\u{20E3}",
    "🏳\u{FE0F}\u{200D}🌈", "می\u{200C}خواهم", "क्\u{200D}", "न\u{94D}\u{200C}न", "\u{E000}", "½ × ²",
  ])
  func `what ordinary text needs stays as it is`(text: String) {
    expect(text.escaped.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("pay\u{200C}pal", #"pay\u{200C}pal"#),
    ("a\u{200D}😀", #"a\u{200D}😀"#),
    ("😀\u{200D}", #"😀\u{200D}"#),
    ("\u{200D}😀", #"\u{200D}😀"#),
    ("😀\u{200D}\u{200D}😀", #"😀\u{200D}\u{200D}😀"#),
    ("1\u{FE0F}", #"1\u{FE0F}"#),
    ("\u{FE0F}", #"\u{FE0F}"#),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}" + #"\u{FE0F}"#),
    ("🏴\u{E0067}\u{E007F}", #"🏴\u{000E0067}\u{000E007F}"#),
    ("\r\n", #"\r\n"#),
  ])
  func `a joiner that joins nothing is written out`(text: String, escaped: String) {
    expect(text.escaped.unicodeScalars.elementsEqual(escaped.unicodeScalars))
  }
}
