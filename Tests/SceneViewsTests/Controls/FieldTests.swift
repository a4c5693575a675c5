import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Fields with prompts, with values in a form of their own, and those for days and colors.
@MainActor struct FieldTests {
  private struct Values: View {
    @State private var count = 3
    @State private var price: Double? = 1.5
    @State private var level = 7
    @State private var submitted = 0

    var body: some View {
      Text("count \(count) price \(price.map { "\($0)" } ?? "none") level \(level) \(submitted)")
      TextField("Count", value: $count, format: .number.grouping(.never))
        .onSubmit { submitted += 1 }
      TextField("Price", value: $price, format: .number.locale(Locale(identifier: "en_US")))
      TextField("Level", value: $level, formatter: NumberFormatter())
      Button("Other") {}
    }
  }

  @Test func `a value is taken over when its text is submitted`() async {
    let simulator = await AppSimulator(Showing { Values() })
    await simulator.type("12", into: "Count")
    simulator.expect("Count: [12]")
    simulator.expect("count 3 price")
    await simulator.submit("Count")
    simulator.expect("count 12 price 1.5 level 7 1")
  }

  @Test func `a value is taken over when a person acts on something else`() async {
    let simulator = await AppSimulator(Showing { Values() })
    await simulator.type("12", into: "Count")
    await simulator.tap("Other")
    simulator.expect("count 12")
    await simulator.type("5", into: "Level")
    await simulator.type("2.5", into: "Price")
    simulator.expect("level 5")
    await simulator.focus(on: "Count")
    simulator.expect("price 2.5")
  }

  @Test func `a text without a value leaves the old one`() async {
    let simulator = await AppSimulator(Showing { Values() })
    for field in ["Count", "Price", "Level"] {
      await simulator.type("many", into: field)
      await simulator.submit(field)
    }
    simulator.expect("count 3 price 1.5 level 7")
    simulator.expect("Count: [3]")
    await simulator.type("", into: "Price")
    await simulator.submit("Price")
    simulator.expect("price none")
  }

  @Test(arguments: [("many", "level 7"), ("8", "level 8"), ("", "level none")])
  func `only an empty text sets an optional value with a formatter to nil`(
    text: String, outcome: String
  ) async {
    struct Level: View {
      @State private var level: Int? = 7

      var body: some View {
        Text("level \(level.map { "\($0)" } ?? "none")")
        TextField("Level", value: $level, formatter: NumberFormatter())
      }
    }
    let simulator = await AppSimulator(Showing { Level() })
    await simulator.type(text, into: "Level")
    await simulator.submit("Level")
    simulator.expect(outcome)
  }

  private struct Prompted: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var note = ""

