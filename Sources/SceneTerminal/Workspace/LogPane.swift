package import SceneModel

/// The log of a run: what happened, and what the app printed.
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
      /// A line of the explanation of an entry.
      case explanation
    }

    package var text: String
    package var source: Source
    /// Whether its explanation is shown below it.
    package var isUnfolded = false
  }

  /// The lines that are shown.
  package enum Filter: String, CaseIterable, Sendable {
    case everything, problems, events
    case lifeCycle = "life cycle"
    case output

    /// The filter after this one.
    package var next: Filter {
      let all = Filter.allCases
      return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    func shows(_ line: Line) -> Bool {
      switch (self, line.source) {
      case (.everything, _), (_, .explanation): true
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

  /// The number of lines that are kept.
  static let limit = 10_000

  private var all: [Line] = []
  package private(set) var filter = Filter.everything
  /// The lines that pass the filter.
  package private(set) var lines: [Line] = []
  /// The number of the selected line; nil to follow the last one.
  package private(set) var selection: Int?

  package init() {}

  /// Adds a line at the end.
  package mutating func append(_ text: String, _ source: Line.Source) {
    let line = Line(text: text, source: source)
    all.append(line)
    if filter.shows(line) { lines.append(line) }
    if all.count > Self.limit {
      all.removeFirst(Self.limit / 10)
      refresh()
    }
  }

  /// Shows other lines.
  package mutating func setFilter(_ filter: Filter) {
    self.filter = filter
    refresh()
  }

  private mutating func refresh() {
    lines = all.filter(filter.shows)
    selection = nil
  }

  /// Moves the selection; at the last line it follows what is added.
  package mutating func move(by step: Int) {
    let current = selection ?? lines.count - 1
    let next = current + step
    selection = next >= lines.count - 1 ? nil : max(0, next)
  }

  /// The selected line; the last one if none was selected.
  package var selected: Line? {
    let index = selection ?? lines.count - 1
    return lines.indices.contains(index) ? lines[index] : nil
  }

  /// Shows or hides lines below the selected one.
  package mutating func toggle(_ explanation: (Line) -> [String]) {
    let index = selection ?? lines.count - 1
    guard lines.indices.contains(index), lines[index].source != .explanation else { return }
    selection = index
    if lines[index].isUnfolded {
      let end = lines[(index + 1)...].firstIndex { $0.source != .explanation } ?? lines.count
      lines.removeSubrange((index + 1)..<end)
      lines[index].isUnfolded = false
    } else {
      let more = explanation(lines[index])
      if more.isEmpty { return }
      lines.insert(
        contentsOf: more.map { Line(text: $0, source: .explanation) }, at: index + 1)
      lines[index].isUnfolded = true
    }
  }
}
