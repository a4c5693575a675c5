import Foundation
import SceneRuntime
import SceneViews

/// Buttons that open the recent files of the app.
///
/// If a file was deleted after the buttons were shown, its button opens no window. If the buttons are in the window of
/// a document, the window then shows an alert with the reason.
struct RecentFiles: View {
  /// A closure that shows the reason why a file isn't opened, for a window that doesn't belong to a document.
  ///
  /// If the closure is nil, such a window records the reason as a problem.
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

/// A recent file with its title.
struct RecentFile: Identifiable {
  let id: URL
  /// The name of the file, with the last parts of its folder if another file has the same name.
  let title: String

  /// Returns the given files with titles that let a person distinguish the files.
  static func files(_ files: [URL]) -> [RecentFile] {
    let named = Dictionary(grouping: files, by: \.lastPathComponent)
    return files.map { file in
      let name = file.lastPathComponent
      let others = named[name]?.filter { $0 != file } ?? []
      return RecentFile(
        id: file, title: others.isEmpty ? name : "\(name) — \(folder(of: file, besides: others))")
    }
  }

  /// Returns the last path components of a file's folder: as many as are needed to distinguish the folder from the
  /// folders of the other files.
  private static func folder(of file: URL, besides others: [URL]) -> String {
    func end(_ file: URL, _ count: Int) -> [String] {
      file.deletingLastPathComponent().pathComponents.suffix(count)
    }
    let all = file.pathComponents.count - 1
    let count = (1..<max(1, all)).first { count in
      !others.contains { end($0, count) == end(file, count) }
    }
    return NSString.path(withComponents: end(file, count ?? all))
  }
}

extension URL {
  /// Whether a file or a folder exists at the URL.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
