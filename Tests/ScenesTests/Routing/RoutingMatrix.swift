import Foundation

/// The checked-in table of the routing matrix.
enum RoutingMatrix {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "RoutingMatrix.txt")

  /// The rows as they are written down, each in its columns, without the head.
  static func rows() throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { row in
        row.split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The rows by their cells.
  static func outcomes() throws -> [[String]: [String]] {
    let keys = 5
    return Dictionary(
      try rows().map { (Array($0.prefix(keys)), Array($0.dropFirst(keys))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Writes the table anew.
  static func write(_ rows: [[String]]) throws {
    let all = [titles] + rows
    let widths = titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: " | ").trimmingCharacters(in: .whitespaces)
    }
    let text = head + ["# " + lines[0]] + lines.dropFirst().map { "  " + $0 }
    try Data((text.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  /// Returns the columns of the outcome for a cell that is impossible.
  static func impossible(_ reason: String) -> [String] {
    ["impossible: \(reason)"] + Array(repeating: "-", count: titles.count - 6)
  }

  private static let titles = [
    "state", "event", "had", "handler", "scenes", "rule", "scene", "has", "shown", "told in order",
    "problems",
  ]

  private static let head = """
    # The outcome of every event in every state: a row for each cell of the routing matrix.
    #
    # state    when the event comes: the process is launched for it (cold), windows are on screen
    #          (active), all in the background, their scenes gone and the sessions kept
    #          (disconnected), all windows closed (no window)
    # event    the event; the file matches no condition, all others match those of Message
    # had      windows before it: an Inbox, then a Message, the Inbox used last
    # handler  whether a handler exists before the event, after it, or never: for links and files onOpenURL,
    #          for activities onContinueUserActivity, for all else the methods of the delegates
    # scenes   one, as on a phone, or several, as on a tablet
    # rule     the decision, as the trace has it after its arrow
    # scene    the scene in front in the end
    # has      windows in the end
    # shown    those of them on screen
    # told     the calls, with the number of the scene; in parentheses if the delegate has no
    #          method of its own, so that the default ran; "active" is the scene's step
    # problems the codes of the recorded problems
    #
    # Written by the test: SCENES_WRITE_MATRIX=1 swift test --filter RoutingMatrixTests
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
