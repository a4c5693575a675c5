/// A function that the compiler type-checks slowly.
///
/// Type-checking nested closures in calls of stand-ins (see ``StandInCatalog``) can take minutes.
struct SlowFunction {
  /// The time, in milliseconds, from which a function counts as slow to type-check.
  static let limit = 4_000

  /// The path of the file with the function.
  var file: String
  /// The name of the function.
  var name: String
  /// The time that the compiler took to type-check the function.
  var milliseconds: Int

  /// The path of the file and the name of the function.
  var named: String { "\(file) \(name)" }

  /// Returns the methods that the compiler's warnings report as slow, without other functions such as initializers.
  static func read(_ warnings: [Diagnostic]) -> [SlowFunction] {
    warnings.compactMap { warning in
      guard
        let match = warning.message.firstMatch(of: /method '(.+?)' took ([0-9]+)ms to type-check/)
      else { return nil }
      return SlowFunction(
        file: warning.file, name: String(match.1), milliseconds: Int(match.2) ?? 0)
    }
  }

  /// Returns the tokens of the function's body; nil if the source doesn't contain the function.
  func body(in source: SourceText) -> Range<Int>? {
    source.types.lazy.flatMap { source.methods(of: $0) }.first { $0.name == name }?.body
  }
}
