import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Tests for the looks of controls that an app makes, and for those that hosts draw.
@MainActor struct OwnStyleTests {
  private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var mark = "!"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : mark)
        if !isEnabled { Text("off") }
        if configuration.role == .destructive { Text("careful") }
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Twice") {
        configuration.trigger()
        configuration.trigger()
      }
      Button(configuration)
    }
  }

  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
      }
    }
  }

  private struct Framed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        Text(isEnabled ? "→" : "off")
        configuration
      }
    }
  }

  @Test func `a field shows the body of its look, and stays a field`() async {
    struct Content: View {
      @State private var name = ""
      @State private var count = 2
      @State private var word = "abc"
      @State private var query = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name, prompt: Text("first and last"))
          TextField(value: $count, format: .number) { Text("Count") }
          SecureField("Word", text: $word).disabled(true)
          TextField("Plain", text: $name).textFieldStyle(.roundedBorder)
        }
        .searchable(text: $query)
        .textFieldStyle(Framed())
        Text("\(name) \(count)")
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    simulator.expect("→  Name: [] (first and last)")
    simulator.expect("→  Count: [2]")
    simulator.expect("off  Word: [•••] (disabled)")
    expect(!simulator.text.contains("→  Plain") && !simulator.text.contains("→  Search"))
    await simulator.type("Ada", into: "Name")
    await simulator.type("5", into: "Count")
    await simulator.submit("Count")
    simulator.expect("Ada 5")
  }

  @Test func `a button shows the body of its look, and stays a button`() async {
    struct Content: View {
      @State private var count = 0

      var body: some View {
        Text("count \(count)")
        VStack {
          Button("Add") { count += 1 }
          Button("Clear", role: .destructive) { count = 0 }.disabled(true)
        }
        .buttonStyle(Loud(mark: count > 1 ? "?" : "!"))
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    expectContains(simulator.text, "Add !")
    expectContains(simulator.text, "Clear ! off careful")
    await simulator.tap("Add !")
    await simulator.tap("Add !")
    simulator.expect("count 2")
    expectContains(simulator.text, "Add ?")
    expect(!simulator.text.contains("pressed"))
  }

  @Test func `a button is held down for one turn`() async {
    struct Content: View {
      let log: (Bool) -> Void

      var body: some View { Button("Add") {}.buttonStyle(Noting(log: log)) }
    }
    struct Noting: ButtonStyle {
      let log: (Bool) -> Void

      func makeBody(configuration: Configuration) -> some View {
        log(configuration.isPressed)
        return configuration.label
      }
    }
    var states: [Bool] = []
    let simulator = await AppSimulator(Showing { Content { states.append($0) } })
    await simulator.tap("Add")
    expectEqual(states, [false, true, false])
  }

  @Test func `a look of an app decides when the action is performed`() async {
    struct Content: View {
      @State private var count = 0

      var body: some View {
        Text("count \(count)")
        Button("Once") { count += 1 }.buttonStyle(Twice())
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    await simulator.tap("Twice")
    simulator.expect("count 2")
    await simulator.tap("Once")
    simulator.expect("count 3")
  }

  @Test func `a toggle shows the body of its look`() async {
    struct Content: View {
      @State private var isOn = false

      var body: some View {
        Text(isOn ? "on" : "off")
        Toggle("Sound", isOn: $isOn).toggleStyle(Words())
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    await simulator.tap("no")
    simulator.expect("on")
    simulator.expect("yes")
  }

  @Test func `labels, values, boxes, groups and progress show the bodies of their looks`() async {
    struct ReversedLabel: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("label")
        configuration.title
      }
    }
    struct ReversedContent: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.content
          configuration.label
        }
      }
    }
    struct ReversedBox: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    struct ReversedGroup: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
    struct ReversedProgress: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        configuration.label
      }
    }
    struct Content: View {
      var body: some View {
        VStack {
          Label("Inbox", systemImage: "tray").labelStyle(ReversedLabel())
          LabeledContent("Size", value: "3").labeledContentStyle(ReversedContent())
          GroupBox("Box") { GroupBox("Inner") { Text("inside") } }.groupBoxStyle(ReversedBox())
          DisclosureGroup("Group") { Text("hidden") }.disclosureGroupStyle(ReversedGroup())
          ProgressView("Loading", value: 0.25).progressViewStyle(ReversedProgress())
        }
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    let lines = simulator.text.split(separator: "\n").dropFirst().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    expectEqual(
      lines,
      [
        "label", "Inbox", "3  Size", "inside", "Inner", "Box", "[more]", "25 of 100", "Loading",
      ])
    await simulator.tap("more")
    simulator.expect("hidden")
  }

  @Test func `looks that hosts draw are in the display tree`() {
    func elements<Content: View>(_ content: Content) -> [DisplayElement] {
      ElementTests.display(content).map(\.element)
    }
    let button = Button("a") {}
    expectEqual(elements(button), [.button(nil)])
    expectEqual(elements(button.buttonStyle(.automatic)), [.button(nil)])
    expectEqual(elements(button.buttonStyle(.borderedProminent)), [.button(nil, look: .prominent)])
    expectEqual(elements(button.buttonStyle(.plain)), [.button(nil, look: .plain)])
    expectEqual(
      elements(button.buttonStyle(BorderedButtonStyle())), [.button(nil, look: .bordered)])
    let toggle = Toggle("a", isOn: .constant(true))
    expectEqual(elements(toggle.toggleStyle(.switch)), [.toggle(true, look: .switch)])
    expectEqual(elements(toggle.toggleStyle(.checkbox)), [.toggle(true)])
    let picker = Picker("a", selection: .constant(1)) { Text("one").tag(1) }
    expectEqual(elements(picker.pickerStyle(.segmented)), [.picker(look: .segmented)])
    expectEqual(elements(picker.pickerStyle(.palette)), [.picker(look: .segmented)])
    expectEqual(elements(picker.pickerStyle(.menu)), [.picker(look: .menu)])
    expectEqual(elements(picker.pickerStyle(.navigationLink)), [.picker(look: .menu)])
    expectEqual(elements(picker.pickerStyle(PopUpButtonPickerStyle())), [.picker(look: .menu)])
    expectEqual(elements(picker.pickerStyle(.inline)), [.picker(look: .inline)])
    expectEqual(elements(picker.pickerStyle(.radioGroup)), [.picker(look: .inline)])
    expectEqual(elements(picker.pickerStyle(.wheel)), [.picker(look: .inline)])
    let label = Label("a", systemImage: "b")
    expectEqual(elements(label.labelStyle(.titleOnly)), [.text("a")])
    expectEqual(elements(label.labelStyle(.iconOnly)), [.text("a")])
  }

  @Test func `a look that a host draws replaces one of the app at the same node`() async {
    struct Content: View {
      @State private var isOwn = true

      var body: some View {
        Button("Switch") { isOwn.toggle() }
        AnyView(
          isOwn
            ? AnyView(Button("Add") {}.buttonStyle(Loud()))
            : AnyView(Button("Add") {}.buttonStyle(.plain)))
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    simulator.expect("Add !")
    await simulator.tap("Switch")
    simulator.expect("[Add]")
    await simulator.tap("Switch")
    simulator.expect("Add !")
  }

  @Test func `a menu in the body of a look keeps its primary action`() async {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("framed")
        Menu(configuration)
      }
    }
    struct Content: View {
      @State private var outcome = "nothing"

      var body: some View {
        Text("outcome \(outcome)")
        Menu("Send") {
          Button("Send Later") { outcome = "later" }
        } primaryAction: {
          outcome = "sent"
        }
        .menuStyle(Framed())
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    simulator.expect("framed")
    await simulator.tap("Send")
    simulator.expect("outcome sent")
    await simulator.tap("Send Later")
    simulator.expect("outcome later")
  }

  @Test func `a menu shows the body of its look`() async {
    struct Spread: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          configuration.content
        }
      }
    }
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("framed")
        Menu(configuration)
      }
    }
    struct Content: View {
      @State private var order = "date"

      var body: some View {
        Text("by \(order)")
        Menu("Sort") { Button("By Size") { order = "size" } }.menuStyle(Spread())
        Menu("Order") { Button("By Name") { order = "name" } }.menuStyle(Framed())
        Menu("Plain") { Button("By Length") { order = "length" } }.menuStyle(.borderlessButton)
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    simulator.expect("Sort  [By Size]")
    simulator.expect("framed")
    simulator.expect("[Order ▾]")
    simulator.expect("[Plain ▾]")
    await simulator.tap("By Size")
    simulator.expect("by size")
    await simulator.tap("By Name")
    simulator.expect("by name")
  }
}
