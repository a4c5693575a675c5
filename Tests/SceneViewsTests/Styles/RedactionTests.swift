import Checking
import SceneDisplay
import SceneHeadless
import SceneMacros
import Scenes
import ScenesTesting
import Testing

/// Texts that are hidden, and those that are shown again.
@MainActor struct RedactionTests {
  private func lines<Content: View>(_ content: Content) -> [String] {
    ElementTests.display(content).flatMap(\.lines)
  }

  private struct Account: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      Text("two words").accessibilityValue("3 of 5")
      Text("Ada ") + Text("Lovelace").bold()
      Button("Save") {}
      TextField("Name", text: .constant("Ada"))
      SecureField("Password", text: .constant("abc"))
      Toggle("Big", isOn: .constant(true))
      ProgressView("Load", value: 0.5)
      Slider(value: .constant(0.5)) { Text("Size") }
      Image("tray")
      Text("balance").privacySensitive()
      Text("public").privacySensitive(false)
      Text("reasons \(reasons.rawValue)").unredacted()
    }
  }

  @Test func `a placeholder hides all texts but those that are shown again`() {
    expectEqual(
      lines(Account().redacted(reason: .placeholder)),
      [
        "▒▒▒ ▒▒▒▒▒: ▒ ▒▒ ▒", "▒▒▒ ▒▒▒▒▒▒▒▒", "[▒▒▒▒]", "▒▒▒▒: [▒▒▒]", "▒▒▒▒▒▒▒▒: [▒▒▒]",
        "[▒] ▒▒▒", "▒▒▒▒▒ ▒▒ ▒", "▒▒▒▒▒ ▒▒▒", "(▒▒▒▒)", "▒▒▒▒▒▒▒", "▒▒▒▒▒▒", "reasons 1",
      ])
  }

  @Test func `privacy hides the texts of views that are marked`() {
    let shown = lines(Account().redacted(reason: .privacy))
    expectEqual(
      shown,
      lines(Account()).map { $0 == "balance" ? "▒▒▒▒▒▒▒" : $0 == "reasons 0" ? "reasons 2" : $0 })
    expectEqual(
      lines(Text("a").privacySensitive().redacted(reason: .invalidated)), ["a"])
    expectEqual(lines(Text("a").redacted(reason: .privacy).privacySensitive()), ["▒"])
  }

  @Test func `reasons add up, and end together`() {
    struct Shown: View {
      @Environment(\.redactionReasons) private var reasons
      let show: @MainActor (RedactionReasons) -> Void

      var body: some View {
        show(reasons)
        return Text("a")
      }
    }
    var shown: [RedactionReasons] = []
    let view = Shown { shown.append($0) }
    _ = lines(view)
    _ = lines(view.redacted(reason: .privacy).redacted(reason: .placeholder))
    _ = lines(view.unredacted().redacted(reason: .placeholder))
    expectEqual(shown, [[], [.privacy, .placeholder], []])
  }

  private struct Loading: View {
    @State private var isLoading = true
    @State private var count = 0

    var body: some View {
      VStack {
        Text("message \(count)")
        Button("Count") { count += 1 }
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Button("Load") { isLoading = false }
    }
  }

  @Test func `scripts act on controls that are hidden, which keep their state`() async {
    let simulator = await AppSimulator(Showing { Loading() })
    simulator.expect("▒▒▒▒▒▒▒ ▒")
    simulator.expect("[▒▒▒▒▒]")
    await simulator.tap("Count")
    simulator.expect(no: "message")
    await simulator.tap("Load")
    simulator.expect("message 1")
    simulator.expect("[Count]")
    expectEqual(simulator.problems, [])
  }

  @Test func `the environment sets and changes the reasons`() {
    let hidden = lines(Account().redacted(reason: .placeholder))
    expectEqual(lines(Account().environment(\.redactionReasons, .placeholder)), hidden)
    expectEqual(
      lines(Account().transformEnvironment(\.redactionReasons) { $0.insert(.placeholder) }), hidden)
    expectEqual(
      lines(Text("a").environment(\.redactionReasons, .privacy).redacted(reason: .placeholder)),
      ["a"])
    expectEqual(
      lines(Text("a").privacySensitive().environment(\.redactionReasons, .privacy)), ["▒"])
  }

  private struct Presenting: View {
    @State private var isLoading = true
    @State private var isShown = true
    @State private var isAsking = false

    var body: some View {
      Text("behind")
        .sheet(isPresented: $isShown) {
          Text("inside").privacySensitive()
          Text("other").unredacted()
          Button("Load") { isLoading = false }
          Button("Close") { isShown = false }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        .redacted(reason: isLoading ? .placeholder : .privacy)
      Button("Ask") { isAsking = true }
    }
  }

  @Test func `the texts of a sheet are hidden as in the view that presents it`() async {
    let simulator = await AppSimulator(Showing { Presenting() })
    for line in ["▒▒▒▒▒▒", "other", "[▒▒▒▒]"] { simulator.expect(line) }
    simulator.expect(no: "inside")
    await simulator.tap("Load")
    for line in ["behind", "▒▒▒▒▒▒", "other", "[Load]"] { simulator.expect(line) }
    simulator.expect(no: "inside")
    expectEqual(simulator.problems, [])
  }

  @Test func `the texts of a question are shown`() async {
    let simulator = await AppSimulator(Showing { Presenting() })
    await simulator.tap("Close")
    await simulator.tap("Ask")
    simulator.expect("Sure?")
    simulator.expect("[Yes]")
    simulator.expect("▒▒▒▒▒▒")
  }

  private struct Tools: View {
    @State private var isLoading = true
    @State private var isOther = false

    var body: some View {
      NavigationStack {
        Text("content")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Share") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Load") { isLoading = false } }
            ToolbarItem(placement: .primaryAction) { Button("Help") {}.unredacted() }
          }
          .redacted(reason: isLoading ? .placeholder : [])
          .environment(isOther ? \.first : \.second, "changed")
        Button("Switch") { isOther = true }
      }
    }
  }

  // The second time, the environment around the view sets another value before the reasons change.
  @Test(arguments: [false, true])
  func `the items of a toolbar are hidden as the view that declares them`(isOther: Bool) async {
    let simulator = await AppSimulator(Showing { Tools() })
    if isOther { await simulator.tap("Switch") }
    for line in ["▒▒▒▒▒▒▒", "[▒▒▒▒▒]", "[▒▒▒▒]", "[Help]"] { simulator.expect(line) }
    simulator.expect(no: "Share")
    await simulator.tap("Load")
    for line in ["content", "[Share]", "[Load]", "[Help]"] { simulator.expect(line) }
  }

  private struct LoadingApp: App {
    @State private var isLoading = true

    var body: some Scene {
      WindowGroup {
        NavigationStack {
          Text("content").toolbar { Button("Share") {} }
          Text("shown").unredacted()
          Button("Load") { isLoading = false }
        }
      }
      .commands { CommandMenu("Tools") { Button("Count") {} } }
      .environment(\.redactionReasons, isLoading ? .placeholder : [])
    }
  }

  @Test func `the reasons of a scene hide the texts of its windows`() async {
    let simulator = await AppSimulator(LoadingApp())
    for line in ["▒▒▒▒▒▒▒", "[▒▒▒▒▒]", "shown", "[▒▒▒▒]"] { simulator.expect(line) }
    for text in ["content", "Share"] { simulator.expect(no: text) }
    expect(simulator.element("Tools > Count").exists)
    await simulator.tap("Load")
    for line in ["content", "[Share]", "shown", "[Load]"] { simulator.expect(line) }
    expectEqual(simulator.problems, [])
  }

  private struct PresentingApp: App {
    @State private var isLoading = true

    var body: some Scene {
      WindowGroup {
        Text("behind").sheet(isPresented: .constant(true)) {
          Text("inside")
          Button("Load") { isLoading = false }
        }
      }
      .environment(\.redactionReasons, isLoading ? .placeholder : [])
    }
  }

  @Test func `a sheet follows the reasons of its scene`() async {
    let simulator = await AppSimulator(PresentingApp())
    simulator.expect("▒▒▒▒▒▒")
    simulator.expect(no: "inside")
    await simulator.tap("Load")
    for line in ["inside", "[Load]"] { simulator.expect(line) }
  }

  private struct Chosen: View {
    let size: Int
    let secret: String

    var body: some View {
      Picker("Size", selection: .constant(size)) {
        Text("One").tag(1)
        Text("Two").unredacted().tag(2)
      }
      .pickerStyle(.inline)
      List(1..<3, id: \.self, selection: Binding<Int?>.constant(size)) { Text("Row \($0)") }
      SecureField("Pass", text: .constant(secret), prompt: Text("none"))
    }
  }

  @Test func `the marks of options and rows, and the length of a secret, are hidden`() {
    let hidden = lines(Chosen(size: 1, secret: "abc").redacted(reason: .placeholder))
    expectEqual(
      hidden,
      ["▒▒▒▒", "  (▒) ▒▒▒", "  (▒) Two", "(▒) ▒▒▒ ▒", "(▒) ▒▒▒ ▒", "▒▒▒▒: [▒▒▒]"])
    for (size, secret) in [(2, "abc"), (0, "abcdefgh"), (1, "")] {
      expectEqual(
        lines(Chosen(size: size, secret: secret).redacted(reason: .placeholder)), hidden)
    }
  }

  @Test func `the marks of toggles are hidden`() {
    expectEqual(
      lines(
        VStack {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
          Toggle("Some", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
          DisclosureGroup("More", isExpanded: .constant(false)) { Text("inside") }
        }
        .redacted(reason: .placeholder)),
      ["[▒] ▒▒", "[▒] ▒▒▒", "[▒] ▒▒▒▒", "▸ ▒▒▒▒"])
  }

  @Test func `hosts get the texts, with a trait`() {
    expectEqual(
      ElementTests.display(Text("a").unredacted().redacted(reason: .placeholder)).flatMap(\.all)
        .map(\.element),
      [.annotation(.redacted(true)), .annotation(.redacted(false)), .text("a")])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var first = ""
  @Entry fileprivate var second = ""
}
