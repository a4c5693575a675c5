import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

@testable import SceneViews

/// Every element: what it is shown as, what acts do to it, and what it costs when it changes.
@MainActor struct ElementTests {
  /// Returns the display nodes of one view.
  static func display<Content: View>(_ content: Content) -> [DisplayNode] {
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let hosting = HostingContent(rootView: content)
    hosting.mount(in: window)
    defer { hosting.unmount() }
    hosting.update()
    return hosting.display.children
  }

  private func display<Content: View>(_ content: Content) -> [DisplayNode] {
    Self.display(content)
  }

  @Test func `leaves are shown as what they are`() {
    expectEqual(display(Text("text")).map(\.element), [.text("text")])
    expectEqual(display(Spacer()).map(\.element), [.spacer])
    expectEqual(display(Divider()).map(\.element), [.divider])
    expectEqual(
      display(Image("tray")).map(\.element), [.image(name: "tray", alternative: "tray")])
    expectEqual(
      display(Image("tray", label: Text("Inbox"))).map(\.element),
      [.image(name: "tray", alternative: "Inbox")])
    expectEqual(
      display(Image(decorative: "tray")).map(\.element), [.image(name: "tray", alternative: nil)])
    expectEqual(display(EmptyView()), [])
  }

  @Test func `a text has pieces with styles of their own`() {
    let text = Text("From ") + Text("Ada").bold() + Text("!").italic().foregroundStyle(.red)
    expectEqual(
      display(text).map(\.element),
      [
        .styledText([
          TextRun("From "), TextRun("Ada", isBold: true),
          TextRun("!", isItalic: true, color: .red),
        ])
      ])
    expectEqual(display(text).map(\.label), ["From Ada!"])
    expectEqual(
      display(text.foregroundStyle(.blue).bold(false)).first?.element,
      .styledText([
        TextRun("From ", isBold: false, color: .blue), TextRun("Ada", isBold: false, color: .blue),
        TextRun("!", isBold: false, isItalic: true, color: .red),
      ]))
    expectEqual(display(Text("a") + Text("b")).map(\.element), [.text("ab")])
    expectEqual(
      display(Text("a").bold().bold(false)).map(\.element),
      [.styledText([TextRun("a", isBold: false)])])
  }

  @Test func `a grid has rows, whose views stand side by side`() async {
    let simulator = await AppSimulator(
      Showing {
        Grid {
          GridRow {
            Text("From")
            Text("Ada")
          }
          GridRow {
            Text("To")
            Text("Grace")
          }
        }
      })
    expect(simulator.text.hasSuffix("  From  Ada\n  To  Grace"))
    expectEqual(display(Grid { GridRow { Text("a") } }).map(\.element), [.grid()])
  }

  @Test func `progress is a fraction between nothing and all`() {
    expectEqual(display(ProgressView("Load", value: 1, total: 4)).map(\.element), [.progress(0.25)])
    expectEqual(display(ProgressView("Load", value: 1, total: 4)).map(\.label), ["Load"])
    expectEqual(display(ProgressView(value: 7)).map(\.element), [.progress(1)])
    expectEqual(display(ProgressView(value: 1, total: 0)).map(\.element), [.progress(nil)])
    expectEqual(display(ProgressView()).map(\.element), [.progress(nil)])
  }

  @Test func `containers hold their children`() {
    let holding: [(DisplayElement, [DisplayNode])] = [
      (.stack(.vertical), display(VStack { Text("a") })),
      (.stack(.horizontal), display(HStack { Text("a") })),
      (.overlay(), display(ZStack { Text("a") })),
      (.scroll(.horizontal), display(ScrollView(.horizontal) { Text("a") })),
      (.form, display(Form { Text("a") })),
      (.box, display(GroupBox { Text("a") })),
      (.section, display(Section { Text("a") })),
    ]
    for (element, nodes) in holding {
      expectEqual(nodes.map(\.element), [element])
      expectContains(nodes.flatMap(\.all).map(\.element), .text("a"))
    }
    expectEqual(display(Group { Text("a") }).map(\.element), [.text("a")])
    expectEqual(display(Label("Inbox", image: "tray")).map(\.label), ["Inbox"])
  }

