import SceneRuntime

extension SourceEvidence {
  /// The reason why no run called a method that the source declares.
  enum Uncalled: Hashable {
    /// UIKit doesn't find the method, because the method is visible only to its class or file.
    case hidden(place: String)
    /// The method is in a block with a compilation condition, which is presumably false on this system.
    case conditional(place: String, condition: String)
    /// The method is the `async` variant. UIKit calls it in the same situations as the variant with
    /// a completion handler.
    case asynchronous(place: String)
    /// No other reason is known, so the types of the method presumably differ from those of the protocol's method.
    case other(place: String)
  }

  /// Returns the reason why no run called a method.
  ///
  /// - Parameter callback: The method.
  /// - Returns: The reason; nil if the source doesn't declare the method.
  func uncalled(_ callback: TraceEntry.Callback) -> Uncalled? {
    if let variant = asynchronousVariant(of: callback) {
      return .asynchronous(place: variant.place)
    }
    let all = declarations(named: callback.method)
    guard let first = all.first(where: { !$0.isHidden }) else {
      return all.first.map { .hidden(place: $0.place) }
    }
    if let condition = first.source.condition(around: first.method.range.lowerBound) {
      return .conditional(place: first.place, condition: condition)
    }
    return .other(place: first.place)
  }

  /// Returns the `async` variant of a method that has a completion handler; nil if the source declares none.
  private func asynchronousVariant(of callback: TraceEntry.Callback) -> Declared? {
    let handler = "completionHandler:)"
    guard callback.method.hasSuffix(handler) else { return nil }
    let name = callback.method.dropLast(handler.count) + ")"
    return declarations(named: String(name)).first { declared in
      let end = declared.method.body?.lowerBound ?? declared.method.range.upperBound
      return (declared.method.range.lowerBound..<end).contains {
        declared.source.text($0) == "async"
      }
    }
  }

  /// Returns the location of a method that does nothing.
  ///
  /// - Parameter callback: The method.
  /// - Returns: The file and line; nil if no declaration is found, or if one of the method's declarations does
  ///   something.
  func idle(_ callback: TraceEntry.Callback) -> String? {
    let all = declarations(named: callback.method)
    return all.allSatisfy { $0.source.doesNothing($0.method) } ? all.first?.place : nil
  }

  /// Returns the names of the application delegate's methods for a kind of event in an app without scenes.
  ///
  /// Deprecated and asynchronous forms are included. The list is empty if there is no such method.
  static func names(of occasion: MigrationReport.Occasion) -> [String] {
    switch occasion {
    case .link:
      [
        "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)",
        "application(_:handleOpen:)",
      ]
    case .webLink, .activity, .handoffArrival: ["application(_:continue:restorationHandler:)"]
    case .handoff: ["application(_:willContinueUserActivityWithType:)"]
    case .handoffFailure: ["application(_:didFailToContinueUserActivityWithType:error:)"]
    case .shortcut:
      [
        "application(_:performActionFor:completionHandler:)", "application(_:performActionFor:)",
      ]
    case .share: ["application(_:userDidAcceptCloudKitShareWith:)"]
    case .notification: []
    }
  }

  /// Returns the first location where code refers to a member with the same base name as a given method.
  ///
  /// Base names that many methods have, such as `scene`, are ignored.
  ///
  /// - Parameter name: The name of the method.
  /// - Returns: The file and line; nil if no code refers to such a member.
  func mention(of name: String) -> String? {
    let base = String(name.prefix { $0 != "(" })
    guard !["scene", "windowScene", "application"].contains(base) else { return nil }
    return sources.lazy.compactMap { source in
      source.tokens.indices.first { source.text($0) == base && source.text($0 - 1) == "." }
        .map { Self.place(source, $0) }
    }.first
  }

  /// Returns whether the runs for a report can call the application delegate's method with this name.
  func isPlayed(_ name: String) -> Bool {
    MigrationReport.fates.contains { $0.callback.method == name }
  }

  /// Returns the method of the application's delegate that handles an event as long as the app has no scenes.
  ///
  /// - Parameter occasion: The event.
  /// - Returns: The first such method that UIKit finds and that does something; nil if there is none.
  func earlierHandler(of occasion: MigrationReport.Occasion) -> Declared? {
    Self.names(of: occasion).lazy.flatMap(declarations(named:)).first {
      !$0.isHidden && !$0.source.doesNothing($0.method)
    }
  }
}

extension SourceEvidence.Declared {
  /// Whether UIKit can't find the method, because the method is private and has no `@objc` attribute.
  var isHidden: Bool {
    let modifiers = method.modifiers
    return (modifiers.contains("private") || modifiers.contains("fileprivate"))
      && !modifiers.contains("@objc")
  }
}

extension SourceText {
  /// Returns whether a method's body is empty, or contains only `true`, `false` or `nil`, with or without `return`.
  func doesNothing(_ method: Method) -> Bool {
    guard let body = method.body else { return false }
    var inner = body.dropFirst().dropLast()
    if let first = inner.first, text(first) == "return" { inner = inner.dropFirst() }
    guard let only = inner.first else { return true }
    return inner.count == 1 && ["true", "false", "nil"].contains(text(only))
  }

  /// Returns the directive of the innermost compilation condition around a token.
  ///
  /// - Parameter index: The index of the token.
  /// - Returns: The directive as written in the source, such as `#if DEBUG`; nil if there is none.
  func condition(around index: Int) -> String? {
    var open: [String] = []
    for place in tokens.indices.prefix(index) where tokens[place].kind == .directive {
      switch text(place) {
      case "#if": open.append(line(from: place))
      case "#elseif", "#else":
        if !open.isEmpty { open[open.count - 1] = line(from: place) }
      case "#endif": _ = open.popLast()
      default: break
      }
    }
    return open.last
  }

  /// Returns the source text from a token to the end of its line.
  private func line(from place: Int) -> String {
    var end = place + 1
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    return text(place..<end)
  }
}
