import Foundation

// A document's file is replaced as a whole or not at all.
extension URL {
  /// The file to which a chain of symbolic links leads, even if the file doesn't exist.
  nonisolated var followingLinks: URL {
    var place = self
    // Follow at most 40 links, as Linux does, so that a cycle of links can't continue forever.
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

  /// Replaces this file with a new file, which a closure first writes in a temporary folder next to this file.
  ///
  /// An existing folder is copied first, so that a document can write only the changed files. If this file is a
  /// symbolic link, the link stays, and the file to which it leads is replaced.
  ///
  /// - Parameters:
  ///   - note: A closure that is called with the temporary folder before the file is written, and with nil afterwards.
  ///   - write: Writes the new file to the given URL.
  /// - Throws: The error of the file system or of the closure. This file is then unchanged, unless it is a folder that
  ///   couldn't be moved back to its place.
  @MainActor func replace(
    noting note: @MainActor (URL?) -> Void = { _ in },
    _ write: @MainActor (URL) async throws -> Void
  ) async throws {
    let files = FileManager.default
    let place = followingLinks
    let parent = place.deletingLastPathComponent()
    let folder = parent.appendingPathComponent(".\(UUID().uuidString)", isDirectory: true)
    do {
      // Only the owner can use the folder, because other users may not be allowed to read the
      // document.
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
    note(folder)
    defer { note(nil) }
    try await write(new)
    guard let before else { return try files.moveItem(at: new, to: place) }
    if let after = FileStamp(new), after.isFolder != before.isFolder {
      throw DocumentError("\(place.path) is a \(before.isFolder ? "folder" : "file")")
    }
    if let mode = try? files.attributesOfItem(atPath: place.path)[.posixPermissions] {
      try? files.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
    }
    // Renaming replaces a file atomically. A folder can't be replaced this way, so it is moved away first.
    if !before.isFolder, rename(new.path, place.path) == 0 { return }
    let old = folder.appendingPathComponent("old")
    try files.moveItem(at: place, to: old)
    do {
      try files.moveItem(at: new, to: place)
    } catch {
      // If the old folder can't be moved back, the temporary folder that contains it must not be removed.
      isRemoved = false
      try files.moveItem(at: old, to: place)
      isRemoved = true
      throw error
    }
  }
}

/// A temporary folder that is removed when this object is released.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the URL for a new file in the temporary folder, with the name "Untitled".
  ///
  /// - Parameter ending: The file name extension; nil for none.
  /// - Returns: The URL. The file doesn't exist yet.
  func file(of ending: String?) -> URL {
    let file = url.appendingPathComponent("Untitled")
    return ending.map(file.appendingPathExtension) ?? file
  }
}
