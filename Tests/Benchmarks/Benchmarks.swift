import Foundation

/// Prints what the work of the library costs, a row for each kind of work.
///
/// `swift run -c release Benchmarks` prints a table, `--json` a line of JSON for each row. Words name
/// the rows wanted, by a part of their names.
@main @MainActor struct Benchmarks {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isJSON = arguments.contains("--json")
    arguments.removeAll { $0 == "--json" }
    let rows = all.filter { row in
      arguments.isEmpty || arguments.contains { row.name.contains($0) }
    }
    #if DEBUG
    print("Built for debugging: these figures say nothing. Build with -c release.")
    #endif
    for row in rows {
      let result = Result(
        name: row.name, unit: row.unit, median: row.measure(), goal: row.goal, best: row.best)
      print(isJSON ? result.json : result.line)
    }
  }

  private static let all =
    AppBody.rows + Windows.rows + Decisions.rows + Sessions.rows + Views.rows + Surroundings.rows
    + Lists.rows
    + EnvironmentReads.rows + Slopes.rows
}

/// One kind of work and how it is measured.
@MainActor struct Row {
  var name: String
  var unit = "ns"
  /// What is to be reached; nil if the figure is only printed.
  var goal: Double?
  /// The best figure known of other libraries.
  var best: Double?
  /// Gives the median of repeated runs.
  var measure: @MainActor () -> Double
}

/// What a row gave.
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
    var line = "\(name): \(text(median)) \(unit)"
    if let goal { line += ", to reach \(text(goal))" }
    if let best { line += ", best other \(text(best))" }
    return line
  }

  private func text(_ figure: Double) -> String {
    figure < 100 ? String(format: "%.1f", figure) : String(format: "%.0f", figure)
  }
}
