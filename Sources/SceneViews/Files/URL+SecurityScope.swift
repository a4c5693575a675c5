public import Foundation

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
