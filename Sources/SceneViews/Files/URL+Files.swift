public import Foundation

extension URL {
  /// Whether the URL leads to a regular file or a folder; nil if nothing exists at the URL.
  ///
  /// False for a pipe, a socket or a device, because reading one of these may never end.
  package nonisolated var isFileOrFolder: Bool? {
    // Resolve links first, because `attributesOfItem(atPath:)` returns the attributes of a link itself.
    let place = resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: place) else { return nil }
    let type = try? FileManager.default.attributesOfItem(atPath: place)[.type]
    return [.typeRegular, .typeDirectory].contains(type as? FileAttributeType)
  }
}

extension URL {
  /// Begins access to a file outside of the app; in this library, only the file system's permissions apply.
  ///
  /// - Returns: Whether the file can be read.
  public func startAccessingSecurityScopedResource() -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends access to a file outside of the app; has no effect, because only the file system's permissions apply.
  public func stopAccessingSecurityScopedResource() {}
}
