/// The key of a text in the app's string tables, with the values that are put into the text.
///
/// A literal with values is the key with a specifier in the place of each value: `%lld` for an integer,
/// `%lf` for a number with a fraction, and `%@` for anything else. A key that no table has is shown
/// itself. Marks in a literal, such as `**bold**`, are those of inline Markdown.
///
/// ```swift
/// struct UnreadView: View {
///   let number: Int
///
///   var body: some View {
///     Text("\(number) unread messages")  // the key is "%lld unread messages"
///   }
/// }
/// ```
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A value in a key.
  struct Argument: Hashable, Sendable {
    /// The bytes of the value in the text.
    let range: Range<Int>
    /// The specifier in the key.
    let specifier: String
    /// The value as a text with styles or one that depends on the environment; nil if it is a plain text.
    let text: Text?
  }

  /// The literal with its values, neither translated nor without marks.
  let literal: String
  let arguments: [Argument]
  /// Whether a piece of the literal may have marks.
  let hasMarks: Bool

  /// Creates a key.
  ///
  /// - Parameter text: The key, looked up like a literal.
  public init(_ text: String) {
    literal = text
    arguments = []
    hasMarks = text.hasMarks
  }

  /// Creates a key from a literal.
  ///
  /// - Parameter text: The literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Creates a key from a literal with values.
  ///
  /// - Parameter stringInterpolation: The pieces of the literal, in their order.
  public init(stringInterpolation: StringInterpolation) {
    literal = stringInterpolation.text
    arguments = stringInterpolation.arguments
    hasMarks = stringInterpolation.hasMarks
  }

  /// The translation in the language of the process, or the key, as a text without styles.
  package var text: String {
    isPlain(in: .main) ? literal : Text(self).content
  }

  /// The key with specifiers, as string tables have it.
  var key: String {
    if arguments.isEmpty { return literal }
    var bytes = Array(literal.utf8)
    for argument in arguments.reversed() {
      bytes.replaceSubrange(argument.range, with: argument.specifier.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the literal is what is shown: there are neither tables, nor marks, nor values with styles.
  func isPlain(in tables: StringTables) -> Bool {
    !hasMarks && tables.isEmpty && arguments.allSatisfy { $0.text == nil }
  }

  /// The pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var arguments: [Argument] = []
    fileprivate var hasMarks = false

    /// Prepares for a literal.
    ///
    /// - Parameters:
    ///   - literalCapacity: The number of characters of the literal's pieces, which has no effect.
    ///   - interpolationCount: The number of values, which has no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal.
    ///
    /// - Parameter literal: The piece.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      hasMarks = hasMarks || literal.hasMarks
    }

    mutating func append(_ value: String, _ specifier: String, _ styled: Text? = nil) {
      let begin = text.utf8.count
      text += value
      arguments.append(
        Argument(range: begin..<text.utf8.count, specifier: specifier, text: styled))
    }
  }
}

extension String {
  /// Whether the text may have marks of Markdown.
  fileprivate var hasMarks: Bool {
    utf8.contains { $0 == 0x2A || $0 == 0x5F || $0 == 0x5B || $0 == 0x60 || $0 == 0x7E }
  }
}
