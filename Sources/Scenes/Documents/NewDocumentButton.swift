public import Foundation
import SceneModel
import SceneRuntime
public import SceneViews

/// A button that opens a window with a new document of the first ``DocumentGroup`` that can create
/// documents.
public nonisolated struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private var contentType: UTType?
  private var source: DocumentCreationSource?
  /// A closure that returns a file with the content of a new document; if the closure is nil or returns nil, the
  /// document is empty.
  private var prepare: (@MainActor () async throws -> URL?)?
  @Environment(\.application) private var application
  @Environment(\.documents) private var documents

  /// Creates a button with a label.
  ///
  /// - Parameter label: The views that the button shows.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor private var group: SceneDescription? {
    application?.documentGroup(making: contentType)
  }

  /// The button, which is disabled if no group can create the document.
  @MainActor public var body: some View {
    let group = group
    Button(
      action: { if let group { create(in: group) } }, label: { label }
    )
    .disabled(group == nil)
  }

  @MainActor private func create(in group: SceneDescription) {
    guard let application else { return }
    guard source != nil || prepare != nil, let documents else {
      return application.receive(.openScene(group.id))
    }
    let (source, prepare, contentType) = (source, prepare, contentType)
    Task.atOnce {
      do {
        let template = try await prepare?()
        let number = documents.nextNumber(in: application)
        documents.keep(
          DocumentCreation(source: source, template: template, contentType: contentType),
          number: number)
        application.openNewDocument(number, of: group.id)
      } catch is CancellationError {
      } catch {
        application.report(
          .unreadableDocument(at: "Untitled", because: (error as NSError).localizedDescription))
      }
    }
  }
}

extension Application {
  /// Returns the first document group that creates documents of the given type.
  ///
  /// A nil type, or a type without a file name extension, means any type. A group that reads files with any extension
  /// creates documents of every type. The result is nil if no group fits.
  func documentGroup(making type: UTType?) -> SceneDescription? {
    graph.scenes.first { scene in
      guard scene.createsDocuments == true else { return false }
      guard let ending = type?.preferredFilenameExtension,
        let endings = scene.documentExtensions, !endings.isEmpty
      else { return true }
      return endings.contains(ending)
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameter title: The title of the button.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init { Text(title) }
  }

  /// Creates a button with a localized title.
  ///
  /// - Parameter titleKey: The key of the title, looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a button with the title "New Document".
  public init() {
    self.init("New Document")
  }

  /// Creates a button that creates documents with a source.
  ///
  /// - Parameters:
  ///   - label: The title; nil for "New Document".
  ///   - contentType: The type of the documents. The first group that creates documents of the type is used; if the
  ///     type is nil, the first group that creates any documents.
  ///   - source: A value in the configuration of the new document, by which the app recognizes the button.
  public init(
    _ label: Text? = nil, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init { label ?? Text("New Document") }
    self.contentType = contentType
    self.source = source
  }

  /// Creates a button that has a title, and creates documents with a source.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - contentType: The type of the documents. The first group that creates documents of the type is used; if the
  ///     type is nil, the first group that creates any documents.
  ///   - source: A value in the configuration of the new document, by which the app recognizes the button.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init(Text(title), contentType: contentType, source: source)
  }

  /// Creates a button that has a localized title, and creates documents with a source.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - contentType: The type of the documents. The first group that creates documents of the type is used; if the
  ///     type is nil, the first group that creates any documents.
  ///   - source: A value in the configuration of the new document, by which the app recognizes the button.
  public init(
    _ titleKey: LocalizedStringKey, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init(Text(titleKey), contentType: contentType, source: source)
  }

  /// Creates a button whose new documents begin with the content of a file.
  ///
  /// - Parameters:
  ///   - label: The title; nil for "New Document".
  ///   - contentType: The type of the documents. The first group that creates documents of the type is used.
  ///   - source: A value in the configuration of the new document, by which the app recognizes the button.
  ///   - prepareDocumentURL: Returns the file to copy the content from, or nil for an empty document.
  ///     If the closure throws, no document is created, and a problem is recorded unless the error
  ///     is a `CancellationError`.
  @preconcurrency
  public init(
    _ label: Text? = nil, contentType: UTType, source: DocumentCreationSource,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(label, contentType: contentType, source: source)
    prepare = prepareDocumentURL
  }

  /// Creates a button with a title, whose new documents begin with the content of a file.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - contentType: The type of the documents. The first group that creates documents of the type is used.
  ///   - source: A value in the configuration of the new document, by which the app recognizes the button.
  ///   - prepareDocumentURL: Returns the file to copy the content from, or nil for an empty document.
  ///     If the closure throws, no document is created, and a problem is recorded unless the error
  ///     is a `CancellationError`.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, contentType: UTType, source: DocumentCreationSource,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(
      Text(title), contentType: contentType, source: source,
      prepareDocumentURL: prepareDocumentURL)
  }

  /// Creates a button with a localized title, whose new documents begin with the content of a file.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - contentType: The type of the documents. The first group that creates documents of the type is used.
  ///   - source: A value in the configuration of the new document, by which the app recognizes the button.
  ///   - prepareDocumentURL: Returns the file to copy the content from, or nil for an empty document.
  ///     If the closure throws, no document is created, and a problem is recorded unless the error
  ///     is a `CancellationError`.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, contentType: UTType, source: DocumentCreationSource,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(
      Text(titleKey), contentType: contentType, source: source,
      prepareDocumentURL: prepareDocumentURL)
  }
}
