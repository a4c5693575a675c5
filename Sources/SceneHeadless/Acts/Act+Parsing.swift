import Foundation
import SceneRuntime

extension Act {
  /// Reads one line of a script; an empty line, and one that begins with `#`, is no act.
  ///
  /// - Parameter line: The line.
  /// - Throws: A ``ScriptError`` that says what was expected.
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
        "expected: \(expected)" + (isUnquoted ? "; texts stand between quotation marks" : ""))
    }
  }

  /// Every form an act can have in a script, one a line.
  public static var grammar: String {
    ActForm.all.flatMap(\.grammar).joined(separator: "\n")
  }
}
