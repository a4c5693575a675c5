import Checking
import Foundation
import Observation
import Scenes
import ScenesTesting
import Testing

@Observable @MainActor private final class TurnQueue {
  var unread = 0
  var title = "Inbox"
  var draft = Draft()

  struct Draft: Equatable {
    var subject = ""
  }
}

/// Bodies follow the objects they read, property by property.
@MainActor struct ObservationTests {
  private struct Unread: View {
    let runs: Runs
    let mailbox: TurnQueue

    var body: some View {
      runs("unread")
      return Text("\(mailbox.unread) unread")
    }
  }

  private struct Title: View {
    let runs: Runs
    let mailbox: TurnQueue

    var body: some View {
      runs("title")
      return Text(mailbox.title)
    }
  }

  private struct Content: View {
    let runs: Runs
    let mailbox: TurnQueue
    @State private var redraws = 0

    var body: some View {
      runs("content")
      return VStack {
        Text("redraws \(redraws)")
        Unread(runs: runs, mailbox: mailbox)
        Title(runs: runs, mailbox: mailbox)
        Button("Redraw") { redraws += 1 }
      }
    }
  }

  @Test func `a property that changes evaluates the bodies that read it, once`() async {
    let (runs, mailbox) = (Runs(), TurnQueue())
    let simulator = await AppSimulator(Showing { Content(runs: runs, mailbox: mailbox) })
    expectEqual(runs.counts, ["content": 1, "unread": 1, "title": 1])
    mailbox.unread = 1
    mailbox.unread = 2
    await simulator.settle()
    simulator.expect("2 unread")
    expectEqual(runs.counts, ["content": 1, "unread": 2, "title": 1])
    mailbox.title = "Archive"
    await simulator.settle()
    simulator.expect("Archive")
    expectEqual(runs.counts, ["content": 1, "unread": 2, "title": 2])
  }

  @Test func `a body evaluated for other reasons leaves no trackers behind`() async {
    struct Both: View {
      let runs: Runs
      let mailbox: TurnQueue
      @State private var count = 0

      var body: some View {
        runs("both")
        return Button("\(count) and \(mailbox.unread)") { count += 1 }
      }
    }
    let (runs, mailbox) = (Runs(), TurnQueue())
    let simulator = await AppSimulator(Showing { Both(runs: runs, mailbox: mailbox) })
    for count in 0..<20 { await simulator.tap("\(count) and 0") }
    mailbox.unread = 1
    await simulator.settle()
    simulator.expect("20 and 1")
    expectEqual(runs.counts["both"], 22)
  }

  @Test func `a property that is no longer read causes no evaluation`() async {
    struct Switching: View {
      let runs: Runs
      let mailbox: TurnQueue
      @State private var isReading = true

      var body: some View {
        runs("switching")
        return VStack {
          Text(isReading ? "\(mailbox.unread)" : "nothing")
          Button("Stop") { isReading = false }
        }
      }
    }
    let (runs, mailbox) = (Runs(), TurnQueue())
    let simulator = await AppSimulator(Showing { Switching(runs: runs, mailbox: mailbox) })
    await simulator.tap("Stop")
    mailbox.unread = 7
    await simulator.settle()
    expectEqual(runs.counts["switching"], 2)
  }

  @Test func `Bindable gives bindings to what a body has from elsewhere`() async {
    struct Editing: View {
      @Environment(TurnQueue.self) private var mailbox

      var body: some View {
        @Bindable var mailbox = mailbox
        TextField("Title", text: $mailbox.title)
      }
    }
    let mailbox = TurnQueue()
    let simulator = await AppSimulator(Showing { Editing().environment(mailbox) })
    await simulator.type("Outbox", into: "Title")
    expectEqual(mailbox.title, "Outbox")
  }

  @Test func `Bindable gives bindings to properties and their parts`() async {
    struct Editing: View {
      @Bindable var mailbox: TurnQueue

      var body: some View {
        VStack {
          TextField("Title", text: $mailbox.title)
          TextField("Subject", text: $mailbox.draft.subject)
          Text("\(mailbox.title): \(mailbox.draft.subject)")
        }
      }
    }
    let mailbox = TurnQueue()
    let simulator = await AppSimulator(Showing { Editing(mailbox: mailbox) })
    await simulator.type("Outbox", into: "Title")
    await simulator.type("Hello", into: "Subject")
    simulator.expect("Outbox: Hello")
    expectEqual(mailbox.title, "Outbox")
    expectEqual(mailbox.draft.subject, "Hello")
  }

  @Test func `an object is handed down by its type, and taken away by nil`() async {
    struct Reading: View {
      @Environment(TurnQueue.self) private var mailbox

      var body: some View { Text("reads \(mailbox.title)") }
    }
    struct Maybe: View {
      @Environment(TurnQueue?.self) private var mailbox

      var body: some View { Text("maybe \(mailbox?.title ?? "none")") }
    }
    let mailbox = TurnQueue()
    let simulator = await AppSimulator(
      Showing {
        VStack {
          Reading()
          Maybe()
          Maybe().environment(nil as TurnQueue?)
        }
        .environment(mailbox)
        Maybe()
      })
    mailbox.title = "Archive"
    await simulator.settle()
    expectEqual(
      simulator.text.components(separatedBy: "\n").dropFirst().map {
        $0.trimmingPrefix { $0 == " " }
      }, ["reads Archive", "maybe Archive", "maybe none", "maybe none"])
  }

  @Test func `an app's body follows objects too`() async {
    struct Following: App {
      let mailbox: TurnQueue

      init() { self.init(mailbox: TurnQueue()) }
      init(mailbox: TurnQueue) { self.mailbox = mailbox }

      var body: some Scene {
        WindowGroup(mailbox.title) { Text("content") }
      }
    }
    let mailbox = TurnQueue()
    let simulator = await AppSimulator(Following(mailbox: mailbox))
    mailbox.title = "Archive"
    await simulator.settle()
    expectEqual(simulator.sessions[0].scene?.title, "Archive")
  }

  @Test func `a window that is closed follows nothing`() async {
    let (runs, mailbox) = (Runs(), TurnQueue())
    let simulator = await AppSimulator(Showing { Unread(runs: runs, mailbox: mailbox) })
    await simulator.close()
    mailbox.unread = 1
    await simulator.settle()
    expectEqual(runs.counts["unread"], 1)
  }
}
