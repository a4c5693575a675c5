import Foundation

extension PropertyListValue {
  /// Reads the property list in a file, in XML or in the binary format.
  ///
  /// - Throws: A ``PropertyListError`` that names the file.
  init(contentsOf url: URL) throws(PropertyListError) {
    let file = url.path
    do {
      // Only regular files are opened. Opening a pipe would wait for a writer, and a device may have no end.
      if let other = Self.kindOfOther(at: url) {
        throw PropertyListError(
          .unreadable, file: file, at: "", found: other, expected: "a file with a property list")
      }
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: PropertyValue.propertyListSizeLimit + 1) ?? Data()
      try self.init(data)
    } catch let error as PropertyListError {
      throw error.inFile(file)
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: file)
      throw PropertyListError(
        isMissing ? .missing : .unreadable, file: file, at: "",
        found: isMissing ? "no file" : "what can't be read", expected: "a property list")
    }
  }

  /// Returns a noun for the kind of an item that isn't a regular file; nil for a regular file, or if there is no item.
  private static func kindOfOther(at url: URL) -> String? {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return switch attributes?[.type] as? FileAttributeType {
    case nil, .typeRegular?: nil
    case .typeDirectory?: "a directory"
    case .typeCharacterSpecial?, .typeBlockSpecial?: "a device"
    case .typeSocket?: "a socket"
    default: "a pipe, or something else that isn't a file"
    }
  }
}
