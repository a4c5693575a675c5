import Checking
import SceneDisplay
import Scenes
import Testing

@testable import SceneHeadless

@MainActor struct CompletionTests {
  private let vocabulary = Completion.Vocabulary(
    labels: { act in
      switch act {
      case .press: ["Send", "Say \"hi\"", "Send"]
      case .enter, .select: ["Subject", "To"]
      case .action: ["Message"]
      case .drag: ["Note"]
      case .drop: ["Shelf"]
      default: []
      }
    }, windows: [1, 3])

  @Test(arguments: [
    ("re", ["resize", "resume", "relaunch"]),
    ("tr", ["trace on", "trace off"]),
    ("trace o", ["on", "off"]),
    ("help t", ["tap", "type"]),
    ("tap ", [#""Say \"hi\"""#, #""Send""#]),
    ("tap Se", [#""Send""#]),
    (#"tap "Se"#, [#""Send""#]),
    (#"tap "Send" "#, ["at", "in"]),
    (#"tap "Send" in "#, ["1", "3"]),
    ("type ", []),
    (#"type "Hello" "#, ["at", "in", "into"]),
    (#"type "Hello" into "#, [#""Subject""#, #""To""#]),
    ("select ", []), (#"select "A" "#, ["at", "in", "of"]),
    (#"select "A" of "#, [#""Subject""#, #""To""#]),
    ("perform ", []), (#"perform "Archive" on "#, [#""Message""#]),
    ("drag ", [#""Note""#]), (#"drag "Note" "#, ["at", "in", "new", "to", "window"]),
    (#"drag "Note" to "#, [#""Shelf""#, "new"]),
    ("delete ", ["row"]), ("delete row ", []),
    ("focus ", ["1", "3"]),
    ("set x", []), ("# ta", []), ("nothing ", []), ("show ", ["in", "menus"]),
    (#"scroll "Inbox" "#, ["down", "in", "to", "up"]),
  ])
  func `a line goes on with what can stand there`(line: String, expected: [String]) {
    expectEqual(Completion(of: line, in: vocabulary).candidates, expected)
  }

  @Test func `candidates stand in columns, and are written out`() {
    expectEqual(
      String.table(of: ["a", "bb", "郵", "\u{1B}"], width: 21),
      [
        "a       bb      ", "郵      \\u{1B}  ",
      ])
    expectEqual(String.table(of: [], width: 80), [])
    expectEqual(String.table(of: Array(repeating: "a", count: 500), width: 1).last, "and 400 more")
  }

  private struct Letter: App {
    var body: some Scene {
      WindowGroup {
        Button("Send") {}.disabled(true)
        Button("Save") {}
        Button("Seen") {}.hidden()
      }
    }
  }

  @Test func `labels are those of controls that can be used`() async {
    let played = await PlayedApp(Letter())
    expectEqual(Completion(of: "tap ", for: played.player).candidates, [#""Save""#])
  }
}
