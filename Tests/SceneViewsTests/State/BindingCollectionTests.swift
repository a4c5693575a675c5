import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// A binding to a collection is a collection of bindings to its elements.
@MainActor struct BindingCollectionTests {
  private struct Alarm: Identifiable {
    var id: Int
    var name: String
    var isOn = false
    var sound = "Bell"
  }

  private struct Alarms: View {
    @State private var alarms = [Alarm(id: 1, name: "Dawn"), Alarm(id: 2, name: "Noon")]

    var body: some View {
      Text("on: \(alarms.filter(\.isOn).map(\.name).joined(separator: ", "))")
      Text("sounds: \(alarms.map(\.sound).joined(separator: ", "))")
      Button("All") { for alarm in $alarms { alarm.isOn.wrappedValue = true } }
      Button("Last") { $alarms.last?.name.wrappedValue = "Dusk" }
      Toggle("Each", sources: $alarms, isOn: \.isOn)
      Picker("Sound", sources: $alarms, selection: \.sound) {
        Text("Bell").tag(Optional("Bell"))
        Text("Horn").tag(Optional("Horn"))
      }
    }
  }

  @Test func `a loop over a binding writes each element`() async {
    let simulator = await AppSimulator(Showing { Alarms() })
    await simulator.tap("All")
    simulator.expect("on: Dawn, Noon")
    await simulator.tap("Last")
    simulator.expect("on: Dawn, Dusk")
  }

  @Test func `a control whose sources are a binding sets all elements`() async {
    let simulator = await AppSimulator(Showing { Alarms() })
    await simulator.tap("Each")
    simulator.expect("on: Dawn, Noon")
    await simulator.tap("Horn")
    simulator.expect("sounds: Horn, Horn")
  }

  @Test func `a binding to a value of a dictionary that grew keeps the value and writes nothing`()
    throws
  {
    let box = Box(["Dawn": 1])
    let first = try require(box.binding.values.first)
    let same = try require(box.binding.values.first)
    first.wrappedValue = 2
    expectEqual([first.wrappedValue, same.wrappedValue], [2, 2])
    for number in 0..<100 { box.value["\(number)"] = number }
    first.wrappedValue = 3
    expectEqual(first.wrappedValue, 2)
    expectEqual(box.value["Dawn"], 2)
  }

  @Test func `a binding has the places and the ids of its elements`() {
    let box = Box([Alarm(id: 1, name: "Dawn"), Alarm(id: 2, name: "Noon")])
    let alarms = box.binding
    expectEqual(alarms.count, 2)
    expectEqual(alarms.map(\.id), [1, 2])
    expectEqual(alarms.reversed().map(\.wrappedValue.name), ["Noon", "Dawn"])
    expectEqual(alarms.indices, 0..<2)
    expectEqual(alarms.dropFirst().map(\.id), [2])
    expectEqual(alarms.index(alarms.startIndex, offsetBy: 2), alarms.endIndex)
    expectEqual(alarms.distance(from: 2, to: 0), -2)
    expectEqual(alarms.index(before: 2), 1)
  }

  @Test func `a binding to a place that is gone keeps the last element, and writes nothing`() {
    let box = Box([Alarm(id: 1, name: "Dawn"), Alarm(id: 2, name: "Noon")])
    let last = box.binding[1]
    last.name.wrappedValue = "Dusk"
    expectEqual(box.value.map(\.name), ["Dawn", "Dusk"])
    expectEqual(last.wrappedValue.name, "Dusk")
    box.value.removeLast()
    expectEqual(last.wrappedValue.name, "Dusk")
    last.name.wrappedValue = "Night"
    expectEqual(box.value.map(\.name), ["Dawn"])
  }

  @MainActor private final class Box<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }

    var binding: Binding<Value> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }
  }

  private struct AlarmTable: View {
    @State private var alarms = [Alarm(id: 1, name: "Dawn"), Alarm(id: 2, name: "Noon")]
    @State private var chosen: Int?
    @State private var count = 0

    var body: some View {
      Button("Add") { alarms.append(Alarm(id: 3, name: "Dusk")) }
      Button("Rename") { alarms[0].name = "Morning" }
      AlarmNames(alarms: $alarms)
      Text("chosen \(chosen ?? 0)")
      Table($alarms, selection: $chosen) {
        TableColumn("On") { $alarm in Toggle("Ring at \(alarm.name)", isOn: $alarm.isOn) }
        TableColumn("Name") { $alarm in Text(alarm.isOn ? "rings \(count)" : "silent \(count)") }
      }
    }
  }

  private struct AlarmNames: View {
    @Binding var alarms: [Alarm]

    var body: some View { Text("names \(alarms.map(\.name).joined(separator: " "))") }
  }

  @Test func `a table of a binding has cells that write, and follows its elements`() async {
    let simulator = await AppSimulator(Showing { AlarmTable() })
    simulator.expect("[ ] Ring at Dawn  silent 0")
    await simulator.tap("Ring at Dawn")
    simulator.expect("[x] Ring at Dawn  rings 0")
    simulator.expect("[ ] Ring at Noon  silent 0")
    await simulator.tap("Add")
    simulator.expect("[ ] Ring at Dusk  silent 0")
    await simulator.tap("Rename")
    simulator.expect("[x] Ring at Morning  rings 0")
    simulator.expect("names Morning Noon Dusk")
    expectEqual(simulator.problems, [])
  }

  private struct EditedAlarms: View {
    @State private var alarms = [Alarm(id: 1, name: "Dawn"), Alarm(id: 2, name: "Noon")]
    @State private var chosen: String?

    var body: some View {
      Text("names \(alarms.map(\.name).joined(separator: " "))")
      List($alarms, id: \.name, editActions: .delete, selection: $chosen) { $alarm in
        Toggle("Ring at \(alarm.name)", isOn: $alarm.isOn)
      }
    }
  }

  @Test func `rows with bindings by a property are deleted`() async {
    let simulator = await AppSimulator(Showing { EditedAlarms() })
    await simulator.tap("Ring at Noon")
    simulator.expect("[x] Ring at Noon")
    await simulator.delete(row: 1)
    simulator.expect("names Noon")
    simulator.expect("[x] Ring at Noon")
  }
}
