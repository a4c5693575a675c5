import Checking
import Foundation
import SceneDisplay
import Scenes
import Testing

@testable import SceneViews

/// The runs of texts: marks, values and styles.
@MainActor struct TextRunTests {
  private func runs(_ text: Text) -> [TextRun] {
    switch ElementTests.display(text).first?.element {
    case .text(let text): text.runs ?? [TextRun(text.content)]
    default: []
    }
  }

  nonisolated private static func run(
    _ text: String, _ change: (inout TextRun) -> Void = { _ in }
  ) -> TextRun {
    var run = TextRun(text)
    change(&run)
    return run
  }

  nonisolated private static let link = run("site") {
    $0.isUnderlined = true
    $0.color = .accent
    $0.link = "https://example.com"
  }
  nonisolated private static let code = run("let") { $0.font = DisplayFont(design: .monospaced) }

  @Test(arguments: [
    ("plain", [run("plain")]),
    ("a **b** c", [run("a "), TextRun("b", isBold: true), run(" c")]),
    ("*a*_b_", [TextRun("ab", isItalic: true)]),
    ("a_b_", [run("a_b_")]),
    ("_a_ b", [TextRun("a", isItalic: true), run(" b")]),
    ("***a***", [TextRun("a", isBold: true, isItalic: true)]),
    ("**a *b***", [run("**a *b***")]),
    (
      "**a *b* c**",
      [
        TextRun("a ", isBold: true), TextRun("b", isBold: true, isItalic: true),
        TextRun(" c", isBold: true),
      ]
    ),
    ("~~a~~", [run("a") { $0.isStruckThrough = true }]),
    ("a ~b~ ~~~c~~~", [run("a ~b~ ~~~c~~~")]),
    ("[site](https://example.com)", [link]),
    ("[no link] (x)", [run("[no link] (x)")]),
    ("`let`", [code]),
    ("`a", [run("`a")]),
    ("\\*a\\*", [run("*a*")]),
    ("1\\. a \\b", [run("1. a \\b")]),
    ("snake_case_name", [run("snake_case_name")]),
    ("2 * 3 * 4", [run("2 * 3 * 4")]),
    ("2 * 3 is *six*", [TextRun("2 * 3 is "), TextRun("six", isItalic: true)]),
    ("a_b and _c_", [TextRun("a_b and "), TextRun("c", isItalic: true)]),
    ("**", [run("**")]),
    ("**a", [run("**a")]),
    ("", [run("")]),
  ])
  func `marks of a literal are styles`(literal: String, expected: [TextRun]) {
    expectEqual(runs(Text(LocalizedStringKey(literal))), expected)
  }

  @Test func `a text that isn't a literal has no marks`() {
    let text = "**a**"
    expectEqual(runs(Text(text)), [TextRun("**a**")])
    expectEqual(runs(Text(verbatim: "**a**")), [TextRun("**a**")])
    expectEqual(runs(Text("see \(text)")), [TextRun("see **a**")])
    expectEqual(
      runs(Text("**see \(text)**")),
      [TextRun("see ", isBold: true), TextRun("**a**", isBold: true)])
  }

  @Test(arguments: ["*", "_", "[", "`", "**a ", "*_", "\\", "~~a", "[]("])
  func `no literal takes long or is too deep`(part: String) {
    let text = String(repeating: part, count: 5_000)
    expect(!runs(Text(LocalizedStringKey(text))).isEmpty)
  }

  @Test func `values keep their styles`() {
    expectEqual(
      runs(Text("a \(Text("b").bold()) c")),
      [TextRun("a "), TextRun("b", isBold: true), TextRun(" c")])
    expectEqual(
      runs(Text("\(Image(systemName: "star")) 3")),
      [TextRun("(star)", isItalic: true), TextRun(" 3")])
    expectEqual(runs(Text("\(3.5, specifier: "%.2f")")), [TextRun("3.50")])
    // Forms that aren't for the number have no meaning.
    expectEqual(runs(Text("\(1, specifier: "%s") \(2, specifier: "%d%d")")), [TextRun("1 2")])
    expectEqual(runs(Text("\(12345)")), [TextRun("12345")])
    expectEqual(
      runs(Text("*\(Text("b").underline())*")),
      [Self.run("b") { ($0.isItalic, $0.isUnderlined) = (true, true) }])
    expectEqual(runs(Text("\(Optional(1) as Any)")), [TextRun("Optional(1)")])
  }

  @Test func `the key has specifiers`() {
    let key: LocalizedStringKey =
      "\(1) \(UInt(2)) \(2.5) \("a") \(true) \(1, specifier: "%03d") 100%"
    expectEqual(key.key, "%lld %llu %lf %@ %@ %03d 100%%")
    expectEqual(Text(key).content, "1 2 2.5 a true 001 100%")
  }

  @Test func `formats follow the locale of the environment`() {
    func shown(_ text: Text, _ language: String) -> [DisplayElement] {
      ElementTests.display(text.environment(\.locale, Locale(identifier: language))).map(\.element)
    }
    let number = Text(1234.5, format: .number)
    expectEqual(shown(number, "de"), [.text("1.234,5")])
    expectEqual(shown(number, "en_US"), [.text("1,234.5")])
    let percent = Text("\(0.5, format: .percent) full")
    expectEqual(shown(percent, "en_US"), [.text("50% full")])
  }

  @Test func `one text has styles, and another one behind it has others`() {
    let text =
      Text("a").font(.title) + Text("b").strikethrough() + Text("c").fontWeight(.bold)
      + Text("d").monospaced()
    expectEqual(
      runs(text),
      [
        Self.run("a") { $0.font = DisplayFont(style: .title) },
        Self.run("b") { $0.isStruckThrough = true },
        Self.run("c") { $0.font = DisplayFont(weight: .bold) },
        Self.run("d") { $0.font = DisplayFont(design: .monospaced) },
      ])
    expectEqual(runs(Text("a").font(.body.italic()))[0].isItalic, true)
    expectEqual(
      runs(Text("a").fontWeight(nil).fontDesign(nil)),
      [Self.run("a") { $0.font = DisplayFont(weight: .standard, design: .plain) }])
  }
}
