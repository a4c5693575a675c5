import Foundation

/// The expansions of the macros: accessors and a key type for `@Entry`, nothing for `#Preview` and `@Previewable`.
enum MacroExpansion {
  /// Returns the reply to a message from the compiler.
  static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    guard let attached = message["expandAttachedMacro"] as? [String: Any],
      let macro = attached["macro"] as? [String: Any], macro["typeName"] as? String == "Entry"
    else { return result("") }
    let isAccessor = attached["macroRole"] as? String == "accessor"
    let context = context(of: attached)
    guard EntryDeclaration.isAccepted(in: context) else {
      // The compiler expands the macro twice, for the accessors and for the key. Only the reply for the accessors
      // contains the error. The getter in this reply prevents a second error about a variable without a value.
      return isAccessor
        ? result(
          "get { fatalError() }",
          refusal: "@Entry belongs to a variable in an extension of EnvironmentValues, "
            + "FocusedValues, Transaction or ContainerValues", at: position(of: attached))
        : result("")
    }
    let declaration = attached["declSyntax"] as? [String: Any]
    guard let entry = EntryDeclaration(declaration?["source"] as? String ?? "") else {
      return result(
        "", refusal: "@Entry is for a variable with a value: @Entry var name: Type = value",
        at: position(of: attached))
    }
    return result(isAccessor ? entry.accessors : entry.key(in: context))
  }

  /// Returns the source of the declaration that directly encloses the declaration with the macro; empty if there is
  /// none.
  private static func context(of attached: [String: Any]) -> String {
    let around = attached["lexicalContext"] as? [[String: Any]] ?? []
    return around.compactMap { $0["source"] as? String }.first ?? ""
  }

  /// Returns the position of the attribute of an attached macro, such as `@Entry`, for error messages.
  private static func position(of attached: [String: Any]) -> [String: Any] {
    let attribute = attached["attributeSyntax"] as? [String: Any]
    let location = attribute?["location"] as? [String: Any]
    // The compiler's location is the start of the spaces and comments before the attribute, so their length is added.
    let source = attribute?["source"] as? String ?? ""
    let spaces = source.ranges(of: "@Entry").last.map { source[..<$0.lowerBound].utf8.count } ?? 0
    return [
      "fileName": location?["fileName"] ?? "",
      "offset": (location?["offset"] as? Int ?? 0) + spaces,
    ]
  }

  private static func result(
    _ source: String, refusal: String? = nil,
    at position: [String: Any] = ["fileName": "", "offset": 0]
  ) -> [String: Any] {
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
