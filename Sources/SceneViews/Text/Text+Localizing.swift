public import Foundation
import SceneDisplay

extension Text {
  /// Creates a text from a key, which is looked up in the app's string tables.
  ///
  /// The tables are files `Localizable.strings` and `Localizable.stringsdict` in folders such as `de.lproj`, and
  /// string catalogs `Localizable.xcstrings`, in the resources of the bundle. The language of the environment is
  /// used. If there is no text in this language, the source language of the catalog is used.
  ///
  /// - Parameters:
  ///   - key: The key. If no table contains the key, the key itself is shown, with its values. Marks in the shown text,
  ///     such as `**bold**`, are inline Markdown.
  ///   - tableName: The name of the string table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the app's bundle.
  ///   - comment: A note for translators, which has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    // This case is handled first, because most apps have no tables, and a text is created each time a body is
    // evaluated.
    if bundle == nil, key.isPlainWithoutTables, StringTables.isMainEmpty {
      self.init(verbatim: key.literal)
      return
    }
    let tables = bundle.map { StringTables(path: $0.resourcePath) } ?? .main
    if key.isPlainWithoutTables, tables.isEmpty {
      self.init(verbatim: key.literal)
    } else {
      self.init(LocalizedText(key, table: tableName, tables, locale: nil))
    }
  }

  /// Creates a text from a key with its string table.
  ///
  /// - Parameter resource: The key and its table.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let tables = resource.bundlePath.map { StringTables(path: $0) } ?? .main
    self.init(
      LocalizedText(resource.value, table: resource.table, tables, locale: resource.locale))
  }
}

/// A text from a key, which is looked up in a string table.
nonisolated private final class LocalizedText: TextSource, @unchecked Sendable {
  // Proof for unchecked: all properties are constants, and their values are only read.
  private let key: LocalizedStringKey
  private let table: String?
  private let tables: StringTables
  /// The language; nil for the language of the environment.
  private let locale: Locale?

  init(_ key: LocalizedStringKey, table: String?, _ tables: StringTables, locale: Locale?) {
    self.key = key
    self.table = table
    self.tables = tables
    self.locale = locale
  }

  override func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] {
    let numbers = key.arguments.map { argument in
      argument.specifier == "%@" ? nil : Int(self.text(of: argument))
    }
    let locale = locale ?? context.locale
    func find(_ key: String) -> String? {
      tables.translation(of: key, in: table, locale, numbers: numbers)
    }
    let translation = find(key.key) ?? key.keyWithSinglePercentSigns.flatMap(find)
    let pieces = translation.map(pieces(of:)) ?? ownPieces
    let marked = InlineMarks(pieces, hasMarks: key.hasMarks || translation != nil) {
      self.text(of: self.key.arguments[$0])
    }
    return marked.runs(style).flatMap { piece -> [TextRun] in
      guard let index = piece.argument else { return [piece.run] }
      let argument = key.arguments[index]
      guard let text = argument.text else {
        var run = piece.run
        run.text = self.text(of: argument)
        return [run]
      }
      return text.with { $0 = $0.inside(piece.run) }.runs(in: &context)
    }
  }

  private func text(of argument: LocalizedStringKey.Argument) -> String {
    let bytes = key.literal.utf8
    let begin = bytes.index(bytes.startIndex, offsetBy: argument.range.lowerBound)
    let end = bytes.index(begin, offsetBy: argument.range.count)
    return String(key.literal[begin..<end])
  }

  /// The pieces of the untranslated key.
  private var ownPieces: [TextPiece] {
    let bytes = key.literal.utf8
    var pieces: [TextPiece] = []
    var begin = bytes.startIndex
    for (index, argument) in key.arguments.enumerated() {
      let end = bytes.index(bytes.startIndex, offsetBy: argument.range.lowerBound)
      pieces += key.literal[begin..<end].map(TextPiece.character)
      pieces.append(.argument(index))
      begin = bytes.index(end, offsetBy: argument.range.count)
    }
    return pieces + key.literal[begin...].map(TextPiece.character)
  }

  /// Returns the pieces of a translation, in which specifiers such as `%@` and `%2$lld` represent values.
  private func pieces(of format: String) -> [TextPiece] {
    if key.arguments.isEmpty { return format.map(TextPiece.character) }
    var pieces: [TextPiece] = []
    var rest = Substring(format)
    var next = 0
    while let character = rest.first {
      if character == "%", let match = rest.prefixMatch(of: Self.specifier) {
        rest = rest[match.range.upperBound...]
        if match.output.2 == "%" {
          pieces.append(.character("%"))
          continue
        }
        let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        if match.output.1 == nil { next += 1 }
        if key.arguments.indices.contains(index) {
          pieces.append(.argument(index))
        } else {
          // If a translation refers to a value that the key doesn't have, the specifier is shown.
          pieces += match.output.0.map(TextPiece.character)
        }
      } else {
        pieces.append(.character(character))
        rest.removeFirst()
      }
    }
    return pieces
  }

  // Proof: the regular expression is never changed.
  nonisolated(unsafe) private static let specifier =
    /%(?:([1-9][0-9]{0,2})\$)?[-+ 0#']{0,5}[0-9]{0,4}(?:\.[0-9]{1,4})?(?:hh|h|ll|l|q|L|t|z)?([@diufFeEgGxXoscp%])/

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? LocalizedText else { return false }
    return other.key == key && other.table == table && other.tables == tables
      && other.locale == locale
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension TextRun {
  /// Returns the run with the styles of an outer run added; the styles, the color, the link and the font of the run
  /// itself take precedence.
  fileprivate func inside(_ outer: TextRun) -> TextRun {
    var run = self
    run.isBold = isBold ?? outer.isBold
    run.isItalic = isItalic ?? outer.isItalic
    run.isUnderlined = isUnderlined ?? outer.isUnderlined
    run.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    run.color = color ?? outer.color
    run.link = link ?? outer.link
    run.font = font.map { (outer.font ?? DisplayFont()).applying($0) } ?? outer.font
    return run
  }
}
