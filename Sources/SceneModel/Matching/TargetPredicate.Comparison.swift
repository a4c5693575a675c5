import Foundation

extension TargetPredicate {
  /// A comparison of two operands, one of which is usually the text of the event.
  public struct Comparison: Hashable, Codable, Sendable {
    /// The left operand, usually the text of the event.
    public var left: Operand
    /// The operator, which determines when the comparison is true.
    public var relation: Relation
    /// The right operand.
    public var right: Operand
    /// The differences that the comparison ignores.
    public var options: Options

    /// Creates a comparison.
    ///
    /// By default, it ignores no differences.
    ///
    /// - Parameters:
    ///   - left: The left operand, usually ``TargetPredicate/Operand/target``. If this operand is several strings, or
    ///     if it is `SELF` and the event has no text, the comparison is true with ``TargetPredicate/Relation/notEqual``
    ///     and false with every other operator.
    ///   - relation: The operator.
    ///   - right: The right operand. Several strings are meant for ``TargetPredicate/Relation/isIn``; with another
    ///     operator, the result is as for several strings on the left. No string begins with, ends with or contains the
    ///     empty string.
    ///   - options: The differences that the comparison ignores; none by default.
    public init(
      _ left: Operand, _ relation: Relation, _ right: Operand, options: Options = Options()
    ) {
      self.left = left
      self.relation = relation
      self.right = right
      self.options = options
    }
  }

  /// An operand of a comparison.
  public enum Operand: Hashable, Codable, Sendable {
    /// The text of the event, written `SELF`.
    case target
    /// A constant string.
    case text(String)
    /// Several strings, to the right of `IN`.
    case texts([String])
  }

  /// An operator of comparisons.
  public enum Relation: String, Codable, CaseIterable, Sendable {
    /// The operands are equal.
    case equal = "=="
    /// The operands differ.
    case notEqual = "!="
    /// The left operand begins with the right operand.
    case beginsWith = "BEGINSWITH"
    /// The left operand ends with the right operand.
    case endsWith = "ENDSWITH"
    /// The left operand contains the right operand.
    case contains = "CONTAINS"
    /// The left operand matches the right operand as a pattern, in which `?` stands for one character and `*` for any
    /// number of characters.
    case like = "LIKE"
    /// The left operand is one of the strings on the right or, if there is a single string on the right, is contained
    /// in this string.
    case isIn = "IN"
  }

  /// The differences that a comparison ignores.
  public struct Options: OptionSet, Hashable, Codable, Sendable {
    /// The sum of the raw values of the options.
    public var rawValue: Int

    /// Creates options from the sum of their raw values.
    ///
    /// - Parameter rawValue: The sum of the raw values; 0 to ignore nothing.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The comparison ignores case; a format contains `[c]` for this option.
    public static let caseInsensitive = Options(rawValue: 1)
    /// The comparison ignores diacritics, such as accents; a format contains `[d]` for this option.
    public static let diacriticInsensitive = Options(rawValue: 2)
  }
}

extension TargetPredicate.Comparison {
  func evaluate(with target: String?) -> Bool {
    guard let left = left.text(target) else { return relation == .notEqual }
    if relation == .isIn, case .texts(let texts) = right {
      return texts.contains { folded($0) == folded(left) }
    }
    guard let right = right.text(target) else { return relation == .notEqual }
    let (one, other) = (folded(left), folded(right))
    return switch relation {
    case .equal: one == other
    case .notEqual: one != other
    case .beginsWith: !other.isEmpty && one.starts(with: other)
    case .endsWith: !other.isEmpty && one.suffix(other.count).elementsEqual(other)
    case .contains: one.holds(other)
    case .like: one.isLike(other)
    case .isIn: other.holds(one)
    }
  }

  /// The texts of events for which the comparison is true; nil unless the comparison only tests whether the text is
  /// equal to one of certain strings.
  var equalTexts: Set<String>? {
    if !options.isEmpty { return nil }
    return switch (left, relation, right) {
    case (.target, .equal, .text(let text)), (.text(let text), .equal, .target): [text]
    case (.target, .isIn, .texts(let texts)): Set(texts)
    default: nil
    }
  }

  private func folded(_ text: String) -> [Unicode.Scalar] {
    // ASCII strings are folded without Foundation, because Foundation's folding takes microseconds, and nearly every
    // string is ASCII.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let folds = options.contains(.caseInsensitive)
      return text.utf8.map { Unicode.Scalar(folds && 0x41...0x5A ~= $0 ? $0 | 0x20 : $0) }
    }
    var foldings: String.CompareOptions = []
    if options.contains(.caseInsensitive) { foldings.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { foldings.insert(.diacriticInsensitive) }
    let text = foldings.isEmpty ? text : text.folding(options: foldings, locale: nil)
    // Canonically equivalent characters are equal, as with the operator `==` of `String`.
    return Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension TargetPredicate.Operand {
  /// Returns the operand as a single string; nil if the operand is several strings, or is `SELF` and the event has no
  /// text.
  fileprivate func text(_ target: String?) -> String? {
    switch self {
    case .target: target
    case .text(let text): text
    case .texts: nil
    }
  }
}

extension [Unicode.Scalar] {
  fileprivate func holds(_ part: [Unicode.Scalar]) -> Bool {
    // No string contains the empty string, just as the empty condition matches no event (S84).
    guard !part.isEmpty, part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      self[start..<start + part.count].elementsEqual(part)
    }
  }

  /// Returns whether a pattern matches the whole string.
  ///
  /// After a mismatch, only the last `*` is extended by one character. The time is therefore at most proportional to
  /// the product of the lengths of the string and the pattern.
  fileprivate func isLike(_ pattern: [Unicode.Scalar]) -> Bool {
    var (place, inPattern) = (0, 0)
    var retry: (place: Int, inPattern: Int)?
    while place < count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        retry = (place, inPattern + 1)
        inPattern += 1
      } else if let step = pattern.step(at: inPattern, fitting: self[place]) {
        place += 1
        inPattern += step
      } else if let again = retry {
        retry = (again.place + 1, again.inPattern)
        (place, inPattern) = (again.place + 1, again.inPattern)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }

  /// Returns the length of the pattern element at an index if the element matches the given character; otherwise nil.
  ///
  /// The length is 2 for an escaped character, and 1 for any other element.
  private func step(at index: Int, fitting scalar: Unicode.Scalar) -> Int? {
    guard index < count else { return nil }
    // A backslash escapes the next character.
    if self[index] == "\\", index + 1 < count { return self[index + 1] == scalar ? 2 : nil }
    return self[index] == "?" || self[index] == scalar ? 1 : nil
  }
}
