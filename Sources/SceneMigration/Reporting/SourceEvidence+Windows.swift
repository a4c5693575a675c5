import SceneRuntime

extension SourceEvidence {
  /// A location where the application's delegate uses its window in a method that still runs with scenes.
  ///
  /// Without scenes, UIKit sets that window for a main storyboard. With scenes, UIKit doesn't set
  /// the window. The location is nil if no such method uses the window, or if the app sets the window
  /// itself.
  var applicationWindowUse: String? {
    let own = methods.filter { !$0.isOfScene }
    guard !setsApplicationWindow, !own.isEmpty else { return nil }
    // With scenes, UIKit doesn't call the methods that scene delegates replace.
    let moved = Set(
      MigrationReport.fates.filter { $0.fate.successor != nil }.map(\.callback.method))
    var pending = own.filter {
      $0.method.base.hasPrefix("application") && !moved.contains($0.method.name)
    }
    var seen: Set<String> = []
    while let declared = pending.popLast() {
      guard seen.insert(declared.place).inserted, let body = declared.method.body else { continue }
      if let index = windowUse(declared) { return Self.place(declared.source, index) }
      pending += own.filter { callee in
        body.contains {
          declared.source.text($0) == callee.method.base && declared.source.text($0 + 1) == "("
        }
      }
    }
    return nil
  }

  /// Whether code sets the window of the application's delegate.
  private var setsApplicationWindow: Bool {
    sources.contains { source in
      source.tokens.indices.contains { index in
        guard source.text(index) == "window", source.text(index + 1) == "=",
          source.text(index + 2) != "="
        else { return false }
        let isInScene = sceneBodies.contains {
          $0.body.contains(index) && $0.source.path == source.path
        }
        let isOwn =
          source.text(index - 1) != "." || source.text(index - 2) == "self"
        return !(isInScene && isOwn) && !["let", "var"].contains(source.text(index - 1))
      }
    }
  }

  private func windowUse(_ declared: Declared) -> Int? {
    let source = declared.source
    guard let body = declared.method.body,
      !(declared.method.range.lowerBound..<body.lowerBound).contains(where: {
        source.text($0) == "window"
      })
    else { return nil }
    for index in body where source.text(index) == "window" {
      if source.text(index - 1) == "." {
        if source.text(index - 2) == "self" { return index }
      } else if ["let", "var", "for"].contains(source.text(index - 1)) {
        // From here on, the name refers to a local variable of the method.
        let value = source.text(index + 2)
        return source.text(index + 1) == "=" && value == "window" ? index + 2 : nil
      } else if source.text(index + 1) != ":" {
        return index
      }
    }
    return nil
  }

  /// The locations where the app's code returns a scene configuration with a fixed role, regardless
  /// of the session's role.
  var fixedRoles: [(place: String, role: String)] {
    declarations(named: TraceEntry.Callback.configurationForConnecting.method)
      .flatMap { declared -> [(place: String, role: String)] in
        let source = declared.source
        guard let body = declared.method.body,
          !body.contains(where: {
            ["role", "configuration"].contains(source.text($0)) && source.text($0 - 1) == "."
          })
        else { return [] }
        return body.filter { source.text($0) == "sessionRole" && source.text($0 + 2) == "." }
          .map { (Self.place(source, $0), source.text($0 + 3)) }
      }
  }

  /// The locations where the method for scene configurations uses `windowExternalDisplay`, the name of the role of
  /// external displays before iOS 16.
  var oldRoles: [String] {
    declarations(named: TraceEntry.Callback.configurationForConnecting.method)
      .flatMap { declared in
        (declared.method.body ?? 0..<0).filter {
          declared.source.text($0) == "windowExternalDisplay"
        }.map { Self.place(declared.source, $0) }
      }
  }

  /// Returns the location of a scene delegate that doesn't conform to `UIWindowSceneDelegate`.
  ///
  /// - Parameter name: The name of the class.
  /// - Returns: The file and line; nil if the class conforms or may conform to the protocol.
  func delegateWithoutWindows(_ name: String) -> String? {
    let own = types.filter { $0.type.name == name }
    let inherited = own.flatMap(\.type.inherited)
    guard inherited.contains("UISceneDelegate"),
      !inherited.contains(where: { $0.hasSuffix("WindowSceneDelegate") }),
      !inherited.contains(where: { $0.hasSuffix("HostingSceneDelegate") }),
      let first = own.first
    else { return nil }
    return Self.place(first.source, first.type.start)
  }
}
