import SceneModel
import SceneRuntime

/// The question before a scene is closed, with the selected answer.
struct ClosingQuestion {
  let scene: SceneID
  let confirmation: SceneClosureConfirmation
  /// The switcher in which the person closed the scene; it is shown again after the answer.
  var switcher: Switcher?
  private var isConfirming = false

  init(_ scene: SceneID, _ confirmation: SceneClosureConfirmation) {
    self.scene = scene
    self.confirmation = confirmation
  }

  /// Handles a key.
  ///
  /// - Returns: True to close the scene, false to keep it; nil if the person hasn't answered yet.
  mutating func handle(_ key: KeyPress) -> Bool? {
    guard key.modifiers.isSubset(of: .shift) else { return nil }
    switch key.key {
    case .left, .right, .tab, .up, .down: isConfirming.toggle()
    case .character("y"): return true
    case .enter, .character(" "): return isConfirming
    case .escape, .character("n"): return false
    default: break
    }
    return nil
  }

  /// Returns the answer whose button contains a cell of a screen.
  ///
  /// - Returns: True to close the scene, false to keep it; nil if no button contains the cell.
  func answer(at column: Int, _ row: Int, on screen: Screen) -> Bool? {
    let parts = parts(on: screen)
    if parts.cancel.contains(column: column, row: row) { return false }
    return parts.confirm.contains(column: column, row: row) ? true : nil
  }

  /// Returns the area of the question and the areas of its buttons.
  private func parts(
    on screen: Screen
  ) -> (area: CellRectangle, cancel: CellRectangle, confirm: CellRectangle) {
    let cancel = DisplayedText.width(of: confirmation.cancelTitle) + 2
    let confirm = DisplayedText.width(of: confirmation.confirmTitle) + 2
    let texts = [confirmation.title, confirmation.message ?? ""].map { DisplayedText.width(of: $0) }
    let width = min(screen.columns - 2, max(texts.max() ?? 0, cancel + 2 + confirm) + 4)
    let area = CellRectangle(
      column: (screen.columns - width) / 2, row: max(0, screen.rows / 2 - 3), columns: width,
      rows: 6)
    let (column, row) = (area.column + 2, area.row + 4)
    return (
      area, CellRectangle(column: column, row: row, columns: cancel, rows: 1),
      CellRectangle(column: column + cancel + 2, row: row, columns: confirm, rows: 1)
    )
  }

  func draw(into screen: inout Screen) {
    let (area, cancel, confirm) = parts(on: screen)
    screen.fill(area)
    screen.drawFrame(area, style: Theme.accent)
    screen.clip = area.inset(columns: 1, rows: 1)
    defer { screen.clip = screen.bounds }
    screen.draw(confirmation.title, column: area.column + 2, row: area.row + 1, style: Theme.title)
    screen.draw(confirmation.message ?? "", column: area.column + 2, row: area.row + 2)
    screen.draw(
      "[\(confirmation.cancelTitle)]", column: cancel.column, row: cancel.row,
      style: isConfirming ? .plain : Theme.selection)
    screen.draw(
      "[\(confirmation.confirmTitle)]", column: confirm.column, row: confirm.row,
      style: isConfirming ? Theme.problem.with(.reverse) : Theme.problem)
    let chosen = isConfirming ? confirm : cancel
    screen.cursor = Screen.Cursor(column: chosen.column, row: chosen.row, isVisible: false)
  }
}
