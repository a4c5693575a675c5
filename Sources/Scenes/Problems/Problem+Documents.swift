package import Foundation
public import SceneRuntime

extension Problem.Code {
  /// A file that can't be read as a document.
  public static let unreadableDocument: Self = "unreadableDocument"
  /// A document that can't be saved.
  public static let unsavedDocument: Self = "unsavedDocument"
}

extension Problem {
  package static func unreadableDocument(at place: String, because reason: String) -> Problem {
    Problem(
      .unreadableDocument, at: "document \(place)", "its file can't be read: \(reason)",
      remedy: "look at the file, and at the errors that the document throws for it")
  }

  package static func unopenableDocument(at place: String, because reason: String) -> Problem {
    Problem(
      .unreadableDocument, at: "document \(place)", "it can't be opened: \(reason)",
      remedy: "check that the file exists, and that the app reads files of its kind")
  }

  package static func noFileURL(_ url: URL) -> Problem {
    Problem(
      .unreadableDocument, at: "document \(url.lastPathComponent)",
      "it can't be opened: its address (\(url.scheme ?? "no scheme")) isn't the URL of a file",
      remedy: "pass the URL of a file, which begins with file, or download the document first")
  }

  package static func unsavedDocument(at place: String, because reason: String) -> Problem {
    Problem(
      .unsavedDocument, at: "document \(place)", "it isn't saved: \(reason)",
      remedy: "save it in another place, and look at the errors that the document throws")
  }
}
