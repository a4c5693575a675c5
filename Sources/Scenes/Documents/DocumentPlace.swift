import Foundation
import SceneRuntime

/// The document of a window: its file, or its number among those that have no file yet.
///
/// Windows of a ``DocumentGroup`` present it, so that a file has one window, is restored, and is found by requests.
nonisolated struct DocumentPlace<Model>: Codable, Hashable, Sendable {
  /// The file; nil for a document that was never saved.
  var file: URL?
  /// The number of a document without a file, from 1.
  var number = 0

  init(file: URL) {
    self.file = file.standardizedFileURL
  }

  init(number: Int) {
    self.number = number
  }

  /// Creates the place of a requested document.
  init(_ request: ContentFactory.DocumentRequest) {
    switch request {
    case .file(let file): self.init(file: file)
    case .new(let number): self.init(number: number)
    }
  }

  /// The name for titles.
  var name: String {
    file?.lastPathComponent ?? (number > 1 ? "Untitled \(number)" : "Untitled")
  }
}

/// A presented value that stands for a document.
protocol NumberedDocument {
  var number: Int { get }
}

extension DocumentPlace: NumberedDocument {}
