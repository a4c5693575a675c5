import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Tests for the selection of rows.
@MainActor struct ListSelectionTests {
  private struct Choosing: View {
    @State private var one: Int?
    @State private var many: Set<Int> = []
    let runs: Runs

    var body: some View {
      runs("choosing")
      return VStack {
        List(0..<200, id: \.self, selection: $one) { Row(number: $0, runs: runs) }
        List(selection: $many) {
          Text("first").tag(1)
          Section("More") {
            ForEach(["a", "b"], id: \.self) { Text("text \($0)").tag($0 == "a" ? 2 : 3) }
            ForEach(["c"], id: \.self) { Text("text \($0)") }
          }
        }
        Chosen(one: $one, many: $many)
      }
    }
  }

  private struct Row: View {
    let number: Int
    let runs: Runs

    var body: some View {
      runs("rows")
      return Text("row \(number)")
    }
  }

  private struct Chosen: View {
    @Binding var one: Int?
    @Binding var many: Set<Int>

    var body: some View {
      Text("one \(one.map { "\($0)" } ?? "none") many \(many.sorted())")
    }
  }

  @Test func `a row is chosen by its id, and one at a time`() async throws {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Choosing(runs: runs) })
    simulator.expect("( ) row 3")
    await simulator.tap("row 3")
    simulator.expect("one 3")
    simulator.expect("(x) row 3")
    await simulator.tap("row 4")
    simulator.expect("( ) row 3")
    simulator.expect("(x) row 4")
    expectEqual(runs.counts, ["choosing": 1, "rows": 50])
  }

  @Test func `a row is named by its text, and not by its controls`() async {
    struct Messages: View {
      @State private var selection: Int?
      @State private var opened = 0

      var body: some View {
        List(1...3, id: \.self, selection: $selection) { number in
          HStack {
            Text("Message \(number)")
            Button("Open \(number)") { opened = number }
          }
        }
        Text("selected \(selection ?? 0), opened \(opened)")
      }
    }
    let simulator = await AppSimulator(Showing { Messages() })
    simulator.expect("( ) Message 2  [Open 2]")
    await simulator.tap("Message 2")
    await simulator.tap("Open 3")
    simulator.expect("selected 2, opened 3")
  }

  @Test func `any number of rows are chosen by tag, and again to choose them no longer`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Choosing(runs: Runs()) })
    for label in ["first", "text a", "text b", "first"] { await simulator.tap(label) }
    simulator.expect("many [2, 3]")
    simulator.expect("(x) text a")
    await simulator.press("command+a")
    simulator.expect("many [1, 2, 3]")
    // An id of another type chooses nothing.
    let issues = await simulator.issues { await simulator.tap("text c") }
    expectContains(
      issues.first?.message, "there is nothing \"text c\" to tap in window 1")
  }

  private struct Numbers: View {
    let isEmpty: Bool
    @State private var one: Int?
    @State private var many: Set<Int> = []

    var body: some View {
      List(0..<9, id: \.self, selection: $one) { Text("single \($0)") }
      List(selection: $many) {
        if !isEmpty {
          ForEach(0..<200) { Text("row \($0)").selectionDisabled($0 == 3) }
          ForEach(300..<400) { Text("row \($0)").tag($0 + 1_000) }
        }
      }
      Text("\(many.count) selected, \(many.contains(3)), \(many.contains(1_399))")
    }
  }

  @Test func `Select All selects the rows that aren't shown too, in a list of several`() async {
    let simulator = await AppSimulator(Showing { Numbers(isEmpty: false) })
    await simulator.tap("single 1")
    await simulator.tap("Edit > Select All")
    simulator.expect("299 selected, false, true")
    let empty = await AppSimulator(Showing { Numbers(isEmpty: true) })
    expectContains(empty.menus().joined(), "[Select All] (disabled)")
  }

  enum Kind: CaseIterable {
    case locked, inner, stacked, single, sections

    /// The number of rows that can be selected, with the least and the greatest of their values.
    var all: String {
      switch self {
      case .locked: "198 from 0 to 199"
      case .inner, .stacked: "200 from 1000 to 1199"
      case .single: "1 from 0 to 0"
      case .sections: "120 from 0 to 591"
      }
    }
  }

  private struct Marked: View {
    let kind: Kind
    @State private var many: Set<Int> = []
    @State private var isLocked = true

    var body: some View {
      List(selection: $many) {
        switch kind {
        case .locked:
          ForEach(0..<200) { Text("row \($0)").selectionDisabled($0 == 1 || $0 == 150) }
        case .inner: ForEach(0..<200) { Inner(number: $0) }
        case .stacked:
          ForEach(0..<200) { number in VStack { Text("row \(number)").tag(number + 1_000) } }
        case .single:
          Text("row 0").tag(0)
          Text("row 1").tag(1).selectionDisabled(isLocked)
          Text("row 2").selectionDisabled(isLocked).tag(2)
        case .sections:
          ForEach(0..<60) { section in
            Section("Section") {
              ForEach(section * 10..<section * 10 + 2, id: \.self) { Text("row \($0)") }
            }
          }
        }
      }
      Text("\(many.count) from \(many.min() ?? -1) to \(many.max() ?? -1)")
      Button("Unlock") { isLocked = false }
    }
  }

  private struct Inner: View {
    let number: Int

    var body: some View { Text("row \(number)").tag(number + 1_000) }
  }

  @Test(arguments: Kind.allCases)
  func `Select All selects the values that presses select, shown or not`(kind: Kind) async {
    let simulator = await AppSimulator(Showing { Marked(kind: kind) })
    await simulator.tap("row 0")
    let first = kind == .inner || kind == .stacked ? 1_000 : 0
    simulator.expect("1 from \(first) to \(first)")
    if kind == .locked || kind == .single {
      for row in ["row 1"] + (kind == .single ? ["row 2"] : []) {
        let issues = await simulator.issues { await simulator.tap(row) }
        expectContains(issues.first?.message, "nothing \"\(row)\" to tap")
      }
    }
    await simulator.tap("Edit > Select All")
    simulator.expect(kind.all)
    expectEqual(simulator.problems, [])
    await simulator.tap("Unlock")
    if kind == .single {
      for row in ["row 1", "row 2"] { await simulator.tap(row) }
      simulator.expect("3 from 0 to 2")
    }
    await simulator.tap("Edit > Select All")
    simulator.expect(kind == .single ? "3 from 0 to 2" : kind.all)
  }

  private struct Folders<Row: View>: View {
    @State private var chosen: Int?
    @ViewBuilder let row: @MainActor (Int) -> Row

    var body: some View {
      List(selection: $chosen) { ForEach([10, 20], id: \.self) { row($0) } }
      Text("chosen \(chosen ?? -1)")
    }
  }

  private struct FolderSection: View {
    let number: Int

    var body: some View {
      Section("Folder \(number)") {
        ForEach(number..<number + 2, id: \.self) { Text("row \($0)") }
      }
    }
  }

  private static func expectRowsAreChosen<Row: View>(
    @ViewBuilder _ row: @escaping @MainActor (Int) -> Row
  ) async {
    let simulator = await AppSimulator(Showing { Folders(row: row) })
    simulator.expect("Folder 20")
    await simulator.tap("row 21")
    simulator.expect("chosen 21")
    simulator.expect("(x) row 21")
    simulator.expect("( ) row 10")
    expectEqual(simulator.problems, [])
  }

  @Test func `rows are chosen in sections that are made by other views or have modifiers`() async {
    await Self.expectRowsAreChosen { FolderSection(number: $0) }
    await Self.expectRowsAreChosen { FolderSection(number: $0).headerProminence(.increased) }
    await Self.expectRowsAreChosen { number in
      if number > 0 { FolderSection(number: number) }
    }
    await Self.expectRowsAreChosen { number in
      if number > 10 {
        FolderSection(number: number)
      } else {
        Group { FolderSection(number: number) }
      }
    }
  }

  enum Part: CaseIterable {
    case locked, disabled, single, bar, barOfRow, picker, nested, behind, beside, lockedPage, inside
  }

  private struct Offering: View {
    let part: Part
    @State private var one: Int?
    @State private var many: Set<Int> = []
    @State private var other: Set<Int> = []

    var body: some View {
      switch part {
      case .locked: List(selection: $many) { Text("row").tag(1).selectionDisabled() }
      case .disabled: rows.disabled(true)
      case .single: List(selection: $one) { Text("row").tag(1) }
      case .bar: List(selection: $many) { Text("row").toolbar { Button("Nine") {}.tag(9) } }
      case .barOfRow:
        List(selection: $many) { Text("row").tag(1).toolbar { Button("Nine") {}.tag(9) } }
      case .picker:
        List(selection: $many) {
          Text("row").tag(1)
          Picker("Number", selection: $one) {
            Text("five").tag(Int?.some(5))
            Text("six").tag(Int?.some(6)).selectionDisabled()
          }
        }
      case .nested:
        List(selection: $many) {
          Text("row").tag(1)
          List(selection: $other) { Text("inner").tag(2) }
        }
      case .lockedPage:
        List(selection: $many) {
          ForEach(0..<62) { Text("row \($0)").selectionDisabled($0 < 60) }
        }
      case .inside: List(selection: $other) { rows }
      case .behind: rows.sheet(isPresented: .constant(true)) { Text("in front") }
      case .beside:
        rows
        Button("button") {}
      }
      Text("many \(many.sorted()), one \(one ?? 0)")
    }

    private var rows: some View { List(selection: $many) { Text("row").tag(1) } }
  }

  @Test(arguments: Part.allCases)
  func `Select All takes the rows of its list alone, and only where they can be selected`(
    part: Part
  ) async {
    let simulator = await AppSimulator(Showing { Offering(part: part) })
    switch part {
    case .single, .nested: await simulator.focus(on: "row")
    case .beside: await simulator.focus(on: "button")
    default: break
    }
    let menus = simulator.menus().joined()
    expectContains(menus, "[Copy] (disabled) [Paste] (disabled) [Delete] (disabled)")
    switch part {
    case .barOfRow, .picker, .nested:
      await simulator.tap("Edit > Select All")
      if part == .picker { _ = await simulator.issues { await simulator.tap("six") } }
      simulator.expect("many [1], one 0")
    case .lockedPage:
      await simulator.tap("Edit > Select All")
      simulator.expect("many [60, 61], one 0")
    case .inside:
      await simulator.tap("Edit > Select All")
      simulator.expect("many [1], one 0")
    default: expectContains(menus, "[Select All] (disabled)")
    }
  }

  private struct Changing: View {
    @State private var one: Int?
    @State private var many: Set<Int> = []
    @State private var isMultiple = false
    @State private var isShown = true

    var body: some View {
      if isShown {
        isMultiple
          ? List(selection: $many) { Text("row").tag(1) }
          : List(selection: $one) { Text("row").tag(1) }
      }
      Toggle("Multiple", isOn: $isMultiple)
      Toggle("Shown", isOn: $isShown)
    }
  }

  @Test func `Select All follows lists that begin or end to have a selection of several rows`()
    async
  {
    let simulator = await AppSimulator(Showing { Changing() })
    func isDisabled() -> Bool { simulator.menus().joined().contains("[Select All] (disabled)") }
    expect(isDisabled())
    await simulator.tap("Multiple")
    expect(!isDisabled())
    await simulator.tap("Multiple")
    expect(isDisabled())
    await simulator.tap("Multiple")
    await simulator.tap("Shown")
    expect(isDisabled())
  }
}
