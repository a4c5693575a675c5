/// A list from which a person selects an item by typing a part of its title.
package struct FilteredList<Item> {
  /// An item, its title, and the texts that are shown with the title.
  package struct Entry {
    package var title: String
    /// The text at the end of the row, such as the names of keys.
    package var detail: String
    /// The sentence that is shown while the entry is selected.
    package var note: String
    package var item: Item
    /// The reason why the entry can't be chosen; nil if it can be chosen.
    package var obstacle: String?
    /// The title of the section that begins with the entry; empty if only a divider is above the entry, nil if there is
    /// neither.
    package var heading: String?

    package init(
      _ title: String, detail: String = "", note: String = "", obstacle: String? = nil,
      heading: String? = nil, _ item: Item
    ) {
      self.title = title
      self.detail = detail
      self.note = note
      self.item = item
      self.obstacle = obstacle
      self.heading = heading
    }
  }

  private let all: [Entry]
  /// The text that the person has typed to filter the list.
  package private(set) var query = ""
  /// The entries whose title or detail matches the typed text, the best match first; all entries while no text is
  /// typed.
  package private(set) var entries: [Entry]
  /// The index of the selected entry.
  package private(set) var selection = 0

  package init(_ entries: [Entry]) {
    all = entries
    self.entries = entries
  }

  /// The entries in the order in which they are drawn, with their headings while no text is typed.
  var lines: [MenuLine] {
    MenuLine.lines(of: entries.map { query.isEmpty ? $0.heading : nil })
  }

  package var selected: Entry? { entries.indices.contains(selection) ? entries[selection] : nil }

  /// Handles a key that edits the typed text or moves the selection.
  ///
  /// - Returns: False if the list doesn't handle the key; the caller handles Enter and Escape.
  package mutating func handle(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character(let character) where key.modifiers.subtracting(.shift).isEmpty:
      search(query + String(character))
    case .backspace: search(String(query.dropLast()))
    case .character("u") where key.modifiers == .control: search("")
    case .character("w") where key.modifiers == .control: deleteWord()
    case .down, .tab: select(selection + 1)
    case .character("n") where key.modifiers == .control: select(selection + 1)
    case .up: select(selection - 1)
    case .character("p") where key.modifiers == .control: select(selection - 1)
    case .pageDown: select(selection + 10)
    case .pageUp: select(selection - 10)
    case .home: select(0)
    case .end: select(entries.count - 1)
    default: return false
    }
    return true
  }

  /// Deletes the last word of the typed text, as in a field.
  private mutating func deleteWord() {
    var edit = TextEdit(query, isMultiline: false)
    edit.killToSpace()
    search(edit.text)
  }

  /// Selects the entry with the given index, or the nearest entry if the index is out of range.
  package mutating func select(_ index: Int) {
    selection = max(0, min(index, entries.count - 1))
  }

  /// Shows only the entries that match a text.
  package mutating func search(_ text: String) {
    // Pasted text can be of any length, so only its beginning is used.
    let text = String(text.prefix(200))
    query = text
    selection = 0
    if text.isEmpty {
      entries = all
      return
    }
    let ranked = all.enumerated().compactMap { index, entry in
      Self.rank(of: text, in: entry).map { (rank: $0, index: index, entry: entry) }
    }
    entries = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.entry)
  }

  /// Returns how well an entry matches the typed text, 0 for the best match; nil if the entry doesn't match.
  private static func rank(of text: String, in entry: Entry) -> Int? {
    let (wanted, title) = (text.lowercased(), entry.title.lowercased())
    if title.hasPrefix(wanted) { return 0 }
    if entry.detail.lowercased() == wanted { return 0 }
    if title.contains(" " + wanted) { return 1 }
    if title.contains(wanted) { return 2 }
    if entry.detail.lowercased().contains(wanted) { return 3 }
    var rest = Substring(title)
    for character in wanted {
      guard let place = rest.firstIndex(of: character) else { return nil }
      rest = rest[rest.index(after: place)...]
    }
    return 4
  }
}
