import Checking
import Foundation
import SceneDisplay
import SceneHeadless
import Scenes
import ScenesTesting
import Testing

/// The looks of forms, groups of controls and date pickers that an app makes, and those that hosts draw.
@MainActor struct ContainerStyleTests {
  private struct Boxed: FormStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "a form" : "a form that is off")
      VStack { configuration.content }
      Form(configuration)
    }
  }

  private struct Listed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
        Text("end")
        ControlGroup(configuration)
      }
    }
  }

  private struct Stepped: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("until \(configuration.maximumDate == nil), \(configuration.minimumDate == nil)")
      if configuration.displayedComponents == .date { Text("a day") }
      Button("Next Day") { configuration.selection += 86_400 }
      DatePicker(configuration)
    }
  }

  @Test func `a form shows the body of its look`() async {
    struct Content: View {
      @State private var isOn = false

      var body: some View {
        Form {
          Toggle("Wrap", isOn: $isOn)
          Section("More") { Form { Text("inner") } }
        }
        .formStyle(Boxed())
        Form { Text("plain") }
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    expectEqual(simulator.text.ranges(of: "a form").count, 3)
    expectEqual(simulator.text.ranges(of: "[ ] Wrap").count, 2)
    simulator.expect("plain")
  }

  @Test func `a group of controls shows the body of its look`() async {
    struct Content: View {
      @State private var count = 0

      var body: some View {
        ControlGroup("Zoom") {
          Button("In") { count += 1 }
          Button("Out") { count -= 1 }
        }
        .controlGroupStyle(Listed())
        ControlGroup { Button("Up") {} }.controlGroupStyle(Listed())
        ControlGroup { LabeledContent("Size") { HStack { Text("1") } } }.controlGroupStyle(Listed())
        Text("count \(count)")
      }
    }
    let lines = ElementTests.display(Content()).flatMap(\.lines)
    expectEqual(
      lines,
      [
        "Zoom", "[In]", "[Out]", "end", "Zoom  [In]  [Out]", "[Up]", "end", "[Up]",
        "Size  1", "end", "Size  1", "count 0",
      ])
  }

  @Test func `a date picker shows the body of its look`() async {
    struct Content: View {
      @State private var due = Date(timeIntervalSinceReferenceDate: 0)

      var body: some View {
        DatePicker(
          "Due", selection: $due, in: Date(timeIntervalSinceReferenceDate: 0)...,
          displayedComponents: .date
        )
        .datePickerStyle(Stepped())
        .environment(\.timeZone, .gmt)
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    simulator.expect("until true, false")
    simulator.expect("a day")
    simulator.expect("Due: [2001-01-01]")
    await simulator.tap("Next Day")
    simulator.expect("Due: [2001-01-02]")
  }

  @Test func `looks of hosts are drawn alike`() {
    func isSame<Plain: View, Changed: View>(_ plain: Plain, _ changed: Changed) -> Bool {
      ElementTests.display(plain).map(\.element) == ElementTests.display(changed).map(\.element)
    }
    let form = Form { Text("a") }
    expect(isSame(form, form.formStyle(.grouped)))
    expect(isSame(form, form.formStyle(.columns)))
    let group = ControlGroup("Zoom") { Button("In") {} }
    expect(isSame(group, group.controlGroupStyle(.palette)))
    let picker = DatePicker("Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    expect(isSame(picker, picker.datePickerStyle(.graphical)))
    expect(isSame(form, form.formStyle(.automatic).formStyle(Boxed())))
  }
}
