import Foundation

/// The expansions of the macros: nothing for `#Preview`, accessors and a key for `@Entry`.
enum MacroExpansion {
  /// Returns the reply to a message of the compiler.
  static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    guard let attached = message["expandAttachedMacro"] as? [String: Any],
      let macro = attached["macro"] as? [String: Any], macro["typeName"] as? String == "Entry"
    else { return result("") }
    let declaration = attached["declSyntax"] as? [String: Any]
    guard let entry = EntryDeclaration(declaration?["source"] as? String ?? "") else {
      return result(
        "", refusal: "@Entry is for a variable with a value: @Entry var name: Type = value")
    }
    return result(
      attached["macroRole"] as? String == "accessor"
        ? entry.accessors
        : entry.key(in: context(of: attached)))
  }

  /// Returns the source of the innermost declaration around the declaration with the attached macro; empty if there is
  /// none.
  private static func context(of attached: [String: Any]) -> String {
    let around = attached["lexicalContext"] as? [[String: Any]] ?? []
    return around.compactMap { $0["source"] as? String }.first ?? ""
  }

  private static func result(_ source: String, refusal: String? = nil) -> [String: Any] {
    let position = ["fileName": "", "offset": 0] as [String: Any]
    let diagnostics = refusal.map { text in
      [
        "message": text, "severity": "error", "position": position, "highlights": [], "notes": [],
        "fixIts": [],
      ] as [String: Any]
    }
    return [
      "expandMacroResult": [
        "expandedSource": source, "diagnostics": [diagnostics].compactMap(\.self),
      ]
    ]
  }
}
