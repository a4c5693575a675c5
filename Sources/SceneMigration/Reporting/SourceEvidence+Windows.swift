import SceneRuntime

extension SourceEvidence {
  /// Returns the place where code that scenes keep calling uses the window of the application's delegate.
  ///
  /// UIKit sets that window for a main storyboard, but not with scenes.
  ///
  /// - Returns: The place; nil if there is none, or if the app sets the window itself.
  var applicationWindowUse: String? {
    let own = methods.filter { !$0.isOfScene }
    guard !setsApplicationWindow, !own.isEmpty else { return nil }
    // UIKit never calls the methods that moved.
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
        // A variable of the method has the name from here on.
        let value = source.text(index + 2)
        return source.text(index + 1) == "=" && value == "window" ? index + 2 : nil
      } else if source.text(index + 1) != ":" {
        return index
      }
    }
    return nil
  }

  /// The places where the app's code gives a scene a configuration with a fixed role, independent of the
  /// session's role.
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

  /// The places where scenes are configured with the name that a role had before iOS 16.
  var oldRoles: [String] {
    declarations(named: TraceEntry.Callback.configurationForConnecting.method)
      .flatMap { declared in
        (declared.method.body ?? 0..<0).filter {
          declared.source.text($0) == "windowExternalDisplay"
        }.map { Self.place(declared.source, $0) }
      }
  }

  /// Returns the place of a scene delegate that isn't one of window scenes; nil if it is, or may be.
  ///
  /// - Parameter name: The name of the class.
  /// - Returns: The place; nil if there is none.
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
