import Foundation
package import SceneModel

/// The log of a run: the entries of the trace and the lines that the app printed.
package struct LogPane {
  /// A line of the log.
  package struct Line {
    /// The origin of a line.
    package enum Source: Hashable, Sendable {
      /// An entry of the trace.
      case trace(TraceEntry)
      /// A line that the app printed.
      case output
      /// A line that the app wrote to standard error.
      case complaint
      /// A line below an unfolded line, with a part of the unfolded line's text or of its explanation.
      case explanation
    }

    package var text: String
    package var source: Source
    /// The lines that explain the trace entry, such as how an event was routed.
    var reasons: [String] = []
    /// Whether the explanation of the line is shown below the line.
    package var isUnfolded = false
  }

  /// The filters, which select the lines that are shown.
  package enum Filter: String, CaseIterable, Sendable {
    /// All lines except the lines about stored sessions and the sizes of windows, which nearly every action causes.
    case scenes
    case everything, problems, events
    case lifeCycle = "life cycle"
    case output

    /// The filter that follows this filter when a person switches filters.
    package var next: Filter {
      let all = Filter.allCases
      return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    func shows(_ line: Line) -> Bool {
      switch (self, line.source) {
      case (.everything, _), (_, .explanation): true
      case (.scenes, .trace(let entry)):
        switch entry.kind {
        case .stored, .input(.resize), .callback(.didUpdateEffectiveGeometry, _): false
        default: true
        }
      case (.scenes, _): true
      case (.output, .output), (.output, .complaint): true
      case (.problems, .complaint): true
      case (.output, _), (.problems, .output): false
      case (.problems, .trace(let entry)):
        switch entry.kind {
        case .problem, .failure: true
        default: false
        }
      case (.events, .trace(let entry)):
        switch entry.kind {
        case .input, .decision, .delivery, .observation, .problem: true
        default: false
        }
      case (.lifeCycle, .trace(let entry)):
        switch entry.kind {
        case .callback, .answer, .attachedInBackground, .snapshot: true
        default: false
        }
      case (.events, _), (.lifeCycle, _): false
      }
    }
  }

  /// The maximum number of stored lines.
  static let limit = 10_000

  private var all: [Line] = []
  package private(set) var filter = Filter.scenes
  /// The lines that the current filter selects.
  package private(set) var lines: [Line] = []
  /// The index of the selected line; nil while the log follows the last line.
  package private(set) var selection: Int?
  /// The index of the first line that was visible in the last drawing.
  private var first = 0

  package init() {}

  // MARK: - Lines

  /// Adds a line at the end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: The origin of the line.
  ///   - reasons: The lines that explain the added line.
  package mutating func append(_ text: String, _ source: Line.Source, reasons: [String] = []) {
    let line = Line(text: text, source: source, reasons: reasons)
    all.append(line)
    if filter.shows(line) { lines.append(line) }
    if all.count > Self.limit {
      all.removeFirst(Self.limit / 10)
      refresh()
    }
  }

  /// Shows the lines that a filter selects.
  package mutating func setFilter(_ filter: Filter) {
    self.filter = filter
    refresh()
  }

  private mutating func refresh() {
    lines = all.filter(filter.shows)
    selection = nil
  }

  /// Returns the indices of the lines that are visible in the given number of rows.
  ///
  /// The log scrolls as little as possible to show the selected line; without a selected line, it shows the last lines.
  package mutating func visibleLines(rows: Int) -> Range<Int> {
    let last = max(0, lines.count - rows)
    if let selection {
      first = min(max(first, selection - rows + 1), selection, last)
    } else {
      first = last
    }
    return max(0, first)..<min(lines.count, max(0, first) + max(0, rows))
  }

  // MARK: - Selection

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - columns: The width of the log.
  /// - Returns: False if the key has no effect in the log.
  package mutating func handle(_ key: KeyPress, columns: Int) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .up, .character("k"): move(by: -1)
    case .down, .character("j"): move(by: 1)
    case .pageUp: move(by: -10)
    case .pageDown: move(by: 10)
    case .home: move(by: -lines.count)
    case .end: move(by: lines.count)
    case .enter, .character(" "): toggle(columns: columns)
    case .character("f"): setFilter(filter.next)
    default: return false
    }
    return true
  }

  /// Moves the selection by a number of lines.
  ///
  /// If the selection reaches the last line, the log follows new lines.
  package mutating func move(by step: Int) {
    if lines.isEmpty { return }
    let current = selection ?? lines.count - 1
    let next = current + step
    selection = next >= lines.count - 1 ? nil : max(0, next)
  }

  /// Selects the line with the given index, if there is such a line.
  mutating func select(_ index: Int) {
    if lines.indices.contains(index) { selection = index }
  }

  /// The selected line; the last line if none was selected.
  package var selected: Line? {
    let index = selection ?? lines.count - 1
    return lines.indices.contains(index) ? lines[index] : nil
  }

  /// Shows or hides lines below the selected line: the line's explanation and, if its text is cut, the whole text.
  ///
  /// - Parameter columns: The width of the log.
  package mutating func toggle(columns: Int) {
    let index = selection ?? lines.count - 1
    guard lines.indices.contains(index), lines[index].source != .explanation else { return }
    if lines[index].isUnfolded {
      let end = lines[(index + 1)...].firstIndex { $0.source != .explanation } ?? lines.count
      lines.removeSubrange((index + 1)..<end)
      lines[index].isUnfolded = false
    } else {
      let room = columns - Self.indentation
      var more: [String] = []
      if DisplayedText.width(of: lines[index].text) > columns - 2 {
        more = Self.broken(lines[index].text, columns: room)
      }
      more += lines[index].reasons.flatMap { Self.broken($0, columns: room) }
      if case .trace(let entry) = lines[index].source {
        more.append("turn \(entry.turn), \(entry.date.formatted(.iso8601))")
      }
      if more.isEmpty { return }
      lines.insert(
        contentsOf: more.map { Line(text: $0, source: .explanation) }, at: index + 1)
      lines[index].isUnfolded = true
    }
    selection = index
  }

  /// The number of columns before an explanation.
  static let indentation = 4

  private static func broken(_ text: String, columns: Int) -> [String] {
    let lines = TextLines(Array(text), columns: max(2, columns + 1), isMultiline: true)
    return lines.lines.map { String(lines.characters[$0]) }
  }
}
