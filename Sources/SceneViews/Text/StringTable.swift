import Foundation

/// The translations of one file.
nonisolated struct StringTable: Sendable {
  /// The plural forms of a text by plural category, such as `one`; a text without a number has only the form `other`.
  private typealias Forms = [String: String]

  /// The plural forms of texts, by language and by the key of the text; the language is empty for a `.strings` file.
  private var texts: [String: [String: Forms]] = [:]
  /// The formats with variables, by language and by the key of the text; the language is empty for a `.stringsdict`
  /// file.
  private var plurals: [String: [String: PluralFormat]] = [:]

  /// The source language of a string catalog, in which each key has a text; nil for other files.
  private(set) var sourceLanguage: String?

  /// The languages of a string catalog.
  var languages: [String] { texts.keys.sorted() }

  /// Reads a file.
  ///
  /// - Parameter path: The path of a file with the extension `.strings`, `.stringsdict` or `.xcstrings`. A file that
  ///   can't be read has no translations, and an entry in an unknown format is skipped.
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
          plurals["", default: [:]][key] = PluralFormat(entry)
        }
      }
    }
  }

  /// Returns the text of a key.
  ///
  /// - Parameters:
  ///   - key: The key, in which format specifiers represent the values.
  ///   - language: The language; for a `.strings` or `.stringsdict` file, the language of its folder.
  ///   - numbers: The values of the key in their order; nil for values that aren't whole numbers. The first whole
  ///     number determines the plural form, unless the key has a format with variables.
  /// - Returns: The text; nil if the language has no text for the key and the numbers.
  func text(of key: String, in language: String, numbers: [Int?]) -> String? {
    if let plural = plurals[language]?[key] ?? plurals[""]?[key] {
      return plural.text(for: numbers, in: language)
    }
    let forms = texts[language]?[key] ?? texts[""]?[key]
    return forms?.form(for: numbers.lazy.compactMap(\.self).first, in: language)
  }

  private mutating func take(_ catalog: Catalog) {
    sourceLanguage = catalog.sourceLanguage
    for (key, entry) in catalog.strings {
      for (language, text) in entry.localizations ?? [:] {
        let forms = text.forms
        if let format = forms["other"], let variables = text.substitutions {
          plurals[language, default: [:]][key] = PluralFormat(
            format, variables.mapValues { PluralFormat.Variable($0.ownForms, at: $0.argNum) })
        }
        if !forms.isEmpty { texts[language, default: [:]][key] = forms }
      }
      // If a key has no text in the source language, the key itself is the text.
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

    /// A text with its variations; if the text belongs to a variable, also the position and the format specifier of the
    /// variable's value.
    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?
      let substitutions: [String: Localization]?
      let argNum: Int?
      let formatSpecifier: String?

      /// The plural forms by plural category, such as `one`.
      var forms: Forms {
        // A catalog may have texts for kinds of Apple devices, and a text for other devices. A host isn't an Apple
        // device, so the text for other devices is used. If there is none, the text for the Mac is used, because the
        // Mac is the most similar device. The last choice is the first device in alphabetical order.
        let device = variations?.device ?? [:]
        if let text = device["other"] ?? device["mac"] ?? device.min(by: { $0.key < $1.key })?.value
        {
          return text.forms
        }
        var forms: Forms = [:]
        if let value = stringUnit?.value { forms["other"] = value }
        for (category, form) in variations?.plural ?? [:] {
          if let text = form.forms["other"] { forms[category] = text }
        }
        return forms
      }

      /// The plural forms of a variable, in which `%arg` is replaced by the specifier for the value of the variable.
      var ownForms: Forms {
        forms.mapValues { $0.replacing("%arg", with: "%\(formatSpecifier ?? "lld")") }
      }
    }

    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }

    struct Unit: Decodable { let value: String }
  }
}
