package import SceneModel

/// The cards of all sessions, of which one is chosen.
package struct Switcher: Hashable, Sendable {
  /// A card.
  package enum Card: Hashable, Sendable {
    case session(SceneID)
    /// A card that opens another window.
    case new
  }

  /// The cards, those of foreground scenes first.
  package private(set) var cards: [Card]
  package private(set) var selection = 0
  /// The number of cards side by side, as they were drawn.
  var columns = 1

  init(_ sessions: [SceneID], selecting session: SceneID?) {
    cards = sessions.map(Card.session) + [.new]
    selection = session.flatMap { cards.firstIndex(of: .session($0)) } ?? 0
  }

  package var selected: Card? { cards.indices.contains(selection) ? cards[selection] : nil }

  /// Shows the cards of other sessions, and keeps the selection near.
  mutating func update(_ sessions: [SceneID]) {
    let old = selected
    cards = sessions.map(Card.session) + [.new]
    selection = old.flatMap(cards.firstIndex) ?? min(selection, cards.count - 1)
  }

  mutating func select(_ index: Int) {
    selection = max(0, min(index, cards.count - 1))
  }

  /// Handles a key that moves.
  mutating func handle(_ key: KeyPress) -> Bool {
    switch key.key {
    case .left, .character("h"): select(selection - 1)
    case .right, .character("l"): select(selection + 1)
    case .tab:
      let step = key.modifiers.contains(.shift) ? -1 : 1
      selection = (selection + step + cards.count) % cards.count
    case .up, .character("k"): if selection >= columns { select(selection - columns) }
    case .down, .character("j"):
      if selection + columns < cards.count { select(selection + columns) }
    case .home: select(0)
    case .end: select(cards.count - 1)
    default: return false
    }
    return true
  }

  /// Returns the area of each card in an area, scrolled so that the selection is visible; nil for one that isn't.
  func areas(in area: CellRectangle) -> (columns: Int, areas: [CellRectangle?]) {
    let width = min(area.columns, 30)
    let height = min(area.rows, 9)
    let columns = max(1, (area.columns + 1) / (width + 1))
    let rows = max(1, area.rows / max(1, height))
    let first = max(0, selection / columns - rows + 1)
    return (
      columns,
      cards.indices.map { index in
        let row = index / columns - first
        guard row >= 0, row < rows else { return nil }
        return CellRectangle(
          column: area.column + index % columns * (width + 1), row: area.row + row * height,
          columns: width, rows: height)
      }
    )
  }
}
