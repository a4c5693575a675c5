import Testing

#if canImport(XCTest)
import XCTest
#endif

extension SimulatorIssue {
  /// Records an error for the running XCTest test; has no effect for a warning, or if no such test runs.
  func recordInXCTest() {
    #if canImport(XCTest)
    // Record only errors, because XCTest has no warnings.
    guard severity >= .error else { return }
    XCTFail(
      message, file: StaticString(lasting: sourceLocation.filePath),
      line: UInt(sourceLocation.line))
    #endif
  }
}

#if canImport(XCTest)
extension StaticString {
  /// Creates a static string with a copy of a text; the copy is never freed.
  ///
  /// XCTest accepts the file of a failure only as a static string, but a source location has a
  /// string.
  fileprivate init(lasting text: String) {
    typealias Parts = (start: UInt, count: Int, flags: UInt8)
    guard MemoryLayout<StaticString>.size == MemoryLayout<Parts>.size, let copy = strdup(text)
    else {
      self = #filePath
      return
    }
    let isASCII: UInt8 = text.utf8.allSatisfy { $0 < 128 } ? 2 : 0
    // Proof: the standard library's type has these frozen fields: a pointer to the text, its length
    // in UTF-8, and flags.
    self = unsafeBitCast(
      Parts(UInt(bitPattern: copy), text.utf8.count, isASCII), to: StaticString.self)
  }
}
#endif
