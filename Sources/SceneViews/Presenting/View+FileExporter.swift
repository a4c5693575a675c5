public import Foundation

// Questions for the place of a file, which is written there.
extension View {
  /// Asks a person where to put a document while a binding is true, and writes it there.
  ///
  /// ```swift
  /// struct ExportButton<Note: FileDocument>: View {
  ///   let note: Note
  ///   @State private var isAsking = false
  ///   @State private var message = ""
  ///
  ///   var body: some View {
  ///     Button("Export") { isAsking = true }
  ///       .fileExporter(isPresented: $isAsking, document: note, contentType: .plainText, defaultFilename: "Note") {
  ///         if case .failure(let error) = $0 { message = error.localizedDescription }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// The ending of the type is added to a name without it. A file that is there already is replaced after a second question.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - document: The document; without one nothing is asked.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The proposed name of the file; nil for none.
  ///   - onCompletion: Called with the written file, or with the error for which it couldn't be
  ///     written.
  /// - Returns: The view with the question.
  @preconcurrency
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks a person where to put a document while a binding is true, writes it there, and tells when they cancel.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - document: The document; without one nothing is asked.
  ///   - contentTypes: The types of the file, the preferred one first; those that the document can be
  ///     written as if there are none.
  ///   - defaultFilename: The proposed name of the file; nil for none.
  ///   - onCompletion: Called with the written file, or with the error for which it couldn't be
  ///     written.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the question.
  @preconcurrency
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? Document.writableContentTypes : contentTypes
    return askingForPlace(
      document == nil ? .constant(false) : isPresented, contentTypes: types,
      defaultFilename: defaultFilename,
      onCompletion: { url in
        guard let document else { return }
        onCompletion(Result { try document.write(to: url, as: types) })
      }, onCancellation: onCancellation)
  }

  /// Asks a person for the place of a file while a binding is true, without writing it.
  package func askingForPlace(
    _ isPresented: Binding<Bool>, contentTypes: [UTType], defaultFilename: String?,
    onCompletion: @escaping @MainActor (URL) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    asking(isPresented, .saving(contentTypes, defaultFilename), onCancellation) { urls in
      if let url = urls.first { onCompletion(url) }
    }
  }

  /// Asks a person for the folder of several documents while a binding is true, and writes them there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - documents: The documents, which are named by their numbers.
  ///   - contentType: The type of the files.
  ///   - onCompletion: Called with the written files, or with the error of the first that couldn't be
  ///     written.
  /// - Returns: The view with the question.
  @preconcurrency
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    asking(
      isPresented,
      FileQuestion(purpose: .folder, title: "Save in a Folder", confirmTitle: "Save")
    ) { urls in
      guard let folder = urls.first else { return }
      onCompletion(
        Result {
          try documents.enumerated().map { index, document in
            var url = folder.appendingPathComponent("Document \(index + 1)")
            if let ending = contentType.preferredFilenameExtension {
              url.appendPathExtension(ending)
            }
            return try document.write(to: url, as: [contentType])
          }
        })
    }
  }
}

extension FileQuestion {
  static func saving(_ types: [UTType], _ name: String?) -> FileQuestion {
    FileQuestion(purpose: .save(types, name: name), title: "Save", confirmTitle: "Save")
  }
}

extension FileDocument {
  /// Writes the document to a file of the type that the file's name has.
  fileprivate func write(to url: URL, as types: [UTType]) throws -> URL {
    let existing = try? FileWrapper(url: url)
    let wrapper = try fileWrapper(
      configuration: WriteConfiguration(contentType: types.type(of: url), existingFile: existing))
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}

extension [UTType] {
  /// Returns the type in which a document is written to a file: that of the file's name, or the preferred one.
  package func type(of file: URL) -> UTType {
    let named = UTType(filenameExtension: file.pathExtension)
    return first { named?.conforms(to: $0) == true } ?? first ?? .data
  }
}
