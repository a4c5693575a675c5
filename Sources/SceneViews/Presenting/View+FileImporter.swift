public import Foundation

// Dialogs in which a person chooses files for the app to read.
extension View {
  /// Shows a dialog for choosing a file while a binding is true.
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
  /// If there is no file at a path, if the file has none of the types, or if the path leads to a pipe or a device, the
  /// dialog refuses the path and shows the reason. In scripts, `choose` answers the dialog, and `cancel` closes it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - allowedContentTypes: The types of files that the person can choose; all types if the list is empty.
  ///   - onCompletion: Called with the URL of the file; it isn't called when the person cancels.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    asking(isPresented, .opening(allowedContentTypes)) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Shows a dialog for choosing one or several files while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - allowedContentTypes: The types of files that the person can choose; all types if the list is empty.
  ///   - allowsMultipleSelection: Whether the person can choose several files.
  ///   - onCompletion: Called with the URLs of the files; it isn't called when the person cancels.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    asking(isPresented, .opening(allowedContentTypes, many: allowsMultipleSelection)) {
      onCompletion(.success($0))
    }
  }

  /// Shows a dialog for choosing one or several files while a binding is true, and performs an action when the person
  /// cancels.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person has answered.
  ///   - allowedContentTypes: The types of files that the person can choose; all types if the list is empty.
  ///   - allowsMultipleSelection: Whether the person can choose several files.
  ///   - onCompletion: Called with the URLs of the files.
  ///   - onCancellation: Called when the person cancels.
  /// - Returns: The view with the dialog.
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
