import Foundation

/// A path on the command line for a file that is read or written.
struct RegularFile {
  /// The path with symbolic links resolved.
  let path: String

  /// Resolves the symbolic links of a path.
  ///
  /// - Parameter path: The path on the command line.
  init(_ path: String) {
    self.path = URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Whether the path leads to an item that isn't a regular file, such as a folder, a pipe or a
  /// device.
  var isOther: Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular } ?? false
  }
}
