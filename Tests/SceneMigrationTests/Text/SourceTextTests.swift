import Checking
import Testing

@testable import SceneMigration

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("a.b(c)", ["a", ".", "b", "(", "c", ")"]),
    ("x // y\nz", ["x", "z"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("\"a \\(b(\"c\")) d\" e", ["\"a \\(b(\"c\")) d\"", "e"]),
    ("#\"a\"b\"# c", ["#\"a\"b\"#", "c"]),
    ("\"\"\"\na \"b\"\n\"\"\" c", ["\"\"\"\na \"b\"\n\"\"\"", "c"]),
    ("#selector(f)", ["#selector", "(", "f", ")"]),
    ("\"open\nb", ["\"open", "b"]),
    ("`in` é", ["`in`", "é"]),
    ("#/a{\"/# b", ["#/a{\"/#", "b"]),
    ("##/a/#b/## c", ["##/a/#b/##", "c"]),
    ("#/\n  [{] # \"\n/# b", ["#/\n  [{] # \"\n/#", "b"]),
    ("#/a\nb", ["#", "/", "a", "b"]),
    ("a(/[{(\"]/)", ["a", "(", "/[{(\"]/", ")"]),
    ("let a = /b\\/{/\nc", ["let", "a", "=", "/b\\/{/", "c"]),
    ("return /a b/", ["return", "/a b/"]),
    ("a /b/ c", ["a", "/", "b", "/", "c"]),
    ("a(1, /) + b(/)", ["a", "(", "1", ",", "/", ")", "+", "b", "(", "/", ")"]),
    ("f() / 2 + 1 / g", ["f", "(", ")", "/", "2", "+", "1", "/", "g"]),
    ("= / a / b", ["=", "/", "a", "/", "b"]),
    ("\"\\(a(#\"b)\"c\"#))\" d", ["\"\\(a(#\"b)\"c\"#))\"", "d"]),
  ])
  func `source is split into tokens`(text: String, expected: [String]) {
    expectEqual(SourceText(path: "A.swift", text: text).tokens.map(\.text), expected)
  }

  @Test func `an edit keeps the lines of the text it replaces`() {
    var source = SourceText(path: "A.swift", text: "a(\n  1\n)\nb")
    source.apply([.init(range: 0..<8, text: "c")])
    expectEqual(source.text, "c\n\n\nb")
    expectEqual(source.line(at: source.text.utf8.count - 1), 4)
  }

  @Test func `of two edits that overlap the first counts`() {
    var source = SourceText(path: "A.swift", text: "abcdef")
    source.apply([.init(range: 2..<4, text: "y"), .init(range: 0..<3, text: "x")])
    expectEqual(source.text, "xdef")
  }

  @Test func `types and their methods are found`() throws {
    let source = SourceText(
      path: "A.swift",
      text: """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool { true }
          class func make() {}
          var f: () -> Void = { func inner() {} }
        }
        """)
    let type = try require(source.types.first)
    expectEqual(source.types.count, 1)
    expectEqual(type.name, "AppDelegate")
    expectEqual(type.inherited, ["UIResponder", "UIApplicationDelegate"])
    expectContains(type.attributes, "@main")
    expectEqual(source.methods(of: type).map(\.name), ["application(_:open:options:)", "make()"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\"\\(", "class a\n", "(", "class a<\n", "func a() ", "#/\n", "#", "(]", "/*", "=/\\",
    ])
  func `long broken source is read in a moment`(part: String) {
    let text = String(repeating: part, count: 10_000) + String(repeating: "]", count: 10_000)
    let source = SourceText(path: "A.swift", text: text)
    for type in source.types { _ = source.methods(of: type) }
    _ = source.obsoleteMethods
    var preparation = Preparation(modules: ["UIKit"])
    _ = preparation.prepared(source)
  }

  @Test func `a declaration without a body has none of the next`() {
    let source = SourceText(path: "A.swift", text: "class A: B\nfunc c() {}\nclass D: E & F<G> {}")
    expectEqual(source.types.map(\.name), ["D"])
    expectEqual(source.types.first?.inherited, ["E", "F<G>"])
    expectEqual(source.types.first?.inheritedNames, ["E", "F"])
  }

  @Test(arguments: [
    "", "}", "((((", "class", "class A: ", "func", "#if", "\"", "/*", "@", "\\", "{ in",
  ])
  func `broken source never traps`(text: String) {
    let source = SourceText(path: "A.swift", text: text)
    for type in source.types { _ = source.methods(of: type) }
    for index in source.tokens.indices { _ = source.statements(around: index) }
    var preparation = Preparation(modules: ["UIKit"])
    _ = preparation.prepared(source)
  }
}
