public import Foundation
import SceneModel
public import SceneViews

/// A scene with a window for each file, which no host opens yet: a problem is recorded when it is declared.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  /// Creates a scene for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: Returns an empty document; it is never called.
  ///   - editor: Returns the content of the window of a document; it is never called.
  @MainActor public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Creates a scene for documents that are shown only.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - viewer: Returns the content of the window of a document; it is never called.
  @MainActor public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// A scene that is never shown; its declaration records a problem.
  @MainActor public var body: some Scene {
    UnshownScene(
      .unshownScene(at: "DocumentGroup", because: "no host opens files in windows of it"))
  }
}

/// A document in its window.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The file; nil if it has none yet.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}
