import Testing

@testable import SceneHeadless

struct ScriptInputTests {
  @Test(arguments: [
    ("", [String]()),
    ("show", ["show"]),
    ("show\n", ["show"]),
    ("show\n\nquit\n", ["show", "", "quit"]),
    ("show\r\nquit\r\n", ["show", "quit"]),
    ("\n", [""]),
  ])
  func `a text has its lines, however they end`(text: String, lines: [String]) {
    #expect(ScriptInput.lines(of: text) == lines)
  }
}
