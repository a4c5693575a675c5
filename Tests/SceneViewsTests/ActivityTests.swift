import Checking
import Foundation
import Observation
import Scenes
import ScenesTesting
import Testing

/// Tests for the user activities that views provide, and for those that they continue.
@MainActor struct ActivityTests {
  @MainActor private final class Journal {
    var lines: [String] = []
  }

  private let read = "com.example.postbox.read"
  private let journal = Journal()

  private func text(_ simulator: AppSimulator) -> String? {
    simulator.application.advertisedActivity?.title
  }

  private struct Reading: View {
    let journal: Journal
    @State private var message: Int? = 1
    @State private var isPrivate = false
    @State private var scroll = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Text("other \(other)").onTapGesture {}
        Button("Next") { message = (message ?? 0) + 1 }
        Button("None") { message = nil }
        Button("Private") { isPrivate.toggle() }
        Button("Scroll") { scroll += 1 }
        Text("\(isPrivate)")
          .userActivity("com.example.postbox.browse", isActive: !isPrivate) {
            journal.lines.append("browse")
            $0.title = "all"
          }
        Text("message").modifier(Message(journal: journal, message: message, scroll: $scroll))
      }
    }
  }

  private struct Message: ViewModifier {
    let journal: Journal
    let message: Int?
    @Binding var scroll: Int

    func body(content: Content) -> some View {
      content.userActivity("com.example.postbox.read", element: message) { message, activity in
        journal.lines.append("message \(message) at \(scroll)")
        activity.title = "\(message)"
        activity.addUserInfoEntries(from: ["scroll": scroll])
        if message == 1 { activity.keywords = ["first"] }
      }
    }
  }

  @Test func `S93: an inactive view, or one without an element, provides no activity`()
    async
  {
    let simulator = await AppSimulator(Showing { Reading(journal: journal) })
    expectEqual(simulator.trace.last, "scene 1 current activity com.example.postbox.browse")
    expectEqual(text(simulator), "all")
    await simulator.tap("Private")
    expectEqual(simulator.trace.last, "scene 1 current activity \(read)")
    expectEqual(text(simulator), "1")
    await simulator.tap("None")
    expectEqual(simulator.trace.last, "no current activity")
    expect(simulator.application.currentUserActivity == nil)
    await simulator.tap("Private")
    expectEqual(text(simulator), "all")
  }

  @Test func `the closure runs when what it was given or read changes, and not else`() async {
    let simulator = await AppSimulator(Showing { Reading(journal: journal) })
    await simulator.tap("Private")
    journal.lines = []
    let activity = simulator.application.currentUserActivity
    expectEqual(activity?.keywords, ["first"])
    await simulator.tap("Next")
    expectEqual(journal.lines, ["message 2 at 0"])
    // It is the same activity, filled in from the beginning.
    expect(simulator.application.currentUserActivity === activity)
    expectEqual(activity?.keywords.isEmpty, true)
    // A value only the closure has read.
    await simulator.tap("Scroll")
    expectEqual(journal.lines, ["message 2 at 0", "message 2 at 1"])
    expectEqual(activity?.userInfo?["scroll"] as? Int, 1)
    await simulator.background()
    await simulator.foreground()
    expectEqual(journal.lines.count, 2)
    activity?.needsSave = true
    await simulator.settle()
    expectEqual(journal.lines.count, 3)
  }

  @Test func `an activity that views don't provide any more stays as it was`() async throws {
    let simulator = await AppSimulator(Showing { Reading(journal: journal) })
    let old = try require(simulator.application.currentUserActivity)
    await simulator.tap("Private")
    expectEqual(text(simulator), "1")
    old.needsSave = true
    old.becomeCurrent()
    await simulator.settle()
    expect(simulator.application.currentUserActivity === old)
    expectEqual(old.title, "all")
    expect(old.userInfo?["scroll"] == nil)
  }

  @Observable @MainActor final class Draft {
    var text = "a"
  }

  @Test func `out of focus the closure waits until it is needed`() async {
    struct Drafting: View {
      let draft: Draft
      let journal: Journal
      @Environment(\.sceneSession) private var session

      var body: some View {
        Text("draft").userActivity("draft") {
          journal.lines.append("\(session?.id ?? "") \(draft.text)")
          $0.title = draft.text
        }
      }
    }
    let draft = Draft()
    let simulator = await AppSimulator(Showing { Drafting(draft: draft, journal: journal) })
    await simulator.newWindow()
    expectEqual(journal.lines, ["1 a", "2 a"])
    draft.text = "b"
    await simulator.settle()
    draft.text = "c"
    await simulator.settle()
    expectEqual(journal.lines.dropFirst(2), ["2 b", "2 c"])
    await simulator.focus(1)
    expectEqual(journal.lines.dropFirst(4), ["1 c"])
    expectEqual(text(simulator), "c")
    await simulator.focus(2)
    expectEqual(journal.lines.count, 5)
  }

  @Test func `S94: several views of one type fill in one activity, from the outside in`() async {
    struct Several: View {
      @State private var isFirst = false

      var body: some View {
        VStack {
          Button("First") { isFirst = true }
          if isFirst { Text("0").userActivity("read") { $0.title = "0" } }
          VStack {
            Text("2").userActivity("read") { $0.title = ($0.title ?? "") + "2" }
            Text("x").userActivity("write") { $0.title = "x" }
          }
          .userActivity("read") { $0.title = ($0.title ?? "") + "1" }
          Text("3").userActivity("read") { $0.title = ($0.title ?? "") + "3" }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Several() })
    expectEqual(text(simulator), "123")
    await simulator.tap("First")
    expectEqual(text(simulator), "0123")
  }

  @Test func `S94: views that change places fill in in their new order`() async {
    struct Sorted: View {
      @State private var numbers = [1, 2]

      var body: some View {
        VStack {
          Button("Turn") { numbers.reverse() }
          ForEach(numbers, id: \.self) { number in
            Text("\(number)").userActivity("read") { $0.title = ($0.title ?? "") + "\(number)" }
          }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Sorted() })
    expectEqual(text(simulator), "12")
    await simulator.tap("Turn")
    expectEqual(text(simulator), "21")
  }

  @Test func `invisible views provide no activity`() async {
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("a").userActivity("a") { _ in }.tabItem { Text("A") }
          Text("b").userActivity("b") { _ in }.tabItem { Text("B") }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Tabs() })
    expectEqual(simulator.application.currentUserActivity?.activityType, "a")
    await simulator.tap("B")
    expectEqual(simulator.application.currentUserActivity?.activityType, "b")
    await simulator.tap("A")
    expectEqual(simulator.application.currentUserActivity?.activityType, "a")
  }

  @Test func `closing a window ends the activity of its views`() async {
    let simulator = await AppSimulator(Showing { Reading(journal: journal) })
    await simulator.close()
    expect(simulator.application.currentUserActivity == nil)
  }

  @Test func `replacing content ends the activity of its views`() async throws {
    let simulator = await AppSimulator(Showing { Reading(journal: journal) })
    expectEqual(text(simulator), "all")
    let scene = try require(simulator.sessions[0].scene as? WindowScene)
    let window = try require(scene.windows.first)
    window.content = HostingContent(rootView: Text("silent"))
    await simulator.settle()
    simulator.expect("silent")
    expect(window.userActivity == nil)
    expect(simulator.application.currentUserActivity == nil)
    window.content = HostingContent(rootView: Reading(journal: journal))
    await simulator.settle()
    expectEqual(text(simulator), "all")
  }

  @Test func `a closure that changes state is a recorded problem`() async {
    struct Writing: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").userActivity("read") { _ in if count < 3 { count += 1 } }
      }
    }
    let simulator = await AppSimulator(Showing { Writing() })
    expect(simulator.problems.contains { $0.code == .stateChangedInBody })
  }

  // MARK: - Continuing

  private struct Continuing: View {
    let journal: Journal
    @State private var isLate = false

    var body: some View {
      VStack {
        Button("Late") { isLate = true }
        if isLate {
          Text("late").onContinueUserActivity("com.example.postbox.read") { _ in
            journal.lines.append("late")
          }
        }
        Text("inner").onContinueUserActivity("com.example.postbox.read") {
          journal.lines.append("inner \($0.userInfo?["id"] as? Int ?? 0)")
        }
        .onContinueUserActivity("com.example.postbox.write") { _ in journal.lines.append("write") }
      }
      .onContinueUserActivity("com.example.postbox.read") {
        journal.lines.append("outer \($0.userInfo?["id"] as? Int ?? 0)")
        $0.userInfo = ["id": 43]
      }
    }
  }

  @Test func `S91: handlers of the type get an activity, once, and the same object`() async {
    let simulator = await AppSimulator(
      Showing { Continuing(journal: journal) }, profile: .phone)
    let activity = UserActivity(activityType: read)
    activity.userInfo = ["id": 42]
    await simulator.continue(activity)
    expectEqual(journal.lines, ["outer 42", "inner 43"])
    expectEqual(simulator.trace.last, "scene 1 handles: continue \(read)")
    await simulator.tap("Late")
    expectEqual(journal.lines.count, 2)
    await simulator.continue("com.example.postbox.write")
    expectEqual(journal.lines.last, "write")
    expectEqual(journal.lines.count, 3)
  }

  @Test func `T11: an activity waits for the first commit that has a handler of its type`() async {
    struct Waiting: View {
      let journal: Journal
      @State private var isReady = false

      var body: some View {
        VStack {
          Button("Ready") { isReady = true }
          Text("other").onContinueUserActivity("other") { _ in journal.lines.append("other") }
          if isReady {
            Text("a").onContinueUserActivity("read") { _ in journal.lines.append("a") }
            Text("b").onContinueUserActivity("read") { _ in journal.lines.append("b") }
          }
        }
      }
    }
    let simulator = await AppSimulator(
      Showing { Waiting(journal: journal) },
      launchedFor: [.continueActivity(ActivityRecord(activityType: "read"))])
    expectEqual(journal.lines, [])
    await simulator.tap("Ready")
    expectEqual(journal.lines, ["a", "b"])
  }
}
