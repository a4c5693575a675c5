import SceneDisplay
import SceneRuntime

/// The texts with which the end of a line can be completed.
package struct Completion: Hashable {
  /// The part of the line that a candidate replaces.
  var typed: String
  /// The texts that can replace `typed`.
  var candidates: [String]

  /// The text that replaces `typed`: the common prefix of all candidates, or `typed` if the prefix is shorter; nil if
  /// there are no candidates.
  var common: String? {
    guard var common = candidates.first.map({ Array($0) }) else { return nil }
    for candidate in candidates {
      let count = zip(common, candidate).prefix { $0 == $1 }.count
      common.removeLast(common.count - count)
    }
    // If only some candidates begin with a quotation mark, the prefix that all candidates share is shorter than the
    // typed text. In this case, the typed text is kept.
    return common.count < typed.count ? typed : String(common)
  }

  /// The labels and window numbers that can complete a line.
  package struct Vocabulary {
    /// Returns the labels of the elements that accept the given acts.
    var labels: (DisplayActs) -> [String]
    /// The numbers of all windows, for acts that name a window.
    var windows: [Int]
  }

  /// Finds the texts with which the end of a line can be completed.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - vocabulary: The labels and window numbers that the line can contain.
  init(of line: String, in vocabulary: Vocabulary) {
    let words = PartialWords(line)
    typed = words.last
    let found: [String]
    if words.count == 0 {
      found = ActForm.all.map(\.name) + ["help", "trace on", "trace off"]
    } else if words.first == "help" || words.first == "?" {
      found = words.count == 1 ? ActForm.all.map(\.verb) : []
    } else if let form = ActForm.all.first(where: { $0.verb == words.first }) {
      found = Self.arguments(of: form, words, vocabulary)
    } else {
      found = words.first == "trace" && words.count == 1 ? ["on", "off"] : []
    }
    let typed = typed
    candidates = found.filter { candidate in
      candidate.hasPrefix(typed)
        || candidate.hasPrefix("\"") && candidate.dropFirst().hasPrefix(typed)
    }
  }

  private static func arguments(
    of form: ActForm, _ words: PartialWords, _ vocabulary: Vocabulary
  ) -> [String] {
    if words.previous == "in" { return vocabulary.windows.map(String.init) }
    let usages = form.grammar.map { $0.split { " []".contains($0) }.map(String.init) }
    func isKeyword(_ word: String) -> Bool { word.allSatisfy(\.isLowercase) }
    let keywords = usages.flatMap { $0.dropFirst().filter(isKeyword) }
    guard let target = form.target else {
      return Set(keywords).subtracting(words.plain).sorted()
    }
    // A label is offered if it may follow the previous word in the grammar. The previous word is the verb or a keyword,
    // such as `into`.
    let next = Set(
      usages.flatMap { zip($0, $0.dropFirst()).filter { $0.0 == words.previous }.map(\.1) })
    guard next.contains("\"LABEL\"") else {
      return words.quoted == 0 ? [] : Set(keywords).subtracting(words.plain).sorted()
    }
    // The second label of `drag` is the label of an element that accepts dropped items.
    let isDrop = target == .drag && words.quoted > 0
    let labels = Set(vocabulary.labels(isDrop ? .drop : target)).sorted().map(\.inQuotes)
    return labels + next.filter(isKeyword).sorted()
      + (form.verb == "focus" ? vocabulary.windows.map(String.init) : [])
  }
}

/// The words of an incomplete line.
private struct PartialWords {
  /// The complete words without quotation marks.
  private(set) var plain: [String] = []
  private(set) var quoted = 0
  private(set) var first: String?
  /// The last complete word, if it isn't quoted.
  private(set) var previous: String?
  /// The last word as far as it is typed; empty after a space.
  private(set) var last = ""

  var count: Int { plain.count + quoted }

  init(_ line: String) {
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isQuoted {
        last.append(character)
        if character == "\"", !isEscaped {
          isQuoted = false
          quoted += 1
          previous = nil
          last = ""
        }
        isEscaped = character == "\\" && !isEscaped
      } else if character.isWhitespace {
        if !last.isEmpty {
          plain.append(last)
          previous = last
        }
        last = ""
      } else {
        if character == "\"", last.isEmpty { isQuoted = true }
        last.append(character)
      }
    }
    first = plain.first
  }
}

extension String {
  /// Returns the texts as lines, in as many columns as fit.
  ///
  /// Only the first 100 texts are included. If there are more, a last line has the number of omitted texts.
  static func table(of texts: [String], width: Int) -> [String] {
    let most = 100
    let shown = texts.prefix(most).map(\.escaped)
    let column = (shown.map(\.columns).reduce(0, Swift.max)) + 2
    let count = Swift.max(1, width / column)
    let lines = stride(from: 0, to: shown.count, by: count).map { start in
      shown[start..<Swift.min(start + count, shown.count)]
        .map { $0 + String(repeating: " ", count: column - $0.columns) }.joined()
    }
    return lines + (texts.count > most ? ["and \(texts.count - most) more"] : [])
  }
}
