import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Controls in the forms that apps write.
@MainActor struct ControlFormTests {
  private struct Place: Identifiable {
    let id: Int
    var isOn: Binding<Bool>
    var size: Binding<Int>
  }

  private struct Several: View {
    @State private var first = true
    @State private var second = false
    @State private var sizes = [1, 2]

    var body: some View {
      let places = [
        Place(id: 1, isOn: $first, size: $sizes[0]), Place(id: 2, isOn: $second, size: $sizes[1]),
      ]
      Text("places \(first) \(second) \(sizes)")
      Toggle("Wrap", sources: places, isOn: \.isOn)
      Picker(sources: places, selection: \.size) {
        Text("One").tag(Optional(1))
        Text("Two").tag(Optional(2))
      } label: {
        Text("Size")
      }
    }
  }

  private struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isMixed ? "some of" : configuration.isOn ? "all of" : "none of")
        Toggle(configuration)
      }
    }
  }

  private struct Choices: View {
    @State private var isOn = [true, false]

    var body: some View {
      Toggle("sounds", sources: [$isOn[0], $isOn[1]], isOn: \.self).toggleStyle(Marked())
      Button("Flip") { isOn[1].toggle() }
    }
  }

  @Test func `the look of a toggle for several places knows whether they differ`() async {
    let simulator = await AppSimulator(Showing { Choices() })
    simulator.expect("some of  [-] sounds")
    await simulator.tap("Flip")
    simulator.expect("all of  [x] sounds")
    await simulator.tap("sounds")
    simulator.expect("none of  [ ] sounds")
  }

  @Test func `a host draws a toggle for several places in the look of the style`() {
    let toggle = Toggle("a", sources: [Binding.constant(true)], isOn: \.self).toggleStyle(.switch)
    expectEqual(ElementTests.display(toggle).first?.element, .toggle(true, look: .switch))
  }

  @Test func `a toggle for several places is mixed where they differ`() async {
    let simulator = await AppSimulator(Showing { Several() })
    simulator.expect("[-] Wrap")
    await simulator.tap("Wrap")
    simulator.expect("[x] Wrap")
    simulator.expect("places true true")
    await simulator.tap("Wrap")
    simulator.expect("places false false")
  }

  private struct Alarms: View {
    private struct Alarm {
      var isOn: Bool
      var sound: Int
    }

    @State private var alarms = [Alarm(isOn: true, sound: 1), Alarm(isOn: false, sound: 1)]

    var body: some View {
      Text("alarms \(alarms.map(\.isOn)) \(alarms.map(\.sound))")
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Picker(sources: $alarms, selection: \.sound) {
        Text("Bell").tag(Optional(1))
        Text("Gong").tag(Optional(2))
      } label: {
        Text("Sound")
      }
      Button("Remove") { alarms.removeLast() }
    }
  }

  @Test func `a toggle and a picker set a value in each element of a bound collection`() async {
    let simulator = await AppSimulator(Showing { Alarms() })
    simulator.expect("[-] All")
    await simulator.tap("All")
    simulator.expect("[x] All")
    simulator.expect("alarms [true, true] [1, 1]")
    simulator.expect("(x) Bell")
    await simulator.tap("Gong")
    await simulator.tap("Remove")
    await simulator.tap("All")
    simulator.expect("alarms [false] [2]")
  }

  @Test func `a picker for several places selects what they agree on`() async {
    let simulator = await AppSimulator(Showing { Several() })
    simulator.expect(no: "(x) One")
    await simulator.tap("Two")
    simulator.expect("(x) Two")
    simulator.expect("[2, 2]")
  }

  private struct Numbers: View {
    @State private var float: Float = 0.5
    @State private var amount = 1.5
    @State private var count = 2
    @State private var edits: [Bool] = []

    var body: some View {
      Text("float \(float) amount \(amount) count \(count) \(edits)")
      Slider(value: $float, in: 0...2) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } onEditingChanged: {
        edits.append($0)
      }
      Stepper("Amount", value: $amount, in: 0...2, step: 0.5, format: .number)
      Stepper(value: $count, in: 0...3) { Text("Count") }
    }
  }

  @Test func `a slider has labels of its ends, and tells when it is changed`() async {
    let simulator = await AppSimulator(Showing { Numbers() })
    simulator.expect("Volume low high: 0.5")
    await simulator.set("Volume low high", to: 1)
    simulator.expect("float 1.0")
    simulator.expect("[true, false]")
  }

  @Test func `a stepper takes numbers of any type within limits`() async {
    let simulator = await AppSimulator(Showing { Numbers() })
    simulator.expect("Amount 1.5")
    await simulator.step("Amount 1.5", .up)
    await simulator.step("Amount 2", .up)
    simulator.expect("amount 2.0")
  }

  @Test(
    arguments: [
      (10, .up, "level 10.0"), (10, .down, "level 5.0"), (-10, .up, "level 0.0"),
      (-10, .down, "level -10.0"), (4.5, .up, "level 5.0"), (0.5, .down, "level 0.0"),
    ] as [(Double, ContentEvent.Direction, String)])
  func `a step from outside of the limits ends inside, or has no effect`(
    level: Double, direction: ContentEvent.Direction, outcome: String
  ) async {
    struct Content: View {
      @State var level: Double

      var body: some View {
        Text("level \(level)")
        Stepper("Level", value: $level, in: 0...5)
      }
    }
    let simulator = await AppSimulator(Showing { Content(level: level) })
    await simulator.step("Level", direction)
    simulator.expect(outcome)
  }

  @Test func `a stepper tells of a step before and after it`() async {
    struct Content: View {
      @State private var amount = 0.5
      @State private var level = 1.0
      @State private var edits: [String] = []

      var body: some View {
        Text("edits \(edits.joined(separator: ", "))")
        Stepper(value: $amount, in: 0...2, step: 0.5) {
          Text("Amount")
        } onEditingChanged: {
          edits.append("\($0) \(amount)")
        }
        Stepper(value: $level) {
          Text("Level")
        } onEditingChanged: {
          edits.append("\($0) \(level)")
        }
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    await simulator.step("Amount", .up)
    await simulator.step("Level", .down)
    simulator.expect("edits true 0.5, false 1.0, true 1.0, false 0.0")
  }

  @Test func `a stepper keeps a number at the limit of its type`() async {
    struct Content: View {
      @State private var count: UInt = 1
      @State private var small: Int8 = 126
      @State private var free = Int.min

      var body: some View {
        Text("count \(count), small \(small), free \(free == .min)")
        Stepper("Count", value: $count, in: 0...10, step: 2)
        Stepper("Small", value: $small, in: -128...127)
        Stepper("Free", value: $free)
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    for _ in 1...2 {
      await simulator.step("Count", .down)
      await simulator.step("Small", .up)
      await simulator.step("Free", .down)
      simulator.expect("count 0, small 127, free true")
    }
    await simulator.step("Small", .down)
    simulator.expect("small 126")
  }

  @Test func `a step is larger than the maximum of its type`() async {
    struct Content: View {
      @State private var small: Int8 = -100

      var body: some View {
        Text("small \(small)")
        Stepper("Small", value: $small, step: 200)
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    await simulator.step("Small", .up)
    simulator.expect("small 100")
    await simulator.step("Small", .up)
    simulator.expect("small 127")
    await simulator.step("Small", .down)
    simulator.expect("small -73")
    await simulator.step("Small", .down)
    simulator.expect("small -128")
  }

  @Test func `gauges and progress have labels and values`() async {
    let simulator = await AppSimulator(
      Showing {
        Gauge(value: 3, in: 0...10) { Text("Disk") }
        ProgressView { Text("Sending") }
        ProgressView(value: Float(0.5)) { Text("Loading") }
        ProgressView(value: 0.25, label: { Text("Copying") }, currentValueLabel: { Text("1 of 4") })
      })
    simulator.expect("Disk: 3.0 (0.0 to 10.0)")
    simulator.expect("Sending: …")
    simulator.expect("Loading: 50 %")
    simulator.expect("Copying 1 of 4")
    expect(!simulator.text.contains("25 %"))
  }

  @Test func `the first of several alternatives is shown and used`() async {
    struct Content: View {
      @State private var count = 0

      var body: some View {
        ViewThatFits {
          HStack {
            Text("count \(count)")
            Button("Add") { count += 1 }
          }
          VStack { Button("Add") { count += 10 } }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    await simulator.tap("Add")
    simulator.expect("count 1")
    expectEqual(simulator.text.components(separatedBy: "[Add]").count, 2)
  }

  @Test func `an image is told by its label`() async {
    let simulator = await AppSimulator(
      Showing {
        Image(systemName: "circle.fill").imageScale(.small).accessibilityLabel("Unread")
        Image(systemName: "square").accessibilityLabel("")
      })
    simulator.expect("(Unread)")
    expect(!simulator.text.contains("circle") && !simulator.text.contains("square"))
  }

  @Test func `buttons have the titles of their roles`() async {
    let simulator = await AppSimulator(
      Showing {
        Button(role: .close) {}
        Button(role: .confirm) {}
        Button(role: .cancel) {}
      })
    for title in ["[Close]", "[Done]", "[Cancel]"] { simulator.expect(title) }
  }

  @Test func `a rename button performs the action around it`() async {
    struct Renaming: View {
      @State private var count = 0

      var body: some View {
        Text("renamed \(count)")
        RenameButton()
        RenameButton().renameAction { count += 1 }
        Naming(name: "outside")
        Naming(name: "inside").renameAction { count += 10 }
      }
    }
    struct Naming: View {
      let name: String
      @Environment(\.rename) private var rename

      var body: some View {
        Button("\(name) \(rename == nil ? "keeps" : "changes")") { rename?() }
      }
    }
    let simulator = await AppSimulator(Showing { Renaming() })
    simulator.expect("[Rename] (disabled)")
    await simulator.tap("Rename")
    simulator.expect("renamed 1")
    simulator.expect("[outside keeps]")
    await simulator.tap("inside changes")
    simulator.expect("renamed 11")
  }

  private struct Labelled: View {
    @State private var isWrapped = false

    var body: some View {
      ControlGroup("Zoom") {
        Button("In") {}
        Button("Out") {}
      }
      ControlGroup {
        Button("Up") {}
        Button("Down") {}
      }
      LabeledContent("Port", value: "993")
      VStack {
        TextField("Name", text: .constant("Ada"))
        Toggle("Wrap", isOn: $isWrapped)
        Button("Save") {}
      }
      .labelsHidden()
    }
  }

  @Test func `labels are before groups and values, and hidden ones name their controls`() async {
    let simulator = await AppSimulator(Showing { Labelled() })
    await simulator.tap("Wrap")
    let lines = simulator.text.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(
      lines,
      [
        "Zoom  [In]  [Out]", "[Up]  [Down]", "Port  993", "Name: [Ada]", "[x] Wrap", "[Save]",
      ])
    let hidden = ElementTests.display(VStack { Text("a") }.labelsHidden()).first
    expectEqual(hidden?.element, .annotation(.labelsHidden))
    let visibility = ElementTests.display(VStack { Text("a") }.labelsVisibility(.hidden)).first
    expectEqual(visibility?.element, hidden?.element)
    // A host that knows the kind alone must not hide labels that are shown.
    let shown = ElementTests.display(VStack { Text("a") }.labelsVisibility(.visible)).first
    expectEqual(
      shown?.element, .annotation(DisplayAnnotation(.init(rawValue: "labelsShown"))))
  }

  @Test func `a search without results says so`() async {
    let simulator = await AppSimulator(
      Showing {
        ContentUnavailableView.search(text: "tea")
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("so far"))
      })
    simulator.expect("No Results for “tea”")
    simulator.expect("so far")
  }
}
