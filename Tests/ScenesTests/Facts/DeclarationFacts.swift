import Scenes
import ScenesTesting
import Testing

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct MarkKey: EnvironmentKey {
  static var defaultValue: String { "default" }
}

/// S114, S132: the environment of one scene among several, and the delegate of an app.
@MainActor struct DeclarationFacts {
  private struct Marked: View {
    let name: String
    @Environment(\.mark) private var mark

    var body: some View { Text("\(name) has \(mark)") }
  }

  /// A scene that names its window by its environment.
  private struct Named: Scene {
    let id: String
    @Environment(\.mark) private var mark

    var body: some Scene {
      WindowGroup("\(id) of \(mark)", id: id) { Marked(name: id) }
    }
  }

  private struct Folders: Scene {
    var body: some Scene {
      Named(id: "sent")
      Named(id: "spam").environment(\.mark, "inner")
    }
  }

  private struct Several: App {
    @State private var mark = "first"

    var body: some Scene {
      WindowGroup("Inbox", id: "inbox") {
        VStack {
          Marked(name: "inbox")
          Button("Mark") { mark = "second" }
        }
      }
      Named(id: "message").environment(\.mark, mark)
      Named(id: "draft")
      Folders().environment(\.mark, mark + " group")
    }
  }

  @Test func `S114: a scene's environment reaches the scene and its views, and no other`() async {
    let simulator = await AppSimulator(Several(), profile: .desktop)
    for id in ["message", "draft", "sent", "spam"] {
      simulator.application.openWindow(.init(id: id))
    }
    await simulator.settle()
    func shown() -> [String] {
      simulator.sessions.map { $0.scene?.title ?? "" }
    }
    simulator.expect("inbox has default", in: 1)
    simulator.expect("message has first", in: 2)
    simulator.expect("draft has default", in: 3)
    simulator.expect("sent has first group", in: 4)
    simulator.expect("spam has inner", in: 5)
    #expect(
      shown() == [
        "Inbox", "message of first", "draft of default", "sent of first group", "spam of inner",
      ])
    await simulator.tap("Mark", in: 1)
    simulator.expect("inbox has default", in: 1)
    simulator.expect("message has second", in: 2)
    simulator.expect("draft has default", in: 3)
    simulator.expect("sent has second group", in: 4)
    simulator.expect("spam has inner", in: 5)
    #expect(
      shown().prefix(4).dropFirst() == [
        "message of second", "draft of default",
        "sent of second group",
      ])
  }

  @MainActor private final class Delegate: ApplicationDelegate {
    static var made = 0

    init() { Self.made += 1 }
  }

  @Test func `S132: the adaptor makes one delegate with the app, which the application has`()
    async
  {
    struct Adapted: App {
      @ApplicationDelegateAdaptor(Delegate.self) var delegate
      @State private var count = 0

      var body: some Scene {
        WindowGroup("\(count)") { Button("Again") { count += 1 } }
      }
    }
    Delegate.made = 0
    let app = Adapted()
    #expect(Delegate.made == 1)
    let simulator = await AppSimulator(app)
    await simulator.tap("Again")
    #expect(simulator.sessions.first?.scene?.title == "1")
    #expect(simulator.application.delegate === app.delegate)
    // The body runs again, and the app's delegate isn't made again.
    #expect(Delegate.made == 1)
  }
}
