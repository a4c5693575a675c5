import Foundation

/// A path on the command line for a file that is read or written.
struct RegularFile {
  /// The path behind symbolic links.
  let path: String

  /// Creates a file.
  ///
  /// - Parameter path: The path as a person wrote it.
  init(_ path: String) {
    self.path = URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Whether the path is that of another kind of item, such as a folder, a pipe or a device.
  var isOther: Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular } ?? false
  }
}
