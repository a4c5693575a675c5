import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

private struct Desk: View {
  @State private var form = ""
  @State private var outcome = "nothing"
  let folder: URL

  private func isShown(_ form: String) -> Binding<Bool> {
    Binding(get: { self.form == form }, set: { if !$0 { self.form = "" } })
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("outcome \(outcome)")
      ForEach(["Cover", "Popover", "Half", "Stay", "Import"], id: \.self) { name in
        Button(name) { form = name }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .fullScreenCover(isPresented: isShown("Cover")) { Text("over all") }
    .popover(isPresented: isShown("Popover")) { Button("Inside") { outcome = "inside" } }
    .sheet(isPresented: isShown("Half")) { Text("half").presentationDetents([.medium, .large]) }
    .sheet(isPresented: isShown("Stay")) {
      Button("Done") { form = "" }.interactiveDismissDisabled()
    }
    .fileImporter(isPresented: isShown("Import"), allowedContentTypes: [.plainText]) { result in
      outcome = (try? result.get())?.lastPathComponent ?? "?"
    }
    .fileDialogDefaultDirectory(folder)
  }
}

/// A third of the window; no height in a low window.
private enum Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.maxDetentValue > 300 ? context.maxDetentValue / 3 : nil
  }
}

/// Presentations, columns and layouts on the screen.
@MainActor struct PresentationScreenTests {
  private func terminal(
    showing name: String? = nil, in folder: URL = URL(filePath: "/")
  ) -> TestTerminal {
    let terminal = TestTerminal(Showing { Desk(folder: folder) })
    if let name { terminal.click("[\(name)]") }
    return terminal
  }

  @Test func `a cover fills the window without a frame`() {
    let terminal = terminal(showing: "Cover")
    terminal.expectShows("over all")
    terminal.expectHides("outcome", "┌", "╭")
    terminal.press(.escape)
    terminal.expectShows("outcome nothing")
  }

  @Test func `Escape and a press outside close a popover`() {
    for isMouse in [false, true] {
      let terminal = terminal(showing: "Popover")
      terminal.expectShows("[Inside]")
      if isMouse { terminal.click(1, 20) } else { terminal.press(.escape) }
      terminal.expectHides("[Inside]")
    }
  }

  @Test func `a sheet has the height of its detent`() throws {
    let terminal = terminal(showing: "Half")
    let pane = terminal.pane
    let area = try require(pane.tree.area(of: pane.tree.front))
    expectContains((9...12), area.rows)
  }

  @Test func `a sheet asks again for its height when the size of the terminal changes`() throws {
    let terminal = TestTerminal(
      Showing {
        Text("behind").sheet(isPresented: .constant(true)) {
          Text("in front").presentationDetents([.custom(Third.self), .large])
        }
      }, rows: 30)
    func rows() throws -> Int {
      let tree = terminal.pane.tree
      return try require(tree.area(of: tree.front)).rows
    }
    let first = try rows()
    expectContains((9...11), first)
    terminal.play(.resize(columns: 80, rows: 60))
    expectContains((18...21), try rows())
    terminal.play(.resize(columns: 80, rows: 16))
    expectContains((12...16), try rows())
    terminal.play(.resize(columns: 80, rows: 30))
    try expectEqual(rows(), first)
  }

  @Test func `a sheet that stays open says why Escape has no effect`() {
    let terminal = terminal(showing: "Stay")
    terminal.press(.escape)
    terminal.expectShows("[Done]")
    terminal.expectShows("can't be closed this way")
    terminal.click("[Done]")
    terminal.expectHides("[Done]")
  }

  private struct Growing: View {
    @State private var count = 1
    @State private var isShown = false

