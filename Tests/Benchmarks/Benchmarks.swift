import Foundation

/// Prints what the work of the library costs, a row for each kind of work.
///
/// `swift run -c release Benchmarks` prints a table, `--json` a line of JSON for each row. The name of a row
/// selects it, other words the rows whose names contain one of them, and `--budgets` those with a budget. `--compare FILE` runs an older
/// build of the program and this one alternately, and prints both with their ratio.
@main @MainActor struct Benchmarks {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isJSON = arguments.remove("--json")
    let isBudgets = arguments.remove("--budgets")
    let old = arguments.firstIndex(of: "--compare").map { index in
      arguments.remove(at: index)
      return index < arguments.count ? arguments.remove(at: index) : ""
    }
    let rows = all.filter { row in
      (!isBudgets || row.budget != nil || row.name.hasPrefix("calibration"))
        && (arguments.isEmpty || arguments.contains { row.isSelected(by: $0) })
    }
    #if DEBUG
    print("Built for debugging: these figures say nothing. Build with -c release.")
    #endif
    if let old {
      try Comparison(rows, with: URL(filePath: old)).run()
      return
    }
    for row in rows {
      let result = Result(
        name: row.name, unit: row.unit, median: row.measure(), goal: row.goal, best: row.best)
      print(isJSON ? result.json : result.line)
    }
  }

  fileprivate static let all =
    Calibration.rows + AppBody.rows + Windows.rows + Decisions.rows + Sessions.rows + Views.rows
    + Surroundings.rows + Lists.rows + EnvironmentReads.rows + Slopes.rows + Storing.rows
    + Layouts.rows + Terminals.rows
}

extension [String] {
  /// Removes a word.
  ///
  /// - Returns: Whether the word was there.
  fileprivate mutating func remove(_ word: String) -> Bool {
    defer { removeAll { $0 == word } }
    return contains(word)
  }
}

/// One kind of work and how it is measured.
@MainActor struct Row {
  var name: String
  var unit = "ns"
  /// The figure to be reached; nil if the figure is only printed.
  var goal: Double?
  /// The best figure known of other libraries.
  var best: Double?
  /// The ratio to be reached of the present figure to that of the older build; nil for none.
  var budget: Double?
  /// Returns the median of repeated runs.
  var measure: @MainActor () -> Double

  fileprivate func isSelected(by word: String) -> Bool {
    let isName = Benchmarks.all.contains { $0.name == word }
    return isName ? name == word : name.contains(word)
  }
}

/// The result of a row.
struct Result: Codable {
  var name: String
  var unit: String
  var median: Double
  var goal: Double?
  var best: Double?

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  var line: String {
    var line = "\(name): \(Self.text(median)) \(unit)"
    if let goal { line += ", to reach \(Self.text(goal))" }
    if let best { line += ", best other \(Self.text(best))" }
    return line
  }

  static func text(_ figure: Double) -> String {
    figure < 100 ? String(format: "%.1f", figure) : String(format: "%.0f", figure)
  }
}
