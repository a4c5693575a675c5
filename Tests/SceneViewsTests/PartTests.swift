import Checking
import Scenes
import ScenesTesting
import Testing

/// A view that reads a part of a value depends on that part and not on the rest.
@MainActor struct PartTests {
  private struct Draft: Identifiable {
    var id: Int
    var subject = ""
    var body = ""
  }

  private struct Subject: View {
    @Binding var subject: String
    let runs: Runs

    var body: some View {
      runs("subject")
      return TextField("Subject", text: $subject)
        .help(subject)
    }
  }

  private struct Content: View {
    @Binding var text: String
    let runs: Runs

    var body: some View {
      runs("body")
      return Text("body \(text)")
    }
  }

  @Test func `a view that reads one property isn't evaluated when another changes`() async {
    struct Editor: View {
      @State private var draft = Draft(id: 1)
      let runs: Runs

      var body: some View {
        runs("editor")
        return VStack {
          Subject(subject: $draft.subject, runs: runs)
          Content(text: $draft.body, runs: runs)
          Button("Send") { draft = Draft(id: 2, body: "sent") }
        }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Editor(runs: runs) })
    runs.counts = [:]
    await simulator.type("Lunch", into: "Subject")
    expectEqual(runs.counts, ["subject": 1])
    await simulator.type("Dinner", into: "Subject")
    expectEqual(runs.counts, ["subject": 2])
    await simulator.tap("Send")
    simulator.expect("body sent")
    expectEqual(runs.counts, ["subject": 3, "body": 1])
  }

  @Test func `a part of a part, and of an optional, counts by itself`() async {
    struct Pair {
      var first = Draft(id: 1)
      var second: Draft? = Draft(id: 2)
    }
    struct Second: View {
      let subject: Binding<String>?
      let runs: Runs

      var body: some View {
        runs("second")
        return Text("second \(subject?.wrappedValue ?? "none")")
      }
    }
    struct Editor: View {
      @State private var pair = Pair()
      let runs: Runs

      var body: some View {
        VStack {
          Subject(subject: $pair.first.subject, runs: runs)
          Content(text: $pair.first.body, runs: runs)
          Second(subject: Binding($pair.second)?.subject, runs: runs)
          Button("Write") { pair.second?.subject = "written" }
          Button("Drop") { pair.second = nil }
        }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Editor(runs: runs) })
    runs.counts = [:]
    await simulator.type("Lunch", into: "Subject")
    expectEqual(runs.counts, ["subject": 1])
    await simulator.tap("Write")
    simulator.expect("second written")
    expectEqual(runs.counts, ["subject": 1, "second": 1])
    await simulator.tap("Drop")
    simulator.expect("second none")
  }

  private struct Row: View {
    @Binding var draft: Draft
    let runs: Runs

    var body: some View {
      runs("row")
      return TextField("Draft \(draft.id)", text: $draft.subject)
        .onDisappear { runs("gone \(draft.subject)") }
    }
  }

  private struct Rows: View {
    @State private var drafts = (0..<40).map { Draft(id: $0) }
    let isList: Bool
    let runs: Runs

    var body: some View {
      runs("around")
      return VStack {
        if isList {
          List($drafts) { $draft in Row(draft: $draft, runs: runs) }
        } else {
          ForEach($drafts) { $draft in Row(draft: $draft, runs: runs) }
        }
        Button("Remove") { drafts.removeFirst(3) }
        Button("Sort") { drafts.sort { $0.subject > $1.subject } }
      }
    }
  }

  @Test(arguments: [false, true])
  func `typing into a row evaluates that row only`(isList: Bool) async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Rows(isList: isList, runs: runs) })
    runs.counts = [:]
    await simulator.type("Lunch", into: "Draft 3")
    expectEqual(runs.counts, ["row": 1])
    await simulator.tap("Remove")
    expectEqual(runs.counts, ["row": 1, "gone ": 3])
    await simulator.type("Supper", into: "Draft 7")
    await simulator.tap("Sort")
    expectEqual(runs.counts, ["row": 2, "gone ": 3])
    await simulator.type("Dinner", into: "Draft 3")
    expectEqual(runs.counts, ["row": 3, "gone ": 3])
    await simulator.tap("Remove")
    expectEqual(runs.counts, ["row": 3, "gone ": 4, "gone Dinner": 1, "gone Supper": 1])
  }

  @Test func `rows identified by a property follow it`() async {
    struct Names: View {
      @State private var drafts = [Draft(id: 1, subject: "Lunch"), Draft(id: 2, subject: "Dinner")]

      var body: some View {
        ForEach($drafts, id: \.subject) { $draft in
          TextField("\(draft.subject) text", text: $draft.body)
        }
        List($drafts, id: \.subject) { $draft in Text("\(draft.subject): \(draft.body)") }
        Button("Turn") { drafts.reverse() }
      }
    }
    let simulator = await AppSimulator(Showing { Names() })
    await simulator.type("at noon", into: "Lunch text")
    await simulator.tap("Turn")
    simulator.expect("Lunch: at noon")
    await simulator.type("at six", into: "Dinner text")
    simulator.expect("Dinner: at six")
    simulator.expect("Lunch: at noon")
  }
}