  @Test func `boxes and sections have parts above and below`() async {
    let simulator = await AppSimulator(
      Showing {
        GroupBox("Box") { Text("in the box") }
        Section {
          Text("in the section")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      })
    expect(
      simulator.text.hasSuffix(
        """
          Box
            in the box
          Header
            in the section
          Footer
        """))
  }

  // MARK: - Controls

  private struct Controls: View {
    @State private var isOn = false
    @State private var name = "a"
    @State private var secret = ""
    @State private var note = "first\nsecond"
    @State private var volume = 0.25
    @State private var count = 1
    let runs: Runs

    var body: some View {
      runs("controls")
      return Form {
        Toggle("Loud", isOn: $isOn)
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        TextEditor(text: $note).accessibilityLabel("Note")
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        Stepper("Count", value: $count, in: 0...3)
        Reading(
          isOn: $isOn, name: $name, secret: $secret, note: $note, volume: $volume, count: $count)
        Button("Reset", role: .destructive) { count = 0 }
        Button("Stop", role: .cancel) {}
      }
    }
  }

  private struct Reading: View {
    @Binding var isOn: Bool
    @Binding var name: String
    @Binding var secret: String
    @Binding var note: String
    @Binding var volume: Double
    @Binding var count: Int

    var body: some View {
      Text("reads \(isOn) \(name) \(secret) \(note.count) \(volume) \(count)")
    }
  }

  @Test func `controls change what they are bound to, and cost themselves only`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Controls(runs: runs) })
    simulator.expect("reads false a  12 0.25 1")
    await simulator.tap("Loud")
    await simulator.type("b", into: "Name")
    await simulator.type("word", into: "Secret")
    await simulator.type("one", into: "Note")
    await simulator.set("Volume", to: 0.6)
    await simulator.step("Count", .up)
    simulator.expect("reads true b word 3 0.5 2")
    for line in ["[x] Loud", "Name: [b]", "Secret: [••••]", "| one", "Volume: 0.5", "Count: - +"] {
      simulator.expect(line)
    }
    expect(!simulator.text.contains("Secret: [word"))
    expectEqual(runs.counts, ["controls": 1])
  }

  @Test func `numbers stay in their range`() async {
    let simulator = await AppSimulator(Showing { Controls(runs: Runs()) })
    await simulator.set("Volume", to: 7)
    for _ in 1...5 { await simulator.step("Count", .up) }
    simulator.expect("1.0 3")
    await simulator.set("Volume", to: -7)
    for _ in 1...5 { await simulator.step("Count", .down) }
    simulator.expect("0.0 0")
    let extreme = Stepper("Extreme", value: .constant(Int.max), step: .max)
    expectEqual(extreme.value(after: .step(.up), .max), .max)
  }

  private struct Stepped: View {
    @State private var number = 3.0

    var body: some View {
      Slider(value: $number, in: 0...10, step: 4) { Text("Number") }
      Text("number \(number)")
    }
  }

  @Test func `a slider with steps can be stepped, and goes to valid numbers only`() async {
    let simulator = await AppSimulator(Showing { Stepped() })
    simulator.expect("Number: 4.0")
    for number in ["8.0", "10.0", "10.0"] {
      await simulator.step("Number", .up)
      simulator.expect("number \(number)")
    }
    for number in ["8.0", "4.0", "0.0", "0.0"] {
      await simulator.step("Number", .down)
      simulator.expect("number \(number)")
    }
    await simulator.set("Number", to: 5)
    simulator.expect("number 4.0")
    let plain = Slider(value: .constant(0.5))
    expect(plain.value(after: .step(.up), 0.5) == nil)
    for step in [-1, 0, Double.infinity] {
      expectEqual(
        Slider(value: .constant(0.5), step: step).element(0.5), .slider(0.5, in: 0...1))
    }
    let last = Double.greatestFiniteMagnitude
    expectEqual(
      Slider(value: .constant(last), in: 0...last, step: last).value(after: .step(.up), last), last)
  }

  @Test func `a button tells what pressing it means`() {
    expectEqual(
      display(Button("Delete", role: .destructive) {}).map(\.element), [.button(.destructive)])
    expectEqual(display(Button("Stop", role: .cancel) {}).map(\.element), [.button(.cancel)])
    expectEqual(display(Button("Plain") {}).map(\.element), [.button(nil)])
  }

  @Test func `an act that means nothing to a control is a problem`() async throws {
    let simulator = await AppSimulator(Showing { Toggle("Loud", isOn: .constant(false)) })
    let window = SceneWindow.ID(session: "1", number: 1)
    for act in [ContentEvent.Act.enter("a"), .set(1), .step(.up)] {
      simulator.application.receive(.content(window, ContentEvent(act, on: 2)))
    }
    await simulator.settle()
    expectEqual(simulator.problems.count, 3)
  }

  // MARK: - Choosing

  private struct Choosing: View {
    @State private var folder = "inbox"
    @State private var other = "archive"
    @State private var isOther = false
    let runs: Runs

    var body: some View {
      runs("choosing")
      return VStack {
        Picker("Folder", selection: isOther ? $other : $folder) {
          Options(runs: runs)
          Text("Wrong").tag(7)
        }
        Button("Other") { isOther.toggle() }
        Chosen(folder: $folder)
      }
    }
  }

  private struct Options: View {
    let runs: Runs

    var body: some View {
      runs("options")
      return ForEach(["inbox", "archive"], id: \.self) { Text("to \($0)").tag($0) }
    }
  }

  private struct Chosen: View {
    @Binding var folder: String

    var body: some View { Text("chosen \(folder)") }
  }

  @Test func `a picker has options, of which pressing one chooses it`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Choosing(runs: runs) })
    simulator.expect("Folder")
    simulator.expect("(x) to inbox")
    simulator.expect("( ) to archive")
    await simulator.tap("to archive")
    simulator.expect("( ) to inbox")
    simulator.expect("(x) to archive")
    simulator.expect("chosen archive")
    expectEqual(runs.counts, ["choosing": 1, "options": 1])
  }

  @Test func `options follow the picker to another selection`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Choosing(runs: runs) })
    await simulator.tap("Other")
    simulator.expect("(x) to archive")
    simulator.expect("chosen inbox")
    await simulator.tap("Other")
    simulator.expect("(x) to inbox")
    expectEqual(runs.counts["options"], 1)
  }

  @Test func `a tag of another type chooses nothing and is reported`() async {
    let simulator = await AppSimulator(Showing { Choosing(runs: Runs()) })
    await simulator.tap("Wrong")
    simulator.expect("chosen inbox")
    expectEqual(simulator.problems.map(\.code), [.tagOfOtherType])
  }

  @Test func `outside of pickers a tag shows nothing`() {
    expectEqual(display(Text("a").tag(1)).map(\.element), [.text("a")])
  }
}
