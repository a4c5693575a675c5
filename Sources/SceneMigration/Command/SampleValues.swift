import Foundation

/// Sample values for the external events that an app handles.
///
/// The values come from the Info.plist, or else from comparisons in the app's delegates, such as
/// `shortcutItem.type == "compose"`.
struct SampleValues: Hashable {
  /// A URL scheme that the app registers; nil if none is found.
  var scheme: String?
  /// The type of a user activity that the app continues; nil if none is found.
  var activityType: String?
  /// The type of a quick action that the app handles; nil if none is found.
  var shortcutType: String?

  /// Finds sample values in an app's Info.plist, or else in the source of its delegates.
  ///
  /// - Parameters:
  ///   - list: The app's Info.plist.
  ///   - sources: The source files of the app's delegates.
  init(_ list: [String: Any]?, _ sources: [SourceText]) {
    let links = list?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = links.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.filter(
      Self.isScheme)
    let shortcuts = list?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    scheme = schemes.first { !Self.isForeign($0) } ?? Self.compared("scheme", in: sources)
    activityType =
      (list?["NSUserActivityTypes"] as? [String])?.first { !$0.hasSuffix("Intent") }
      ?? Self.compared("activityType", in: sources)
    shortcutType =
      shortcuts.lazy.compactMap { $0["UIApplicationShortcutItemType"] as? String }.first
      ?? Self.compared("type", of: ["shortcutItem", "shortcut"], in: sources)
  }

  private static func isScheme(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      && text.first?.isLetter == true
  }

  /// Returns whether a scheme seems to belong to a third-party library, such as a login service that returns to the
  /// app by a link.
  private static func isForeign(_ scheme: String) -> Bool {
    ["com.googleusercontent", "fb", "db-", "msauth", "tw", "vk", "wx", "pdk"].contains {
      scheme.hasPrefix($0) && (scheme.contains(".") || scheme.contains { $0.isNumber })
    }
  }

  /// Returns the first string literal that the sources compare with a member, as in `shortcutItem.type == "compose"`;
  /// nil if there is none.
  private static func compared(
    _ member: String, of bases: Set<String> = [], in sources: [SourceText]
  ) -> String? {
    for source in sources {
      for index in source.tokens.indices
      where source.text(index) == member && source.text(index - 1) == "." {
        let base = source.text(index - 2) == "?" ? source.text(index - 3) : source.text(index - 2)
        guard bases.isEmpty || bases.contains(base), source.text(index + 1) == "=",
          source.text(index + 2) == "=", source.tokens.indices.contains(index + 3),
          source.tokens[index + 3].kind == .string
        else { continue }
        let text = source.text(index + 3)
        guard text.hasPrefix("\""), !text.contains("\\"), text.count > 2 else { continue }
        return String(text.dropFirst().dropLast())
      }
    }
    return nil
  }
}
