extension BuildSettings {
  /// Finds a class by its name, `Module.Class`, `Module.Outer.Class` or `Class`.
  ///
  /// A name without a module is looked up in the app's module. The library's own scene classes are found by their
  /// names, ``/SceneRuntime/ConnectedScene`` and ``/SceneRuntime/WindowScene``, and by Apple's names, `UIScene` and
  /// `UIWindowScene`, with or without the module `UIKit`. A class of the app with one of these names is found instead.
  /// Private, local and generic classes can't be found by name, and neither can nested classes with non-ASCII
  /// characters in their names.
  ///
  /// - Parameter name: The name, whose variables have been expanded.
  /// - Returns: The class; nil if none has the name.
  public func `class`(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // The Swift runtime would interpret a text that isn't a name as a type description.
    guard (1...Self.depthLimit).contains(parts.count), parts.allSatisfy(\.isName) else {
      return nil
    }
    let first = parts[0]
    switch parts.count {
    case 1: return found([Substring(moduleName), first]) ?? Self.scenes[name]
    case 2:
      return found(parts) ?? found([Substring(moduleName)] + parts)
        ?? (first == "UIKit" ? Self.scenes[String(parts[1])] : nil)
    default: return found(parts) ?? found([Substring(moduleName)] + parts)
    }
  }

  /// The maximum number of components in the name of a class: the module, the outer types and the class.
  ///
  /// Every outer type may be a class, a structure or an enumeration, and every combination is
  /// tried.
  private static let depthLimit = 5

  private static let scenes: [String: AnyClass] = [
    "UIScene": ConnectedScene.self, "UIWindowScene": WindowScene.self,
    "ConnectedScene": ConnectedScene.self, "WindowScene": WindowScene.self,
  ]

  private func found(_ parts: [Substring]) -> AnyClass? {
    guard parts.count > 2 else { return _typeByName(parts.joined(separator: ".")) as? AnyClass }
    // The Swift runtime finds nested types by their mangled names. Names with non-ASCII letters are
    // excluded, because their mangling is different.
    guard parts.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
    var symbols = [Self.symbol(parts[0])]
    for part in parts.dropFirst().dropLast() {
      symbols = symbols.flatMap { symbol in
        ["C", "V", "O"].map { symbol + Self.symbol(part) + $0 }
      }
    }
    let last = Self.symbol(parts[parts.count - 1]) + "C"
    return symbols.lazy.compactMap { _typeByName($0 + last) as? AnyClass }.first
  }

  private static func symbol(_ name: Substring) -> String { "\(name.utf8.count)\(name)" }
}

extension Substring {
  /// Whether the text is a valid name of a type or module.
  fileprivate var isName: Bool {
    guard let first = unicodeScalars.first else { return false }
    return (first.properties.isXIDStart || first == "_")
      && unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
