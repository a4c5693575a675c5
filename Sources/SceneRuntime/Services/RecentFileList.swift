package import Foundation

/// The files that a person opened or saved last, stored in the user's defaults.
package struct RecentFileList {
  private let defaults: UserDefaults
  private static let key = "RecentDocuments"

  package init(_ defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// The files, the most recent file first; includes files that don't exist at present, because their disk may only be
  /// disconnected for a while.
  package var files: [URL] {
    (defaults.stringArray(forKey: Self.key) ?? []).map { URL(filePath: $0) }
  }

  /// The files that exist, the most recent file first.
  package var existing: [URL] { files.filter(\.isThere) }

  /// Stores the first ten of the given files.
  package func set(_ files: [URL]) {
    defaults.set(files.prefix(10).map(\.path), forKey: Self.key)
    // On platforms other than Apple's, Foundation saves the values only if this method is called.
    defaults.synchronize()
  }
}

/// A recently opened or saved file, with the title under which the file is listed.
package struct RecentFile: Identifiable {
  package let id: URL
  /// The name of the file, with the last components of its folder's path if another file has the same name.
  package let title: String

  /// Returns files with titles by which a person distinguishes them.
  package static func files(_ files: [URL]) -> [RecentFile] {
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
  package var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
