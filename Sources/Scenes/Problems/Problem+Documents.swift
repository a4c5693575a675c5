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

  package static func unsavedDocument(at place: String, because reason: String) -> Problem {
    Problem(
      .unsavedDocument, at: "document \(place)", "it isn't saved: \(reason)",
      remedy: "save it in another place, and look at the errors that the document throws")
  }
}
