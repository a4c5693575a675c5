import Foundation

/// The translations of one file.
nonisolated struct StringTable: Sendable {
  /// The forms of a text by the category of a number; the form `other` is that of texts without a number.
  private typealias Forms = [String: String]

  /// The forms by language and key; the language of a file `.strings` is empty.
  private var texts: [String: [String: Forms]] = [:]
  /// The formats of a file `.stringsdict` by key.
  private var plurals: [String: PluralFormat] = [:]

  /// The languages of a string catalog.
  var languages: [String] { texts.keys.sorted() }

  /// Reads a file.
  ///
  /// - Parameter path: The path of a file `.strings`, `.stringsdict` or `.xcstrings`. One that can't be read has no
  ///   translations, nor has an entry of another form.
  init(at path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    if path.hasSuffix(".xcstrings") {
      guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return }
      take(catalog)
    } else {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      for case (let key as String, let entry) in list as? [AnyHashable: Any] ?? [:] {
        if let text = entry as? String {
          texts["", default: [:]][key] = ["other": text]
        } else {
          plurals[key] = PluralFormat(entry)
        }
      }
    }
  }

  /// Returns the text of a key.
  ///
  /// - Parameters:
  ///   - key: The key with specifiers.
  ///   - language: The language; that of the folder of a file `.strings` or `.stringsdict`.
  ///   - numbers: The values of the key in their order, which decide about the form; nil for those that aren't whole
  ///     numbers.
  /// - Returns: The text; nil if the language doesn't have the key.
  func text(of key: String, in language: String, numbers: [Int?]) -> String? {
    if let plural = plurals[key] { return plural.text(for: numbers, in: language) }
    let forms = texts[language]?[key] ?? texts[""]?[key]
    return forms?.form(for: numbers.lazy.compactMap(\.self).first, in: language)
  }

  private mutating func take(_ catalog: Catalog) {
    for (key, entry) in catalog.strings {
      for (language, text) in entry.localizations ?? [:] {
        var forms: Forms = [:]
        if let value = text.stringUnit?.value { forms["other"] = value }
        for (category, form) in text.variations?.plural ?? [:] {
          forms[category] = form.stringUnit?.value
        }
        if !forms.isEmpty { texts[language, default: [:]][key] = forms }
      }
      // A key without a text in the source language is that text.
      if texts[catalog.sourceLanguage]?[key] == nil {
        texts[catalog.sourceLanguage, default: [:]][key] = ["other": key]
      }
    }
  }

  /// The content of a string catalog.
  private struct Catalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable { let localizations: [String: Localization]? }

    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?
    }

    struct Variations: Decodable { let plural: [String: Form]? }

    struct Form: Decodable { let stringUnit: Unit? }

    struct Unit: Decodable { let value: String }
  }
}

/// The categories of numbers that have forms of their own, by the rules of Unicode's CLDR for whole numbers.
nonisolated enum PluralCategory {
  /// Returns the name of a number's category.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: The identifier of the language, such as `de` or `pt-BR`.
  /// - Returns: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func name(of number: Int, in language: String) -> String {
    let number = number.magnitude
    let (ones, tens) = (number % 10, number % 100)
    switch String(language.prefix { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "ka": return "other"
    case "fr", "hy", "hi", "fa", "am", "bn", "gu", "kn", "zu": return number < 2 ? "one" : "other"
    case "pt" where language != "pt-PT": return number < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ones == 1, tens != 11 { return "one" }
      let isFew = 2...4 ~= ones && !(12...14 ~= tens)
      if isFew { return "few" }
      return ["sr", "hr", "bs"].contains(language.prefix(2)) ? "other" : "many"
    case "pl":
      if number == 1 { return "one" }
      return 2...4 ~= ones && !(12...14 ~= tens) ? "few" : "many"
    case "cs", "sk": return number == 1 ? "one" : 2...4 ~= number ? "few" : "other"
    case "lt":
      if ones == 1, !(11...19 ~= tens) { return "one" }
      return ones > 1 && !(11...19 ~= tens) ? "few" : "other"
    case "lv":
      if ones == 0 || 11...19 ~= tens { return "zero" }
      return ones == 1 ? "one" : "other"
    case "ro":
      return number == 1 ? "one" : number == 0 || 1...19 ~= tens ? "few" : "other"
    case "sl":
      return tens == 1 ? "one" : tens == 2 ? "two" : 3...4 ~= tens ? "few" : "other"
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ar":
      switch number {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return 3...10 ~= tens ? "few" : tens >= 11 ? "many" : "other"
      }
    default: return number == 1 ? "one" : "other"
    }
  }
}
