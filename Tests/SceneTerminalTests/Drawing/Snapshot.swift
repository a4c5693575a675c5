import Foundation
import Testing

@testable import SceneTerminal

/// Compares screens with those in a file of `Snapshots`, which `SCENES_WRITE_SNAPSHOTS=1` writes again.
struct Snapshot {
  /// The sizes at which screens are compared.
  static let sizes = [(40, 10), (80, 24), (200, 60)].map { Size(columns: $0.0, rows: $0.1) }

  struct Size: Hashable, CustomTestStringConvertible, Sendable {
    var columns: Int
    var rows: Int
    var testDescription: String { "\(columns)×\(rows)" }
  }

  private let name: String
  private var parts: [(title: String, text: String)] = []

  init(_ name: String) {
    self.name = name
  }

  /// Adds a screen, with the title of the part of the file that has it.
  mutating func add(_ title: String, _ screen: Screen) {
    parts.append((title, ScreenText.of(screen)))
  }

  /// Compares all parts with those of the file.
  func check(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).txt")
    let isWriting = ProcessInfo.processInfo.environment["SCENES_WRITE_SNAPSHOTS"] == "1"
    let text = parts.map { "# \($0.title)\n\($0.text)\n" }.joined(separator: "\n")
    if isWriting { try Data(text.utf8).write(to: file) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    if kept == text { return }
    let old = Dictionary(
      ("\n" + kept).components(separatedBy: "\n# ").map { part in
        (part.prefix { $0 != "\n" }, part.drop { $0 != "\n" }.dropFirst())
      }
    ) { first, _ in first }
    for (title, text) in parts {
      let expected = old[title[...]]?.trimmingCharacters(in: .newlines)
      if expected == text { continue }
      Issue.record(
        "\(name), \(title):\n\(text)\ninstead of\n\(expected ?? "nothing")",
        sourceLocation: sourceLocation)
    }
    if old.count != parts.count + 1 {
      Issue.record("\(name) has other parts", sourceLocation: sourceLocation)
    }
  }
}
