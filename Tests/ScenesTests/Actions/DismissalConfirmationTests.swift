import Checking
import Scenes
import ScenesTesting
import Testing

/// The question that a window presents before it is closed.
@MainActor struct DismissalConfirmationTests {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Inbox") { Inbox() }
      WindowGroup("Draft", id: "draft", for: Int.self) { $number in Draft() }
    }
  }

  private struct Inbox: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("New") {
        count += 1
        openWindow(id: "draft", value: count)
      }
    }
  }

  private struct Draft: View {
    @State private var text = "unsent"
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      TextField("Text", text: $text)
        .dismissalConfirmationDialog("Discard the draft?", shouldPresent: !text.isEmpty) {
          Button("Save") { text = "" }
          Button("Discard", role: .destructive) {}
          Button("Discard and Close") { dismissWindow() }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It was never sent.")
        }
      Button("Leave") { dismiss() }
      Button("Leave Window") { dismissWindow() }
      Button("Leave All") { dismissWindow(id: "draft") }
      Button("Force") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
      Button("Force All") {
        var transaction = Transaction()
        transaction.dismissBehavior = .destructive
        withTransaction(transaction) { dismissWindow(id: "draft") }
      }
    }
  }

  /// The app with the inbox and drafts, the last of which has the focus.
  private func simulator(drafts: Int = 1, profile: HostProfile = .desktop) async -> AppSimulator {
    let simulator = await AppSimulator(Postbox(), profile: profile)
    for _ in 0..<drafts { await simulator.tap("New", in: 1) }
    return simulator
  }

  private func isAsking(_ simulator: AppSimulator) -> Bool {
    simulator.text.contains("Discard the draft?") && simulator.text.contains("It was never sent.")
  }

  enum Way: CaseIterable {
    case close, command, dismiss, dismissWindow, dismissAll
  }

  private func leave(_ simulator: AppSimulator, by way: Way) async {
    switch way {
    case .close: await simulator.close(2)
    case .command: await simulator.tap("File > Close")
    case .dismiss: await simulator.tap("Leave")
    case .dismissWindow: await simulator.tap("Leave Window")
    case .dismissAll: await simulator.tap("Leave All")
    }
  }

  @Test(arguments: Way.allCases)
  func `a window stays until its question is answered`(way: Way) async {
    let simulator = await simulator()
    await leave(simulator, by: way)
    expect(isAsking(simulator))
    expectEqual(simulator.sessions.count, 2)
    await simulator.tap("Keep")
    expect(!isAsking(simulator))
    expectEqual(simulator.sessions.count, 2)
    await leave(simulator, by: way)
    await simulator.back()
    expect(!isAsking(simulator))
    expectEqual(simulator.sessions.count, 2)
    await leave(simulator, by: way)
    await simulator.tap("Discard")
    expectEqual(simulator.sessions.map(\.ordinal), [1])
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: ["Save", "Discard", "Discard and Close"])
  func `an action closes the window, also if it does so itself`(action: String) async {
    let simulator = await simulator()
    await simulator.close(2)
    // Asked once more, the question is still one.
    await simulator.close(2)
    await simulator.tap(action)
    expectEqual(simulator.sessions.map(\.ordinal), [1])
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: Way.allCases)
  func `a window without a question is closed at once`(way: Way) async {
    let simulator = await simulator()
    await simulator.type("", into: "Text")
    await leave(simulator, by: way)
    expectEqual(simulator.sessions.map(\.ordinal), [1])
  }

  @Test(arguments: ["Force", "Force All"])
  func `a destructive transaction closes in spite of the question`(button: String) async {
    let simulator = await simulator()
    await simulator.tap(button)
    expectEqual(simulator.sessions.map(\.ordinal), [1])
  }

  @Test func `a window in the background comes to the front to ask`() async {
    let simulator = await simulator()
    await simulator.background(2)
    await simulator.close(2)
    expectEqual(simulator.sessions[1].scene?.activationState, .foregroundActive)
    expect(isAsking(simulator))
  }

  @Test func `one answer is that to closing and that to quitting`() async {
    let simulator = await simulator()
    await simulator.close(2)
    await simulator.quit()
    expect(isAsking(simulator))
    await simulator.tap("Discard")
    expect(simulator.application.isTerminated)
    await simulator.relaunch()
    expectEqual(simulator.sessions.map(\.ordinal), [1])
  }

  @Test func `quitting asks each window`() async {
    let simulator = await simulator(drafts: 2)
    await simulator.quit()
    expect(!simulator.application.isTerminated && isAsking(simulator))
    expectEqual(simulator.application.focusedSession?.ordinal, 2)
    await simulator.tap("Save")
    expect(!simulator.application.isTerminated && isAsking(simulator))
    expectEqual(simulator.application.focusedSession?.ordinal, 3)
    await simulator.tap("Discard")
    expect(simulator.application.isTerminated)
    expectEqual(simulator.problems, [])
    // What a person discarded doesn't come back.
    await simulator.relaunch()
    expectEqual(simulator.sessions.map(\.ordinal), [1])
  }

  @Test func `a kept window keeps the app`() async {
    let simulator = await simulator(drafts: 2)
    await simulator.quit()
    await simulator.tap("Discard")
    await simulator.tap("Keep")
    expect(!simulator.application.isTerminated)
    expectEqual(simulator.sessions.count, 3)
    // The window that was to be discarded asks again.
    await simulator.quit()
    expectEqual(simulator.application.focusedSession?.ordinal, 2)
    expect(isAsking(simulator))
  }

  @Test func `an app in the background isn't asked`() async {
    // The scenes of a desktop stay in the foreground.
    let simulator = await simulator(profile: .tablet)
    await simulator.background()
    await simulator.quit()
    expect(simulator.application.isTerminated)
  }

  private struct Several: View {
    @State private var count = 0

    var body: some View {
      Text("several")
        .dismissalConfirmationDialog(Text("Inner?").bold(), shouldPresent: true) {
          Button("Go") {}
        }
        .dismissalConfirmationDialog(String("Outer?"), shouldPresent: count < 1) {
          Button("Go") {}
        }
        .closureConfirmation(count < 0 ? SceneClosureConfirmation(title: "Host?") : nil)
      Button("Count") { count += 1 }
    }
  }

  private struct SeveralApp: App {
    var body: some Scene {
      WindowGroup("Several") { Several() }
    }
  }

  @Test func `of several questions the outermost is asked`() async {
    let simulator = await AppSimulator(SeveralApp())
    await simulator.close()
    expectContains(simulator.text, "Outer?")
    expect(!simulator.text.contains("Inner?"))
    await simulator.back()
    await simulator.tap("Count")
    await simulator.close()
    expectContains(simulator.text, "Inner?")
    await simulator.tap("Go")
    expectEqual(simulator.sessions, [])
  }
}
