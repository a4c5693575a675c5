import SceneDisplay
import SceneModel
import SceneRuntime
import Scenes
import Testing

@testable import SceneTerminal

/// A host that shows an app on a screen without a terminal, and plays a person's input.
@MainActor final class TestTerminal: SceneHost {
  private(set) var launch: AppLaunch?
  private var created: Workspace?

  var application: Application {
    guard let launch else { fatalError("the app isn't launched") }
    return launch.application
  }
  var workspace: Workspace {
    guard let created else { fatalError("the app isn't launched") }
    return created
  }

  /// Launches an app on a screen of a size.
  init<Declaration: App>(
    _ app: Declaration, columns: Int = 80, rows: Int = 24, profile: HostProfile = .tablet
  ) {
    let launch = AppLaunch(app, host: self, profile: profile, services: .repeatable())
    self.launch = launch
    created = Workspace(launch.application, columns: columns, rows: rows)
    launch.application.receive(.launch([]))
    settle()
  }

  func run(_ application: Application) -> Int32 { 0 }
  func present(_ window: SceneWindow) -> Bool { created?.present(window) ?? false }
  func update(_ window: SceneWindow) { created?.update(window) }
  func withdraw(_ window: SceneWindow) { created?.withdraw(window) }
  nonisolated func wake() {}

  /// Runs turns and draws, as the terminal's host does after input.
  func settle() {
    workspace.runTurns()
    _ = workspace.draw()
    for event in workspace.takeLayoutEvents() { application.receive(event) }
    workspace.runTurns()
    _ = workspace.draw()
  }

  /// Handles input events one by one, and returns the last effect on the process.
  @discardableResult func play(_ events: InputEvent...) -> Workspace.Effect {
    var effect = Workspace.Effect.none
    for event in events {
      effect = workspace.handle(event)
      settle()
    }
    return effect
  }

  /// Presses keys without modifiers.
  func press(_ keys: KeyPress.Key...) {
    for key in keys { play(.key(KeyPress(key))) }
  }

  /// Presses a key with modifiers.
  @discardableResult func press(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers
  ) -> Workspace.Effect {
    play(.key(KeyPress(key, modifiers)))
  }

  /// Types the characters of a text.
  func type(_ text: String) {
    for character in text {
      play(.key(KeyPress(character.isNewline ? .enter : .character(character))))
    }
  }

  /// Presses and releases the left button at a place.
  func click(_ column: Int, _ row: Int) {
    play(
      .mouse(MouseEvent(.press(.left), column: column, row: row)),
      .mouse(MouseEvent(.release(.left), column: column, row: row)))
  }

  /// Clicks the first place at which a text is shown; false if it isn't.
  @discardableResult func click(_ text: String) -> Bool {
    guard let (column, row) = place(of: text) else { return false }
    click(column, row)
    return true
  }

  /// Returns the first place at which a text is shown.
  func place(of text: String) -> (column: Int, row: Int)? {
    for row in 0..<screen.rows {
      let cells = (0..<screen.columns).map { screen[$0, row].text }
      // Most rows don't have the text, and joining cells from each column takes far longer.
      guard cells.joined().contains(text) else { continue }
      for column in 0..<screen.columns
      where cells[column...].prefix(text.count).joined() == text && !text.isEmpty {
        return (column, row)
      }
    }
    return nil
  }

  var screen: Screen { workspace.screen }
  /// The rows of the screen, without spaces at their ends.
  var rows: [String] { (0..<screen.rows).map(screen.text(ofRow:)) }

  func shows(_ text: String) -> Bool { place(of: text) != nil }

  /// Expects all texts to be shown, and tells the screen otherwise.
  func expectShows(
    _ texts: String...,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    for text in texts where !shows(text) {
      let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      Issue.record("\(text) isn't shown:\n\(screenText)", sourceLocation: place)
    }
  }

  /// Expects no text to be shown, and tells the screen otherwise.
  func expectHides(
    _ texts: String...,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    for text in texts where shows(text) {
      let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      Issue.record("\(text) is shown:\n\(screenText)", sourceLocation: place)
    }
  }

  private var screenText: String { rows.joined(separator: "\n") }

  /// The focused window's pane.
  var pane: WindowPane {
    guard let pane = workspace.focusedPane else { fatalError("no window has the focus") }
    return pane
  }
  /// The name of the element with the keyboard focus; nil if there is none.
  var focusName: String? { pane.focused.map(pane.tree.name) }
  /// The lines of the application's trace.
  var trace: [String] { application.trace.entries.map(\.line) }
}
