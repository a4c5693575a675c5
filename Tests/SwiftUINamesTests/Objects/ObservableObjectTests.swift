import Checking
import ScenesTesting
import SwiftUI
import Testing

/// Objects that tell their changes, and the views that observe them.
@MainActor @Suite(.serialized) struct ObservableObjectTests {
  init() {
    Evaluated.bodies = []
  }

  @Test func `a change updates the views that observe the object, and no others`() async {
    let simulator = await AppSimulator(MailApp())
    Evaluated.bodies = []
    await simulator.tap("Fetch")
    expectEqual(Evaluated.bodies, ["MailView", "Title", "Deep"])
    simulator.expect("unread 1")
    simulator.expect("1 new, ")
    expectEqual(simulator.element("Any").value, "on")
  }

  @Test func `a property that isn't published updates nothing`() async {
    let simulator = await AppSimulator(MailApp())
    Evaluated.bodies = []
    await simulator.tap("Draft")
    expectEqual(Evaluated.bodies, [])
  }

  @Test func `an owner keeps its object while its body is evaluated again`() async {
    let simulator = await AppSimulator(MailApp())
    await simulator.tap("Fetch")
    await simulator.tap("Round 0")
    simulator.expect("unread 1")
  }

  @Test func `each window owns an object of its own`() async {
    let simulator = await AppSimulator(MailApp())
    await simulator.tap("Fetch")
    await simulator.newWindow()
    simulator.expect("unread 1", in: 1)
    simulator.expect("unread 0", in: 2)
  }

  private struct Unread: View {
    @StateObject private var model = MailModel()

    var body: some View { Button("Unread \(model.unread)") { model.unread += 1 } }
  }

  private struct Card<Content: View>: View {
    let content: Content
    @State private var isOpen = true
    @State private var isTwice = false

    var body: some View {
      Button("Turn") { isOpen.toggle() }
      Button("Double") { isTwice.toggle() }
      if isOpen { content }
      if isTwice { content }
    }
  }

  private struct CardApp: App {
    var body: some Scene {
      WindowGroup { Card(content: Unread()) }
    }
  }

  @Test func `a view that is shown again owns a new object`() async {
    let simulator = await AppSimulator(CardApp())
    await simulator.tap("Unread 0")
    simulator.expect("Unread 1")
    await simulator.tap("Turn")
    await simulator.tap("Turn")
    simulator.expect("Unread 0")
  }

  @Test func `a view that is shown twice owns two objects`() async {
    let simulator = await AppSimulator(CardApp())
    await simulator.tap("Unread 0")
    await simulator.tap("Double")
    simulator.expect("Unread 1")
    await simulator.tap("Unread 0")
    await simulator.tap("Unread 1", at: 2)
    simulator.expect("Unread 1")
    simulator.expect("Unread 2")
  }

  private struct LoadedApp: App {
    @StateObject private var model = MailModel()

    init() { model.unread = 3 }

    var body: some Scene {
      WindowGroup { Text("\(model.unread) unread") }
    }
  }

  @Test func `an object that the initializer of an app reads is the object of the app`() async {
    let simulator = await AppSimulator(LoadedApp())
    simulator.expect("3 unread")
  }

  @Test func `bindings to properties read and write the object`() async {
    let simulator = await AppSimulator(MailApp())
    await simulator.type("Lunch", into: "Subject")
    simulator.expect("says Lunch")
    simulator.expect("0 new, Lunch")
    await simulator.tap("Any")
    simulator.expect("unread 1")
  }

  @Test func `an app owns an object, and its scenes hand it down`() async {
    struct Counter: View {
      @EnvironmentObject var model: MailModel
      var body: some View { Button("Unread \(model.unread)") { model.unread += 1 } }
    }
    struct CountingApp: App {
      @StateObject private var model = MailModel()
      var body: some Scene {
        WindowGroup("Inbox, \(model.unread)") { Counter() }.environmentObject(model)
      }
    }
    let simulator = await AppSimulator(CountingApp())
    await simulator.tap("Unread 0")
    simulator.expect("Unread 1")
    expectContains(simulator.text, "Inbox, 1")
  }

  @Test func `an object with a publisher of its own tells by it`() async {
    final class Clock: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var seconds = 0
    }
    struct ClockView: View {
      @ObservedObject var clock: Clock
      var body: some View { Text("at \(clock.seconds)") }
    }
    struct ClockApp: App {
      let clock: Clock
      var body: some Scene { WindowGroup { ClockView(clock: clock) } }
      init() { clock = Clock() }
      init(_ clock: Clock) { self.clock = clock }
    }
    let clock = Clock()
    let simulator = await AppSimulator(ClockApp(clock))
    clock.seconds = 1
    await simulator.settle()
    simulator.expect("at 0")
    clock.objectWillChange.send()
    await simulator.settle()
    simulator.expect("at 1")
  }
}
