public import Foundation

// Dialogs for the new URLs of files, which are moved there.
extension View {
  /// Shows a dialog for the new URL of a file while a binding is true, and moves the file there.
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

  /// Shows a dialog for the new URL of a file while a binding is true, moves the file there, and performs an action
  /// when the person cancels.
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

  /// Shows a dialog for a folder while a binding is true, and moves files there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - files: The files that are moved.
  ///   - onCompletion: Called with the new URLs, or with the error of the first file that couldn't be moved.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where Files.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows a dialog for a folder while a binding is true, moves files there, and performs an action when the person
  /// cancels.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - files: The files that are moved.
  ///   - onCompletion: Called with the new URLs, or with the error of the first file that couldn't be moved.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View where Files.Element == URL {
    let question = FileQuestion(purpose: .folder, title: "Move", confirmTitle: "Move")
    return asking(isPresented, question, onCancellation) { urls in
      guard let folder = urls.first else { return }
      onCompletion(
        Result {
          try files.map { try $0.moved(to: folder.appendingPathComponent($0.lastPathComponent)) }
        })
    }
  }
}

extension URL {
  /// Moves the file to another URL, replaces an existing file there, and returns the new URL.
  fileprivate func moved(to place: URL) throws -> URL {
    if standardizedFileURL == place { return place }
    let files = FileManager.default
    if files.fileExists(atPath: place.path), files.fileExists(atPath: path) {
      try files.removeItem(at: place)
    }
    try files.moveItem(at: self, to: place)
    return place
  }
}
