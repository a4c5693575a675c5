/// The values of variables such as `$(PRODUCT_NAME)` in build settings and Info.plists.
struct Variables {
  /// The build settings, including the settings that Xcode defines for each target.
  private(set) var settings: [String: String]
  /// The names of the variables for which no value was found.
  private(set) var unknown: Set<String> = []
  /// The names of the variables whose values are being expanded; inside its own value, a variable has no value.
  private var pending: Set<String> = []
  /// The number of variables that can still be replaced in the current text.
  private var remaining = 0
  /// The maximum number of variables that are replaced in a text, including variables in the values of variables.
  private static let most = 1000

  /// Creates the variables of a target.
  ///
  /// - Parameters:
  ///   - settings: The build settings of a target.
  ///   - target: The name of the target.
  init(_ settings: [String: String], target: String) {
    self.settings = settings
    let defaults = [
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "DEVELOPMENT_LANGUAGE": "en",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "CONFIGURATION": "Release", "SRCROOT": "", "PROJECT_DIR": "",
    ]
    self.settings.merge(defaults) { own, _ in own }
  }

  /// Replaces the variables in a text by their values.
  ///
  /// A variable that has neither a value nor a default value stays in the text. A variable without a name, `$()`, is
  /// replaced by nothing.
  mutating func expand(_ text: String) -> String {
    remaining = Self.most
    return replaced(text, depth: 0)
  }

  private mutating func replaced(_ text: String, depth: Int) -> String {
    guard depth < 16, text.contains("$(") || text.contains("${") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: /\$[({]/) {
      result += rest[..<start.lowerBound]
      let close: Character = rest[rest.index(before: start.upperBound)] == "(" ? ")" : "}"
      guard let end = Self.end(of: rest[start.upperBound...], close) else {
        return result + rest[start.lowerBound...]
      }
      let inner = replaced(String(rest[start.upperBound..<end]), depth: depth + 1)
      // A default value may contain colons.
      let mark = inner.firstRange(of: ":default=")
      let parts = inner[..<(mark?.lowerBound ?? inner.endIndex)].split(separator: ":")
        .map(String.init)
      var found: String?
      if remaining > 0, let name = parts.first, let value = settings[name],
        pending.insert(name).inserted
      {
        remaining -= 1
        found = parts.dropFirst().reduce(replaced(value, depth: depth + 1), Self.apply)
        pending.remove(name)
      }
      if let mark, found?.isEmpty ?? true { found = String(inner[mark.upperBound...]) }
      if let found {
        result += found
      } else if !inner.isEmpty {
        unknown.insert(parts.first ?? inner)
        result += rest[start.lowerBound...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func end(of text: Substring, _ close: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" || text[index] == "{" { depth += 1 }
      if text[index] == close, depth == 0 { return index }
      if text[index] == ")" || text[index] == "}" { depth -= 1 }
    }
    return nil
  }

  private static func apply(_ value: String, _ modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// Converts a text to a name that is valid for a module.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    guard let first = name.first else { return "App" }
    return first.isNumber ? "_" + name.dropFirst() : name
  }

  /// Replaces the variables in a property list by their values.
  mutating func expandList(_ value: Any) -> Any {
    if let text = value as? String { return expand(text) }
    if let values = value as? [Any] { return values.map { expandList($0) } }
    guard let entries = value as? [String: Any] else { return value }
    var result: [String: Any] = [:]
    for (key, value) in entries { result[expand(key)] = expandList(value) }
    return result
  }
}
