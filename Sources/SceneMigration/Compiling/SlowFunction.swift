/// A function that takes the compiler long: closures in each other, in calls of stand-ins, can take minutes.
struct SlowFunction {
  /// The time from which on a function is slow, in milliseconds.
  static let limit = 4_000

  /// The path of the file.
  var file: String
  /// The name.
  var name: String
  /// The time that it took.
  var milliseconds: Int

  /// The file and the name.
  var named: String { "\(file) \(name)" }

  /// Reads the functions of the compiler's warnings.
  static func read(_ warnings: [Diagnostic]) -> [SlowFunction] {
    warnings.compactMap { warning in
      guard
        let match = warning.message.firstMatch(of: /method '(.+?)' took ([0-9]+)ms to type-check/)
      else { return nil }
      return SlowFunction(
        file: warning.file, name: String(match.1), milliseconds: Int(match.2) ?? 0)
    }
  }

  /// Returns the body in a source; nil if it isn't there.
  func body(in source: SourceText) -> Range<Int>? {
    source.types.lazy.flatMap { source.methods(of: $0) }.first { $0.name == name }?.body
  }
}
