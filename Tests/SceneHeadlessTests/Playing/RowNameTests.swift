import Checking
import Foundation
import SceneHeadless
import Scenes
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup { Inbox() }
  }
}

private struct Inbox: View {
  @State private var chosen: Int?
  @State private var size: Int? = 7

  var body: some View {
    Text("chosen \(chosen ?? 0) size \(size ?? 0)")
    Text("Budget")
    List(selection: $chosen) {
      row(1, "Ada", "Lunch?")
      row(2, "Grace", "Budget")
      row(3, "Ada", "Engine")
      row(4, "Echo", "Echo")
      VStack {
        Text("Options")
        List(selection: $size) {
          HStack {
            Text("Small")
            Text("cheap")
          }
          .tag(6)
          Text("Large").tag(7)
        }
      }
      .tag(5)
    }
  }

  private func row(_ number: Int, _ sender: String, _ subject: String) -> some View {
    VStack {
      Text(sender)
      Text(subject)
    }
    .accessibilityElement(children: .combine)
    .tag(number)
  }
}

private struct Outbox: App {
  var body: some Scene {
    WindowGroup { Drafts() }
  }
}

private struct Drafts: View {
  @State private var drafts = ["Ada", "Ben", "Cleo"]

  var body: some View {
    Text("drafts \(drafts.joined(separator: " "))")
    List {
      ForEach(drafts, id: \.self) { Text("Draft \($0)") }
        .onDelete { drafts.remove(atOffsets: $0) }
        .onMove { drafts.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

/// The names of rows with several texts.
@MainActor struct RowNameTests {
  private let app: PlayedApp

  init() async {
    app = await PlayedApp(Postbox())
  }

  private func refusal(_ lines: String...) async -> String { await app.refusal(lines) }

  @Test func `a row is found by its whole text, or by one of its texts`() async {
    await expectEqual(refusal(#"tap "Ada Engine""#, #"expect "chosen 3""#), "done")
    await expectEqual(refusal(#"tap "Lunch?""#, #"expect "chosen 1""#), "done")
    await expectEqual(refusal(#"tap "Budget""#, #"expect "chosen 2""#), "done")
    await expectEqual(refusal(#"tap "Echo""#, #"expect "chosen 4""#), "done")
  }

  @Test func `a row is deleted and moved by its text`() async {
    let outbox = await PlayedApp(Outbox())
    await expectEqual(
      outbox.refusal([#"delete "Draft Ben""#, #"expect "drafts Ada Cleo""#]), "done")
    await expectEqual(
      outbox.refusal([#"move "Draft Cleo" to 1"#, #"expect "drafts Cleo Ada""#]), "done")
  }

  @Test func `a text in a row of a row names the innermost row`() async {
    await expectEqual(refusal(#"tap "cheap""#, #"expect "chosen 0 size 6""#), "done")
    await expectEqual(refusal(#"tap "Options""#, #"expect "chosen 5 size 6""#), "done")
  }

  @Test func `several rows with the text are an error that lists them`() async {
    let message = await refusal(#"tap "Ada""#)
    expectContains(message, "\"Ada Lunch?\"")
    expectContains(message, "\"Ada Engine\"")
    await expectEqual(refusal(#"tap "Ada" at 2"#, #"expect "chosen 3""#), "done")
  }

  @Test func `a part of a text names no row`() async {
    expectContains(await refusal(#"tap "Bud""#), "there is nothing \"Bud\" to tap")
  }
}
