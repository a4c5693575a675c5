/// A change of a prepared copy, with its place in the project's file.
struct Change: Codable, Hashable, Sendable {
  /// The kind of a change, ordered by the amount of code that it removes.
  enum Kind: String, Codable, Sendable {
    /// A spelling that only Apple's compilers know was rewritten.
    case spelling
    /// The import of a module that isn't here was cut.
    case importCut
    /// The text was changed so that it compiles with stand-ins; its effect is the same.
    case adaptation
    /// A condition was replaced by a question, which is answered both ways.
    case condition
    /// A statement or declaration was left out.
    case leftOut
  }

  /// The kind.
  var kind: Kind
  /// The file.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The text before.
  var old: String
  /// The text after.
  var new: String
}
