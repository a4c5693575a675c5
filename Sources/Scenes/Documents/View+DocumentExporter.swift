public import Foundation
import SceneRuntime
public import SceneViews

// Questions about where to save a document that is an object. SceneViews has the same modifiers for
// documents that are values.
extension View {
  /// While a binding is true, asks a person where to save a document, and then writes the document in the background.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct ExportLink<Draft: WritableDocument>: View where Draft.Writer.Destination == URL {
  ///   let draft: Draft
  ///   @State private var isAsking = false
  ///   @State private var message = ""
  ///
  ///   var body: some View {
  ///     Button("Export") { isAsking = true }
  ///       .fileExporter(isPresented: $isAsking, document: draft, defaultFilename: "Draft") {
  ///         if case .failure(let error) = $0 { message = error.localizedDescription }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// The file name extension of the type is added to a name without extension. If the file exists, a second question
  /// asks whether to replace it; the file is replaced as a whole or not at all. The app doesn't quit while the document
  /// is written.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the question is shown; set to false when the person has answered.
  ///   - document: The document; if nil, no question is shown.
  ///   - contentType: The type of the file; if nil, the file can have any type in which the document can be written.
  ///   - defaultFilename: The proposed name of the file; nil for none.
  ///   - onCompletion: Called with the written file, or with the error if it couldn't be written.
  ///   - onCancellation: Called when the person cancels; nil to do nothing.
  /// - Returns: The view with the question.
  @preconcurrency
  public func fileExporter<Document: WritableDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType? = nil,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: (@MainActor () -> Void)? = nil
  ) -> some View where Document.Writer.Destination == URL {
    modifier(
      DocumentExporter(
        isPresented: document == nil ? .constant(false) : isPresented,
        types: contentType.map { [$0] } ?? Document.writableContentTypes, name: defaultFilename,
        write: { target in
          if let document { try await DocumentFormat.writeSnapshot(of: document, to: target) }
        }, complete: onCompletion, cancel: onCancellation ?? {}))
  }

  /// While a binding is true, asks a person where to save a document, and then writes the document synchronously.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the question is shown; set to false when the person has answered.
  ///   - document: The document; if nil, no question is shown.
  ///   - contentType: The type of the file that is written.
  ///   - defaultFilename: The proposed name of the file; nil for none.
  ///   - onCompletion: Called with the written file, or with the error if it couldn't be written.
  /// - Returns: The view with the question.
  @preconcurrency
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks a person where to save a document, writes the document synchronously, and reports a
  /// cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the question is shown; set to false when the person has answered.
  ///   - document: The document; if nil, no question is shown.
  ///   - contentTypes: The types that the file can have, the preferred type first; if empty, the types in which the
  ///     document can be written.
  ///   - defaultFilename: The proposed name of the file; nil for none.
  ///   - onCompletion: Called with the written file, or with the error if it couldn't be written.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the question.
  @preconcurrency
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(
      DocumentExporter(
        isPresented: document == nil ? .constant(false) : isPresented,
        types: contentTypes.isEmpty ? Document.writableContentTypes : contentTypes,
        name: defaultFilename,
        write: { target in
          if let document { try await DocumentFormat.writeObject(document, to: target) }
        }, complete: onCompletion, cancel: onCancellation))
  }
}

/// A question about where to save a document, and the closure that writes the document.
private struct DocumentExporter: ViewModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let name: String?
  let write: @MainActor (DocumentTarget) async throws -> Void
  let complete: @MainActor (Result<URL, any Error>) -> Void
  let cancel: @MainActor () -> Void
  @Environment(\.application) private var application

  func body(content: Content) -> some View {
    content.askingForPlace(
      isPresented, contentTypes: types, defaultFilename: name, onCompletion: export,
      onCancellation: cancel)
  }

  private func export(to file: URL) {
    let application = application
    let unfinished = UnfinishedFile()
    let number = application?.work.begin { [weak application] in
      if let folder = unfinished.folder { try? FileManager.default.removeItem(at: folder) }
      application?.report(
        .unsavedDocument(
          at: file.lastPathComponent, because: "the app ended before its writer did"))
    }
    Task.atOnce {
      do {
        try await file.replace {
          unfinished.folder = $0
        } _: { place in
          try await write(
            DocumentTarget(
              file: place, type: types.type(of: file), existing: nil, isUpdate: false,
              snapshots: DocumentSnapshots(), didChange: {}))
        }
        complete(.success(file))
      } catch {
        complete(.failure(error))
      }
      if let number { application?.work.end(number) }
    }
  }
}

/// A file that is being written.
@MainActor private final class UnfinishedFile {
  /// The temporary folder with the file; nil if the file isn't being written.
  var folder: URL?
}
