extension BuildSettings {
  /// Returns a string in which the variables are replaced by their values.
  ///
  /// Variables are written `$(NAME)`, `${NAME}` or `$(NAME:modifier)`.
  ///
  /// A variable that has neither a value nor a default value, or that has an unknown modifier, is left unchanged.
  ///
  /// - Parameter text: A string from a property list.
  /// - Returns: The string with the values in place of the variables.
  public func expanding(_ text: String) -> String { expansion(of: text).text }

  /// Returns the variables that ``expanding(_:)`` leaves unchanged, as they are written in the string.
  package func unknownVariables(in text: String) -> [String] { expansion(of: text).unknown }

  /// A modifier that changes the value of a variable; it follows the variable's name and a colon.
  package enum Modifier: String, CaseIterable {
    case c99ExtendedIdentifier = "c99extidentifier"
    case identifier
    case rfc1034Identifier = "rfc1034identifier"
    case lower
    case upper
    /// Takes the text after `default=` as the value, if the variable has no value or an empty value.
    case `default` = "default="
  }

  // The inserted values aren't expanded themselves. Values that contain each other's variables would otherwise grow
  // without end.
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

  /// Returns the value of a variable with its modifiers applied; nil if a modifier is unknown, or if the variable has
  /// neither a value nor a default value.
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
  /// The string as a C identifier, in which an underscore replaces each invalid character.
  package var cIdentifier: String {
    replacing("_") { scalar, isFirst in
      scalar.isASCII && scalar.properties.isAlphabetic || scalar == "_"
        || !isFirst && ("0"..."9").contains(scalar)
    }
  }

  /// The string as a Swift identifier, in which letters of all scripts are valid.
  ///
  /// An underscore replaces each invalid character.
  fileprivate var extendedIdentifier: String {
    replacing("_") { scalar, isFirst in
      isFirst && scalar != "_" ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    }
  }

  /// The string as a part of a host name, in which a hyphen replaces each invalid character.
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
