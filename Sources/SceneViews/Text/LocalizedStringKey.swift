/// The key of a text in the app's string tables, with interpolated values.
///
/// In the key of a literal with interpolated values, a format specifier represents each value: for example, `%lld` for
/// an `Int`, `%lf` for a `Double`, and `%@` for a value that isn't a number. Each percent sign of such a literal is
/// doubled in the key: the key of `"\(number)% done"` is `%lld%% done`. If no table contains the key, the literal
/// itself is shown, with its values. Marks in a literal, such as `**bold**`, are inline Markdown.
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
  /// An interpolated value of a key.
  struct Argument: Hashable, Sendable {
    /// The range of the value's UTF-8 bytes in the literal; if `text` isn't nil, an empty range at the value's place.
    let range: Range<Int>
    /// The format specifier of the value in the key.
    let specifier: String
    /// The value as a text, if the value has styles or depends on the environment; otherwise nil.
    var text: Text?
  }

  /// The untranslated literal with its marks and values, except values whose `text` isn't nil.
  let literal: String
  let arguments: Arguments
  /// Whether the literal may contain marks of Markdown.
  let hasMarks: Bool

  /// Creates a key from a string.
  ///
  /// - Parameter text: The key. Like a literal, it is looked up in the string tables, and may contain inline Markdown.
  public init(_ text: String) {
    literal = text
    arguments = Arguments()
    hasMarks = text.hasMarks
  }

  /// Creates a key from a literal.
  ///
  /// - Parameter text: The literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Creates a key from a literal with interpolated values.
  ///
  /// - Parameter stringInterpolation: The pieces of the literal, in their order.
  public init(stringInterpolation: StringInterpolation) {
    literal = stringInterpolation.text
    arguments = stringInterpolation.arguments
    hasMarks = stringInterpolation.hasMarks
  }

  /// The key with format specifiers, as string tables contain it.
  ///
  /// If there are values, each percent sign of the literal outside the values is doubled.
  var key: String { key(doublesPercentSigns: true) }

  /// The key without doubled percent signs, which a table may contain instead; nil if there are no values or no percent
  /// signs.
  var keyWithSinglePercentSigns: String? {
    arguments.isEmpty || !literal.utf8.contains(UInt8(ascii: "%"))
      ? nil : key(doublesPercentSigns: false)
  }

  private func key(doublesPercentSigns: Bool) -> String {
    if arguments.isEmpty { return literal }
    let source = Array(literal.utf8)
    var (bytes, begin): ([UInt8], Int) = ([], 0)
    func appendLiteral(to end: Int) {
      for byte in source[begin..<end] {
        bytes.append(byte)
        if doublesPercentSigns, byte == UInt8(ascii: "%") { bytes.append(byte) }
      }
    }
    for argument in arguments {
      appendLiteral(to: argument.range.lowerBound)
      bytes += argument.specifier.utf8
      begin = argument.range.upperBound
    }
    appendLiteral(to: source.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the literal is shown as it is if no table contains the key.
  ///
  /// This is true if the literal has no marks, and if none of its values has styles or depends on the environment.
  var isPlainWithoutTables: Bool { !hasMarks && arguments.arePlain }

  /// The text and the values that the compiler collects from a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var arguments = Arguments()
    fileprivate var hasMarks = false

    /// Prepares for the pieces of a literal.
    ///
    /// - Parameters:
    ///   - literalCapacity: The number of characters of the literal's pieces, which has no effect.
    ///   - interpolationCount: The number of values, which has no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal.
    ///
    /// - Parameter literal: The piece.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      text += literal
      hasMarks = hasMarks || literal.hasMarks
    }

    mutating func append(_ value: String, _ specifier: _FormatSpecifier) {
      let begin = text.utf8.count
      text += value
      arguments.append(begin..<text.utf8.count, specifier)
    }

    mutating func append(_ value: String, _ specifier: String) {
      let begin = text.utf8.count
      text += value
      arguments.append(Argument(range: begin..<text.utf8.count, specifier: specifier))
    }

    mutating func append(_ styled: Text) {
      let end = text.utf8.count
      arguments.append(Argument(range: end..<end, specifier: "%@", text: styled))
    }
  }
}

extension LocalizedStringKey {
  /// The values of a key in their order.
  struct Arguments: RandomAccessCollection, Hashable, Sendable {
    // The first value of a short text, packed into 32 bits. Most literals with values have one value, and bodies are
    // evaluated often, so an array would cost too much. The range's bounds take 14 bits each, and the code of the
    // specifier takes the other 4 bits. If the code is 0, there is no value.
    private var packed: UInt32 = 0
    private var rest: [Argument] = []

    var startIndex: Int { 0 }
    var endIndex: Int { packed == 0 ? rest.count : rest.count + 1 }
    /// Whether all values are constant texts without styles.
    var arePlain: Bool { rest.isEmpty || rest.allSatisfy { $0.text == nil } }

    subscript(index: Int) -> Argument {
      if packed == 0 { return rest[index] }
      if index > 0 { return rest[index - 1] }
      let specifier = _FormatSpecifier.allCases[Int(packed >> 28) - 1]
      return Argument(
        range: Int(packed & 0x3FFF)..<Int(packed >> 14 & 0x3FFF), specifier: specifier.rawValue)
    }

    mutating func append(_ range: Range<Int>, _ specifier: _FormatSpecifier) {
      if packed == 0, rest.isEmpty, range.upperBound < 0x4000 {
        packed =
          UInt32(range.lowerBound) | UInt32(range.upperBound) << 14 | specifier.code << 28
      } else {
        rest.append(Argument(range: range, specifier: specifier.rawValue))
      }
    }

    mutating func append(_ argument: Argument) {
      rest.append(argument)
    }
  }
}

extension String {
  /// Whether the text may have marks of Markdown.
  fileprivate var hasMarks: Bool {
    // A contiguous buffer is searched faster than a UTF-8 view. This matters, because every literal in a body is
    // searched whenever the body is evaluated.
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isMark) }
      ?? utf8.contains(where: isMark)
  }
}

/// Returns whether a byte is one of `*`, `_`, `[`, `` ` ``, `~`, `<` and `\`.
private func isMark(_ byte: UInt8) -> Bool {
  byte == 0x2A || byte == 0x5F || byte == 0x5B || byte == 0x60 || byte == 0x7E || byte == 0x3C
    || byte == 0x5C
}
