import Foundation

/// The state of a file or a folder at one time; two states are compared to notice changes.
nonisolated struct FileStamp: Hashable {
  /// The time of the last change of the file, or of the folder and the items in it.
  let modified: Date?
  /// Whether the item is a folder; a document that is a package is a folder, too.
  let isFolder: Bool
  private let size: Int?
  private let number: Int?
  /// The states of the entries of a folder, by their names.
  private let entries: [String: FileStamp]

  /// Reads the state of a file, or of a folder with its contents; nil if the item doesn't exist.
  init?(_ file: URL) {
    self.init(path: file.followingLinks.path)
  }

  private init?(path: String) {
    let files = FileManager.default
    guard let attributes = try? files.attributesOfItem(atPath: path) else { return nil }
    isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    size = (attributes[.size] as? NSNumber)?.intValue
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
    var entries: [String: FileStamp] = [:]
    for name in isFolder ? (try? files.contentsOfDirectory(atPath: path)) ?? [] : [] {
      entries[name] = FileStamp(path: path + "/" + name)
    }
    self.entries = entries
    let times = entries.values.map(\.modified) + [attributes[.modificationDate] as? Date]
    modified = times.compactMap(\.self).max()
  }
}
