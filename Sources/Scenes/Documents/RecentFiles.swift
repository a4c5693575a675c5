import Foundation
import SceneRuntime
import SceneViews

/// Buttons that open the recent files of the app.
struct RecentFiles: View {
  @Environment(\.documents) private var documents
  @Environment(\.sceneSession) private var session
  @Environment(\.application) private var application

  var body: some View {
    ForEach(RecentFile.files(documents?.recent ?? [])) { file in
      Button(file.title) { open(file.id) }
    }
  }

  private func open(_ file: URL) {
    // The file may have been deleted since the buttons were shown.
    documents?.checkRecent()
    let panel = session.flatMap { documents?.panels[$0.id] }
    if let panel, !file.isThere {
      panel.error = "“\(file.lastPathComponent)” was deleted or moved."
    } else {
      application?.openDocument(at: file)
    }
  }
}

/// A recent file with its title.
struct RecentFile: Identifiable {
  let id: URL
  /// The name of the file, with the last parts of its folder if another file has the same name.
  let title: String

  /// Returns files with titles by which a person distinguishes them.
  static func files(_ files: [URL]) -> [RecentFile] {
    let named = Dictionary(grouping: files, by: \.lastPathComponent)
    return files.map { file in
      let name = file.lastPathComponent
      let others = named[name]?.filter { $0 != file } ?? []
      return RecentFile(
        id: file, title: others.isEmpty ? name : "\(name) — \(folder(of: file, besides: others))")
    }
  }

  /// Returns the shortest end of a file's folder that the folders of other files don't have.
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
