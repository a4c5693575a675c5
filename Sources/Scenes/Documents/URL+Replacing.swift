import Foundation

// The files of documents are written whole or not at all.
extension URL {
  /// Has a file written beside this one, and puts it in the place of this one when it is whole.
  ///
  /// A folder that is there is copied first, so that a document can write only what has changed in it.
  ///
  /// - Parameter write: Writes the file to the place that it gets.
  /// - Throws: The error of the file system or of the closure; then this file is as it was.
  @MainActor func replace(_ write: @MainActor (URL) async throws -> Void) async throws {
    let files = FileManager.default
    let place = resolvingSymlinksInPath()
    let folder = place.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString)", isDirectory: true)
    try files.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: folder) }
    let new = folder.appendingPathComponent(place.lastPathComponent)
    var isFolder: ObjCBool = false
    let isThere = files.fileExists(atPath: place.path, isDirectory: &isFolder)
    if isThere, isFolder.boolValue { try files.copyItem(at: place, to: new) }
    try await write(new)
    guard isThere else { return try files.moveItem(at: new, to: place) }
    if let mode = try? files.attributesOfItem(atPath: place.path)[.posixPermissions] {
      try? files.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
    }
    // A file takes the place of another at once; a folder can't.
    if !isFolder.boolValue, rename(new.path, place.path) == 0 { return }
    let old = folder.appendingPathComponent("old")
    try files.moveItem(at: place, to: old)
    do {
      try files.moveItem(at: new, to: place)
    } catch {
      try? files.moveItem(at: old, to: place)
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
