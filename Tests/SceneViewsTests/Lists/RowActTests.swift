import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// The acts of a person on rows of lists: deleting, moving, selecting and opening them.
@MainActor struct RowActTests {
  private struct Drafts: View {
    @State private var drafts = ["Ada", "Ben", "Cleo", "Dora"]
    @State private var chosen: String?
    var canEdit = true
    var locked: String?
    var isLocked = false
    var isFixed = false

    private var delete: (@MainActor (IndexSet) -> Void)? {
      guard canEdit else { return nil }
      return { drafts.remove(atOffsets: $0) }
    }

    var body: some View {
      Text(drafts.joined(separator: " ") + " chosen \(chosen ?? "none")")
      List(selection: $chosen) {
        ForEach(drafts, id: \.self) { draft in
          Text("Draft \(draft)")
            .deleteDisabled(draft == locked)
            .moveDisabled(draft == locked)
            .selectionDisabled(draft == locked)
        }
        .onDelete(perform: canEdit ? delete : nil)
        .onMove { drafts.move(fromOffsets: $0, toOffset: $1) }
        .deleteDisabled(isLocked)
        .moveDisabled(isFixed)
        .selectionDisabled(isFixed)
      }
    }

    private func delete(_ offsets: IndexSet) {
      drafts.remove(atOffsets: offsets)
    }
  }

  private struct Shelf: View {
    @State private var names: [String]
    private let types: [UTType]

    init(_ names: [String], takes types: [UTType] = [.plainText]) {
      _names = State(initialValue: names)
      self.types = types
    }

    var body: some View {
      Text("on it: \(names.joined(separator: " "))")
      Button("Cleo") {}.draggable("Cleo")
      List {
        ForEach(names, id: \.self) { Text("Row \($0)") }
          .onInsert(of: types) { place, providers in
            for provider in providers {
              _ = provider.loadTransferable(type: String.self) { result in
                if case .success(let name) = result { names.insert(name, at: place) }
              }
            }
          }
      }
      .accessibilityIdentifier("shelf")
    }
  }

  @Test func `what is dropped on a row is inserted before it`() async {
    let simulator = await AppSimulator(Showing { Shelf(["Ada", "Ben"]) })
    await simulator.drag("Cleo", to: "Row Ben")
    simulator.expect("on it: Ada Cleo Ben")
    expectEqual(simulator.problems, [])
  }

  @Test func `what is of another type isn't inserted`() async {
    let simulator = await AppSimulator(Showing { Shelf(["Ada", "Ben"], takes: [.png]) })
    await simulator.drag("Cleo", to: "Row Ben")
    simulator.expect("on it: Ada Ben")
    expectEqual(simulator.problems.map(\.code), [.unsupportedAct])
  }

  @Test func `what is dropped on a list is inserted at its end`() async {
    let simulator = await AppSimulator(Showing { Shelf([]) })
    await simulator.drag("Cleo", to: "shelf")
    simulator.expect("on it: Cleo")
    expectEqual(simulator.problems, [])
  }

  private struct Dropping: View {
    @State private var names: [String] = ["Ada", "Ben"]

    var body: some View {
      Text("on it: \(names.joined(separator: " ")).")
      Button("Cleo") {}.draggable("Cleo \(names.count)")
      Button("Bytes") {}.onDrag { NSItemProvider() }
      List {
        ForEach(names, id: \.self) { Text("Row \($0)") }
          .dropDestination(for: String.self) { items, place in
            names.insert(contentsOf: items, at: place)
          }
      }
      .accessibilityIdentifier("shelf")
    }
  }

  @Test func `values of a type are inserted where they are dropped`() async {
    let simulator = await AppSimulator(Showing { Dropping() })
    await simulator.drag("Cleo", to: "Row Ben")
    simulator.expect("on it: Ada Cleo 2 Ben.")
    await simulator.drag("Cleo", to: "shelf")
    simulator.expect("on it: Ada Cleo 2 Ben Cleo 3.")
    expectEqual(simulator.problems, [])
    await simulator.drag("Bytes", to: "Row Ada")
    simulator.expect("on it: Ada Cleo 2 Ben Cleo 3.")
    expectEqual(simulator.problems.map(\.code), [.unsupportedAct])
  }

