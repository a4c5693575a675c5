import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for alerts of an app, which belong to no window.
@MainActor struct AlertSceneTests {
  private struct Dashboard: App {
    @State private var isFailing = false
    @State private var isSuppressed = false
    @State private var answer = "none"

    var body: some Scene {
      WindowGroup("Servers") {
        Text("answer: \(answer), \(isSuppressed ? "suppressed" : "asked")")
        Button("Fail") { isFailing = true }
      }
      AlertScene("A server failed.", isPresented: $isFailing) {
        Button("Restart") { answer = "restart" }
        Button("Ignore", role: .cancel) { answer = "ignore" }
      } message: {
        Text("mail.example.com")
      }
      .dialogSeverity(.critical)
      .dialogIcon(nil)
      .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    }
  }

  @Test(arguments: [("Restart", "restart"), ("Ignore", "ignore")])
  func `it is shown over the windows until it is answered`(button: String, answer: String) async {
    let simulator = await AppSimulator(Dashboard())
    expectEqual(simulator.sessions.count, 1)
    await simulator.tap("Fail")
    simulator.expect("A server failed.", in: 2)
    simulator.expect("mail.example.com", in: 2)
    await simulator.tap("Don't ask again")
    await simulator.tap(button)
    expectEqual(simulator.sessions.count, 1)
    simulator.expect("answer: \(answer), suppressed")
    await simulator.tap("Fail")
    simulator.expect("A server failed.", in: 3)
    expectEqual(simulator.problems, [])
  }

  @Test func `it blocks the windows, can't be closed, and isn't restored`() async {
    let simulator = await AppSimulator(Dashboard())
    await simulator.tap("Fail")
    await simulator.tap("Fail", in: 1)
    expectEqual(simulator.problems.map(\.code), [.actBehindAlert])
    simulator.application.receive(.close(simulator.sessions[1].id))
    await simulator.settle()
    expectEqual(simulator.sessions.count, 2)
    await simulator.relaunch()
    expect(!simulator.text.contains("A server failed."))
  }

  @Test func `a person closes and opens no window behind it`() async {
    struct Logged: App {
      @State private var isFailing = false

      var body: some Scene {
        WindowGroup("Servers") { Button("Fail") { isFailing = true } }
        Window("Log", id: "log") { Text("log") }.keyboardShortcut("l")
        Settings { Text("settings") }
        AlertScene("A server failed.", isPresented: $isFailing) { Button("Ignore") {} }
      }
    }
    let simulator = await AppSimulator(Logged())
    await simulator.tap("Fail")
    await simulator.close(1)
    await simulator.newWindow()
    await simulator.press("command+l", in: 1)
    await simulator.press("command+n", in: 1)
    await simulator.press("command+w", in: 1)
    expectEqual(simulator.problems.count, 5)
    await simulator.press("command+,", in: 2)
    expectEqual(simulator.sessions.map(\.ordinal), [1, 2])
    expectEqual(simulator.problems.count, 6)
    expectEqual(Set(simulator.problems.map(\.code)), [.actBehindAlert])
    await simulator.tap("Ignore")
    expectEqual(simulator.sessions.map(\.ordinal), [1])
    await simulator.press("command+l")
    expectEqual(simulator.sessions.map(\.ordinal), [1, 3])
    await simulator.press("command+,")
    simulator.expect("settings", in: 4)
  }

  @Test func `it holds the windows until it is answered, also while it has no scene`() async {
    let simulator = await AppSimulator(Dashboard())
    await simulator.tap("Fail")
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(1)
    expect(simulator.sessions[1].scene == nil)
    await simulator.tap("Fail", in: 1)
    expectEqual(simulator.problems.map(\.code), [.actBehindAlert])
    // The alert comes back where a person needs it.
    simulator.expect("A server failed.", in: 2)
    await simulator.tap("Fail", in: 1)
    await simulator.newWindow()
    expectEqual(simulator.sessions.map(\.ordinal), [1, 2])
    await simulator.tap("Restart", in: 2)
    await simulator.newWindow()
    expectEqual(simulator.sessions.map(\.ordinal), [1, 3])
    simulator.expect("answer: restart", in: 1)
  }

  @Test func `it doesn't hold up the system`() async {
    let simulator = await AppSimulator(Dashboard())
    await simulator.tap("Fail")
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.foreground()
    await simulator.resume(1)
    expectEqual(simulator.problems, [])
    simulator.expect("A server failed.", in: 2)
    await simulator.quit()
    expect(simulator.application.isTerminated)
  }

  @Test func `of several alerts, the one in front is answered first`() async {
    struct Failing: App {
      @State private var isFailing = false
      @State private var isFull = false
      @State private var answers: [String] = []

      var body: some Scene {
        WindowGroup("Servers") {
          Text("answers: \(answers.joined(separator: ", "))")
          Button("Fail") { (isFailing, isFull) = (true, true) }
        }
        AlertScene("A server failed.", isPresented: $isFailing) {
          Button("Restart") { answers.append("restart") }
        }
        AlertScene("The disk is full.", isPresented: $isFull) {
          Button("Clean Up") { answers.append("clean up") }
        }
      }
    }
    let simulator = await AppSimulator(Failing())
    await simulator.tap("Fail")
    simulator.expect("A server failed.", in: 2)
    simulator.expect("The disk is full.", in: 3)
    await simulator.tap("Restart", in: 2)
    expectEqual(simulator.problems.map(\.code), [.actBehindAlert])
    await simulator.tap("Clean Up", in: 3)
    expectEqual(simulator.sessions.map(\.ordinal), [1, 2])
    await simulator.tap("Restart", in: 2)
    expectEqual(simulator.sessions.map(\.ordinal), [1])
    simulator.expect("answers: clean up, restart", in: 1)
    expectEqual(simulator.problems.count, 1)
  }

  @Test func `an alert whose answer removes it is closed`() async {
    struct Failing: App {
      @State private var failure: String?

      var body: some Scene {
        WindowGroup("Servers") { Button("Fail") { failure = "mail.example.com" } }
        if let failure {
          AlertScene("A server failed.", isPresented: .constant(true)) {
            Button("OK") { self.failure = nil }
          } message: {
            Text(failure)
          }
        }
      }
    }
    let simulator = await AppSimulator(Failing())
    for window in 2...3 {
      await simulator.tap("Fail", in: 1)
      simulator.expect("mail.example.com", in: window)
      await simulator.tap("OK", in: window)
      expectEqual(simulator.sessions.map(\.ordinal), [1])
    }
    expectEqual(simulator.problems, [])
  }
}
