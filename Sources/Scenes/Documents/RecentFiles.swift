import Foundation
import SceneRuntime
import SceneViews

/// Buttons that open the recent files of the app.
///
/// If a file was deleted after the buttons were shown, its button opens no window. Instead, if the buttons are in the
/// window of a document, this window shows an alert with the reason.
struct RecentFiles: View {
  /// A closure that shows the reason why a file isn't opened.
  ///
  /// The window of a document shows the reason itself. Another window calls this closure or, if the closure is nil,
  /// records the reason as a problem.
  var showReason: (@MainActor (String) -> Void)?
  @Environment(\.documents) private var documents
  @Environment(\.sceneSession) private var session
  @Environment(\.application) private var application

  var body: some View {
    ForEach(RecentFile.files(documents?.recent ?? [])) { file in
      Button(file.title) { open(file.id) }
    }
  }

  private func open(_ file: URL) {
    documents?.checkRecent()
    if file.isThere {
      application?.openDocument(at: file)
      return
    }
    let reason = "“\(file.lastPathComponent)” was deleted or moved."
    if let panel = session.flatMap({ documents?.panels[$0.commandTarget.id] }) {
      panel.error = reason
    } else if let showReason {
      showReason(reason)
    } else {
      application?.report(
        .unopenableDocument(at: file.lastPathComponent, because: "it was deleted or moved"))
    }
  }
}
