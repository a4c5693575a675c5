public import Foundation
import SceneModel
import SceneRuntime
public import SceneViews

/// A button that opens a window with a new document of the first ``DocumentGroup`` that makes any.
public nonisolated struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private var contentType: UTType?
  private var source: DocumentCreationSource?
  /// Returns the file with the content of a new document; nil for an empty one.
  private var prepare: (@MainActor () async throws -> URL?)?
  @Environment(\.application) private var application
  @Environment(\.documents) private var documents

  /// Creates a button with a label.
  ///
  /// - Parameter label: The label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor private var group: SceneDescription? {
    application?.documentGroup(making: contentType)
  }

  /// The button, which is disabled without a group.
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
    let (source, prepare) = (source, prepare)
    Task.atOnce {
      do {
        let template = try await prepare?()
        let number = documents.nextNumber(in: application)
        documents.keep(DocumentCreation(source: source, template: template), number: number)
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
  /// Returns the first group that makes documents of a type; of any type for nil.
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
  /// - Parameter title: The title.
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

  /// Creates a button with a source, which the new document gets.
  ///
  /// - Parameters:
  ///   - label: The title; nil for "New Document".
  ///   - contentType: A type of the documents of the group; nil for the first group.
  ///   - source: The source, by which the app tells its buttons apart.
  public init(
    _ label: Text? = nil, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init { label ?? Text("New Document") }
    self.contentType = contentType
    self.source = source
  }

  /// Creates a button with a title and a source, which the new document gets.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - contentType: A type of the documents of the group; nil for the first group.
  ///   - source: The source, by which the app tells its buttons apart.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init(Text(title), contentType: contentType, source: source)
  }

  /// Creates a button with a localized title and a source, which the new document gets.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - contentType: A type of the documents of the group; nil for the first group.
  ///   - source: The source, by which the app tells its buttons apart.
  public init(
    _ titleKey: LocalizedStringKey, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init(Text(titleKey), contentType: contentType, source: source)
  }

  /// Creates a button with a source, whose documents begin with the content of a file.
  ///
  /// - Parameters:
  ///   - label: The title; nil for "New Document".
  ///   - contentType: A type of the documents of the group.
  ///   - source: The source, by which the app tells its buttons apart.
  ///   - prepareDocumentURL: Returns the file, which isn't changed, or nil for an empty document. After an error no document
  ///     is made; a problem is recorded, unless it is a `CancellationError`.
  @preconcurrency
  public init(
    _ label: Text? = nil, contentType: UTType, source: DocumentCreationSource,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(label, contentType: contentType, source: source)
    prepare = prepareDocumentURL
  }

  /// Creates a button with a title and a source, whose documents begin with the content of a file.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - contentType: A type of the documents of the group.
  ///   - source: The source, by which the app tells its buttons apart.
  ///   - prepareDocumentURL: Returns the file, which isn't changed, or nil for an empty document. After an error no document
  ///     is made; a problem is recorded, unless it is a `CancellationError`.
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

  /// Creates a button with a localized title and a source, whose documents begin with the content of a file.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - contentType: A type of the documents of the group.
  ///   - source: The source, by which the app tells its buttons apart.
  ///   - prepareDocumentURL: Returns the file, which isn't changed, or nil for an empty document. After an error no document
  ///     is made; a problem is recorded, unless it is a `CancellationError`.
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
