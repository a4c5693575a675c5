import Foundation
import SceneRuntime

extension Act {
  /// Parses one line of a script; nil for an empty line and for a line that begins with `#`.
  ///
  /// - Parameter line: The line of the script, without a line break.
  /// - Throws: A ``ScriptError`` that describes the expected form.
  public init?(line: String) throws {
    var words = try Words(line)
    if words.isEmpty { return nil }
    let verb = words.first
    guard let form = ActForm.all.first(where: { words.take($0.verb) }) else {
      throw ActForm.unknown(verb)
    }
    do {
      let act = try form.parse(&words)
      try words.end()
      self = act
    } catch is Words.Unexpected {
      let expected = form.grammar.joined(separator: ", or ")
      let isTextFirst = form.grammar.allSatisfy { $0.hasPrefix("\(form.verb) \"") }
      let isUnquoted = isTextFirst && verb != line && !line.contains("\"")
      throw ScriptError(
        "expected: \(expected)" + (isUnquoted ? "; put texts in quotation marks" : ""))
    }
  }

  /// The grammar of all acts in a script, with one form per line.
  public static var grammar: String {
    ActForm.all.flatMap(\.grammar).joined(separator: "\n")
  }
}
