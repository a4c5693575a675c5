import Foundation

/// An entry of a file `.stringsdict`, or one with substitutions of a string catalog: a format with variables, each of which has
/// forms for the categories of a number.
nonisolated struct PluralFormat: Sendable {
  private let format: String
  private let variables: [String: Variable]

  /// A part of a format that depends on a number.
  struct Variable: Sendable {
    /// The forms by the category of the number.
    var forms: [String: String] = [:]
    /// The number of the value; nil for the next one.
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

  /// Reads an entry.
  ///
  /// - Parameter entry: The value of the entry's key; nil is returned for one without a format.
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

  /// Returns the format with the forms of its variables, in which each specifier has the number of its value.
  ///
  /// - Parameters:
  ///   - numbers: The values of the key in their order; nil for those that aren't whole numbers.
  ///   - language: The language, which decides about the categories.
  /// - Returns: The format; nil if a variable has no form.
  func text(for numbers: [Int?], in language: String) -> String? {
    var expansion = Expansion(numbers: numbers, language: language, variables: variables)
    return expansion.expand(format)
  }

  /// The expansion of variables, during which values are counted.
  private struct Expansion {
    let numbers: [Int?]
    let language: String
    let variables: [String: Variable]
    /// The number of the next value that is taken without one.
    var next = 1
    /// The variables whose forms are being expanded, in which they can't stand themselves.
    var open: Set<String> = []
    /// The number of forms that may still be expanded, and of their bytes, so that a damaged file costs no more than itself.
    var remaining = (forms: 1_000, bytes: 1 << 18)

    /// Expands the variables in a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - own: The number of the value of the variable whose form it is; nil for none.
    /// - Returns: The format without variables; nil if one of them has no form.
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

  // Proof: a regular expression is never changed.
  nonisolated(unsafe) private static let specifier =
    /%(?:([1-9][0-9]{0,2})\$)?(?:#@([^@]+)@|([-+ 0#']{0,5}[0-9]{0,4}(?:\.[0-9]{1,4})?(?:hh|h|ll|l|q|L|t|z)?[@diufFeEgGxXoscp])|%)/
}

extension [String: String] {
  /// Returns the form for a number.
  ///
  /// - Parameters:
  ///   - number: The number; nil for the form `other`.
  ///   - language: The language, which decides about the category.
  /// - Returns: The form of the number's category, or else the form `other`.
  nonisolated func form(for number: Int?, in language: String) -> String? {
    if number == 0, let zero = self["zero"] { return zero }
    let category = number.map { PluralCategory.name(of: $0, in: language) }
    return category.flatMap { self[$0] } ?? self["other"]
  }
}
