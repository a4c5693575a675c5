import Foundation
import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The string tables in the resources of a bundle.
///
/// These are files `NAME.strings` and `NAME.stringsdict` in folders such as `de.lproj`, and string catalogs
/// `NAME.xcstrings`. A file is read when a key is first looked up in the file, and then kept in memory.
nonisolated struct StringTables: Hashable, Sendable {
  /// The folder of the resources; nil for a bundle without resources.
  let path: String?

  /// The tables of the app.
  ///
  /// They are in the resources of the program's target or, if these contain no tables, in the folder of the program.
  static let main: StringTables = {
    let program = BuildSettings.executable
    let folder = program.deletingLastPathComponent()
    let own = InformationPropertyList.resourceFolders(
      of: program.deletingPathExtension().lastPathComponent, in: folder
    ).map { StringTables(path: $0.path) }
    return own.first { !$0.files.isEmpty } ?? StringTables(path: folder.path)
  }()

  /// Whether there are no tables.
  var isEmpty: Bool { self == .main ? Self.isMainEmpty : files.isEmpty }

  /// Whether the app's own bundle has no tables; determined once, because the value is needed for each text.
  static let isMainEmpty = StringTables.main.files.isEmpty

  private static let known = Mutex<[StringTables: Files]>([:])
  private static let read = Mutex<[String: StringTable]>([:])

  /// The languages that have folders, and the names of the string catalogs.
  private struct Files: Sendable {
    var languages: [String] = []
    var catalogs: Set<String> = []

    var isEmpty: Bool { languages.isEmpty && catalogs.isEmpty }
  }

  private var files: Files {
    if let files = Self.known.withLock({ $0[self] }) { return files }
    var files = Files()
    for name in path.flatMap({ try? FileManager.default.contentsOfDirectory(atPath: $0) }) ?? [] {
      if name.hasSuffix(".lproj") { files.languages.append(String(name.dropLast(6))) }
      if name.hasSuffix(".xcstrings") { files.catalogs.insert(String(name.dropLast(10))) }
    }
    files.languages.sort()
    let found = files
    return Self.known.withLock {
      $0[self] = found
      return found
    }
  }

  /// Returns the translation of a key.
  ///
  /// - Parameters:
  ///   - key: The key, in which format specifiers represent the values.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale, which determines the languages to look for.
  ///   - numbers: The interpolated values in their order, which determine the plural form, such as "1 day" or "2 days";
  ///     nil for values that aren't whole numbers.
  /// - Returns: The translation, in which format specifiers represent the values; nil if the table has no text for the
  ///   key in any of these languages, and no string catalog has a text for the key in its source language.
  func translation(
    of key: String, in table: String?, _ locale: Locale, numbers: [Int?]
  ) -> String? {
    guard let path, !isEmpty else { return nil }
    let (name, files) = (table ?? "Localizable", files)
    let catalog =
      files.catalogs.contains(name) ? Self.table(at: "\(path)/\(name).xcstrings") : nil
    if let catalog {
      for language in locale.languages(of: catalog.languages) {
        if let text = catalog.text(of: key, in: language, numbers: numbers) { return text }
      }
    }
    for language in locale.languages(of: files.languages) {
      for ending in ["stringsdict", "strings"] {
        let table = Self.table(at: "\(path)/\(language).lproj/\(name).\(ending)")
        if let text = table.text(of: key, in: language, numbers: numbers) { return text }
      }
    }
    guard let catalog, let source = catalog.sourceLanguage else { return nil }
    return catalog.text(of: key, in: source, numbers: numbers)
  }

  private static func table(at path: String) -> StringTable {
    if let table = read.withLock({ $0[path] }) { return table }
    let table = StringTable(at: path)
    return read.withLock {
      $0[path] = table
      return table
    }
  }
}

extension Locale {
  /// Returns the languages in which a text may be shown, beginning with the best.
  ///
  /// - Parameter available: The identifiers of the languages with translations.
  /// - Returns: The available languages that fit, in this order: the locale's language with its region, the language
  ///   alone, and `Base`. For the locale of the process, other languages that the person prefers come before `Base`.
  nonisolated func languages(of available: [String]) -> [String] {
    var wanted = [identifier]
    if self == .current { wanted += Locale.preferredLanguages }
    var found: [String] = []
    for name in wanted {
      let name = name.replacing("_", with: "-")
      let parts = name.split(separator: "-")
      for length in (1...max(1, parts.count)).reversed() {
        let language = parts.prefix(length).joined(separator: "-")
        for other in available where other.replacing("_", with: "-") == language {
          if !found.contains(other) { found.append(other) }
        }
      }
    }
    return found + available.filter { $0 == "Base" }
  }
}