    var body: some View {
      TextField("Name", text: $name, prompt: Text("first and last"))
      TextField(text: $name, prompt: Text("anything")) { Text("Labelled") }
      SecureField("Password", text: $secret, prompt: Text("8 letters"))
      TextField("Note", text: $note, axis: .vertical)
    }
  }

  @Test func `a prompt is shown while the field is empty`() async {
    let simulator = await AppSimulator(Showing { Prompted() })
    simulator.expect("Name: [] (first and last)")
    simulator.expect("Labelled: [] (anything)")
    simulator.expect("Password: [] (8 letters)")
    await simulator.type("Ada", into: "Labelled")
    await simulator.type("12345678", into: "Password")
    simulator.expect("Name: [Ada]")
    simulator.expect("Password: [••••••••]")
    simulator.expect(no: "(first and last)")
  }

  @Test func `a field that grows has the lines that are typed`() async {
    let simulator = await AppSimulator(Showing { Prompted() })
    simulator.expect("Note: []")
    await simulator.type("one\ntwo", into: "Note")
    simulator.expect("| one")
    simulator.expect("| two")
  }

  private struct Days: View {
    @State private var due = Date(timeIntervalSince1970: 0)
    @State private var alarm = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []
    var earliest = Date(timeIntervalSince1970: -86_400 * 400)

    var body: some View {
      Group {
        Text("due \(Int(due.timeIntervalSince1970)) alarm \(Int(alarm.timeIntervalSince1970))")
        Text("days \(days.compactMap(\.day).sorted())")
        DatePicker("Due", selection: $due, in: earliest..., displayedComponents: .date)
        DatePicker(selection: $alarm, displayedComponents: .hourAndMinute) { Text("Alarm") }
        DatePicker("Both", selection: $due)
        DatePicker("Until", selection: $due, in: ...Date(timeIntervalSince1970: 1_000))
        DatePicker("Seconds", selection: $alarm, displayedComponents: .hourMinuteAndSecond)
        MultiDatePicker("Days", selection: $days)
        MultiDatePicker("Later", selection: $days, in: earliest.addingTimeInterval(86_400 * 402)...)
        MultiDatePicker(selection: $days, in: ..<earliest.addingTimeInterval(86_400 * 403)) {
          Text("Earlier")
        }
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 3_600) ?? .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test func `days and times are texts in the zone of the environment`() async {
    let simulator = await AppSimulator(Showing { Days() })
    simulator.expect("Due: [1970-01-01]")
    simulator.expect("Alarm: [01:00]")
    simulator.expect("Both: [1970-01-01 01:00]")
  }

  @Test(arguments: [
    ("1970-01-03", "Due", "due 169200"), ("1970-13-01", "Due", "due 0"),
    ("yesterday", "Due", "due 0"), ("1900-01-01", "Due", "due -34560000"),
    ("1970-01-02 02:30", "Both", "due 91800"), ("1970-01-02T00:00:00Z", "Both", "due 86400"),
    ("T", "Due", "due 0"), (" Z", "Due", "due 0"), (" ", "Due", "due 0"),
    ("1970-01-05, T", "Days", "days []"),
    ("09:30 10:00", "Alarm", "alarm 0"), ("10:00 1970-01-02", "Both", "due 0"),
    ("1971-02-29", "Due", "due 0"), ("1972-02-29", "Due", "due 68166000"),
    ("1970-01-00", "Due", "due 0"), ("24:00", "Alarm", "alarm 0"), ("23:60", "Alarm", "alarm 0"),
    ("22:60", "Alarm", "alarm 0"), ("22:59", "Alarm", "alarm 79140"),
    // A picker takes the parts that it shows, apart from zero seconds.
    ("1970-01-03 02:30", "Due", "due 0"), ("1970-01-03Z", "Due", "due 0"),
    ("1970-01-03", "Alarm", "alarm 0"), ("1970-01-03 09:30", "Alarm", "alarm 0"),
    ("09:30:15", "Alarm", "alarm 0"), ("1970-01-02 02:30:15", "Both", "due 0"),
    ("09:30:15", "Seconds", "alarm 30615"), ("02:30", "Both", "due 5400"),
    ("1970-01-02TT02:30", "Both", "due 0"), ("1970-01-02 T02:30", "Both", "due 0"),
    ("T02:30", "Both", "due 0"), ("1970-01-02  02:30 ", "Both", "due 91800"),
    ("9999-12-31", "Both", "due 253402214400"), ("9999-12-31", "Due", "due 253402210800"),
    ("9999-12-31", "Until", "due 1000"), ("0000-01-01", "Both", "due 0"),
    ("1970-02-30, 1970-01-02", "Days", "days []"), ("1970-02-30 10:00", "Both", "due 0"),
    ("00:30", "Alarm", "alarm -1800"), ("0:30", "Alarm", "alarm 0"),
    ("1970-01-05, 1970-01-02", "Days", "days [2, 5]"),
    ("1970-+2-05", "Due", "due 0"), ("+970-01-05", "Due", "due 0"), ("+1:+5", "Alarm", "alarm 0"),
    ("1970-01-05, 1970-01-02", "Later", "days [5]"), ("1970-01-03", "Later", "days [3]"),
    ("1970-01-05, 1970-01-02", "Earlier", "days [2]"), ("1970-01-05, soon", "Days", "days []"),
  ])
  func `a typed day is chosen`(text: String, field: String, outcome: String) async {
    let simulator = await AppSimulator(Showing { Days() })
    await simulator.type(text, into: field)
    await simulator.submit(field)
    simulator.expect(outcome)
  }

  private struct Eras: View {
    @State private var due = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []

    var body: some View {
      Group {
        Text("due \(Int(due.timeIntervalSince1970))")
        Text("days \(days.map { "\($0.era ?? 0) \($0.day ?? 0)" }.sorted())")
        DatePicker("Due", selection: $due, displayedComponents: .date)
        DatePicker("Time", selection: $due, displayedComponents: .hourAndMinute)
        MultiDatePicker("Days", selection: $days)
      }
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .japanese))
    }
  }

  @Test(arguments: [
    ("0045-01-03", "Due", "due 172800", "Shōwa 0045-01-03"),
    ("Heisei 0001-01-08", "Due", "due 600220800", "Heisei 0001-01-08"),
    ("reiwa 0008-03-01", "Due", "due 1772323200", "Reiwa 0008-03-01"),
    ("showa 0045-01-02", "Due", "due 86400", "Shōwa 0045-01-02"),
    ("02:00", "Time", "due 7200", "Shōwa 0045-01-01"),
    ("Heisei 0031-05-01", "Due", "due 0", "Shōwa 0045-01-01"),
    ("0065-01-01", "Due", "due 0", "Shōwa 0045-01-01"), ("Heisei", "Due", "due 0", "Shōwa"),
    ("Heisei 02:00", "Time", "due 0", "Shōwa"),
    ("0008-03-01, Shōwa 0045-01-02", "Days", "days [\"234 2\", \"236 1\"]", "Reiwa 0008-03-01"),
  ])
  func `a day has the era of its calendar`(
    text: String, field: String, outcome: String, shown: String
  ) async {
    let simulator = await AppSimulator(Showing { Eras() })
    simulator.expect("Due: [Shōwa 0045-01-01]")
    await simulator.type(text, into: field)
    await simulator.submit(field)
    simulator.expect(outcome)
    simulator.expect(shown)
  }

  @Test func `steps change the day, or the minute of a time`() async {
    let simulator = await AppSimulator(Showing { Days() })
    await simulator.step("Due", .up)
    simulator.expect("due 86400")
    await simulator.step("Alarm", .down)
    simulator.expect("alarm -60")
  }

  @Test(arguments: [
    ("#0000ff80", true, "#0000ff80", 50), ("#0000ff", true, "#0000ff", 100),
    ("#0000ff", false, "#0000ff", 100),
  ])
  func `a translucent color shows its opacity`(
    text: String, supportsOpacity: Bool, shown: String, opacity: Int
  ) async {
    struct Paint: View {
      let supportsOpacity: Bool
      @State private var color = Color(red: 1, green: 0, blue: 0, opacity: 0.2)

      var body: some View {
        let resolved = color.resolve(in: EnvironmentValues())
        Text("opacity \(Int((resolved.opacity * 100).rounded()))")
        ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
      }
    }
    let simulator = await AppSimulator(Showing { Paint(supportsOpacity: supportsOpacity) })
    simulator.expect(supportsOpacity ? "Ink: [#ff000033]" : "Ink: [#ff0000]")
    await simulator.type(text, into: "Ink")
    await simulator.submit("Ink")
    simulator.expect("Ink: [\(shown)]")
    simulator.expect("opacity \(opacity)")
  }

  @Test(arguments: [("#0000ff", "#"), ("ff0000", "#"), ("blue", "#"), ("#ff00", "#")])
  func `a color is a text`(text: String, prefix: String) async {
    struct Paint: View {
      @State private var color = Color.white

      var body: some View {
        Text(color == .white ? "as before" : "painted")
        ColorPicker("Ink", selection: $color)
      }
    }
    let simulator = await AppSimulator(Showing { Paint() })
    simulator.expect("Ink: [#ffffff]")
    await simulator.type(text, into: "Ink")
    await simulator.submit("Ink")
    simulator.expect(text.count > 5 ? "painted" : "as before")
  }

  @Test func `a color with a component that isn't a number has a text`() async {
    let color = Color(red: .nan, green: 0, blue: 1)
    let simulator = await AppSimulator(
      Showing { ColorPicker("Ink", selection: .constant(color)) })
    simulator.expect("Ink: [#ff00ff]")
  }
}
