import Foundation

extension TargetPredicate {
  /// One comparison of two texts, of which as a rule one is the event's.
  public struct Comparison: Hashable, Codable, Sendable {
    public var left: Operand
    public var relation: Relation
    public var right: Operand
    /// What makes no difference.
    public var options: Options

    /// A comparison in which every difference counts, unless options say which don't.
    public init(
      _ left: Operand, _ relation: Relation, _ right: Operand, options: Options = Options()
    ) {
      self.left = left
      self.relation = relation
      self.right = right
      self.options = options
    }
  }

  /// What stands on a side of a comparison.
  public enum Operand: Hashable, Codable, Sendable {
    /// The event's text, `SELF`.
    case target
    case text(String)
    /// Several texts, to the right of `IN`.
    case texts([String])
  }

  /// How two texts are compared.
  public enum Relation: String, Codable, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    /// As a pattern, in which `?` is one character and `*` any number.
    case like = "LIKE"
    /// One of several texts, or a part of one.
    case isIn = "IN"
  }

  /// What makes no difference when texts are compared.
  public struct Options: OptionSet, Hashable, Codable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// `[c]`: upper and lower case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// `[d]`: diacritics, such as accents.
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

  /// The texts it is true for, if it compares for equality and minds every difference.
  var equalTexts: Set<String>? {
    if !options.isEmpty { return nil }
    return switch (left, relation, right) {
    case (.target, .equal, .text(let text)), (.text(let text), .equal, .target): [text]
    case (.target, .isIn, .texts(let texts)): Set(texts)
    default: nil
    }
  }

  private func folded(_ text: String) -> [Unicode.Scalar] {
    // Foundation's folding costs microseconds, and nearly every text is of ASCII only.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let folds = options.contains(.caseInsensitive)
      return text.utf8.map { Unicode.Scalar(folds && 0x41...0x5A ~= $0 ? $0 | 0x20 : $0) }
    }
    var foldings: String.CompareOptions = []
    if options.contains(.caseInsensitive) { foldings.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { foldings.insert(.diacriticInsensitive) }
    let text = foldings.isEmpty ? text : text.folding(options: foldings, locale: nil)
    // As in `String`'s own ==, letters that are written in two ways are one letter.
    return Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension TargetPredicate.Operand {
  /// The one text it stands for; nil for the text of an event that has none.
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
    // The empty text is a part of nothing, as the empty condition matches nothing (S84).
    guard !part.isEmpty, part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      self[start..<start + part.count].elementsEqual(part)
    }
  }

  /// Whether a pattern fits all of it.
  ///
  /// The time is at most the product of both lengths: of several `*` only the last is ever tried again.
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

  /// How long the part of a pattern is that fits one character; nil if it doesn't.
  private func step(at index: Int, fitting scalar: Unicode.Scalar) -> Int? {
    guard index < count else { return nil }
    // A backslash takes a character as it is.
    if self[index] == "\\", index + 1 < count { return self[index + 1] == scalar ? 2 : nil }
    return self[index] == "?" || self[index] == scalar ? 1 : nil
  }
}
