package import Foundation

// The bytes of addresses that can be loaded without a network.
extension URL {
  /// The maximum number of bytes of a file, and of the text of a `data:` address.
  private static let sizeLimit = 64 << 20

  /// Returns the bytes of a file or of a `data:` address.
  ///
  /// A file is read off the main actor.
  ///
  /// - Throws: The error of the file system, or the reason why the address isn't loaded.
  @concurrent package nonisolated func localData() async throws -> Data {
    switch scheme?.lowercased() {
    case "file": return try fileData()
    case "data":
      guard let data = inlineData else { throw LoadingError("the data of the address is damaged") }
      return data
    case let scheme:
      throw LoadingError(
        "addresses of the scheme \(scheme ?? "?") aren't loaded; set RuntimeServices.loadData")
    }
  }

  private func fileData() throws -> Data {
    // Only regular files are read, because a pipe or a device might never end.
    let file = resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? NSNumber)?.intValue, size <= Self.sizeLimit
    else { throw LoadingError("\(lastPathComponent) isn't a file of at most 64 MB") }
    return try Data(contentsOf: file)
  }

  /// The bytes in a `data:` address; nil if the address is damaged or too long.
  private var inlineData: Data? {
    let text = absoluteString.utf8
    guard text.count <= Self.sizeLimit, let comma = text.firstIndex(of: UInt8(ascii: ",")),
      let content = Self.bytes(of: text[text.index(after: comma)...])
    else { return nil }
    let type = String(decoding: text[..<comma], as: UTF8.self).lowercased()
    guard type.hasSuffix(";base64") else { return content }
    return Data(base64Encoded: content, options: .ignoreUnknownCharacters)
  }

  /// Decodes bytes, some of which are written as `%` with two hexadecimal digits; returns nil if a digit is missing.
  private static func bytes(of text: Substring.UTF8View) -> Data? {
    var bytes = Data()
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest.removeFirst(2)
    }
    return bytes
  }
}

/// A reason why an address isn't loaded.
private struct LoadingError: LocalizedError {
  let errorDescription: String?

  init(_ reason: String) {
    errorDescription = reason
  }
}
