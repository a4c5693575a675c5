import SceneRuntime

extension SourceEvidence {
  /// The use of a part of a scene's connection options in the source.
  enum OptionsUse: Hashable {
    /// The application's delegate reads it when it configures the scene.
    case configuring(place: String)
    /// The part may be read in code that no run reached.
    case possible(String)
  }

  /// Finds the use of a part of the connection options that no run sees; nil for none.
  ///
  /// - Parameter part: The part.
  /// - Returns: The use; nil if the source has none.
  func findUse(of part: ConnectionOptions.Part) -> OptionsUse? {
    let configuring = TraceEntry.Callback.configurationForConnecting.method
    for declared in declarations(named: configuring) {
      if let place = mention(of: part, in: declared.method.body ?? 0..<0, declared.source) {
        // As a rule, only activities serve to choose a configuration; other events are handled where they are read.
        return part == .userActivities
          ? .possible("\(place) reads \(part.rawValue) before the scene connects")
          : .configuring(place: place)
      }
    }
    for (source, body) in sceneBodies {
      if let place = mention(of: part, in: body, source) {
        return .possible("\(place) mentions \(part.rawValue), and no run came there")
      }
    }
    for declared in declarations(named: TraceEntry.Callback.willConnectTo.method) {
      if let place = passesOn("options", declared, depth: 0) {
        return .possible("\(place) hands the connection options on")
      }
    }
    return nil
  }

  private func mention(
    of part: ConnectionOptions.Part, in range: Range<Int>, _ source: SourceText
  ) -> String? {
    range.first { source.text($0) == part.rawValue && source.text($0 - 1) == "." }
      .map { Self.place(source, $0) }
  }

  /// Returns the place where a method passes an argument to code outside the delegates; nil for none.
  private func passesOn(_ label: String, _ declared: Declared, depth: Int) -> String? {
    let source = declared.source
    guard let body = declared.method.body,
      let name = source.parameter(label, of: declared.method)
    else { return nil }
    for index in body where source.text(index) == name {
      guard source.text(index + 1) != ".", source.text(index - 1) != ".",
        source.text(index + 1) != ":"
      else { continue }
      guard depth < 4, let call = source.call(around: index, in: body),
        call.label != "_"
      else { return Self.place(source, index) }
      // Keys in the delegates' own methods were found above.
      let called = methods.filter {
        $0.isOfScene && $0.method.base == call.base && $0.method.labels.contains(call.label)
      }
      guard !called.isEmpty else { return Self.place(source, index) }
      for method in called where method.method.range != declared.method.range {
        if passesOn(call.label, method, depth: depth + 1) != nil {
          return Self.place(source, index)
        }
      }
    }
    return nil
  }

  /// A use of the options that an application's delegate is launched with.
  enum LaunchOptionsUse {
    /// The value of a key is read.
    case read(String)
    /// The options are passed to other code.
    case passedOn(String)
  }

  /// Returns the use of a launch option by the application's delegate; nil for none.
  ///
  /// - Parameter names: The names of the keys in Swift.
  /// - Returns: The use; nil if the source has none.
  func launchOptions(_ names: [String]) -> LaunchOptionsUse? {
    var passedOn: String?
    for callback in [TraceEntry.Callback.willFinishLaunching, .didFinishLaunching] {
      for declared in declarations(named: callback.method) {
        let source = declared.source
        guard let body = declared.method.body, let label = declared.method.labels.last,
          let name = source.parameter(label, of: declared.method)
        else { continue }
        for index in body where source.text(index) == name && source.text(index - 1) != "." {
          var key = index + 1
          if ["?", "!"].contains(source.text(key)) { key += 1 }
          if source.text(key) == "[" {
            let end = source.partners[key] ?? key
            if (key..<end).contains(where: { names.contains(source.text($0)) }) {
              return .read(Self.place(source, index))
            }
          } else if source.text(key) != "=", source.text(index + 1) != ":" {
            passedOn = passedOn ?? Self.place(source, index)
          }
        }
      }
    }
    return passedOn.map { .passedOn($0) }
  }
}

extension SourceText {
  /// Returns the name of a parameter inside its method; nil if there is none.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - method: The method.
  /// - Returns: The name; nil if the method has no such parameter.
  func parameter(_ label: String, of method: Method) -> String? {
    let end = method.body?.lowerBound ?? method.range.upperBound
    let index = (method.range.lowerBound..<end).first {
      text($0) == label && ["(", ","].contains(text($0 - 1))
    }
    guard let index else { return nil }
    return text(index + 1) == ":" ? label : text(index + 1)
  }

  /// Returns the call of an own function that a token is a whole argument of; nil for none.
  ///
  /// - Parameters:
  ///   - index: The token.
  ///   - range: The tokens that the call is in.
  /// - Returns: The name of the function, and the label, `_` for none; nil if there is none.
  func call(around index: Int, in range: Range<Int>) -> (base: String, label: String)? {
    guard [",", ")"].contains(text(index + 1)) else { return nil }
    var label = "_"
    var place = index - 1
    if text(place) == ":" {
      label = text(place - 1)
      place -= 2
    }
    guard ["(", ","].contains(text(place)) else { return nil }
    while range.contains(place), text(place) != "(" {
      if [")", "]", "}"].contains(text(place)), let open = partners[place] { place = open }
      if ["{", "["].contains(text(place)) { return nil }
      place -= 1
    }
    guard range.contains(place - 1), tokens[place - 1].kind == .identifier else { return nil }
    // A method of another object, or of the superclass.
    if text(place - 2) == ".", !["self", "Self"].contains(text(place - 3)) { return nil }
    return (text(place - 1), label)
  }
}
