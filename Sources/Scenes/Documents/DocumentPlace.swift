import Foundation
import SceneRuntime

/// The identity of a window's document: its file, or the number of a document without a file.
///
/// The windows of a ``DocumentGroup`` present this value. Therefore a window shows its file again after a relaunch, and
/// a request to open a file finds the window that shows the file.
nonisolated struct DocumentPlace<Model>: Codable, Hashable, Sendable {
  /// The file; nil for a document that was never saved.
  var file: URL?
  /// The number of a document without a file, from 1; 0 for a document with a file.
  var number = 0

  init(file: URL) {
    // A symbolic link and the file to which the link leads are the same document.
    self.file = file.resolvingSymlinksInPath().standardizedFileURL
  }

  init(number: Int) {
    self.number = number
  }

  /// Creates the identity of a requested document.
  init(_ request: ContentFactory.DocumentRequest) {
    switch request {
    case .file(let file), .otherFile(let file): self.init(file: file)
    case .new(let number): self.init(number: number)
    }
  }

  /// The name of the document in the titles of windows and questions.
  var name: String {
    file?.lastPathComponent ?? (number > 1 ? "Untitled \(number)" : "Untitled")
  }
}

/// The value that a document's window presents, for code that doesn't know the type of the document.
protocol NumberedDocument {
  var number: Int { get }
}

extension DocumentPlace: NumberedDocument {}
