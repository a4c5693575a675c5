import Foundation

/// The plural categories of numbers, by the rules of Unicode's CLDR for whole numbers.
nonisolated enum PluralCategory {
  /// Returns the name of a number's category.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: The identifier of the language, such as `de`, `pt-BR` or `pt_BR`.
  /// - Returns: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func name(of number: Int, in language: String) -> String {
    let number = number.magnitude
    switch rule(of: language) {
    case .none: return "other"
    case .one: return number == 1 ? "one" : "other"
    case .upToOne: return number < 2 ? "one" : "other"
    case .oneAndMillions: return number == 1 ? "one" : number.isMillions ? "many" : "other"
    case .upToOneAndMillions: return number < 2 ? "one" : number.isMillions ? "many" : "other"
    case .slavic(let rest): return slavic(number, rest)
    case .own(let category): return category(number)
    }
  }

  private enum Rule: Sendable {
    /// The language has no plural forms.
    case none
    case one
    case upToOne
    /// The language has a form for 1, and a form for multiples of a million.
    case oneAndMillions
    case upToOneAndMillions
    /// The last digits determine whether the category is `one` or `few`; the associated value is the category of all
    /// other numbers.
    case slavic(String)
    case own(@Sendable (UInt) -> String)
  }

  private static func rule(of language: String) -> Rule {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let name = parts.first ?? ""
    // The rules for Portugal differ from the rules for Brazil.
    if name == "pt", parts.dropFirst().contains("pt") { return .oneAndMillions }
    return rules[former[name] ?? name] ?? .one
  }

  /// Former codes of languages, with their current codes.
  private static let former = [
    "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr", "tl": "fil",
  ]

  /// The rules, keyed by language; a language that isn't listed has a form for 1 and a form for all other numbers.
  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (names, rule) in groups {
      for name in names.split(separator: " ") { rules[String(name)] = rule }
    }
    return rules
  }()

  private static let groups: [(names: String, rule: Rule)] = [
    ("bm bo dz id ig ii ja jbo jv kde kea km ko lkt lo ms my", .none),
    ("nqo osa root sah ses sg su th to tpi vi wo yo yue zh", .none),
    ("ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu", .upToOne),
    ("ca es it lld scn vec", .oneAndMillions),
    ("fr pt", .upToOneAndMillions),
    ("be ru uk", .slavic("many")),
    ("bs hr sr", .slavic("other")),
    ("iu naq sat se sma smi smj smn sms he", .own { $0 == 1 ? "one" : $0 == 2 ? "two" : "other" }),
    ("is mk", .own { $0 % 10 == 1 && $0 % 100 != 11 ? "one" : "other" }),
    ("ceb fil", .own { 1...3 ~= $0 || ![4, 6, 9].contains($0 % 10) ? "one" : "other" }),
    ("tzm", .own { $0 < 2 || 11...99 ~= $0 ? "one" : "other" }),
    ("ksh lag blo", .own { $0 == 0 ? "zero" : $0 == 1 ? "one" : "other" }),
    ("shi", .own { $0 < 2 ? "one" : $0 <= 10 ? "few" : "other" }),
    ("cs sk", .own { $0 == 1 ? "one" : 2...4 ~= $0 ? "few" : "other" }),
    ("ro", .own { $0 == 1 ? "one" : $0 == 0 || 1...19 ~= $0 % 100 ? "few" : "other" }),
    ("pl", .own { $0 == 1 ? "one" : $0.hasFew ? "few" : "many" }),
    ("lt", .own(lithuanian)), ("lv prg", .own(latvian)), ("br", .own(breton)),
    ("ga", .own(irish)), ("gd", .own(scottish)), ("gv", .own(manx)), ("cy", .own(welsh)),
    ("dsb hsb sl", .own(slovenian)), ("mt", .own(maltese)), ("ar ars", .own(arabic)),
  ]

  private static func slavic(_ number: UInt, _ rest: String) -> String {
    if number % 10 == 1, number % 100 != 11 { return "one" }
    return number.hasFew ? "few" : rest
  }

  @Sendable private static func lithuanian(_ number: UInt) -> String {
    if 11...19 ~= number % 100 || number % 10 == 0 { return "other" }
    return number % 10 == 1 ? "one" : "few"
  }

  @Sendable private static func latvian(_ number: UInt) -> String {
    if number % 10 == 0 || 11...19 ~= number % 100 { return "zero" }
    return number % 10 == 1 ? "one" : "other"
  }

  @Sendable private static func slovenian(_ number: UInt) -> String {
    switch number % 100 {
    case 1: "one"
    case 2: "two"
    case 3, 4: "few"
    default: "other"
    }
  }

  @Sendable private static func irish(_ number: UInt) -> String {
    switch number {
    case 1: "one"
    case 2: "two"
    case 3...6: "few"
    case 7...10: "many"
    default: "other"
    }
  }

  @Sendable private static func scottish(_ number: UInt) -> String {
    switch number {
    case 1, 11: "one"
    case 2, 12: "two"
    case 3...19: "few"
    default: "other"
    }
  }

  @Sendable private static func manx(_ number: UInt) -> String {
    switch number % 10 {
    case 1: "one"
    case 2: "two"
    default: number % 20 == 0 ? "few" : "other"
    }
  }

  @Sendable private static func welsh(_ number: UInt) -> String {
    switch number {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    case 3: "few"
    case 6: "many"
    default: "other"
    }
  }

  @Sendable private static func breton(_ number: UInt) -> String {
    let isExcepted = [1, 7, 9].contains(number % 100 / 10)
    switch number % 10 {
    case 1 where !isExcepted: return "one"
    case 2 where !isExcepted: return "two"
    case 3 where !isExcepted, 4 where !isExcepted, 9 where !isExcepted: return "few"
    default: return number.isMillions ? "many" : "other"
    }
  }

  @Sendable private static func maltese(_ number: UInt) -> String {
    switch number {
    case 1: "one"
    case 2: "two"
    default:
      number == 0 || 3...10 ~= number % 100 ? "few" : 11...19 ~= number % 100 ? "many" : "other"
    }
  }

  @Sendable private static func arabic(_ number: UInt) -> String {
    switch number {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    default: 3...10 ~= number % 100 ? "few" : number % 100 >= 11 ? "many" : "other"
    }
  }
}

extension UInt {
  /// Whether the number ends in 2, 3 or 4, but not in 12, 13 or 14.
  fileprivate nonisolated var hasFew: Bool { 2...4 ~= self % 10 && !(12...14 ~= self % 100) }

  /// Whether the number is a multiple of a million, but not 0.
  fileprivate nonisolated var isMillions: Bool { self != 0 && self % 1_000_000 == 0 }
}