    var body: some View {
      Button("Ask") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button(count == 1 ? "More" : "Less") { count = count == 1 ? 60 : 1 }
          ForEach(0..<count, id: \.self) { Text("line \($0)") }
        }
    }
  }

  @Test(arguments: [(80, 1), (160, 2)])
  func `a window whose sheet grows is shown alone where it is narrow, until the sheet is closed`(
    columns: Int, count: Int
  ) {
    let terminal = TestTerminal(Showing { Growing() }, columns: columns)
    terminal.press(.character("n"), .control)
    let before = terminal.workspace.places
    terminal.click("[Ask]")
    expectEqual(terminal.workspace.places, before)
    terminal.press(.tab, .enter)
    terminal.expectShows("[Less]")
    expectEqual(terminal.workspace.places.count, count)
    // No divider is where the windows were side by side.
    if count == 1 {
      let column = before[1].area.column - 1
      terminal.play(
        .mouse(MouseEvent(.press(.left), column: column, row: 20)),
        .mouse(MouseEvent(.drag(.left), column: column + 9, row: 20)),
        .mouse(MouseEvent(.release(.left), column: column + 9, row: 20)))
    }
    terminal.click("[Less]")
    terminal.press(.function(1))
    terminal.press(.escape)
    terminal.expectShows("[More]")
    expectEqual(terminal.workspace.places.count, count)
    terminal.press(.escape)
    expectEqual(terminal.workspace.places, before)
  }

  @Test func `a path is typed and taken by Enter`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PresentationScreenTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("note.txt"))
    let terminal = terminal(showing: "Import", in: folder)
    terminal.expectShows("Open a File")
    terminal.type("no")
    terminal.expectShows("[note.txt]")
    terminal.type("pe")
    terminal.press(.enter)
    terminal.expectShows("There is no file")
    terminal.press(.backspace, .backspace)
    terminal.type("te.txt")
    terminal.press(.enter)
    terminal.expectShows("outcome note.txt")
  }

  @Test func `a reader draws with the size that it has`() {
    let terminal = TestTerminal(
      Showing {
        VStack {
          Text("title")
          GeometryReader { proxy in
            Text(String(repeating: "=", count: Int(proxy.size.width / 16)))
          }
        }
      }, columns: 60)
    expectContains(terminal.rows, String(repeating: "=", count: 30))
    terminal.play(.resize(columns: 40, rows: 20))
    expectContains(terminal.rows, String(repeating: "=", count: 20))
  }

  @Test func `panes share the room, with a line between them`() throws {
    let terminal = TestTerminal(
      Showing {
        HSplitView {
          Text("left").frame(maxWidth: .infinity)
          Text("right").frame(maxWidth: .infinity)
        }
      }, columns: 61)
    let line = try require(terminal.place(of: "│"))
    expectEqual(line.column, 30)
    let right = try require(terminal.place(of: "right"))
    expect(right.column > 30)
    let below = TestTerminal(
      Showing {
        VSplitView {
          Text("upper").frame(maxHeight: .infinity)
          Text("lower").frame(maxHeight: .infinity)
        }
      })
    let row = try require(below.rows.firstIndex { $0.contains("──────────") })
    expect(try require(below.place(of: "upper")).row < row)
    expect(try require(below.place(of: "lower")).row > row)
  }

  @Test func `a remark in the place of content is in the middle`() throws {
    let terminal = TestTerminal(
      Showing { ContentUnavailableView("Nothing", systemImage: "tray") }, columns: 61)
    let place = try require(terminal.place(of: "Nothing"))
    expectEqual(place.column, 27)
    expect((10...13).contains(place.row))
  }

  @Test func `an inspector is at the trailing edge`() throws {
    let terminal = TestTerminal(
      Showing {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
          .inspector(isPresented: .constant(true)) {
            Text("properties").inspectorColumnWidth(160)
          }
      })
    let line = try require(terminal.place(of: "│"))
    expectEqual(line.column, 59)
    expect(try require(terminal.place(of: "properties")).column > 59)
  }

  @Test func `a narrow window shows the preferred column`() {
    let terminal = TestTerminal(
      Showing {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
      }, columns: 40)
    terminal.expectShows("detail")
    terminal.expectHides("sidebar")
  }
}

/// The order of layers on the screen.
@MainActor struct LayerScreenTests {
  @Test func `a view with a greater order is in front`() {
    let terminal = TestTerminal(
      Showing {
        ZStack {
          Text("front").zIndex(1)
          Text("aback")
        }
      })
    terminal.expectShows("front")
    terminal.expectHides("aback")
  }

  @Test func `a click presses the view in front, and Tab keeps the order of the views`() {
    let told = Told()
    let terminal = TestTerminal(
      Showing {
        ZStack {
          Button("front") { told.lines.append("front") }.zIndex(1)
          Button("aback") { told.lines.append("aback") }
          VStack { Button("under") { told.lines.append("under") } }.zIndex(-1)
        }
      })
    terminal.expectShows("front")
    terminal.click("front")
    expectEqual(told.take(), ["front"])
    terminal.press(.tab)
    expectEqual(terminal.focusName, "aback")
  }
}
