import SceneLayout

/// A terminal that is written from the standards, without any code of the module that it tests.
///
/// A sequence that it doesn't know is a problem, so that no test passes by ignoring one.
struct TerminalOracle {
  /// A cell of the terminal.
  struct OracleCell: Hashable {
    var text = " "
    var style = OracleStyle()
    var link: String?
    /// 0 for the second half of a character of two cells.
    var width = 1
  }

  /// The appearance of text, with colors as the numbers by which they were set.
  struct OracleStyle: Hashable {
    var attributes: Set<Int> = []
    var foreground = "39"
    var background = "49"
  }

  /// The way in which a terminal counts cells.
  enum Widths: CaseIterable {
    /// Each character has the width that our screen gives it.
    case clusters
    /// Each scalar counts for itself, and a selector changes nothing.
    case scalars
  }

  private(set) var columns: Int
  private(set) var rows: Int
  let widths: Widths
  private(set) var cells: [OracleCell]
  private(set) var images = OracleImages()
  private(set) var title = ""
  private(set) var isCursorVisible = true
  private(set) var cursorShape = 0
  private(set) var isAlternate = false
  private(set) var isSynchronizing = false
  /// The modes that are set; those without question mark are negative.
  private(set) var modes: Set<Int> = [-8, 7, 25]
  /// The number of keyboard modes that were pushed.
  private(set) var keyboards = 0
  /// Whether the keyboard has the modes of xterm.
  private(set) var hasOtherKeys = false
  /// The number of titles that were pushed.
  private(set) var titles = 0
  private(set) var column = 0
  private(set) var row = 0
  /// The errors, of which there must be none.
  private(set) var problems: [String] = []
  /// The numbers of cells that were scrolled away or wrapped into, which our bytes never do.
  private(set) var wraps = 0
  /// The number of synchronized frames.
  private(set) var frames = 0

  private var wrapsNext = false
  private var style = OracleStyle()
  private var link: String?
  /// The identifiers by address, which must be the same for all parts of a link.
  private var identifiers: [String: String] = [:]

  init(columns: Int, rows: Int, widths: Widths = .clusters) {
    self.columns = columns
    self.rows = rows
    self.widths = widths
    cells = Array(repeating: OracleCell(), count: columns * rows)
  }

