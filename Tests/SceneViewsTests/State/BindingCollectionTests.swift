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
    // The places of a slice don't begin with 0.
    let slices = Box(["a", "b", "c"][1...])
    let first = slices.binding[1]
    expectEqual(first.wrappedValue, "b")
    slices.value = slices.value.dropFirst()
    first.wrappedValue = "d"
    expectEqual(first.wrappedValue, "b")
    expectEqual(slices.value, ["c"])
  }

  @MainActor private final class Token {
    let name = "token"
  }

  @MainActor private final class Memory {
    weak var token: Token?
  }

  private struct Holding: View {
    let memory: Memory
    @State private var tokens: [Token] = []

    var body: some View {
      Text("held: \($tokens.map(\.wrappedValue.name).joined())").onAppear {
        let token = Token()
        memory.token = token
        tokens = [token]
      }
    }
  }

  private struct Removing: View {
    let memory: Memory
    @State private var isShown = true

    var body: some View {
      if isShown { Holding(memory: memory) }
      Button("Remove") { isShown = false }
    }
  }

  @Test func `a removed view releases the elements that it read through a binding`() async {
    let memory = Memory()
    let simulator = await AppSimulator(Showing { Removing(memory: memory) })
    simulator.expect("held: token")
    expect(memory.token != nil)
    await simulator.tap("Remove")
    expect(memory.token == nil)
  }

  private struct Pages: View {
    @State private var alarms = [Alarm(id: 1, name: "Dawn"), Alarm(id: 2, name: "Noon")]
    @State private var sounds = ["a": "Bell", "b": "Horn"]
    @State private var page = 0
    @State private var count = 0
    let runs: Runs

    var body: some View {
      let first = Array($sounds.values)[page]
      Text("page \(page) count \(count) of \(sounds.values.first ?? "")")
      Page(title: "name", text: Array($alarms)[page].name, runs: runs)
      Page(title: "sound", text: first, runs: runs)
      Button("Next") { page = 1 }
      Button("Count") { count += 1 }
    }
  }

  private struct Page: View {
    let title: String
    @Binding var text: String
    let runs: Runs

    var body: some View {
      runs(title)
      return Text("\(title) \(text)")
    }
  }

  @Test func `a view is updated when its binding is of another place, and only then`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Pages(runs: runs) })
    simulator.expect("name Dawn")
    let isBellFirst = simulator.text.contains("of Bell")
    simulator.expect(isBellFirst ? "sound Bell" : "sound Horn")
    await simulator.tap("Count")
    expectEqual(runs.counts, ["name": 1, "sound": 1])
    await simulator.tap("Next")
    simulator.expect("name Noon")
    simulator.expect(isBellFirst ? "sound Horn" : "sound Bell")
    expectEqual(runs.counts, ["name": 2, "sound": 2])
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