  private struct Alarms: View {
    @State private var alarms = ["six", "seven", "eight"]

    var body: some View {
      Form {
        Section("Alarms") {
          ForEach(alarms, id: \.self) { Text($0) }
            .onDelete { alarms.remove(atOffsets: $0) }
            .onMove { alarms.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("set: \(alarms.joined(separator: "+"))")
      }
    }
  }

  @Test func `rows of a form are deleted and moved`() async {
    let simulator = await AppSimulator(Showing { Alarms() })
    await simulator.move(row: 1, to: 3)
    simulator.expect("set: seven+eight+six")
    await simulator.delete(row: 1)
    simulator.expect("set: eight+six")
    expectEqual(simulator.problems, [])
  }

  private struct EditedAlarms: View {
    @State private var alarms = ["six", "seven", "eight"]
    @State private var isEditing = false

    private var delete: (@MainActor (IndexSet) -> Void)? {
      guard isEditing else { return nil }
      return { alarms.remove(atOffsets: $0) }
    }

    var body: some View {
      Form {
        ForEach(alarms, id: \.self) { Text($0) }.onDelete(perform: delete)
        ForEach($alarms, id: \.self, editActions: isEditing ? .delete : []) { $alarm in
          Text("also \(alarm)")
        }
        Text("set: \(alarms.joined(separator: "+"))")
        Toggle("Edit", isOn: $isEditing)
      }
    }
  }

  @Test func `rows of a form are deleted as soon as the app supports it`() async {
    let simulator = await AppSimulator(Showing { EditedAlarms() })
    await expectIssue("row 1 can't be deleted", simulator) { await simulator.delete(row: 1) }
    await simulator.tap("Edit")
    await simulator.delete(row: 1)
    simulator.expect("set: seven+eight")
    // The second ForEach has the same elements, so its first row is the third.
    await simulator.delete(row: 3)
    simulator.expect("set: eight")
    await simulator.tap("Edit")
    await expectIssue("row 2 can't be deleted", simulator) { await simulator.delete(row: 2) }
    expectEqual(simulator.problems, [])
  }

  private struct Loose: View {
    @State private var isEditable = false

    private var delete: (@MainActor (IndexSet) -> Void)? {
      guard isEditable else { return nil }
      return { _ in }
    }

    var body: some View {
      Form { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
      List { Section("Rows") { ForEach(["b"], id: \.self) { Text($0) }.onMove { _, _ in } } }
      ForEach(["c"], id: \.self) { Text($0) }.onDelete(perform: delete)
      Button("Edit") { isEditable.toggle() }
    }
  }

  @Test func `actions on rows outside of a list or a form are a problem`() async {
    let simulator = await AppSimulator(Showing { Loose() })
    expectEqual(simulator.problems, [])
    for _ in 1...3 { await simulator.tap("Edit") }
    // An application records equal problems once.
    expectEqual(simulator.problems.map(\.code), [.editsOutsideList])
    let other = await AppSimulator(
      Showing {
        List { HStack { ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { _, _ in } } }
      })
    expectEqual(other.problems.map(\.code), [.editsOutsideList])
  }

  @Test func `rows are deleted by their numbers`() async {
    let simulator = await AppSimulator(Showing { Drafts() })
    await simulator.delete(row: 2)
    simulator.expect("Ada Cleo Dora chosen none")
    await simulator.delete(row: 3)
    simulator.expect("Ada Cleo chosen none")
  }

  @Test(arguments: [
    (1, 3, "Ben Cleo Ada Dora"), (4, 1, "Dora Ada Ben Cleo"), (2, 2, "Ada Ben Cleo Dora"),
    (1, 9, "Ben Cleo Dora Ada"), (2, 3, "Ada Cleo Ben Dora"), (3, 2, "Ada Cleo Ben Dora"),
  ])
  func `a row is moved to the place of another one`(from: Int, to: Int, order: String) async {
    let simulator = await AppSimulator(Showing { Drafts() })
    await simulator.move(row: from, to: to)
    simulator.expect("\(order) chosen none")
  }

  @Test func `a row that is locked refuses the acts`() async throws {
    let simulator = await AppSimulator(Showing { Drafts(locked: "Ben") })
    await expectIssue("row 2 can't be deleted", simulator) { await simulator.delete(row: 2) }
    await expectIssue("row 2 can't be moved", simulator) { await simulator.move(row: 2, to: 1) }
    simulator.expect("Ada Ben Cleo Dora")
  }

  private func expectIssue(
    _ text: String, _ simulator: AppSimulator, _ act: @MainActor () async -> Void
  ) async {
    let issues = await simulator.issues(during: act)
    expectEqual(issues.first?.message.contains(text), true, "\(issues)")
  }

  @Test func `a row that can't be selected takes no press`() async {
    let simulator = await AppSimulator(Showing { Drafts(locked: "Ben") })
    simulator.expect("( ) Draft Ada")
    simulator.expect(no: "( ) Draft Ben")
    await expectIssue("there is nothing", simulator) { await simulator.tap("Draft Ben") }
    await simulator.tap("Draft Cleo")
    simulator.expect("chosen Cleo")
  }

  private struct SelfLocked: View {
    @State private var isLocked = false

    var body: some View {
      Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }.deleteDisabled(isLocked)
    }
  }

  @Test func `a row that locks and unlocks itself can be deleted`() async {
    struct Rows: View {
      @State private var rows = [1]

      var body: some View {
        List {
          ForEach(rows, id: \.self) { _ in SelfLocked() }.onDelete { rows.remove(atOffsets: $0) }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Rows() })
    for _ in 1...2 {
      await simulator.tap("Lock")
      await expectIssue("can't be deleted", simulator) { await simulator.delete(row: 1) }
      await simulator.tap("Unlock")
    }
    await simulator.delete(row: 1)
    simulator.expect(no: "Lock")
  }

  @Test(arguments: [0, 3])
  func `rows keep their acts and their selection with a badge inside them`(count: Int) async {
    struct Rows: View {
      let count: Int
      @State private var rows = [1, 2]
      @State private var chosen: Int?

      var body: some View {
        List(selection: $chosen) {
          ForEach(rows, id: \.self) { Text("Row \($0)").badge(count) }
            .onDelete { rows.remove(atOffsets: $0) }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Rows(count: count) })
    await simulator.tap("Row 2")
    simulator.expect("(x) Row 2")
    await simulator.delete(row: 1)
    simulator.expect(no: "Row 1")
    expectEqual(simulator.problems, [])
  }

  private struct TwiceLocked: View {
    @State private var drafts = ["Ada", "Ben"]
    @State private var isLockedOutside = true
    @State private var isLockedInside = true

    var body: some View {
      Button("Outside") { isLockedOutside.toggle() }
      Button("Inside") { isLockedInside.toggle() }
      List {
        ForEach(drafts, id: \.self) { draft in
          Text("Draft \(draft)").deleteDisabled(isLockedInside).deleteDisabled(isLockedOutside)
        }
        .onDelete { drafts.remove(atOffsets: $0) }
      }
    }
  }

  @Test(arguments: [["Outside", "Inside"], ["Inside", "Outside"]])
  func `a row is locked as long as one of its modifiers locks it`(buttons: [String]) async {
    let simulator = await AppSimulator(Showing { TwiceLocked() })
    await expectIssue("can't be deleted", simulator) { await simulator.delete(row: 1) }
    await simulator.tap(buttons[0])
    await expectIssue("can't be deleted", simulator) { await simulator.delete(row: 1) }
    await simulator.tap(buttons[1])
    await simulator.delete(row: 1)
    simulator.expect(no: "Draft Ada")
    await simulator.tap(buttons[0])
    await expectIssue("can't be deleted", simulator) { await simulator.delete(row: 1) }
    simulator.expect("Draft Ben")
  }

  private struct LockedFolders: View {
    @State private var drafts = ["Ada", "Ben"]
    @State private var isLocked = false
    @State private var areAllLocked = false

    var body: some View {
      Button("Lock Folder") { isLocked.toggle() }
      Button("Lock All") { areAllLocked.toggle() }
      List {
        ForEach(["Drafts"], id: \.self) { folder in
          Section(folder) {
            ForEach(drafts, id: \.self) { Text("Draft \($0)") }
              .onDelete { drafts.remove(atOffsets: $0) }
          }
          .deleteDisabled(isLocked)
        }
        .deleteDisabled(areAllLocked)
      }
    }
  }

  @Test(arguments: ["Lock Folder", "Lock All"])
  func `rows of a section that is a row are locked with the section`(button: String) async {
    let simulator = await AppSimulator(Showing { LockedFolders() })
    await simulator.tap(button)
    // The section itself is the first row.
    await expectIssue("can't be deleted", simulator) { await simulator.delete(row: 2) }
    simulator.expect("Draft Ada")
    await simulator.tap(button)
    await simulator.delete(row: 2)
    simulator.expect(no: "Draft Ada")
    expectEqual(simulator.problems, [])
  }

  @Test func `rows are locked all at once`() async {
    let simulator = await AppSimulator(Showing { Drafts(isLocked: true) })
    await expectIssue("can't be deleted", simulator) { await simulator.delete(row: 1) }
    await simulator.move(row: 1, to: 2)
    simulator.expect("Ben Ada Cleo Dora")
    let fixed = await AppSimulator(Showing { Drafts(isFixed: true) })
    fixed.expect(no: "( )")
    await expectIssue("can't be moved", fixed) { await fixed.move(row: 1, to: 2) }
    let free = await AppSimulator(Showing { Drafts() })
    free.expect("( ) Draft Ada")
    await free.delete(row: 1)
    free.expect("Ben Cleo Dora chosen none")
  }

  @Test func `another act can be prevented in place of the first`() async {
    struct Content: View {
      @State private var drafts = ["Ada", "Ben"]
      @State private var isSorted = false

      var body: some View {
        Text(drafts.joined(separator: " "))
        Toggle("Sorted", isOn: $isSorted)
        List {
          ForEach(drafts, id: \.self) { draft in
            isSorted ? Text(draft).moveDisabled(true) : Text(draft).deleteDisabled(true)
          }
          .onDelete { drafts.remove(atOffsets: $0) }
          .onMove { drafts.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    await simulator.move(row: 1, to: 2)
    simulator.expect("Ben Ada")
    await simulator.tap("Sorted")
    await simulator.delete(row: 2)
    simulator.expect(no: "Ada")
    await expectIssue("can't be moved", simulator) { await simulator.move(row: 1, to: 1) }
  }

  @Test func `without an action for deleting there is no such act`() async {
    let simulator = await AppSimulator(Showing { Drafts(canEdit: false) })
    await expectIssue("can't be deleted", simulator) { await simulator.delete(row: 1) }
    await expectIssue("isn't shown", simulator) { await simulator.delete(row: 9) }
  }

  @Test func `a move reaches another row than those that are loaded`() async {
    struct Long: View {
      @State private var numbers = Array(0..<200)

      var body: some View {
        Text("first \(numbers[0]) and \(numbers[199])")
        List {
          ForEach(numbers, id: \.self) { Text("row \($0)") }
            .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Long() })
    await simulator.move(row: 1, to: 200)
    simulator.expect("first 1 and 0")
    await simulator.scroll(to: 151)
    await simulator.move(row: 200, to: 1)
    simulator.expect("first 0 and 199")
  }

  @Test func `offsets are removed and moved as in the standard library of Apple`() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 5)
    expectEqual(String(letters), "bdeacf")
    letters.remove(atOffsets: IndexSet([0, 5, 9]))
    expectEqual(String(letters), "deac")
  }
}
