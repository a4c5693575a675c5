package import Foundation

extension PropertyValue {
  /// The size of the largest property list that is read; an Info.plist has some thousand bytes.
  package static let propertyListSizeLimit = 1 << 20

  /// Reads a property list, XML or binary.
  ///
  /// - Throws: A ``PropertyListError`` that says what is wrong with it.
  package init(propertyList data: Data) throws(PropertyListError) {
    guard data.count <= Self.propertyListSizeLimit else {
      throw .unreadable(
        "more than \(Self.propertyListSizeLimit) bytes", "an Info.plist, which is smaller")
    }
    if BinaryPropertyList.isBegun(by: data) {
      var list = try BinaryPropertyList(data)
      self = try list.value()
      return
    }
    // What isn't XML is kept from Foundation, which would try every other format it knows.
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
    self = try Self.value(of: object, at: .top)
  }

  /// Reads the property list in a file.
  ///
  /// - Throws: A ``PropertyListError`` that names the file.
  package init(propertyListAt url: URL) throws(PropertyListError) {
    let file = url.path
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: Self.propertyListSizeLimit + 1) ?? Data()
      try self.init(propertyList: data)
    } catch let error as PropertyListError {
      throw error.inFile(file)
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: file)
      throw PropertyListError(
        isMissing ? .missing : .unreadable, file: file, at: "",
        found: isMissing ? "no file" : "what can't be read", expected: "a property list")
    }
  }

  /// A value of what Foundation or an app supplied.
  ///
  /// - Throws: A ``PropertyListError`` with the way to what has no place in a property list.
  static func value(
    of object: Any, at path: PropertyListPath
  ) throws(PropertyListError) -> PropertyValue {
    if let value = PropertyValue(object) { return value }
    let culprit = culprit(in: object, at: path) ?? (object: object, path: path)
    throw PropertyListError(
      .unexpected, at: culprit.path == .top ? "property list" : "\(culprit.path)",
      found: culprit.object is any BinaryInteger || culprit.object is NSNumber
        ? "a number of more than 64 bits" : "a \(type(of: culprit.object))",
      expected: "a truth value, number, date, data, text, array or dictionary")
  }

  /// The innermost value that has no place in a property list, looked for once over all.
  private static func culprit(
    in object: Any, at path: PropertyListPath
  ) -> (object: Any, path: PropertyListPath)? {
    if let entries = object as? [String: Any] {
      for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
        if let culprit = culprit(in: entry, at: path.key(key)) { return culprit }
      }
      return nil
    }
    if let entries = object as? [Any] {
      for (index, entry) in entries.enumerated() {
        if let culprit = culprit(in: entry, at: path.index(index)) { return culprit }
      }
      return nil
    }
    return PropertyValue(object) == nil ? (object, path) : nil
  }

  /// The first byte of a text that is no white space, in UTF-8 or, with a mark of the byte order,
  /// UTF-16.
  private static func firstMark(of data: Data) -> UInt8? {
    var bytes = data[...]
    for mark in [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]] as [[UInt8]]
    where bytes.starts(with: mark) {
      bytes = bytes.dropFirst(mark.count)
    }
    return bytes.first { $0 > 0x20 }
  }

  /// What Foundation says of a mistake, without what it said of the other formats it tried.
  private static func reason(for error: any Error) -> String {
    let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
    return (reason ?? "\(error.localizedDescription)").escaped
  }
}

extension PropertyListError {
  fileprivate static func unreadable(_ found: String, _ expected: String) -> PropertyListError {
    PropertyListError(.unreadable, at: "property list", found: found, expected: expected)
  }

  /// The same error, with the file it is about.
  func inFile(_ file: String) -> PropertyListError {
    var error = self
    error.file = file
    return error
  }
}
