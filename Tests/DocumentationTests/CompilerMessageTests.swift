import Checking
import Testing

/// The compiler reports a mistake in one clear sentence.
@Suite(.thread(.compiler)) struct CompilerMessageTests {
  private static let misplacedView =
    "'buildExpression' is unavailable: a view can't be used among scenes; wrap it in a scene, such as "
    + "WindowGroup { ... }"
  private static let misplacedScene =
    "'buildExpression' is unavailable: a scene can't be used among views; declare it in the body of an "
    + "App or a Scene"

  @Test(arguments: [
    #"Text("lost")"#,
    #"WindowGroup { Text("found") }; Text("lost")"#,
    #"WindowGroup { Text("found") }; if 1 < 2 { Text("lost") }"#,
    #"if 1 < 2 { WindowGroup { Text("found") } } else { Text("lost") }"#,
    #"for _ in 0..<2 { VStack { Text("lost") } }"#,
  ])
  func `a view among scenes is one sentence, wherever it stands`(body: String) throws {
    let source = """
      import Scenes
      struct Postbox: App {
        var body: some Scene {
          \(body)
        }
      }
      """
    try expectEqual(Compiler.check(source), [Self.misplacedView])
  }

  @Test func `a scene among views is one sentence`() throws {
    let source = """
      import Scenes
      struct Inbox: View {
        var body: some View {
          Text("found")
          WindowGroup { Text("lost") }
        }
      }
      """
    try expectEqual(Compiler.check(source), [Self.misplacedScene])
  }

  @Test func `a view among commands is one sentence`() throws {
    let source = """
      import Scenes
      struct TurnQueue: Commands {
        var body: some Commands {
          CommandMenu("found") { Text("inside") }
          Text("lost")
        }
      }
      """
    try expectEqual(
      Compiler.check(source),
      [
        "'buildExpression' is unavailable: a view can't be used among commands; put it "
          + "into a CommandMenu or a CommandGroup"
      ])
  }

  @Test(arguments: [
    "struct Settings { @Entry var size = 7 }", "@Entry var size = 7",
    "extension Int { @Entry var size: Int = 7 }",
  ])
  func `a value by key that stands in another place is one sentence`(source: String) throws {
    let findings = try Compiler.findings(
      ["Sample.swift": "import Scenes\nimport SceneMacros\n\(source)\n"],
      ["-swift-version", "6"])
    expectEqual(
      findings.map { $0.message.replacing(#/ \(from macro.*/#, with: "") },
      [
        "@Entry belongs to a variable in an extension of EnvironmentValues, FocusedValues, "
          + "Transaction or ContainerValues"
      ])
    expectEqual(findings.map(\.line), [3])
  }

  @Test func `a value that is neither a scene nor a view is an error`() throws {
    let source = """
      import Scenes
      struct Postbox: App {
        var body: some Scene {
          WindowGroup { Text("found") }
          7
        }
      }
      """
    let messages = try Compiler.check(source)
    expectEqual(
      messages,
      [
        "static method 'buildExpression' requires that 'Int' conform to 'Scene'"
      ])
  }

  @Test func `a body of 50 scenes with three modifiers each is checked`() throws {
    let scenes = (0..<50).map { number in
      """
          WindowGroup("Folder \(number)", id: "folder-\(number)") { Text("Folder \(number)") }
            .handlesExternalEvents(matching: ["folder/\(number)"])
            .defaultSize(width: \(400 + number), height: 300)
            .defaultLaunchBehavior(.automatic)
      """
    }
    let source = """
      import Scenes
      struct Postbox: App {
        var body: some Scene {
      \(scenes.joined(separator: "\n"))
        }
      }
      """
    try expectEqual(Compiler.check(source), [])
  }
}
