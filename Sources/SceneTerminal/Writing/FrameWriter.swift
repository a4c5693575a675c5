/// A writer of frames: the bytes that change the content of a terminal into the content of a screen.
///
/// It stores what it has sent, and writes only the differences. The bytes of each frame must reach the terminal
/// completely and in order. If they can't, or if the terminal shows anything else, call ``reset(keepsImages:)``.
package struct FrameWriter: Sendable {
  /// The schemes of links that are sent by default (T-81).
  package static let allowedSchemes: Set<String> = ["http", "https", "mailto"]

  /// The cells that the terminal shows; their links are numbers of this writer's link table.
  var cells: [Cell] = []
  var columns = 0
  private(set) var rows = 0
  /// For each row, whether its content in the terminal is known.
  var knownRows: [Bool] = []
  var pen = Pen()
  var rules: DrawingRules
  var conversion: StyleConversion
  var links: LinkTable
  var images = SentImages()
  /// The indices of the first and the last cell that were written in the current row.
  var written = (first: Int.max, last: -1)
  private var title: String?
  private var cursorShape: Screen.Cursor.Shape?
  private var isCursorVisible: Bool?

  /// Creates a writer for a terminal whose content isn't known.
  package init(allowedSchemes: Set<String> = Self.allowedSchemes) {
    rules = DrawingRules(TerminalCapabilities())
    conversion = StyleConversion(rules)
    links = LinkTable(schemes: allowedSchemes)
  }

  /// Whether more data of images has to be sent, in another frame for the same screen.
  package var isTransferring: Bool { images.isBehind }

  /// Marks the terminal's content as unknown, so that the next frame draws the whole screen, without erasing it first
  /// (T-80).
  ///
  /// - Parameter keepsImages: Whether the terminal still has the images that were sent, as after a change of the
  ///   terminal's size.
  package mutating func reset(keepsImages: Bool = false) {
    invalidateRows()
    images.reset(keepingData: keepsImages)
    pen = Pen()
    title = nil
    cursorShape = nil
    isCursorVisible = nil
  }

  private mutating func invalidateRows() {
    for row in knownRows.indices { knownRows[row] = false }
  }

  /// Returns the sequences that remove the app's images from the terminal before the app stops using the terminal.
  package mutating func leave() -> [UInt8] { rules.pictures == .kitty ? images.leave() : [] }

  /// Returns the bytes that change the terminal's content so that the terminal shows a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen that the terminal should show.
  ///   - changedRows: The rows that may have changed since the last frame; nil for all rows.
  ///   - capabilities: The capabilities of the terminal. If those that affect drawing have changed, everything is drawn
  ///     again.
  /// - Returns: The bytes; empty if the terminal already shows the screen, or if the terminal understands no control
  ///   sequences.
  package mutating func bytes(
    for screen: Screen, changedRows: Range<Int>? = nil, _ capabilities: TerminalCapabilities
  ) -> [UInt8] {
    if capabilities.isPlain { return [] }
    pen.bytes.removeAll(keepingCapacity: true)
    let isNew = prepare(for: screen, capabilities)
    let placements = sendImages(of: screen)
    let change = images.change(to: placements)
    let head = pen.bytes.count
    if capabilities.synchronizesOutput {
      pen.bytes.append(ascii: "\u{1B}[?2026h")
    } else if isCursorVisible != false {
      pen.bytes.append(ascii: "\u{1B}[?25l")
    }
    let start = pen.bytes.count
    let all = 0..<rows
    var changed = (isNew ? all : changedRows?.clamped(to: all)) ?? all
    for rows in write(removalsOf: change) { changed.cover(rows) }
    write(rows: changed, of: screen.showing(placements), change)
    let isDrawn = pen.bytes.count > start
    if isDrawn {
      if !capabilities.synchronizesOutput { isCursorVisible = false }
      finishSpans()
    } else {
      // If only the cursor moves, remove the bytes that hide the cursor and synchronize the frame, because they aren't
      // needed.
      pen.bytes.removeSubrange(head...)
    }
    write(title: screen.title)
    write(cursor: screen.cursor, capabilities)
    if isDrawn, capabilities.synchronizesOutput { pen.bytes.append(ascii: "\u{1B}[?2026l") }
    return pen.bytes
  }

  /// Prepares the writer for the next frame: for the screen's size and links, and for the terminal's capabilities.
  ///
  /// - Returns: Whether all rows must be compared.
  private mutating func prepare(
    for screen: Screen, _ capabilities: TerminalCapabilities
  ) -> Bool {
    let rules = DrawingRules(capabilities)
    if rules != self.rules {
      if rules.colorDepth != self.rules.colorDepth || rules.textColors != self.rules.textColors
        || rules.background != self.rules.background
      {
        conversion = StyleConversion(rules)
      }
      if rules.pictures != self.rules.pictures { changeImages(from: self.rules.pictures) }
      self.rules = rules
      invalidateRows()
    }
    if !rules.showsLinks { pen.assumeNoLink() }
    if !links.take(screen.links) { invalidateRows() }
    if screen.columns != columns || screen.rows != rows {
      columns = screen.columns
      rows = screen.rows
      cells = screen.cells
      knownRows = Array(repeating: false, count: rows)
      // The position of the cursor is unknown now, because terminals move the cursor when their size changes.
      pen.resetPosition()
    }
    return knownRows.contains(false)
  }

  /// Ends the link and returns to plain style, in case other programs write to the terminal before the next frame.
  private mutating func finishSpans() {
    pen.setLink(0, begin: [])
    pen.set(.plain)
  }

  private mutating func write(title: String) {
    defer { self.title = title }
    if self.title == title || (self.title == nil && title.isEmpty) { return }
    pen.bytes.append(ascii: "\u{1B}]2;")
    for (character, _) in DisplayedText(title.prefix(256)) {
      pen.bytes.append(contentsOf: character.utf8)
    }
    pen.bytes.append(ascii: "\u{1B}\\")
  }

  private mutating func write(cursor: Screen.Cursor?, _ capabilities: TerminalCapabilities) {
    let isVisible = cursor?.isVisible ?? false
    if let cursor {
      pen.place(
        column: min(max(0, cursor.column), columns - 1), row: min(max(0, cursor.row), rows - 1))
      if isVisible, cursorShape != cursor.shape, capabilities.shapesCursor {
        cursorShape = cursor.shape
        switch cursor.shape {
        case .standard: pen.bytes.append(ascii: "\u{1B}[0 q")
        case .line: pen.bytes.append(ascii: "\u{1B}[5 q")
        }
      }
    }
    guard isVisible != isCursorVisible else { return }
    pen.bytes.append(ascii: isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l")
    isCursorVisible = isVisible
  }
}
