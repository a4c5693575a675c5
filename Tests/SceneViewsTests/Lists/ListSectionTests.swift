import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Tests for lists with sections.
@MainActor struct ListSectionTests {
  @Test func `sections hold rows that are made on demand too`() async throws {
    let simulator = await AppSimulator(
      Showing {
        List {
          Text("above")
          Section("Unread") { ForEach(0..<100) { Text("unread \($0)") } }
          Section("Read") { ForEach(0..<70) { Text("read \($0)") } }.bold()
        }
      })
    simulator.expect("(rows 1 to 50 of 100)")
    simulator.expect("(rows 1 to 50 of 70)")
    let issues = await simulator.issues { await simulator.scrollDown() }
    expectContains(issues.first?.message, "there are 2 lists to scroll")
    await simulator.scrollDown("Read")
    simulator.expect("(rows 21 to 70 of 70)")
    simulator.expect("(rows 1 to 50 of 100)")
    simulator.expect("above")
  }

  @Test func `sections may be the rows`() async throws {
    let simulator = await AppSimulator(
      Showing {
        List(0..<200) { section in
          Section("Section \(section)") {
            ForEach(0..<3) { row in
              HStack { ForEach(0..<60) { Text("\(section).\(row).\($0)") } }
            }
          }
        }
      })
    simulator.expect("Section 49")
    simulator.expect(no: "Section 50")
    // A ForEach inside a row creates all of its views, not only the first 50.
    simulator.expect("2.1.59")
    await simulator.scrollDown()
    simulator.expect("Section 99")
  }

  @Test func `a section with modifiers has actions too`() async {
    struct Folders: View {
      @State private var count = 1

      var body: some View {
        List {
          Section("Folders") { Text("Archive") }.headerProminence(.increased).disabled(false)
            .sectionActions { Button("New Folder") { count += 1 } }
          ForEach(0..<count, id: \.self) { Text("Folder \($0)") }
            .sectionActions { Button("Last Row") { count += 1 } }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Folders() })
    await simulator.tap("New Folder")
    simulator.expect("Folder 1")
    await simulator.tap("Last Row")
    simulator.expect("Folder 2")
  }

  @Test func `the actions of a section are rows below the others`() async throws {
    struct Folders: View {
      @State private var names = ["Archive"]

      var body: some View {
        List {
          Section("Folders") {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          }
          .sectionActions { Button("New Folder") { names.append("Folder \(names.count)") } }
          Section("Other") { Text("Junk") }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Folders() })
    await simulator.tap("New Folder")
    let shown = ["Folders", "Archive", "Folder 1", "New Folder", "Other", "Junk"]
    let places = shown.map { simulator.text.firstRange(of: $0)?.lowerBound }
    expect(places.allSatisfy { $0 != nil })
    expectEqual(places.compactMap(\.self).sorted(), places.compactMap(\.self))
    await simulator.delete(row: 1)
    simulator.expect(no: "Archive")
    expectEqual(simulator.problems, [])
  }
}
