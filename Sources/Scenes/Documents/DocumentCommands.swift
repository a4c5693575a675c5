import Foundation
import SceneRuntime
import SceneViews

/// The commands for documents in the windows of an app that declares a ``DocumentGroup``.
///
/// All windows of the app have these commands. The commands of a ``UtilityWindow`` act on the window that had the focus
/// last, not counting utility windows. An app that replaces the command group `newItem` or `saveItem` replaces the
/// commands that this type adds to that command group.
struct DocumentCommands: Commands {
  /// The types of the files that the app's document groups open.
  let types: [UTType]
  @Environment(\.documents) private var documents
  @Environment(\.sceneSession) private var session
  @Environment(\.application) private var application

  /// The keyboard shortcut of the command New.
  ///
  /// The shortcut is nil in an app that can't create documents, because New Window has the shortcut Command-N there.
  private var key: KeyboardShortcut? {
    let scenes = application?.graph.scenes ?? []
    return scenes.contains { $0.createsDocuments == true } ? KeyboardShortcut("n") : nil
  }

  var body: some Commands {
    let target = session?.commandTarget
    let panel = target.flatMap { documents?.panels[$0.id] }
    let isOpening = isOpening
    StandardCommandGroup(.newItem) {
      NewDocumentButton("New").keyboardShortcut(key)
      Button("Open…") { open(panel, in: target) }
        .keyboardShortcut("o")
        .disabled(target == nil)
        .fileImporter(isPresented: isOpening, allowedContentTypes: types) { result in
          if case .success(let file) = result { application?.openDocument(at: file) }
        }
        .onDisappear { isOpening.wrappedValue = false }
      Menu("Open Recent") {
        RecentFiles()
        Divider()
        Button("Clear Menu") { documents?.clearRecent() }
          .disabled(documents?.recent.isEmpty != false)
      }
    }
    StandardCommandGroup(.saveItem) {
      Button("Save") {
        panel?.save()
        if panel?.isNaming == true { show(target) }
      }
      .keyboardShortcut("s")
      .disabled(panel?.isEditable != true)
      Button("Save As…") {
        panel?.isNaming = true
        show(target)
      }
      .keyboardShortcut("s", modifiers: [.command, .shift])
      .disabled(panel?.isEditable != true)
      Button("Revert") {
        panel?.isReverting = true
        show(target)
      }
      .disabled(panel?.isEdited != true || panel?.configuration?.fileURL == nil)
    }
  }

  /// Whether a window that doesn't belong to a document shows the dialog of the command Open.
  ///
  /// The window of a document shows the dialog if `isOpening` of its ``DocumentPanel`` is true.
  private var isOpening: Binding<Bool> {
    let (documents, session) = (documents, session)
    return Binding {
      session != nil && documents?.opening == session?.id
    } set: { isOpening in
      if isOpening {
        documents?.opening = session?.id
      } else if documents?.opening == session?.id {
        documents?.opening = nil
      }
    }
  }

  /// Asks for a file to open, in the window on which the commands act.
  private func open(_ panel: DocumentPanel?, in target: SceneSession?) {
    if let panel {
      panel.isOpening = true
    } else {
      documents?.opening = target?.id
    }
    show(target)
  }

  /// Moves the window on which the commands act to the front, unless the person chose the command in that window.
  private func show(_ target: SceneSession?) {
    guard let target, target !== session else { return }
    application?.requestSceneSessionActivation(target, userActivity: nil, options: nil)
  }
}