  /// Changes the size, after which the terminal shows another text on all cells.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: OracleCell(text: "#"), count: columns * rows)
    column = columns / 2
    row = rows / 2
  }

  subscript(column: Int, row: Int) -> OracleCell { cells[row * columns + column] }

  /// The text of all rows, without spaces at their ends.
  var text: String {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  // MARK: - Reading

  /// Reads bytes, which contain whole sequences.
  mutating func read(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.first {
      switch byte {
      case 0x1B:
        rest.removeFirst()
        readEscape(&rest)
      case 0x00...0x1F, 0x7F:
        rest.removeFirst()
        problems.append("control \(byte)")
      case _:
        let end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? rest.endIndex
        let part = rest[..<end]
        rest = rest[end...]
        guard let text = String(validating: part, as: UTF8.self) else {
          problems.append("text that isn't UTF-8")
          continue
        }
        print(text)
      }
    }
  }

  private mutating func readEscape(_ rest: inout ArraySlice<UInt8>) {
    switch rest.popFirst() {
    case 0x5B:
      let end = rest.firstIndex { 0x40...0x7E ~= $0 } ?? rest.endIndex
      guard end < rest.endIndex else { return problems.append("a sequence without end") }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      let final = rest[end]
      rest = rest[(end + 1)...]
      control(text, final: Character(UnicodeScalar(final)))
    case 0x5F:
      let end = rest.firstIndex(of: 0x1B) ?? rest.endIndex
      images.read(String(decoding: rest[..<end], as: UTF8.self), column: column, row: row)
      rest = rest[end...]
      if !rest.starts(with: [0x1B, 0x5C]) { problems.append("a string without end") }
      rest = rest.dropFirst(2)
    case 0x5D:
      var text: [UInt8] = []
      while let byte = rest.popFirst() {
        if byte == 0x1B {
          if rest.popFirst() != 0x5C { problems.append("a string with an escape in it") }
          return command(String(decoding: text, as: UTF8.self))
        }
        // The end of a string before there was one of two bytes.
        if byte == 0x07 { return command(String(decoding: text, as: UTF8.self)) }
        if byte < 0x20 || byte == 0x7F { problems.append("control \(byte) in a string") }
        text.append(byte)
      }
      problems.append("a string without end")
    case 0x28: _ = rest.popFirst()
    // The end of a string, and of the keypad's own keys.
    case 0x5C, 0x3E: break
    case let byte: problems.append("escape \(String(describing: byte))")
    }
  }

  private mutating func control(_ text: String, final: Character) {
    if text.hasPrefix("?") {
      if final == "u" { return }
      guard final == "h" || final == "l" else { return problems.append("E[\(text)\(final)") }
      for mode in text.dropFirst().split(separator: ";") {
        set(mode: Int(mode) ?? -1, final == "h")
      }
      return
    }
    switch "\(text)\(final)" {
    case ">5u": keyboards += 1
    case "<u": keyboards = max(0, keyboards - 1)
    case ">4;2m": hasOtherKeys = true
    case ">4m": hasOtherKeys = false
    case "22;2t": titles += 1
    case "23;2t": titles = max(0, titles - 1)
    case _: break
    }
    if text.hasPrefix(">") || text.hasPrefix("<") || text == "=5" { return }
    if text.hasSuffix(" "), final == "q" {
      cursorShape = Int(text.dropLast()) ?? 0
      return
    }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = max(1, numbers.first.flatMap { $0 } ?? 1)
    if final != "m" { wrapsNext = false }
    switch final {
    case "A": row = max(0, row - first)
    case "B": row = min(rows - 1, row + first)
    case "C": column = min(columns - 1, column + first)
    case "D": column = max(0, column - first)
    case "G", "`": column = min(columns, first) - 1
    case "d": row = min(rows, first) - 1
    case "H", "f":
      let second = numbers.count > 1 ? max(1, numbers[1] ?? 1) : 1
      row = min(rows, first) - 1
      column = min(columns, second) - 1
    case "J", "K": erase(final, numbers.first.flatMap { $0 } ?? 0)
    case "X":
      for place in column..<min(columns, column + first) { clear(place, row) }
    case "m": restyle(text)
    case "r", "t": break
    case "h": modes.insert(-first)
    case "l": modes.remove(-first)
    case _: problems.append("E[\(text)\(final)")
    }
  }

  private mutating func set(mode: Int, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    switch mode {
    case 25: isCursorVisible = isOn
    case 1049:
      if isOn == isAlternate { problems.append("the alternate screen twice") }
      isAlternate = isOn
    case 2026:
      if isOn, isSynchronizing { problems.append("a frame in a frame") }
      isSynchronizing = isOn
      if isOn { frames += 1 }
    case 1, 6, 7, 1000, 1002, 1003, 1004, 1006, 1016, 2004, 2027, 2031, 2048: break
    case _: problems.append("mode \(mode)")
    }
  }

  private mutating func command(_ text: String) {
    let fields = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    switch fields.first {
    case "2": title = String(text.dropFirst(2))
    case "8" where fields.count == 3:
      let address = String(fields[2])
      link = address.isEmpty ? nil : address
      guard link != nil else { return }
      let identifier = String(fields[1])
      if !identifier.hasPrefix("id=") { problems.append("a link without identifier") }
      if identifiers[address, default: identifier] != identifier {
        problems.append("a link with two identifiers")
      }
      identifiers[address] = identifier
      if !address.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) { problems.append("a bad address") }
    case "1337": show(image: text)
    case _: problems.append("command \(text)")
    }
  }

  /// Puts an image into the cells from the cursor on, in iTerm's way.
  private mutating func show(image text: String) {
    guard let image = images.parts(ofCellImage: text), column + image.columns <= columns,
      row + image.rows <= rows
    else { return problems.append("an image that doesn't fit: \(text.prefix(90))") }
    for down in 0..<image.rows {
      for across in 0..<image.columns {
        split(column + across, row + down)
        cells[(row + down) * columns + column + across] = OracleCell(
          text: OracleImages.part(of: image.data, across, down))
      }
    }
    // Some leave the cursor, some move it behind the image.
    row += image.rows - 1
    column = min(columns - 1, column + image.columns)
    wrapsNext = false
  }

  // MARK: - Styles

  private mutating func restyle(_ text: String) {
    var numbers = text.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }[...]
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = OracleStyle()
      case 1, 2, 3, 4, 7, 9: style.attributes.insert(number)
      case 22: style.attributes.subtract([1, 2])
      case 23, 24, 27, 29: style.attributes.remove(number - 20)
      case 30...37, 39, 90...97: style.foreground = "\(number)"
      case 40...47, 49, 100...107: style.background = "\(number)"
      case 38: style.foreground = longColor(38, &numbers)
      case 48: style.background = longColor(48, &numbers)
      case _: problems.append("style \(number)")
      }
    }
  }

  private mutating func longColor(_ number: Int, _ rest: inout ArraySlice<Int>) -> String {
    let kind = rest.popFirst()
    let count = kind == 5 ? 1 : kind == 2 ? 3 : 0
    let parts = rest.prefix(count)
    rest = rest.dropFirst(count)
    if count == 0 || parts.count < count || !parts.allSatisfy({ 0...255 ~= $0 }) {
      problems.append("a bad color")
    }
    return "\(number);\(kind ?? 0);" + parts.map(String.init).joined(separator: ";")
  }

  // MARK: - Cells

  private mutating func erase(_ final: Character, _ kind: Int) {
    let places: Range<Int>
    let here = row * columns + column
    switch (final, kind) {
    case ("K", 0): places = here..<(row + 1) * columns
    case ("K", 1): places = row * columns..<here + 1
    case ("K", 2): places = row * columns..<(row + 1) * columns
    case ("J", 0): places = here..<cells.count
    case ("J", 1): places = 0..<here + 1
    case ("J", 2): places = 0..<cells.count
    case _: return problems.append("erasing \(kind)")
    }
    for place in places { clear(place % columns, place / columns) }
  }

  private mutating func clear(_ column: Int, _ row: Int) {
    // Terminals disagree about what is erased to in another style.
    if style != OracleStyle() { problems.append("erasing in a style") }
    if link != nil { problems.append("erasing in a link") }
    split(column, row)
    cells[row * columns + column] = OracleCell()
  }

  /// Empties the other half of a character of two cells.
  private mutating func split(_ column: Int, _ row: Int) {
    let index = row * columns + column
    if cells[index].width == 2, column + 1 < columns {
      cells[index + 1] = OracleCell(style: cells[index + 1].style)
    } else if cells[index].width == 0, column > 0 {
      cells[index - 1] = OracleCell(style: cells[index - 1].style)
    }
  }

  private mutating func print(_ text: String) {
    for scalar in text.unicodeScalars where 0x80...0x9F ~= scalar.value {
      problems.append("control \(scalar.value)")
    }
    switch widths {
    case .clusters:
      for character in text { print(String(character), width: CellWidth.of(character)) }
    case .scalars:
      for scalar in text.unicodeScalars {
        let width = Self.oracleWidth(scalar)
        if width == 0 { join(scalar) } else { print(String(scalar), width: width) }
      }
    }
  }

  /// Returns the width of a scalar in a terminal that is older than our tables.
  static func oracleWidth(_ scalar: Unicode.Scalar) -> Int {
    scalar.value == 0x2630 ? 1 : CellWidth.of(Character(scalar))
  }

  private mutating func join(_ scalar: Unicode.Scalar) {
    var index = row * columns + column
    if !wrapsNext { index -= 1 }
    guard index >= 0 else { return problems.append("a mark without a character") }
    if cells[index].width == 0 { index -= 1 }
    cells[index].text.unicodeScalars.append(scalar)
  }

  private mutating func print(_ text: String, width: Int) {
    if width == 0 { return problems.append("a character without width: \(text)") }
    if wrapsNext || column + width > columns {
      wraps += 1
      column = 0
      row = min(rows - 1, row + 1)
      wrapsNext = false
    }
    let index = row * columns + column
    split(column, row)
    cells[index] = OracleCell(text: text, style: style, link: link, width: width)
    if width == 2 {
      split(column + 1, row)
      cells[index] = OracleCell(text: text, style: style, link: link, width: width)
      cells[index + 1] = OracleCell(text: "", style: style, link: link, width: 0)
    }
    column += width
    if column >= columns {
      column = columns - 1
      wrapsNext = true
    }
  }
}
