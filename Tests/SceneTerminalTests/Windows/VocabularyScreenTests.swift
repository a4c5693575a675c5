import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// The effects of names of the vocabulary on the screen, for names that other tests don't draw.
@MainActor struct VocabularyScreenTests {
  // MARK: - Keys

  private struct Acts: View {
    @State private var log = "nothing"

    var body: some View {
      VStack(alignment: .leading) {
        Text("did \(log).")
        Text("default").accessibilityAction { log = "the default action" }
        Text("long").onLongPressGesture { log = "a long press" }
        Text("tapped").gesture(TapGesture().onEnded { log = "a gesture" })
        Text("first").onTapGesture { log = "the tap" }
          .highPriorityGesture(TapGesture().onEnded { log = "a gesture before" })
        Button("beside") { log = "the button" }
          .simultaneousGesture(LongPressGesture().onEnded { _ in log = "a gesture beside" })
        Button("inert") { log = "an inert button" }.allowsHitTesting(false)
        Text("keys").focusable()
          .onMoveCommand { log = "a move \($0)" }
          .onExitCommand { log = "an exit" }
          .onDeleteCommand { log = "a deletion" }
      }
    }
  }

  @Test(arguments: [
    ("default", KeyPress.Key.enter, "the default action"),
    ("long", .character("m"), "a long press"), ("long", .menu, "a long press"),
    ("tapped", .enter, "a gesture"),
    ("first", .enter, "a gesture before"), ("beside", .character("m"), "a gesture beside"),
    ("keys", .up, "a move up"),
    ("keys", .left, "a move left"), ("keys", .escape, "an exit"), ("keys", .delete, "a deletion"),
  ])
  func `a key acts on the view with the focus`(name: String, key: KeyPress.Key, outcome: String) {
    let terminal = TestTerminal(Showing { Acts() })
    for _ in 0..<9 where terminal.focusName != name { terminal.press(.tab) }
    expectEqual(terminal.focusName, name)
    terminal.press(key)
    terminal.expectShows("did \(outcome).")
  }

  @Test func `a view that takes no acts is passed over, and shown`() {
    let terminal = TestTerminal(Showing { Acts() })
    var names: [String?] = []
    for _ in 0..<9 {
      terminal.press(.tab)
      names.append(terminal.focusName)
    }
    expectContains(names, "beside")
    expect(!names.contains("inert"))
    terminal.click("[inert]")
    terminal.expectShows("did nothing.", "[inert]")
  }

  // MARK: - Bars

  private func row(of text: String, in terminal: TestTerminal) throws -> Int {
    try require(terminal.place(of: text)).row
  }

  private func column(of text: String, in terminal: TestTerminal) throws -> Int {
    try require(terminal.place(of: text)).column
  }

  @Test func `a subtitle is in the title of the window`() {
    let terminal = TestTerminal(
      Showing { Text("a").navigationTitle("Inbox").navigationSubtitle("2 unread") })
    expectContains(terminal.rows[0], "Inbox – 2 unread")
  }

  @Test func `a space is room between the controls of a bar`() throws {
    func distance(hasSpace: Bool) throws -> Int {
      let terminal = TestTerminal(
        Showing {
          Text("page").toolbar {
            Button("One") {}
            if hasSpace { ToolbarSpacer(.fixed) }
            Button("Two") {}
          }
        })
      return try column(of: "[Two]", in: terminal) - column(of: "[One]", in: terminal)
    }
    try expect(distance(hasSpace: true) > distance(hasSpace: false))
  }

  @Test func `controls have their places in the bar`() throws {
    let terminal = TestTerminal(
      Showing {
        Text("page").navigationTitle("Inbox")
          .navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
          .toolbarTitleMenu { Button("Rename") {} }
      })
    expect(try column(of: "[Left]", in: terminal) < 10)
    expect(try column(of: "[Right]", in: terminal) > 65)
    expectContains(30..<45, try column(of: "[More ▾]", in: terminal))
  }

  private struct Barred: View {
    enum Name: CaseIterable { case visibility, bar, hidden }

    let name: Name
    @State private var isHidden = false

    var body: some View {
      let page = Toggle("Hide", isOn: $isHidden).toolbar { Button("Tool") {} }
      switch name {
      case .visibility: page.toolbarVisibility(isHidden ? .hidden : .visible)
      case .bar: page.toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
      case .hidden: page.navigationBarHidden(isHidden)
      }
    }
  }

  @Test(arguments: Barred.Name.allCases)
  private func `a hidden bar isn't drawn`(name: Barred.Name) {
    let terminal = TestTerminal(Showing { Barred(name: name) })
    terminal.expectShows("[Tool]")
    terminal.click("Hide")
    terminal.expectHides("[Tool]")
  }

