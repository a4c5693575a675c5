import Foundation
import SceneRuntime

/// The reports on the applications of a project.
struct ProjectReport: Codable, Sendable {
  /// The path of the project.
  var project: String
  var apps: [AppReport]
  /// Sentences about apps and files that aren't reported.
  var notes: [String] = []
  /// Whether the user chose a dry run.
  ///
  /// A dry run builds and runs nothing, so missing verdicts don't change the exit status.
  var isDryRun = false

  /// The exit status: 1 if an app has a loss or a problem with its scene manifest; otherwise 2 if the report on an app
  /// is incomplete, unless this is a dry run; otherwise 0.
  var exitStatus: Int32 {
    if apps.contains(where: \.hasProblems) { return 1 }
    return !isDryRun && apps.contains(where: \.isIncomplete) ? 2 : 0
  }

  /// The report as JSON.
  ///
  /// The entry of each application contains the overall verdict and the losses, in addition to the findings from which
  /// both are derived.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let output = Output(
        format: 1, project: project, exitStatus: exitStatus, apps: apps.map(Output.App.init),
        notes: notes)
      return Self.escaped(String(decoding: try encoder.encode(output), as: UTF8.self))
    }
  }

  /// Returns JSON with escapes for the characters that a terminal would obey or not show; line breaks aren't escaped.
  private static func escaped(_ json: String) -> String {
    json.unicodeScalars.map { scalar in
      guard scalar.isDisturbing, scalar != "\n" else { return String(scalar) }
      return String(scalar).utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }
        .joined()
    }.joined()
  }

  private struct Output: Encodable {
    var format: Int
    var project: String
    var exitStatus: Int32
    var apps: [App]
    var notes: [String]

    struct App: Encodable {
      var report: AppReport

      private enum Key: CodingKey {
        case verdict, losses
      }

      func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(report.verdict, forKey: .verdict)
        try container.encode(report.losses, forKey: .losses)
      }
    }
  }

  /// The report as plain text.
  var text: String { documents.map(\.text).joined(separator: "\n") }

  var markdown: String { documents.map(\.markdown).joined(separator: "\n") }

  private var documents: [Document] {
    let rest = Document(title: "Not in this report", lead: notes, sections: [])
    return apps.map(\.document) + (notes.isEmpty ? [] : [rest])
  }
}
