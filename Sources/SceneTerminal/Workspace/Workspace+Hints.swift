import SceneRuntime

extension Workspace {
  /// The last line of the screen: the most important keys of the part with the focus, and the number of hidden windows.
  var hintLine: HintLine {
    let count = hiddenSessions.count
    let isHiding = count > 0 && overlay == nil
    let last = HintLine.Hint(
      KeyPress(.function(5)), count == 1 ? "1 more window" : "\(count) more windows")
    return HintLine(hints, last: isHiding ? last : nil, columns: columns)
  }

  private var hints: [HintLine.Hint] {
    let (escape, enter) = (KeyPress(.escape), KeyPress(.enter))
    switch overlay {
    case .list:
      return [
        .init(escape, "Close"), .init(enter, "Choose"), .init(KeyPress(.down), "Move", name: "↑↓"),
      ]
    case .menu:
      return [
        .init(escape, "Close"), .init(enter, "Choose"), .init(KeyPress(.down), "Move", name: "↑↓"),
        .init(KeyPress(.right), "Other Menus", name: "←→"),
      ]
    case .switcher:
      let new = HintLine.Hint(KeyPress(.character("+")), "New")
      return [.init(escape, "Return"), .init(enter, "Open")]
        + (createsNewWindow ? [new] : [])
        + [.init(KeyPress(.character("x")), "Close")]
    case .closing(let question):
      return [
        .init(escape, question.confirmation.cancelTitle), .init(enter, "Choose"),
        .init(KeyPress(.character("y")), question.confirmation.confirmTitle),
      ]
    case nil: break
    }
    if part == .log {
      return [
        .init(escape, "Back"), .init(enter, "Unfold"), .init(KeyPress(.character("f")), "Filter"),
        .init(KeyPress(.function(7)), "Close"), .init(KeyPress(.function(1)), "Help"),
      ]
    }
    if foreground.isEmpty {
      return [
        .init(KeyPress(.function(1)), "Help"), .init(enter, hasNoWindow ? "Open" : "Return"),
        hasNoWindow
          ? .init(KeyPress(.function(10)), "Menu") : .init(KeyPress(.function(5)), "Switcher"),
        .init(KeyPress(.character("c"), .control), "Quit"),
      ]
    }
    return [
      .init(KeyPress(.function(1)), "Help"), .init(KeyPress(.function(2)), "Commands"),
      .init(KeyPress(.character("c"), .control), "Quit"), .init(KeyPress(.function(5)), "Switcher"),
      .init(KeyPress(.function(6)), "Next"), .init(KeyPress(.function(7)), "Log"),
      .init(KeyPress(.function(4)), "Close"), .init(KeyPress(.function(10)), "Menu"),
      .init(KeyPress(.function(9)), "Slide"),
    ]
  }

  func drawHints() {
    let row = rows - 1
    screen.fill(CellRectangle(column: 0, row: row, columns: columns, rows: 1))
    if let message {
      screen.draw(message, column: 1, row: row, style: Theme.title)
    } else {
      hintLine.draw(into: &screen, row: row)
    }
  }
}
