public import Foundation

// Questions for files to be read. The app reads them itself, at the URLs that it gets.
extension View {
  /// Asks a person for a file while a binding is true.
  ///
  /// ```swift
  /// struct ImportButton: View {
  ///   @State private var isAsking = false
  ///   @State private var text = ""
  ///
  ///   var body: some View {
  ///     Button("Import") { isAsking = true }
  ///       .fileImporter(isPresented: $isAsking, allowedContentTypes: [.plainText]) { result in
  ///         if case .success(let url) = result { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// A path that doesn't exist, or has none of the types, is refused with the reason in the dialog. In scripts `choose`
  /// answers the dialog, and `cancel` closes it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - allowedContentTypes: The types of files; all if there are none.
  ///   - onCompletion: Called with the file, not when the person cancels.
  /// - Returns: The view with the question.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    asking(isPresented, .opening(allowedContentTypes)) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Asks a person for one file or several while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - allowedContentTypes: The types of files; all if there are none.
  ///   - allowsMultipleSelection: Whether the person can choose several files.
  ///   - onCompletion: Called with the files, not when the person cancels.
  /// - Returns: The view with the question.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    asking(isPresented, .opening(allowedContentTypes, many: allowsMultipleSelection)) {
      onCompletion(.success($0))
    }
  }

  /// Asks a person for one file or several while a binding is true, and tells when they cancel.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when the person has answered.
  ///   - allowedContentTypes: The types of files; all if there are none.
  ///   - allowsMultipleSelection: Whether the person can choose several files.
  ///   - onCompletion: Called with the files.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the question.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    asking(
      isPresented, .opening(allowedContentTypes, many: allowsMultipleSelection), onCancellation
    ) { onCompletion(.success($0)) }
  }

  nonisolated func asking(
    _ isPresented: Binding<Bool>, _ question: FileQuestion,
    _ cancel: @escaping @MainActor () -> Void = {}, _ finish: @escaping @MainActor ([URL]) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, question: question, finish: finish, cancel: cancel))
  }
}

extension FileQuestion {
  fileprivate static func opening(_ types: [UTType], many: Bool = false) -> FileQuestion {
    FileQuestion(
      purpose: .open(types), takesMany: many, title: many ? "Open Files" : "Open a File",
      confirmTitle: "Open")
  }
}
