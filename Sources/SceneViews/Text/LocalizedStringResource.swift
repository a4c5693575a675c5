public import Foundation

/// The key of a text, with the string table that contains its translations.
///
/// Foundation has this type on Apple's platforms only.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  let value: LocalizedStringKey
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The language of the translation; nil for the language of the environment.
  public var locale: Locale?
  /// The resource folder of the bundle that has the table; nil for the app's bundle.
  let bundlePath: String?

  /// The key with format specifiers, as string tables contain it.
  public var key: String { value.key }

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - table: The name of the string table; nil for `Localizable`.
  ///   - locale: The language; nil for the language of the environment in which the text is shown.
  ///   - bundle: The bundle with the table; nil for the app's bundle.
  ///   - comment: A note for translators, which has no effect.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    value = key
    self.table = table
    self.locale = locale
    bundlePath = bundle?.resourcePath
  }

  /// Creates a resource from a literal.
  ///
  /// - Parameter text: The key of the text.
  public init(stringLiteral text: String) {
    self.init(LocalizedStringKey(text))
  }

  /// Creates a resource from a literal with interpolated values.
  ///
  /// - Parameter stringInterpolation: The pieces of the literal, in their order.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A key with interpolated values, for ``Swift/String/init(localized:table:bundle:locale:comment:)``.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates the translation of a key, without the marks of Markdown.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - table: The name of the string table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the app's bundle.
  ///   - locale: The language and the region of the translation.
  ///   - comment: A note for translators, which has no effect.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(key, table: table, locale: locale, bundle: bundle))
  }

  /// Creates the translation of a resource.
  ///
  /// - Parameter resource: The key of the text and its table.
  public init(localized resource: LocalizedStringResource) {
    self = Text(resource).content
  }
}
