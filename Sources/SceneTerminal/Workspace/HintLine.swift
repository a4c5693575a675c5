/// The last line of the screen, which shows the keys that have an effect now; each key is also a button.
struct HintLine {
  /// A key and its effect.
  struct Hint {
    var key: KeyPress
    var title: String
    /// The name of the key in the line; nil for the standard name of the key.
    var name: String?

    init(_ key: KeyPress, _ title: String, name: String? = nil) {
      self.key = key
      self.title = title
      self.name = name
    }

    fileprivate var keyName: String { name ?? key.name }
  }

  /// A hint and the columns in which it is shown.
  struct Place {
    var hint: Hint
    var columns: Range<Int>
  }

  let places: [Place]

  /// Places the hints that fit into the line.
  ///
  /// - Parameters:
  ///   - hints: The hints, the most important first.
  ///   - last: A hint that is placed at the end of the line if it fits; nil if there is no such hint.
  ///   - columns: The width of the line.
  init(_ hints: [Hint], last: Hint? = nil, columns: Int) {
    var places: [Place] = []
    var end = columns
    if let last {
      let width = Self.width(of: last)
      if width + 2 < columns {
        end = columns - width - 2
        places.append(Place(hint: last, columns: end + 1..<columns - 1))
      }
    }
    var column = 1
    for hint in hints {
      let width = Self.width(of: hint)
      guard column + width < end else { break }
      places.append(Place(hint: hint, columns: column..<column + width))
      column += width + 2
    }
    self.places = places
  }

  private static func width(of hint: Hint) -> Int {
    DisplayedText.width(of: hint.keyName) + 1 + DisplayedText.width(of: hint.title)
  }

  /// Returns the key of the hint at a column; nil if there is none.
  func key(at column: Int) -> KeyPress? {
    places.first { $0.columns.contains(column) }?.hint.key
  }

  func draw(into screen: inout Screen, row: Int) {
    for place in places {
      let end = screen.draw(
        place.hint.keyName, column: place.columns.lowerBound, row: row, style: Theme.key)
      screen.draw(" " + place.hint.title, column: end, row: row, style: Theme.dim)
    }
  }
}
