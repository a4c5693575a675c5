public import Foundation
import SceneModel
import SceneRuntime

extension View {
  /// Asks a person for a file, which no host does: the closure gets an error, and a problem is recorded.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false at once.
  ///   - allowedContentTypes: The types of files, which have no effect.
  ///   - onCompletion: Called with a `CocoaError` of the code `featureUnsupported`.
  /// - Returns: The view with the question.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    refusingFiles(isPresented) { onCompletion(.failure($0)) }
  }

  /// Asks a person for files, which no host does: the closure gets an error, and a problem is recorded.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false at once.
  ///   - allowedContentTypes: The types of files, which have no effect.
  ///   - allowsMultipleSelection: Whether a person can choose several files, which has no effect.
  ///   - onCompletion: Called with a `CocoaError` of the code `featureUnsupported`.
  /// - Returns: The view with the question.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    refusingFiles(isPresented) { onCompletion(.failure($0)) }
  }

  /// Asks a person where to put a file, which no host does: the closure gets an error, and a problem is recorded.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false at once.
  ///   - document: The document, which isn't written.
  ///   - contentType: The type of the file, which has no effect.
  ///   - defaultFilename: The proposed name of the file, which has no effect.
  ///   - onCompletion: Called with a `CocoaError` of the code `featureUnsupported`.
  /// - Returns: The view with the question.
  public nonisolated func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    refusingFiles(isPresented) { onCompletion(.failure($0)) }
  }

  private nonisolated func refusingFiles(
    _ isPresented: Binding<Bool>, _ refuse: @escaping @MainActor (CocoaError) -> Void
  ) -> some View {
    modifier(FileRefusal(isPresented: isPresented) { refuse(CocoaError(.featureUnsupported)) })
  }
}

/// A modifier that refuses to ask for a file.
private nonisolated struct FileRefusal: ViewModifier {
  let isPresented: Binding<Bool>
  let refuse: @MainActor () -> Void
  @Environment(\.application) private var application

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    content.onChange(of: isPresented.wrappedValue, initial: true) {
      guard isPresented.wrappedValue else { return }
      isPresented.wrappedValue = false
      application?.report(.unshownDialog(at: "file dialog"))
      refuse()
    }
  }
}
