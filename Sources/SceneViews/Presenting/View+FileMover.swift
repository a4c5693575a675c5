public import Foundation

// Questions for the new place of files, which are moved there.
extension View {
  /// Asks a person for the new place of a file while a binding is true, and moves it there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - file: The file; without one nothing is asked.
  ///   - onCompletion: Called with the new place, or with the error for which the file couldn't be
  ///     moved.
  /// - Returns: The view with the question.
  @preconcurrency
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks a person for the new place of a file while a binding is true, moves it there, and tells when they cancel.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - file: The file; without one nothing is asked.
  ///   - onCompletion: Called with the new place, or with the error for which the file couldn't be
  ///     moved.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the question.
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

  /// Asks a person for the new folder of files while a binding is true, and moves them there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - files: The files.
  ///   - onCompletion: Called with the new places, or with the error of the first file that couldn't
  ///     be moved.
  /// - Returns: The view with the question.
  @preconcurrency
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where Files.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks a person for the new folder of files while a binding is true, moves them there, and tells when they cancel.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - files: The files.
  ///   - onCompletion: Called with the new places, or with the error of the first file that couldn't
  ///     be moved.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the question.
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
  /// Moves the file to another place, and returns that.
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
