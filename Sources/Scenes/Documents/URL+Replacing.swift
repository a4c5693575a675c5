import Foundation

// The files of documents are written whole or not at all.
extension URL {
  /// The file to which a chain of symbolic links leads, also if it isn't there.
  nonisolated var followingLinks: URL {
    var place = self
    // As many as the system follows.
    for _ in 0..<40 {
      guard
        let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      else { break }
      let folder = place.deletingLastPathComponent().resolvingSymlinksInPath()
      place =
        next.hasPrefix("/") ? URL(fileURLWithPath: next) : folder.appendingPathComponent(next)
      place.standardize()
    }
    return place.resolvingSymlinksInPath()
  }

  /// Replaces this file by one that a closure writes beside it, when it is complete.
  ///
  /// A folder that is there is copied first, so that a document can write only what has changed in it. A symbolic link stays,
  /// and its file is replaced.
  ///
  /// - Parameter write: Writes the file to the place that it gets.
  /// - Throws: The error of the file system or of the closure; then this file is as it was.
  @MainActor func replace(_ write: @MainActor (URL) async throws -> Void) async throws {
    let files = FileManager.default
    let place = followingLinks
    let parent = place.deletingLastPathComponent()
    let folder = parent.appendingPathComponent(".\(UUID().uuidString)", isDirectory: true)
    do {
      // Others mustn't read in it what they can't read in the file.
      try files.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw DocumentError("no file can be made in the folder \(parent.path): \(error.reason)")
    }
    var isRemoved = true
    defer { if isRemoved { try? files.removeItem(at: folder) } }
    let new = folder.appendingPathComponent(place.lastPathComponent)
    let before = FileStamp(place)
    if before?.isFolder == true { try files.copyItem(at: place, to: new) }
    try await write(new)
    guard let before else { return try files.moveItem(at: new, to: place) }
    if let after = FileStamp(new), after.isFolder != before.isFolder {
      throw DocumentError("\(place.path) is a \(before.isFolder ? "folder" : "file")")
    }
    if let mode = try? files.attributesOfItem(atPath: place.path)[.posixPermissions] {
      try? files.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
    }
    // A file takes the place of another at once; a folder can't.
    if !before.isFolder, rename(new.path, place.path) == 0 { return }
    let old = folder.appendingPathComponent("old")
    try files.moveItem(at: place, to: old)
    do {
      try files.moveItem(at: new, to: place)
    } catch {
      // The old one isn't removed if it can't be put back.
      isRemoved = false
      try files.moveItem(at: old, to: place)
      isRemoved = true
      throw error
    }
  }
}

/// A folder that is removed when it isn't used any more.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the place of a file of a type.
  func file(of ending: String?) -> URL {
    let file = url.appendingPathComponent("Untitled")
    return ending.map(file.appendingPathExtension) ?? file
  }
}
