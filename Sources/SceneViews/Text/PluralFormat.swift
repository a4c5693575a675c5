import Foundation

/// A format with variables, each of which has forms for the plural categories of a number.
///
/// The format is read from an entry of a `.stringsdict` file, or from a string catalog's entry with substitutions.
nonisolated struct PluralFormat: Sendable {
  private let format: String
  private let variables: [String: Variable]

  /// A variable of a format; the variable is replaced by the plural form for a number.
  struct Variable: Sendable {
    /// The plural forms, keyed by the plural category of the number.
    var forms: [String: String] = [:]
    /// The position of the number among the interpolated values, counted from 1; nil if the number is the next value.
    var position: Int?

    init(_ forms: [String: String] = [:], at position: Int? = nil) {
      self.forms = forms
      self.position = position
    }
  }

  init(_ format: String, _ variables: [String: Variable]) {
    self.format = format
    self.variables = variables
  }

  /// Reads an entry of a `.stringsdict` file.
  ///
  /// - Parameter entry: The value that the file has for a key. The result is nil if this value has no format.
  init?(_ entry: Any) {
    guard let entry = entry as? [AnyHashable: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    self.format = format
    var variables: [String: Variable] = [:]
    for case (let name as String, let rule as [AnyHashable: Any]) in entry
    where rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" {
      for case (let category as String, let form as String) in rule
      where !category.hasPrefix("NSString") {
        variables[name, default: Variable()].forms[category] = form
      }
    }
    self.variables = variables
  }

  /// Returns the format with each variable replaced by the plural form for its number, and with the position of its
  /// value in each specifier, such as `%1$lld` for `%lld`.
  ///
  /// - Parameters:
  ///   - numbers: The interpolated values in their order; nil for values that aren't whole numbers.
  ///   - language: The language, which determines the plural categories of the numbers.
  /// - Returns: The format; nil if a variable has no plural form for its number, if a variable contains itself, or if
  ///   the expansion is too large.
  func text(for numbers: [Int?], in language: String) -> String? {
    var expansion = Expansion(numbers: numbers, language: language, variables: variables)
    return expansion.expand(format)
  }

  /// An expansion of the variables in a format.
  private struct Expansion {
    let numbers: [Int?]
    let language: String
    let variables: [String: Variable]
    /// The position of the value for the next specifier without a position of its own.
    var next = 1
    /// The variables that are being expanded; their forms must not contain them again.
    var open: Set<String> = []
    /// The remaining limits of the expansion, in plural forms and in bytes, so that a damaged file takes little time.
    var remaining = (forms: 1_000, bytes: 1 << 18)

    /// Expands the variables in a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - own: If the format is a plural form of a variable, the position of the variable's value; otherwise nil.
    /// - Returns: The format without variables; nil if a variable has no plural form for its number, if a variable
    ///   contains itself, or if the expansion is too large.
    mutating func expand(_ format: String, of own: Int? = nil) -> String? {
      var text = ""
      var rest = Substring(format)
      while let sign = rest.firstIndex(of: "%") {
        text += rest[..<sign]
        rest = rest[sign...]
        guard let match = rest.prefixMatch(of: PluralFormat.specifier) else {
          text.append(rest.removeFirst())
          continue
        }
        rest = rest[match.range.upperBound...]
        let number = match.output.1.flatMap { Int($0) }
        if let name = match.output.2.map(String.init) {
          let position = number ?? variables[name]?.position ?? takeNext()
          guard let form = form(of: name, position) else { return nil }
          text += form
        } else if let specifier = match.output.3 {
          text += "%\(number ?? own ?? takeNext())$\(specifier)"
        } else {
          text += "%%"
        }
      }
      return text + rest
    }

    private mutating func takeNext() -> Int {
      next += 1
      return next - 1
    }

    private mutating func form(of name: String, _ position: Int) -> String? {
      guard let forms = variables[name]?.forms, open.count < 32, remaining.forms > 0,
        open.insert(name).inserted
      else { return nil }
      defer { open.remove(name) }
      let number =
        numbers.indices.contains(position &- 1) ? numbers[position - 1] : nil
      guard let form = forms.form(for: number, in: language), form.utf8.count <= remaining.bytes
      else { return nil }
      remaining.forms -= 1
      remaining.bytes -= form.utf8.count
      return expand(form, of: position)
    }
  }

  // Proof: the regular expression is never changed.
  nonisolated(unsafe) private static let specifier =
    /%(?:([1-9][0-9]{0,2})\$)?(?:#@([^@]+)@|([-+ 0#']{0,5}[0-9]{0,4}(?:\.[0-9]{1,4})?(?:hh|h|ll|l|q|L|t|z)?[@diufFeEgGxXoscp])|%)/
}

extension [String: String] {
  /// Returns the plural form for a number.
  ///
  /// - Parameters:
  ///   - number: The number; nil for the form `other`.
  ///   - language: The language, which determines the plural category of the number.
  /// - Returns: The form for the number's category or, if there is no such form, the form `other`. For the number 0,
  ///   the form `zero` has precedence in every language. The result is nil if none of these forms exists.
  nonisolated func form(for number: Int?, in language: String) -> String? {
    if number == 0, let zero = self["zero"] { return zero }
    let category = number.map { PluralCategory.name(of: $0, in: language) }
    return category.flatMap { self[$0] } ?? self["other"]
  }
}