  @Test(arguments: [true, false])
  func `a page whose way back is hidden has no Back, and Escape doesn't leave it`(isHidden: Bool) {
    struct Pages: View {
      let isHidden: Bool
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Text("page").navigationBarBackButtonHidden(isHidden)
          }
        }
      }
    }
    let terminal = TestTerminal(Showing { Pages(isHidden: isHidden) })
    terminal.expectShows("page")
    expectEqual(terminal.shows("‹ Back"), !isHidden)
    terminal.press(.escape)
    terminal.expectShows(isHidden ? "page" : "root")
  }

  @Test func `an ornament is a bar at the edge`() throws {
    func row(_ point: UnitPoint) throws -> Int {
      let terminal = TestTerminal(
        Showing {
          Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
            .ornament(attachmentAnchor: .scene(point)) { Text("attached") }
        })
      return try self.row(of: "attached", in: terminal)
    }
    expect(try row(.top) < 4)
    expect(try row(.bottom) > 18)
  }

  @Test func `the bars around a tab view are at the upper and the lower edge`() throws {
    let terminal = TestTerminal(
      Showing {
        TabView {
          Tab("Inbox", systemImage: "tray") { Text("page") }.badge(3)
          Tab("Archive", systemImage: "archivebox") { Text("other") }
        }
        .tabViewBottomAccessory { Text("accessory") }
        .tabViewSidebarHeader { Text("header") }
        .tabViewSidebarFooter { Text("footer") }
        .tabViewSidebarBottomBar { Text("bottom bar") }
      })
    terminal.expectShows("Inbox", "(3)")
    expect(try row(of: "header", in: terminal) < 4)
    for bar in ["accessory", "footer", "bottom bar"] {
      expect(try row(of: bar, in: terminal) > 16, "\(bar)")
    }
    terminal.click("Archive")
    terminal.expectShows("other", "header", "accessory", "footer", "bottom bar")
  }

  @Test func `an action sheet is drawn as a dialog`() {
    struct Asking: View {
      @State private var isChoosing = false
      @State private var answer = "none"

      var body: some View {
        Text("answer \(answer)")
        Button("Choose") { isChoosing = true }
          .actionSheet(isPresented: $isChoosing) {
            ActionSheet(
              title: Text("Folder"), buttons: [.default(Text("Archive")) { answer = "archive" }])
          }
      }
    }
    let terminal = TestTerminal(Showing { Asking() })
    terminal.click("[Choose]")
    terminal.expectShows("Folder", "[Archive]")
    terminal.click("[Archive]")
    terminal.expectShows("answer archive")
    terminal.expectHides("Folder")
  }

  // MARK: - Bars and rows at other places

  @Test(arguments: [true, false])
  func `a bar of a safe area is at its edge`(isAtTop: Bool) throws {
    let terminal = TestTerminal(
      Showing {
        Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
          .safeAreaBar(edge: isAtTop ? .top : .bottom) { Text("a bar") }
          .safeAreaBar(edge: .leading) { Text("beside") }
      })
    try expectEqual(row(of: "a bar", in: terminal) < 4, isAtTop)
    try expect(column(of: "beside", in: terminal) < column(of: "page", in: terminal))
  }

  private struct Scrolled: View {
    let isList: Bool
    @State private var log = ""
    @State private var isReached = false
    @State private var numbers: [Int] = []
    @State private var names: [String]?

    var body: some View {
      VStack(spacing: 0) {
        Text("log:\(log).")
        Text("reached \(isReached), names \(names == nil)")
        Text("from \(numbers.first ?? -1) to \(numbers.last ?? -1), \(numbers.count) rows")
        Group {
          if isList {
            List(0..<220, id: \.self) { number in row(number) }
          } else {
            ScrollView { ForEach(0..<220, id: \.self) { number in row(number) } }
          }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { numbers = $0 }
        .onScrollTargetVisibilityChange(idType: String.self) { names = $0 }
      }
    }

    @ViewBuilder private func row(_ number: Int) -> some View {
      if number == 120 {
        Text("row 120").onGeometryChange(for: Bool.self) {
          $0.frame(in: .global).minY < 384
        } action: {
          isReached = $0
        }
      } else if number == 0 || number == 210 {
        Text("row \(number)").onScrollVisibilityChange { log += " \(number)\($0 ? "+" : "-")" }
      } else if number == 1 {
        // A step of a wheel scrolls by three lines: two steps leave a sixth of this row, and one step leaves four sixths.
        Text("one\ntwo\nthree\nfour\nfive\nsix").onScrollVisibilityChange(threshold: 0.5) {
          log += $0 ? " half" : " less"
        }
      } else {
        Text("row \(number)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a view is told when it comes into sight and leaves it`(isList: Bool) {
    let terminal = TestTerminal(Showing { Scrolled(isList: isList) })
    terminal.expectShows("log: 0+ half.", "from 0 to", "names true")
    terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: 40, row: 10)))
    terminal.expectShows("log: 0+ half 0-.", "from 1 to")
    terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: 40, row: 10)))
    terminal.expectShows("log: 0+ half 0- less.", "from 2 to")
    for _ in 0..<22 {
      terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 10), column: 40, row: 10)))
    }
    terminal.expectShows(
      "row 219", "log: 0+ half 0- less 210+.", "to 219", "reached true, names true")
    for _ in 0..<22 {
      terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: -10), column: 40, row: 10)))
    }
    terminal.expectShows("row 0", "log: 0+ half 0- less 210+ 210- 0+ half.", "from 0 to")
  }

  @Test func `labels are shown again in a view whose labels are hidden`() {
    let terminal = TestTerminal(
      Showing {
        VStack {
          TextField("Name", text: .constant("Ada")).labelsVisibility(.visible)
          TextField("Town", text: .constant("Ulm")).labelsVisibility(.automatic)
        }
        .labelsHidden()
        Form {
          TextField("Street", text: .constant("Lane")).labelsVisibility(.hidden)
          TextField("Country", text: .constant("Here"))
        }
      })
    terminal.expectShows("Name", "Country", "Ulm", "Lane")
    terminal.expectHides("Town", "Street")
  }

  @Test func `an alternate item is beside its item in a menu`() {
    struct Sorting: View {
      @State private var log = "nothing"

      var body: some View {
        Text("did \(log).")
        Menu("Sort") {
          Button("Save") { log = "save" }
            .modifierKeyAlternate(.option) { Button("Save All") { log = "save all" } }
        }
      }
    }
    let terminal = TestTerminal(Showing { Sorting() })
    terminal.click("[Sort")
    terminal.expectShows("Save All")
    terminal.click("Save All")
    terminal.expectShows("did save all.")
  }

  private struct Limited: View {
    let minimum: Double
    let ideal: Double
    let maximum: Double?

    var body: some View {
      NavigationSplitView {
        Text("folders")
      } content: {
        Text("letters")
          .navigationSplitViewColumnWidth(min: minimum, ideal: ideal, max: maximum)
      } detail: {
        Text("letter").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private nonisolated static let limits: [(Double, Double, Double?, Int)] = [
    (160, 240, 320, 30), (320, 240, 400, 40), (80, 480, 320, 40), (80, 480, .infinity, 60),
    (80, 480, nil, 60), (80, 240, .nan, 30),
  ]

  @Test(arguments: limits)
  func `the middle column has a width within the limits that its content states`(
    minimum: Double, ideal: Double, maximum: Double?, width: Int
  ) throws {
    let terminal = TestTerminal(
      Showing { Limited(minimum: minimum, ideal: ideal, maximum: maximum) }, columns: 160)
    let dividers = terminal.rows[5].enumerated().filter { $0.element == "│" }.map(\.offset)
    expectEqual(dividers.count, 2)
    expectEqual(dividers.last.map { $0 - dividers[0] - 1 }, width)
  }

  private struct Columns: View {
    var width: Double?

    var body: some View {
      NavigationSplitView {
        if let width {
          Text("folders").navigationTitle("Mail").navigationSplitViewColumnWidth(width)
        } else {
          Text("folders").navigationTitle("Mail")
        }
      } detail: {
        Text("letter").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test(arguments: [
    (80.0, 100, 10), (320.0, 100, 40), (480.0, 100, 60), (640.0, 100, 69), (400.0, 62, 31),
  ])
  func `a column has the width that its content states`(
    points: Double, columns: Int, width: Int
  ) throws {
    let plain = TestTerminal(Showing { Columns() }, columns: columns)
    let stated = TestTerminal(Showing { Columns(width: points) }, columns: columns)
    let moved = try column(of: "letter", in: stated) - column(of: "letter", in: plain)
    expectEqual(moved, width - 24)
  }

  @Test func `a width of a column that changes is shown`() throws {
    struct Changing: View {
      @State private var isWide = false

      var body: some View {
        NavigationSplitView {
          Toggle("Wide", isOn: $isWide)
            .navigationSplitViewColumnWidth(min: 80, ideal: isWide ? 256 : 160, max: 320)
        } detail: {
          Text("letter").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    let terminal = TestTerminal(Showing { Changing() }, columns: 100)
    let before = try column(of: "letter", in: terminal)
    terminal.click("Wide")
    try expectEqual(column(of: "letter", in: terminal) - before, 12)
  }
}
