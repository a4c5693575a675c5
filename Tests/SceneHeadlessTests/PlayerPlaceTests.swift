import Checking
import SceneHeadless
import Scenes
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup { Reading() }
  }
}

private struct Reading: View {
  @State private var isAsking = false
  @State private var isComposing = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Delete") { isAsking = true }
        Button("Compose") { isComposing = true }
        NavigationLink("Message") { Text("message") }
        List { Section("Few") { ForEach(0..<3) { Text("few \($0)") } } }
        List(0..<200) { Text("row \($0)") }
          .accessibilityLabel("Inbox")
        List(0..<300) { Text("other \($0)") }
      }
    }
    .alert("Delete?", isPresented: $isAsking) {
      Button("Yes") {}
      Button("No") {}
    }
    .sheet(isPresented: $isComposing) { TextField("Subject", text: .constant("")) }
  }
}

/// Going back, scrolling and submitting: where a person is, and what is refused there.
@MainActor struct PlayerPlaceTests {
  private let app: PlayedApp

  init() async {
    app = await PlayedApp(Postbox())
  }

  private func refusal(_ lines: String...) async -> String { await app.refusal(lines) }

  @Test func `going back needs something to go back from`() async {
    let nothing =
      "there is nothing to go back from in window 1; expected a sheet, a dialog or a page in a "
      + "navigation"
    await expectEqual(refusal("back"), nothing)
    await expectEqual(refusal(#"tap "Message""#, "back", "back"), nothing)
    await expectEqual(refusal(#"tap "Compose""#, "back", "back"), nothing)
    await expectEqual(
      refusal(#"tap "Delete""#, "back"),
      #"an alert has to be answered; expected tap with one of: "Yes", "No""#)
  }

  @Test func `content behind a sheet doesn't accept input`() async {
    await expectEqual(
      refusal(#"tap "Compose""#, #"tap "Message""#),
      #"link "Message" in window 1 is behind a sheet; expected back first"#)
    await expectEqual(
      refusal("scroll down"), #"there is no list to scroll in window 1"#)
    await expectEqual(
      refusal(#"submit "To""#),
      #"there is no field "To" in window 1; expected one of: field "Subject""#)
    await expectEqual(
      refusal(#"focus "To""#),
      #"there is no control "To" in window 1; expected one of: field "Subject""#)
  }

  @Test func `of very many labels the first are listed`() async {
    let many = await PlayedApp(Many())
    await expectEqual(
      many.refusal([#"tap "Send""#]),
      #"there is nothing "Send" to tap in window 1; expected one of: "#
        + (0..<20).map { "button \"\($0)\"" }.joined(separator: ", ") + ", and 5 more")
  }

  private struct Many: App {
    var body: some Scene {
      WindowGroup { ForEach(0..<25) { number in Button("\(number)") {} } }
    }
  }

  @Test func `of several lists one is named, by its label or its section`() async {
    await expectEqual(
      refusal("scroll down"),
      "there are 2 lists to scroll in window 1; expected the label of one: "
        + #""Few", "Inbox", one without a label"#)
    await expectEqual(
      refusal(#"scroll "Drafts" up"#),
      #"there is no list "Drafts" to scroll in window 1; expected one of: "Few", "Inbox", "#
        + "one without a label")
    await expectEqual(refusal(#"scroll "Inbox" down"#, #"expect "row 99""#), "done")
    await expectEqual(refusal(#"scroll "Inbox" to 151"#, #"expect "row 199""#), "done")
    await expectEqual(refusal(#"scroll "Inbox" down"#, #"expect "row 199""#), "done")
    await expectEqual(refusal(#"scroll "Few" down"#, #"expect "few 0""#), "done")
  }
}
