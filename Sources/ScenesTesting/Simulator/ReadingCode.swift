import Testing

#if os(Linux) && canImport(Runtime)
import Runtime
#endif

/// The location of the app's or the test's code that called into the library.
enum ReadingCode {
  /// The location in the innermost function outside the library on the call stack; nil if it isn't known.
  ///
  /// The location is known only on Linux.
  static var current: SourceLocation? {
    #if os(Linux) && canImport(Runtime)
    // The function is nearly always among the first eight frames, and reading more frames takes longer. So more frames
    // are read only if the function isn't among the first eight.
    for limit in [8, 64] {
      let backtrace = try? Backtrace.capture(limit: limit, top: 0).symbolicated()
      for frame in backtrace?.frames ?? [] {
        guard let location = frame.symbol?.sourceLocation, location.line > 0,
          location.path.hasSuffix(".swift"), !isOfLibrary(location.path)
        else { continue }
        return SourceLocation(
          fileID: fileID(location.path), filePath: location.path, line: location.line,
          column: max(1, location.column))
      }
    }
    #endif
    return nil
  }

  /// The folder of the library's sources.
  private static let sources = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func isOfLibrary(_ path: String) -> Bool { path.hasPrefix("/\(sources)/") }

  /// Returns the identifier of a file, with its folder as the module, because the module isn't
  /// known.
  private static func fileID(_ path: String) -> String {
    let parts = path.split(separator: "/").suffix(2)
    return parts.count == 2 ? parts.joined(separator: "/") : "Module/\(path)"
  }
}
