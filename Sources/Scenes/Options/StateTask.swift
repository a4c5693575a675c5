import Foundation
import SceneHeadless

/// A task of `--state`, with which a person reads or changes stored sessions without launching the
/// app.
package enum StateTask: Hashable {
  case list
  case show(SceneID)
  case remove(SceneID)
  case clear
  case export(String)
  case `import`(String)

  /// Parses the words after `--state`.
  ///
  /// - Throws: A ``ScriptError`` that describes the expected words.
  init(_ words: inout ArraySlice<String>) throws {
    func operand(_ meaning: String, _ words: inout ArraySlice<String>) throws -> String {
      guard let word = words.popFirst(), !word.isEmpty, !word.hasPrefix("--") else {
        throw ScriptError("--state: expected \(meaning)")
      }
      return word
    }
    switch words.popFirst() {
    case "list": self = .list
    case "show": self = .show(try operand("the identifier of a session behind show", &words))
    case "remove": self = .remove(try operand("the identifier of a session behind remove", &words))
    case "clear": self = .clear
    case "export": self = .export(try operand("the path of a file to write behind export", &words))
    case "import": self = .import(try operand("the path of a file behind import", &words))
    case _:
      throw ScriptError(
        "--state: expected one of: list, show ID, remove ID, clear, export FILE, import FILE")
    }
  }
}
