import SceneRuntime

extension SourceEvidence {
  /// A way in which the source uses a property of a scene's connection options.
  enum OptionsUse: Hashable {
    /// The application's delegate reads the property when it returns the scene's configuration.
    case configuring(place: String)
    /// The source may handle the property; the string describes the code that suggests this.
    case possible(String)
  }

  /// Returns how the source uses a property of the connection options, whether or not a run reaches that code.
  ///
  /// - Parameter part: The property.
  /// - Returns: The use; nil if the source doesn't use the property.
  func findUse(of part: ConnectionOptions.Part) -> OptionsUse? {
    let configuring = TraceEntry.Callback.configurationForConnecting.method
    for declared in declarations(named: configuring) {
      if let place = mention(of: part, in: declared.method.body ?? 0..<0, declared.source) {
        // An app that reads an activity here often only chooses a configuration, so it's uncertain that
        // the activity is handled. Code that reads another event usually also handles the event.
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

  /// Returns the first location where a method passes a parameter to code outside the scene delegates; nil if there is
  /// none.
  ///
  /// A call that can't be followed, for example because the argument has no label, counts as a call of code outside the
  /// scene delegates.
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
      // The bodies of the scene delegates have been searched already, so only code outside of the scene delegates
      // counts.
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

  /// A way in which the source uses the launch options that the application's delegate receives.
  enum LaunchOptionsUse {
    /// The code reads the value of a key at this location.
    case read(String)
    /// The code passes all options to other code at this location.
    case passedOn(String)
  }

  /// Returns how the application's delegate uses a launch option.
  ///
  /// - Parameter names: The names of the option's keys in Swift.
  /// - Returns: The use; nil if the source doesn't use the option.
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
  /// Returns the name that a parameter has inside its method.
  ///
  /// - Parameters:
  ///   - label: The parameter's label.
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

  /// Returns the call that has a token as a complete argument, if the call is of a function or of a method of `self`.
  ///
  /// - Parameters:
  ///   - index: The index of the token.
  ///   - range: The tokens that must contain the call.
  /// - Returns: The name of the function, and the argument's label, or `_` if the argument has no
  ///   label; nil if there is no such call.
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
    // Ignore the call if the function is a method of another object or of the superclass.
    if text(place - 2) == ".", !["self", "Self"].contains(text(place - 3)) { return nil }
    return (text(place - 1), label)
  }
}
