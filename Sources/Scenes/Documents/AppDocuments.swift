import Foundation
import Observation
import SceneRuntime
import SceneViews

/// The documents of an app: documents that windows show, documents that wait for a window, and the
/// recent files.
@Observable @MainActor final class AppDocuments {
  /// The state of each open window of a document group, by the id of the window's session.
  private(set) var panels: [SceneID: DocumentPanel] = [:]
  /// The id of the session whose window shows no document and asks for a file to open; nil if no such window asks for a
  /// file.
  var opening: SceneID?
  /// The contents of documents whose windows aren't created yet, by the documents' numbers.
  @ObservationIgnored private var waiting: [Int: Any] = [:]
  /// The sources and templates of documents that a `NewDocumentButton` creates, by the documents' numbers.
  @ObservationIgnored private var creations: [Int: DocumentCreation] = [:]
  /// The number that `nextNumber(in:)` returned last; 0 before the first call.
  @ObservationIgnored private var lastNumber = 0
  /// The recent files that exist, at most ten, the most recent file first.
  var recent: [URL] { found ?? list.existing }
  /// The recent files that existed at the last check; nil before the first check.
  private var found: [URL]?
  @ObservationIgnored private let list: RecentFileList

  init(_ defaults: UserDefaults?) {
    list = RecentFileList(defaults ?? .standard)
  }

  /// Returns a number that no document in an open session has, and that no earlier call since the launch returned.
  func nextNumber(in application: Application?) -> Int {
    let used = application?.orderedSessions.compactMap {
      ($0.presentedValue?.value.base as? any NumberedDocument)?.number
    }
    lastNumber = max(lastNumber, used?.max() ?? 0) + 1
    return lastNumber
  }

  /// Stores the content of a new document until the document's window takes the content.
  func keep(_ model: Any, number: Int) {
    waiting[number] = model
  }

  /// Returns the content that waits for the window of the document with the given number, and removes the content; nil
  /// if no content waits.
  func take(_ number: Int) -> Any? { waiting.removeValue(forKey: number) }

  /// Stores the source and the template of a document until the document's window takes them.
  func keep(_ creation: DocumentCreation, number: Int) {
    creations[number] = creation
  }

  /// Returns the source and the template of the document with the given number, and removes them; nil if there are
  /// none.
  func creation(of number: Int) -> DocumentCreation? { creations.removeValue(forKey: number) }

  // MARK: - Windows

  func set(_ panel: DocumentPanel?, of session: SceneID) {
    panels[session] = panel
  }

  /// Returns whether the window of another document shows the given file, or is saving its document to the file.
  func isTaken(_ file: URL, besides document: URLDocumentConfiguration) -> Bool {
    let place = file.followingLinks.path
    return panels.values.contains { panel in
      guard panel.configuration !== document else { return false }
      return [panel.configuration?.fileURL, panel.destination].contains {
        $0?.followingLinks.path == place
      }
    }
  }

  // MARK: - Recent files

  /// Records that a file was opened or saved.
  func noteRecent(_ file: URL) {
    let files = list.files
    if files.first?.path != file.path { list.set([file] + files.filter { $0.path != file.path }) }
    checkRecent()
  }

  /// Checks which of the recent files still exist.
  func checkRecent() {
    let files = list.existing
    if files != found { found = files }
  }

  func clearRecent() {
    list.set([])
    checkRecent()
  }
}

/// The state of a document's window: the questions that the window asks, and the document to which the window's
/// commands apply.
@Observable @MainActor final class DocumentPanel {
  /// Whether the window asks for the file in which to save the document.
  var isNaming = false
  /// Whether the window asks for a file to open.
  var isOpening = false
  /// Whether the window shows the question about saving the document, before the window closes.
  var isClosing = false
  /// Whether the window closes as soon as the document is saved.
  @ObservationIgnored var closesWhenSaved = false
  /// Whether the window shows the question about discarding the changes since the last save.
  var isReverting = false
  /// The message about the error of the last action; nil if no error is shown.
  var error: String?
  /// Whether the document has changes that its file doesn't contain.
  var isEdited = false
  /// The configuration of the document, which is the same object in all windows of the document.
  var configuration: URLDocumentConfiguration?
  /// The file to which the document is being saved, if it isn't the document's file yet; otherwise nil.
  @ObservationIgnored var destination: URL?
  /// Whether the document can be changed and saved.
  var isEditable = false
  /// Whether the person was informed that the document is too large to be stored with the session of the window.
  @ObservationIgnored var isTooLarge = false
  /// The actions that are repeated while the window shows its document, such as a check of the document's file.
  @ObservationIgnored var watches: [DocumentWatch] = []
  /// A closure that saves the document to its file; the closure does nothing while the window isn't shown.
  @ObservationIgnored var save: () -> Void = {}
  /// A closure that removes the panel from the app's panels, even after the window's content was removed.
  @ObservationIgnored var unregister: () -> Void = {}
  /// The application that shows the window; it is needed even after the window's content was removed.
  @ObservationIgnored weak var application: Application?
}

extension EnvironmentValues {
  /// The documents of the app; nil outside an app.
  var documents: AppDocuments? {
    get { self[AppDocumentsKey.self] }
    set { self[AppDocumentsKey.self] = newValue }
  }
}

private struct AppDocumentsKey: EnvironmentKey {
  static var defaultValue: AppDocuments? { nil }
}
