package import Foundation
import SceneRuntime

/// The words of a line: plain words and texts in quotation marks.
struct Words {
  /// An error for a missing, unexpected or superfluous word.
  struct Unexpected: Error {}

  private enum Word: Equatable {
    case plain(String)
    case quoted(String)
  }

  private var words: ArraySlice<Word> = []

  /// Splits a line into words; a line that begins with `#` has no words.
  ///
  /// Texts in quotation marks may contain the escapes `\"`, `\\` and `\n`.
  init(_ line: String) throws {
    var rest = Substring(line)
    while true {
      // Some editors start a file with a byte order mark, which is skipped like a space.
      rest = rest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      guard let first = rest.first, !(first == "#" && words.isEmpty) else { return }
      if first == "\"" {
        words.append(.quoted(try Self.takeQuoted(&rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(.plain(String(word)))
        rest = rest[word.endIndex...]
      }
    }
  }

  private static func takeQuoted(_ rest: inout Substring) throws -> String {
    var text = ""
    var isEscaped = false
    for (offset, character) in rest.dropFirst().enumerated() {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (false, "\""):
        rest = rest.dropFirst(offset + 2)
        return text
      case (true, "n"):
        text.append("\n")
        isEscaped = false
      case (false, _), (true, "\""), (true, "\\"):
        text.append(character)
        isEscaped = false
      case (true, _):
        throw ScriptError(
          "\"\\\(character)\" has no meaning; expected \\\" or \\\\ or \\n")
      }
    }
    // The message has only the position of the text, because the text may be a password.
    let column = rest.base.distance(from: rest.base.startIndex, to: rest.startIndex) + 1
    throw ScriptError(
      "a quotation mark is missing; expected \" behind the text that begins in column \(column)")
  }

  var isEmpty: Bool { words.isEmpty }

  /// The text of the first word, quoted or not; empty if there are no words.
  var first: String {
    switch words.first {
    case .plain(let text), .quoted(let text): text
    case nil: ""
    }
  }

  /// Takes the next word if it is the given word without quotation marks, and returns whether the word was taken.
  mutating func take(_ word: String) -> Bool {
    guard words.first == .plain(word) else { return false }
    words.removeFirst()
    return true
  }

  mutating func word(_ word: String) throws {
    guard take(word) else { throw Unexpected() }
  }

  mutating func text() throws -> String {
    guard case .quoted(let text) = words.first else { throw Unexpected() }
    words.removeFirst()
    return text
  }

  mutating func number() throws -> Int {
    guard case .plain(let word) = words.first, let number = Int(word), number >= 0 else {
      throw Unexpected()
    }
    words.removeFirst()
    return number
  }

  mutating func decimal() throws -> Double {
    guard case .plain(let word) = words.first, let number = Double(word), number.isFinite else {
      throw Unexpected()
    }
    words.removeFirst()
    return number
  }

  mutating func optionalNumber() throws -> Int? {
    words.isEmpty ? nil : try number()
  }

  /// Takes the window number of an act, if there is one.
  mutating func window() throws -> Int? {
    take("in") ? try number() : nil
  }

  /// Takes the name of an act's control, and its number if there is one.
  mutating func control() throws -> Act.Target {
    Act.Target(try text(), at: take("at") ? try number() : nil)
  }

  /// Takes a row, given by its number or its name.
  mutating func row() throws -> Act.Row {
    take("row") ? .number(try number()) : .named(try control())
  }

  /// Takes an unquoted word, such as the type of an activity or the name of an action.
  mutating func name() throws -> String {
    guard case .plain(let name) = words.first else { throw Unexpected() }
    words.removeFirst()
    return name
  }

  /// Takes the target content identifier of an event, if there is one.
  mutating func target() throws -> String? {
    take("for") ? try text() : nil
  }

  mutating func url() throws -> URL {
    guard case .plain(let word) = words.first else { throw Unexpected() }
    let url = try URL(link: word)
    words.removeFirst()
    return url
  }

  func end() throws {
    guard words.isEmpty else { throw Unexpected() }
  }
}

extension URL {
  /// Parses a link, which must have a scheme.
  ///
  /// - Throws: A ``ScriptError`` with the reason if the text isn't a link.
  package init(link text: String) throws {
    let url = URL(string: text)
    guard let url, url.scheme != nil else {
      throw ScriptError(
        "\"\(text.withoutValues.shortened)\" isn't a link, because "
          + (url == nil ? "no URL is written so" : "it has no scheme")
          + "; expected one such as postbox://message/42")
    }
    self = url
  }
}

extension String {
  /// The text, cut to a length that fits into a message.
  var shortened: String {
    let most = 60
    return count > most ? prefix(most) + "…" : self
  }
}

extension String {
  /// The text in quotation marks, with the escapes of a script.
  var inQuotes: String {
    "\""
      + replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#).replacing("\n", with: #"\n"#)
      + "\""
  }
}
