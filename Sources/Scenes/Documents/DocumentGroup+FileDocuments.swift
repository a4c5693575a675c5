public import Foundation
public import SceneViews

// Documents as values, followed by documents as objects. Both are read and written synchronously.

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: Returns a new document; called for each new document.
  ///   - editor: Returns the content of the window of a document.
  @MainActor public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(values: newDocument)) { model, open in
      editor(
        FileDocumentConfiguration(
          document: model, fileURL: open.file, isEditable: open.isEditable,
          creationSource: open.configuration.creationSource))
    }
  }

  /// Creates a scene for documents that can be viewed but not changed.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - viewer: Returns the content of the window of a document.
  @MainActor public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(values: nil, isEditable: false)) { model, open in
      viewer(FileDocumentConfiguration(document: model, fileURL: open.file, isEditable: false))
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Returns a new document; called for each new document.
  ///   - editor: Returns the content of the window of a document.
  @MainActor public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(objects: newDocument)) { model, open in
      editor(
        ReferenceFileDocumentConfiguration(
          document: ObservedObject(wrappedValue: model.wrappedValue), fileURL: open.file,
          isEditable: open.isEditable, creationSource: open.configuration.creationSource))
    }
  }

  /// Creates a scene for documents that are objects and can be viewed but not changed.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - viewer: Returns the content of the window of a document.
  @MainActor public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(objects: nil, isEditable: false)) { model, open in
      viewer(
        ReferenceFileDocumentConfiguration(
          document: ObservedObject(wrappedValue: model.wrappedValue), fileURL: open.file,
          isEditable: false))
    }
  }
}

/// An open document that is a value, with its properties, for the content of the document's window.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The file; nil if the document has no file yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
  /// The source that was given to the ``NewDocumentButton`` that created the document; nil if no source was given.
  public var creationSource: DocumentCreationSource?

  init(
    document: Binding<Document>, fileURL: URL?, isEditable: Bool,
    creationSource: DocumentCreationSource? = nil
  ) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
    self.creationSource = creationSource
  }
}

/// An open document that is an object, with its properties, for the content of the document's window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file; nil if the document has no file yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
  /// The source that was given to the ``NewDocumentButton`` that created the document; nil if no source was given.
  public var creationSource: DocumentCreationSource?

  init(
    document: ObservedObject<Document>, fileURL: URL?, isEditable: Bool,
    creationSource: DocumentCreationSource? = nil
  ) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
    self.creationSource = creationSource
  }
}
