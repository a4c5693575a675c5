import Foundation

/// The parsed declaration of a variable with `@Entry`, such as `@Entry var size: Int = 7`.
struct EntryDeclaration {
  private let name: String
  /// The type; nil if the declaration contains only a value.
  private let type: String?
  private let value: String

  /// Parses a declaration; returns nil if it isn't a variable with a value or with an optional type.
  init?(_ source: String) {
    // Comments at the start are skipped, because a comment may contain `@Entry`. The first `@Entry` in the remaining
    // text is the attribute; another `@Entry` may be a part of the value.
    let code = Self.withoutLeadingComments(source)
    let source = code.firstRange(of: "@Entry").map { code[$0.upperBound...] } ?? code
    guard
      let match = source.firstMatch(
        of: /\bvar\s+(`?\w+`?)\s*(?::\s*([^=\n]+?))?\s*(?:=(?!=)([\s\S]*))?$/)
    else { return nil }
    name = String(match.1).replacing("`", with: "")
    type = match.2.map(String.init)
    let value = match.3?.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let value = value ?? (type?.hasSuffix("?") == true ? "nil" : nil), !value.isEmpty else {
      return nil
    }
    self.value = value
  }

  private static func withoutLeadingComments(_ source: String) -> Substring {
    var code = source.drop(while: \.isWhitespace)
    while true {
      if code.hasPrefix("//") {
        code = code.drop { !$0.isNewline }
      } else if code.hasPrefix("/*") {
        code = afterBlockComment(code)
      } else {
        return code
      }
      code = code.drop(while: \.isWhitespace)
    }
  }

  /// Returns the code after its leading block comment, which may contain other block comments.
  private static func afterBlockComment(_ code: Substring) -> Substring {
    var depth = 0
    var rest = code
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// Returns whether the declaration around a variable is an extension to which `@Entry` can add a value.
  ///
  /// - Parameter context: The source of the declaration around the variable; empty if there is none.
  /// - Returns: True for an extension of `EnvironmentValues`, `FocusedValues`, `Transaction` or `ContainerValues`.
  static func isAccepted(in context: String) -> Bool {
    let extended = context.firstMatch(of: /\bextension\s+(?:\w+\.)*(\w+)/)?.1
    return ["EnvironmentValues", "FocusedValues", "Transaction", "ContainerValues"]
      .contains { $0 == extended ?? "" }
  }

  var accessors: String {
    "get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue }"
  }

  /// Returns the declaration of the key type for the variable.
  ///
  /// The key of a focused value contains the type of the value. Any other key contains the default value.
  ///
  /// - Parameter context: The source of the declaration around the variable, such as an extension.
  /// - Returns: The source of the key type.
  func key(in context: String) -> String {
    if context.firstMatch(of: /\bextension\s+(\w+\.)*FocusedValues\b/) != nil {
      let type = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return "private struct __Key_\(name): FocusedValueKey { typealias Value = \(type) }"
    }
    let member =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    let extended = context.firstMatch(
      of: /\bextension\s+(?:\w+\.)*(Transaction|ContainerValues)\b/)
    let key =
      switch extended?.1 {
      case "Transaction": "TransactionKey"
      case "ContainerValues": "ContainerValueKey"
      default: "EnvironmentKey"
      }
    return "private struct __Key_\(name): \(key) { \(member) }"
  }
}
