import Foundation
import SceneRuntime
import SceneTerminal
import Scenes
import TestSupport

/// Sends random bytes and sizes to the screen of an app, and compares what it drew with a drawing of everything.
@MainActor public struct WorkspaceFuzzingRun {
  private var generator: SeededGenerator
  private var parser = InputParser(escapeDelay: 0)
  private var time = 0.0
  private var host = WorkspaceHost()
  private var launch: AppLaunch
  private var workspace: Workspace
  /// The number of bytes that were sent.
  public private(set) var bytes = 0
  /// The number of times the size was changed.
  public private(set) var resizes = 0
  /// The number of times the app was quit and launched again.
  public private(set) var launches = 1
  /// The number of drawings of a part of the rows.
  public private(set) var partialDrawings = 0
  /// The most scenes that were on the screen.
  public private(set) var mostWindows = 0
  /// The latest inputs, for the description of a problem.
  private var latest: [String] = []

  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    launch = TypedApp.launch(on: host)
    workspace = Workspace(launch.application, columns: 80, rows: 24)
    start()
  }

  /// The run so far, on one line.
  public var summary: String {
    "\(bytes) random bytes and \(resizes) sizes, \(launches) launches, \(partialDrawings) drawings "
      + "of a part, up to \(mostWindows) windows"
  }

  private mutating func relaunch() {
    launches += 1
    host = WorkspaceHost()
    launch = TypedApp.launch(on: host)
    workspace = Workspace(
      launch.application, columns: workspace.columns, rows: workspace.rows)
    start()
  }

  private func start() {
    host.workspace = workspace
    launch.application.receive(.launch([]))
    workspace.runTurns()
    _ = workspace.draw()
  }

  // MARK: - Steps

  /// Sends a few bytes, and draws.
  ///
  /// - Returns: The problem; nil if there is none.
  public mutating func type() -> String? {
    let input = TypedBytes.some(
      columns: workspace.columns, rows: workspace.rows, using: &generator)
    bytes += input.count
    time += 0.001
    // Sometimes nothing comes for so long that what is unfinished ends.
    let isPause = Int.random(in: 0..<20, using: &generator) == 0
    if isPause { time += 20 }
    let expired = isPause ? parser.expire(at: time) : []
    note(String(decoding: input, as: UTF8.self).debugDescription)
    return handle(expired + parser.parse(input, at: time))
  }

  /// Changes the size, and draws.
  ///
  /// - Returns: The problem; nil if there is none.
  public mutating func resize() -> String? {
    resizes += 1
    let isTiny = Int.random(in: 0..<4, using: &generator) == 0
    let columns = Int.random(in: 0...(isTiny ? 25 : 200), using: &generator)
    let rows = Int.random(in: 0...(isTiny ? 8 : 60), using: &generator)
    note("\(columns)×\(rows)")
    return handle([.resize(columns: columns, rows: rows)])
  }

  private mutating func note(_ input: String) {
    latest.append(input)
    if latest.count > 12 { latest.removeFirst() }
  }

  private mutating func handle(_ events: [InputEvent]) -> String? {
    for event in events {
      switch workspace.handle(event) {
      case .none, .redraw, .copy, .picture: break
      case .suspend:
        launch.application.receive(.background(nil))
        workspace.runTurns()
        launch.application.receive(.foreground)
      case .end:
        relaunch()
        return nil
      }
      workspace.runTurns()
    }
    if launch.application.isTerminated {
      relaunch()
      return nil
    }
    return settle()
  }

  /// Draws as the terminal host does.
  private mutating func settle() -> String? {
    if let problem = draw() { return problem }
    let sizes = workspace.takeLayoutEvents()
    if sizes.isEmpty { return nil }
    for event in sizes { launch.application.receive(event) }
    workspace.runTurns()
    return draw()
  }

  private mutating func draw() -> String? {
    let old = workspace.screen
    let changed = workspace.draw()
    mostWindows = max(mostWindows, workspace.shownWindows)
    guard let changed else { return nil }
    partialDrawings += 1
    for row in 0..<old.rows where !changed.contains(row) {
      if !old.isEqual(workspace.screen, row: row) {
        return describe("row \(row) changed, and only \(changed) was to be drawn")
      }
    }
    return nil
  }

  /// Draws everything again, which must give the same screen.
  ///
  /// - Returns: The problem; nil if there is none.
  public mutating func check() -> String? {
    if let problem = settle() { return problem }
    let drawn = workspace.screen
    _ = workspace.handle(.resize(columns: workspace.columns, rows: workspace.rows))
    _ = workspace.draw()
    let fresh = workspace.screen
    for row in 0..<fresh.rows where !drawn.isEqual(fresh, row: row) {
      return describe(
        "row \(row) was drawn as \(drawn.text(ofRow: row).debugDescription), and as "
          + fresh.text(ofRow: row).debugDescription)
    }
    if drawn.cursor != fresh.cursor {
      return describe(
        "the cursor was at \(String(describing: drawn.cursor)), and \(String(describing: fresh.cursor))"
      )
    }
    return drawn.title == fresh.title
      ? nil : describe("the title was \(drawn.title), and \(fresh.title)")
  }

  private func describe(_ problem: String) -> String {
    "byte \(bytes), size \(resizes): \(problem); the latest inputs were "
      + latest.joined(separator: " ") + "; the screen is\n"
      + (0..<workspace.screen.rows).map { workspace.screen.text(ofRow: $0) }
      .joined(separator: "\n")
  }
}

extension Workspace {
  /// The number of scenes that share the screen.
  fileprivate var shownWindows: Int {
    arrangement.places(in: CellRectangle(columns: columns, rows: rows)).count
  }
}

extension Screen {
  /// Returns whether a row is as in another screen of the same size; links are compared by their addresses.
  fileprivate func isEqual(_ other: Screen, row: Int) -> Bool {
    guard columns == other.columns, row < other.rows else { return false }
    return (0..<columns).allSatisfy { column in
      var (one, two) = (self[column, row], other[column, row])
      let addresses = (address(one), other.address(two))
      one.link = 0
      two.link = 0
      return one == two && addresses.0 == addresses.1
    }
  }

  private func address(_ cell: Cell) -> String? {
    cell.link == 0 ? nil : links[Int(cell.link) - 1]
  }
}
