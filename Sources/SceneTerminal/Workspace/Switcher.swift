package import SceneModel

/// The cards of the listed sessions, followed by a card for a new window if the app can open one; one card is selected.
package struct Switcher: Hashable, Sendable {
  /// A rectangle of the switcher that a person can select: a picture of a scene, or the offer of a new window.
  package enum Card: Hashable, Sendable {
    case session(SceneID)
    /// A card that opens a new window.
    case new
  }

  /// The cards; the cards of foreground scenes come first.
  package private(set) var cards: [Card]
  package private(set) var selection = 0
  /// The number of cards per row in the last drawing.
  var columns = 1

  init(_ sessions: [SceneID], selecting session: SceneID?, hasNew: Bool = true) {
    cards = sessions.map(Card.session) + (hasNew ? [.new] : [])
    selection = session.flatMap { cards.firstIndex(of: .session($0)) } ?? 0
  }

  package var selected: Card? { cards.indices.contains(selection) ? cards[selection] : nil }

  /// Replaces the cards of sessions, and keeps the selected card or, if it is gone, the selected position.
  mutating func update(_ sessions: [SceneID], hasNew: Bool = true) {
    let old = selected
    cards = sessions.map(Card.session) + (hasNew ? [.new] : [])
    selection = old.flatMap(cards.firstIndex) ?? max(0, min(selection, cards.count - 1))
  }

  mutating func select(_ index: Int) {
    selection = max(0, min(index, cards.count - 1))
  }

  /// Handles a key that moves the selection; returns false for any other key.
  mutating func handle(_ key: KeyPress) -> Bool {
    if cards.isEmpty { return false }
    switch key.key {
    case .left, .character("h"): select(selection - 1)
    case .right, .character("l"): select(selection + 1)
    case .tab:
      let step = key.modifiers.contains(.shift) ? -1 : 1
      selection = (selection + step + cards.count) % cards.count
    case .up, .character("k"): if selection >= columns { select(selection - columns) }
    case .down, .character("j"):
      // The last row may be shorter than the others, so moving down into it is possible from every column.
      if selection / columns < (cards.count - 1) / columns { select(selection + columns) }
    case .home: select(0)
    case .end: select(cards.count - 1)
    default: return false
    }
    return true
  }

  /// The cards with their areas.
  package struct Layout {
    /// The number of cards per row.
    package var columns: Int
    /// The area of each card; nil for a card that isn't visible.
    package var areas: [CellRectangle?]
  }

  /// The usual size of cards.
  ///
  /// The cards are larger if the area has room for all of them at a larger size, and smaller if the area is smaller
  /// than one card of this size.
  private static let cardSize = (columns: 30, rows: 9)

  /// Lays out the cards in an area, and scrolls their rows so that the selected card is visible.
  package func layout(in area: CellRectangle) -> Layout {
    var (width, height) = (
      min(area.columns, Self.cardSize.columns), min(area.rows, Self.cardSize.rows)
    )
    for wider in stride(from: min(area.columns, 80), to: width, by: -2) {
      let higher = wider * Self.cardSize.rows / Self.cardSize.columns
      if (area.columns + 1) / (wider + 1) * (area.rows / higher) >= cards.count {
        (width, height) = (wider, higher)
        break
      }
    }
    let columns = max(1, (area.columns + 1) / (width + 1))
    let rows = max(1, area.rows / max(1, height))
    let first = max(0, selection / columns - rows + 1)
    let areas = cards.indices.map { index -> CellRectangle? in
      let row = index / columns - first
      guard row >= 0, row < rows else { return nil }
      return CellRectangle(
        column: area.column + index % columns * (width + 1), row: area.row + row * height,
        columns: width, rows: height)
    }
    return Layout(columns: columns, areas: areas)
  }
}
