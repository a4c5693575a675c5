extension BuildSettings {
  /// Replaces variables, written `$(NAME)`, `${NAME}` or `$(NAME:modifier)`, with their values.
  ///
  /// Unknown variables and modifiers are left unchanged.
  ///
  /// - Parameter text: The text of a property list.
  /// - Returns: The text with values inserted.
  public func expanding(_ text: String) -> String { expansion(of: text).text }

  /// Returns the variables in a text that have no value or have an unknown modifier, as written in
  /// the text.
  package func unknownVariables(in text: String) -> [String] { expansion(of: text).unknown }

  /// A modifier after a variable, separated by a colon.
  package enum Modifier: String, CaseIterable {
    case c99ExtendedIdentifier = "c99extidentifier"
    case identifier
    case rfc1034Identifier = "rfc1034identifier"
    case lower
    case upper
    /// Uses the text after `default=` as the value if the variable has no value.
    case `default` = "default="
  }

  // Inserted values aren't expanded again, so values that refer to each other can't grow without
  // end.
  private func expansion(of text: String) -> (text: String, unknown: [String]) {
    var result = ""
    var unknown: [String] = []
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let opening = rest.dropFirst().first
      guard opening == "(" || opening == "{" else {
        result.append(rest.removeFirst())
        continue
      }
      guard let end = rest.firstIndex(of: opening == "(" ? ")" : "}") else {
        return (result + rest, unknown + [String(rest)])
      }
      let written = rest[...end]
      if let value = value(of: written.dropFirst(2).dropLast()) {
        result += value
      } else {
        result += written
        unknown.append(String(written))
      }
      rest = rest[rest.index(after: end)...]
    }
    return (result + rest, unknown)
  }

  /// Returns the value of a variable with modifiers; nil if the variable or a modifier is unknown.
  private func value(of reference: Substring) -> String? {
    var modifiers = reference.split(separator: ":", omittingEmptySubsequences: false)[...]
    var value = self[String(modifiers.removeFirst())]
    while let modifier = modifiers.popFirst() {
      let start = Modifier.default.rawValue
      if modifier.hasPrefix(start) {
        // A default value may contain colons.
        let text = ([modifier.dropFirst(start.count)] + modifiers).joined(separator: ":")
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? text
      }
      switch Modifier(rawValue: String(modifier)) {
      case .c99ExtendedIdentifier: value = value?.extendedIdentifier
      case .identifier: value = value?.cIdentifier
      case .rfc1034Identifier: value = value?.hostName
      case .lower: value = value?.lowercased()
      case .upper: value = value?.uppercased()
      case .default, nil: return nil
      }
    }
    return value
  }
}

extension String {
  /// The text as a C identifier; invalid characters become underscores.
  package var cIdentifier: String {
    replacing("_") { scalar, isFirst in
      scalar.isASCII && scalar.properties.isAlphabetic || scalar == "_"
        || !isFirst && ("0"..."9").contains(scalar)
    }
  }

  /// The text as a Swift identifier, in which letters of all scripts are valid.
  fileprivate var extendedIdentifier: String {
    replacing("_") { scalar, isFirst in
      isFirst && scalar != "_" ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    }
  }

  /// The text as a part of a host name; invalid characters become dashes.
  fileprivate var hostName: String {
    replacing("-") { scalar, _ in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "-"
    }
  }

  private func replacing(
    _ filler: Character, unless isAllowed: (Unicode.Scalar, _ isFirst: Bool) -> Bool
  ) -> String {
    var result = ""
    for scalar in unicodeScalars {
      result.append(isAllowed(scalar, result.isEmpty) ? Character(scalar) : filler)
    }
    return result
  }
}
