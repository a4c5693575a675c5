import Foundation
import SceneRuntime
import SceneViews

/// The commands for documents, which all windows of an app with a document group have.
struct DocumentCommands: Commands {
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
    let panel = session.flatMap { documents?.panels[$0.id] }
    CommandGroup(before: .newItem) {
      NewDocumentButton("New").keyboardShortcut(key)
      Button("Open…") { panel?.isOpening = true }
        .keyboardShortcut("o")
        .disabled(panel == nil)
      Menu("Open Recent") {
        RecentFiles()
        Divider()
        Button("Clear Menu") { documents?.clearRecent() }
          .disabled(documents?.recent.isEmpty != false)
      }
    }
    CommandGroup(before: .saveItem) {
      Button("Save") { panel?.save() }
        .keyboardShortcut("s")
        .disabled(panel?.isEditable != true)
      Button("Save As…") { panel?.isNaming = true }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(panel?.isEditable != true)
      Button("Revert") { panel?.isReverting = true }
        .disabled(panel?.isEdited != true || panel?.configuration?.fileURL == nil)
    }
  }
}
