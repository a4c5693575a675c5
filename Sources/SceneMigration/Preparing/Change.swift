/// A change in a prepared copy, with its location in the project's original file.
struct Change: Codable, Hashable, Sendable {
  /// The kinds of changes, ordered by the amount of code that a change removes.
  enum Kind: String, Codable, Sendable {
    /// A spelling that only Apple's compilers accept was rewritten or removed.
    case spelling
    /// The import of a module that doesn't exist on this system was removed.
    case importCut
    /// The text was changed so that it compiles with stand-ins, without a change of its effect.
    case adaptation
    /// A stand-in replaced a condition, or the sequence of a `for` loop.
    ///
    /// One run uses `true` for the condition, and another run uses `false`.
    case condition
    /// A statement or declaration was left out.
    case leftOut
  }

  /// The kind of the change, which says how much code the change removes.
  var kind: Kind
  /// The path of the changed file.
  var file: String
  /// The line of the change, from 1.
  var line: Int
  /// The text before the change.
  var old: String
  /// The text after the change.
  var new: String
}
