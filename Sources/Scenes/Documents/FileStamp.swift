import Foundation

/// The state of a file by which a change is noticed.
nonisolated struct FileStamp: Hashable {
  /// The time at which the file was changed last.
  let modified: Date?
  /// Whether the item is a folder.
  let isFolder: Bool
  private let size: Int?
  private let number: Int?

  /// Reads the state of a file; nil if there is none.
  init?(_ file: URL) {
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: file.followingLinks.path)
    else {
      return nil
    }
    modified = attributes[.modificationDate] as? Date
    isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    size = (attributes[.size] as? NSNumber)?.intValue
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
  }
}
