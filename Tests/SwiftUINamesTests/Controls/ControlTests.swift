import ScenesTesting
import SwiftUI
import Testing

private struct Desk: View {
  @State private var level: Float = 0.5
  @State private var count: CGFloat = 1
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var search = ""
  @State private var isAsking = false
  @State private var isImporting = false
  @State private var isInspecting = false
  @State private var outcome = "nothing"
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("level \(level) count \(count) day \(Int(day.timeIntervalSince1970)) \(outcome)")
      Slider(value: $level).accessibilityLabel("Level")
      Stepper("Count", value: $count, in: 0...2)
      DatePicker("Day", selection: $day)
      DisclosureGroup("Details") { Text("more of it") }
      Button("Ask") { isAsking = true }
      Button("Import") { isImporting = true }
      Button("Inspect") { isInspecting = true }
      Text("row").swipeActions { Button("Delete") { outcome = "deleted" } }
      Text("tap").gesture(TapGesture().onEnded { outcome = "tapped" })
    }
    .searchable(text: $search, prompt: "Find")
    .refreshable { outcome = "refreshed" }
    .alert(isPresented: $isAsking) {
      Alert(
        title: Text("Sure?"), message: Text("It can't be undone"),
        primaryButton: .destructive(Text("Erase")) { outcome = "erased" },
        secondaryButton: .cancel())
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      if case .success(let url) = result { outcome = "found \(url.lastPathComponent)" }
    }
    .inspector(isPresented: $isInspecting) { Text("found \(search)") }
  }
}

private struct DeskApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

/// Controls and presentations that are made of the library's own.
@MainActor struct ControlTests {
  @Test func `numbers of any size, days and searches are entered`() async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.set("Level", to: 0.25)
    await simulator.step("Count", .up)
    await simulator.step("Count", .up)
    await simulator.type("1970-01-02T00:00:00Z", into: "Day")
    simulator.expect("level 0.25 count 2.0 day 86400 nothing")
    await simulator.type("yesterday", into: "Day")
    await simulator.type("lunch", into: "Find")
    await simulator.tap("Inspect")
    simulator.expect("found lunch")
    simulator.expect("day 86400")
  }

  @Test(arguments: [("Delete", "deleted"), ("tap", "tapped"), ("Import", "Open a File")])
  func `an act has its outcome`(_ label: String, _ outcome: String) async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.tap(label)
    simulator.expect(outcome)
  }

  @Test func `an alert of the old form asks, and its buttons answer`() async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.tap("Ask")
    simulator.expect("It can't be undone")
    await simulator.tap("Erase")
    simulator.expect("erased")
  }

  @Test func `a group opens, and content is loaded again`() async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.tap("Details")
    simulator.expect("more of it")
    await simulator.tap("Refresh")
    await simulator.until { simulator.text.contains("refreshed") }
  }
}
