package import Foundation

extension FileSystem {
  /// Writes a file that only its owner can use, and that replaces any file with the same path.
  ///
  /// If the operation fails, the old file is unchanged.
  ///
  /// - Throws: The reason why the file wasn't replaced.
  package func replace(_ file: String, with data: Data) throws(FileError) {
    let folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    let new = "\(folder)/.\(UUID().uuidString)"
    do throws(FileError) {
      try write(data, toNew: new)
      try rename(new, to: file)
    } catch {
      try? remove(new)
      throw FileError(error.operation, file, code: error.code)
    }
  }

  private func write(_ data: Data, toNew file: String) throws(FileError) {
    let descriptor = try create(file)
    defer { close(descriptor) }
    try write(data, to: descriptor)
    try flush(descriptor)
  }
}
