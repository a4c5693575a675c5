package import Foundation

extension PropertyValue {
  /// The maximum number of bytes in a property list.
  ///
  /// A typical Info.plist has a few thousand bytes.
  package static let propertyListSizeLimit = 1 << 20

  /// Reads a whole property list, in XML or in the binary format.
  ///
  /// - Throws: A ``PropertyListError`` for the first error that is found.
  package init(propertyList data: Data) throws(PropertyListError) {
    self = try PropertyListValue(data).value(at: .top)
  }

  /// Reads an XML property list with Foundation.
  static func object(inXML data: Data) throws(PropertyListError) -> Any {
    // Only data that begins as XML is passed to Foundation, because Foundation would try every other format that it
    // supports.
    let mark = Self.firstMark(of: data)
    guard mark == UInt8(ascii: "<") else {
      let isOpenStep = mark == UInt8(ascii: "{") || mark == UInt8(ascii: "(")
      throw .unreadable(
        mark == nil
          ? "nothing" : isOpenStep ? "an OpenStep property list, or JSON" : "bytes of another kind",
        "an XML or a binary property list, which `plutil -convert xml1` makes of others")
    }
    var format = PropertyListSerialization.PropertyListFormat.xml
    let object: Any
    do {
      object = try PropertyListSerialization.propertyList(from: data, format: &format)
    } catch {
      throw .unreadable("XML with a mistake (\(Self.reason(for: error)))", "an XML property list")
    }
    guard format == .xml else {
      throw .unreadable("an OpenStep property list", "an XML or a binary one")
    }
    return object
  }

  /// Returns the first byte of the data that isn't white space or a control character; nil if there is none.
  ///
  /// A byte order mark before the text is skipped.
  private static func firstMark(of data: Data) -> UInt8? {
    var bytes = data[...]
    for mark in [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]] as [[UInt8]]
    where bytes.starts(with: mark) {
      bytes = bytes.dropFirst(mark.count)
    }
    return bytes.first { $0 > 0x20 }
  }

  /// Returns the reason that Foundation gives for an error, without the reasons why other formats couldn't be read.
  private static func reason(for error: any Error) -> String {
    let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
    return (reason ?? "\(error.localizedDescription)").escaped
  }
}

extension PropertyListError {
  static func unreadable(_ found: String, _ expected: String) -> PropertyListError {
    PropertyListError(.unreadable, at: "property list", found: found, expected: expected)
  }

  /// Returns the error with the file in which it was found.
  package func inFile(_ file: String) -> PropertyListError {
    var error = self
    error.file = file
    return error
  }
}
