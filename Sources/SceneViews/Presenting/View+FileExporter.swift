public import Foundation

// Dialogs that ask where the app writes a file or several files.
extension View {
  /// Shows a dialog that asks for the URL of a document while a binding is true, and writes the document there.
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
  /// If the person enters a name without the filename extension of the type, the extension is added. If a file exists
  /// at the URL, the person is asked whether to replace the file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - document: The document; if it is nil, the dialog isn't shown.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The proposed name of the file; nil for none.
  ///   - onCompletion: Called with the URL of the written file, or with the error if the file couldn't be written.
  /// - Returns: The view with the dialog.
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

  /// Shows a dialog that asks for the URL of a document while a binding is true, writes the document there, and
  /// performs an action when the person cancels.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - document: The document; if it is nil, the dialog isn't shown.
  ///   - contentTypes: The types of the file, beginning with the preferred one; if the list is empty, the types are the
  ///     document's `writableContentTypes`.
  ///   - defaultFilename: The proposed name of the file; nil for none.
  ///   - onCompletion: Called with the URL of the written file, or with the error if the file couldn't be written.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the dialog.
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

  /// Shows a dialog that asks for the URL of a file while a binding is true, and writes a transferable item there.
  ///
  /// If the item is converted asynchronously, the dialog closes at once, and the file is written after the conversion.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - item: The item; if it is nil, the dialog isn't shown.
  ///   - contentTypes: The types of the file, beginning with the preferred one; if the list is empty, the item's
  ///     representations determine the types.
  ///   - defaultFilename: The proposed name of the file; if nil, the name that the item's representation suggests.
  ///   - onCompletion: Called with the URL of the written file, or with the error if the file couldn't be written.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let forms = item.map { Transfer.exported($0) } ?? []
    let types = contentTypes.isEmpty ? forms.map(\.type) : contentTypes
    return askingForPlace(
      item == nil ? .constant(false) : isPresented, contentTypes: types,
      defaultFilename: defaultFilename ?? forms.lazy.compactMap(\.fileName).first,
      onCompletion: { url in
        let type = types.type(of: url)
        let form = forms.first { $0.type.isAccepted(as: type) }
        let load = form?.load ?? .atOnce { throw CocoaError(.fileWriteUnsupportedScheme) }
        load.map { file in
          try file.write(to: url, options: .atomic, originalContentsURL: nil)
          return url
        }
        .run(onCompletion)
      }, onCancellation: onCancellation)
  }

  /// Shows a dialog that asks for the URL of a file while a binding is true, without writing the file.
  package func askingForPlace(
    _ isPresented: Binding<Bool>, contentTypes: [UTType], defaultFilename: String?,
    onCompletion: @escaping @MainActor (URL) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    asking(isPresented, .saving(contentTypes, defaultFilename), onCancellation) { urls in
      if let url = urls.first { onCompletion(url) }
    }
  }

  /// Shows a dialog that asks for a folder while a binding is true, and writes several documents there.
  ///
  /// If the folder already contains files with the names of the documents, the person is asked whether to replace them.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - documents: The documents. Their files are named `Document 1`, `Document 2` and so on, in the order of the
  ///     documents.
  ///   - contentType: The type of the files.
  ///   - onCompletion: Called with the URLs of the written files, or with the error of the first file that couldn't be
  ///     written. The files after it aren't written.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    let documents = Array(documents)
    func places(in folder: URL) -> [URL] {
      documents.indices.map { index in
        let url = folder.appendingPathComponent("Document \(index + 1)")
        return contentType.preferredFilenameExtension.map(url.appendingPathExtension) ?? url
      }
    }
    return asking(
      isPresented,
      FileQuestion(purpose: .folder(places), title: "Save in a Folder", confirmTitle: "Save")
    ) { urls in
      guard let folder = urls.first else { return }
      onCompletion(
        Result {
          try zip(documents, places(in: folder)).map { document, url in
            try document.write(to: url, as: [contentType])
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
  /// Writes the document to a URL, and returns the URL; the filename extension selects one of the given types.
  fileprivate func write(to url: URL, as types: [UTType]) throws -> URL {
    let existing = try? FileWrapper(url: url)
    let wrapper = try fileWrapper(
      configuration: WriteConfiguration(contentType: types.type(of: url), existingFile: existing))
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}

extension [UTType] {
  /// Returns the first type in the list that fits the filename extension of a file, or else the first type.
  ///
  /// If the list is empty, the type is `data`.
  package func type(of file: URL) -> UTType {
    let named = UTType(filenameExtension: file.pathExtension)
    return first { named?.conforms(to: $0) == true } ?? first ?? .data
  }
}
