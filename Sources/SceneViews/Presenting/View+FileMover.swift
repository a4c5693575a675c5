public import Foundation

// Dialogs that ask where the app moves a file or several files.
extension View {
  /// Shows a dialog that asks for the new URL of a file while a binding is true, and moves the file there.
  ///
  /// If a file or folder exists at the new URL, the person is asked whether to replace it. The replaced item is removed
  /// only after the move has succeeded.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - file: The file that is moved; if it is nil, the dialog isn't shown.
  ///   - onCompletion: Called with the new URL, or with the error if the file couldn't be moved.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows a dialog that asks for the new URL of a file while a binding is true, moves the file there, and performs an
  /// action when the person cancels.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - file: The file that is moved; if it is nil, the dialog isn't shown.
  ///   - onCompletion: Called with the new URL, or with the error if the file couldn't be moved.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    let question = FileQuestion(
      purpose: .save([], name: file?.lastPathComponent), title: "Move", confirmTitle: "Move")
    return asking(file == nil ? .constant(false) : isPresented, question, onCancellation) { urls in
      guard let file, let url = urls.first else { return }
      onCompletion(Result { try file.moved(to: url) })
    }
  }

  /// Shows a dialog that asks for a folder while a binding is true, and moves files there.
  ///
  /// If the folder already contains files or folders with the names of the moved files, the person is asked whether to
  /// replace them. If several of the moved files have the same name, only the first of them is moved, and
  /// `onCompletion` gets an error.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - files: The files that are moved.
  ///   - onCompletion: Called with the new URLs, or with the error of the first file that couldn't be moved. The files
  ///     after it aren't moved.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where Files.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows a dialog that asks for a folder while a binding is true, moves files there, and performs an action when the
  /// person cancels.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - files: The files that are moved.
  ///   - onCompletion: Called with the new URLs, or with the error of the first file that couldn't be moved. The files
  ///     after it aren't moved.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View where Files.Element == URL {
    let files = Array(files)
    let question = FileQuestion(
      purpose: .folder { folder in
        files.filter { !$0.isPlaced(at: $0.place(in: folder)) }.map { $0.place(in: folder) }
      }, title: "Move", confirmTitle: "Move")
    return asking(isPresented, question, onCancellation) { urls in
      guard let folder = urls.first else { return }
      var filled: Set<URL> = []
      onCompletion(
        Result {
          try files.map { file in
            let place = file.place(in: folder)
            // If another file was just moved to this place, it isn't replaced, because the person wasn't asked about
            // it.
            guard filled.insert(place).inserted else { throw CocoaError(.fileWriteFileExists) }
            return try file.moved(to: place)
          }
        })
    }
  }
}

extension URL {
  /// Returns the URL of the file after it is moved to a folder.
  fileprivate func place(in folder: URL) -> URL { folder.appendingPathComponent(lastPathComponent) }

  fileprivate func isPlaced(at place: URL) -> Bool { standardizedFileURL == place }

  /// Moves the file to another URL, replaces an existing file or folder there, and returns the new URL.
  fileprivate func moved(to place: URL) throws -> URL {
    if isPlaced(at: place) { return place }
    let files = FileManager.default
    guard files.fileExists(atPath: place.path) else {
      try files.moveItem(at: self, to: place)
      return place
    }
    // The existing item is removed only after the move has succeeded, so that a failed move loses nothing.
    let aside = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    try files.moveItem(at: place, to: aside)
    do {
      try files.moveItem(at: self, to: place)
    } catch {
      try files.moveItem(at: aside, to: place)
      throw error
    }
    try? files.removeItem(at: aside)
    return place
  }
}
