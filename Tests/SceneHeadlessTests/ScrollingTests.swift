import Checking
import SceneHeadless
import SceneRuntime
import Scenes
import Testing

/// Scrolling of content that keeps its place: where a person gets, and what is refused.
@MainActor struct ScrollingTests {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Letter") { Letter() }
    }
  }

  private struct Letter: View {
    @State private var place: String?
    @State private var isDisabled = false

    var body: some View {
      ScrollView {
        Text("Dear Ada,")
        ForEach(["moth", "relay"], id: \.self) { Text("The \($0).") }
        Button("Reply") {}
      }
      .scrollPosition(id: $place)
      .disabled(isDisabled)
      .accessibilityLabel("Letter")
      List {
        Section("Read") { ForEach(0..<3) { Text("read \($0)") } }
        Section("Unread") { ForEach(0..<3) { Text("unread \($0)") } }
      }
      .scrollPosition(id: .constant(Int?.none))
      Button("Disable") { isDisabled = true }
    }
  }

  @Test func `a person gets to what they name`() async {
    let app = await PlayedApp(Postbox())
    await expectEqual(app.refusal([#"scroll to "moth""#, #"expect "↑ 1 line above""#]), "done")
    await expectEqual(app.refusal([#"scroll "Letter" to "Reply""#, #"expect no "relay""#]), "done")
    await expectEqual(app.refusal([#"scroll to "unread 1""#, #"expect "↑ 4 rows above""#]), "done")
    expectEqual(app.player.recentTrace.map(\.line), ["scroll in scene 1"])
    await expectEqual(app.refusal([#"scroll "Read" to 3"#, #"expect "↑ 2 rows above""#]), "done")
    expect(await app.refusal([#"expect "unread 0""#, #"expect no "read 1""#]) != "done")
    await expectEqual(app.refusal([#"scroll "Read" up"#, #"expect no "rows above""#]), "done")
    expectEqual(app.player.application.problems, [])
  }

  private struct Archive: App {
    var body: some Scene {
      WindowGroup("Archive") {
        ScrollView { LazyVStack { ForEach(1..<1_001) { Letters(number: $0) } } }
        List(1..<101, id: \.self) { Text("draft \($0)") }.accessibilityLabel("Drafts")
      }
    }
  }

  private struct Letters: View {
    let number: Int
    @State private var isRead = false

    var body: some View { Button("\(isRead ? "read" : "letter") \(number)") { isRead = true } }
  }

  @Test func `a view of a lazy stack is found after a person has scrolled to it`() async {
    let app = await PlayedApp(Archive())
    await expectEqual(
      app.refusal([#"tap "letter 3""#, #"expect "read 3""#, #"expect "(rows 1 to 50 of 1000)""#]),
      "done")
    expect(await app.refusal([#"tap "letter 900""#]).contains("letter 900"))
    await expectEqual(
      app.refusal([#"scroll to 2"#]),
      #"there are 2 lists to scroll in window 1; expected the label of one: one without a label, "Drafts""#
    )
    await expectEqual(
      app.refusal([#"delete row 120"#]),
      "row 120 isn't shown in window 1; expected one of 1 to 50")
    expectEqual(app.player.application.problems, [])
  }

  @Test func `a person who can't get there is told why`() async {
    let app = await PlayedApp(Postbox())
    await expectEqual(
      app.refusal([#"scroll "Letter" down"#]),
      #"what scrolls in window 1 has no numbered rows; expected scroll to "TEXT" with a text in it"#
    )
    await expectEqual(
      app.refusal([#"scroll "Letter" to "Linus""#]),
      "there is no part \"Linus\" to scroll to in window 1; expected one of: "
        + #""Dear Ada,", "The moth.", "The relay.", "Reply""#)
    await expectEqual(
      app.refusal([#"scroll to "The ""#]),
      "2 parts have \"The \" in window 1; expected more of the text of one:\n"
        + "  \"The moth.\"\n  \"The relay.\"")
    await expectEqual(
      app.refusal([#"scroll to "Linus""#]),
      "there are 3 lists to scroll in window 1; expected the label of one: "
        + #""Letter", "Read", "Unread""#)
    await expectEqual(
      app.refusal([#"tap "Disable""#, #"scroll to "Reply""#]),
      "what scrolls in window 1 is disabled; expected an enabled one")
  }
}
