import Foundation

/// The reports on the applications of a project.
struct ProjectReport: Codable, Sendable {
  /// The path of the project.
  var project: String
  /// The applications.
  var apps: [AppReport]
  /// The parts of the project that aren't reported, in sentences.
  var notes: [String] = []

  /// 0 if nothing is lost, else 1.
  var exitStatus: Int32 { apps.contains(where: \.hasProblems) ? 1 : 0 }

  /// The report as JSON.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The report as lines of text.
  var text: String { documents.map(\.text).joined(separator: "\n") }

  /// The report in Markdown.
  var markdown: String { documents.map(\.markdown).joined(separator: "\n") }

  private var documents: [Document] {
    let rest = Document(
      title: "Not reported", lead: [], sections: [.init(title: "Left out", items: notes)])
    return apps.map(\.document) + (notes.isEmpty ? [] : [rest])
  }
}
