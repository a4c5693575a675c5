extension Rules {
  mutating func answerType(_ place: Place) -> Bool {
    let message = place.message
    if message.contains("use the 'required' modifier to override a required initializer") {
      return blankWord("override", place, by: "required")
    }
    if message.contains("initializer must be accessible wherever class") {
      return blankWord("private", place) || blankWord("fileprivate", place)
        || blankWord("internal", place)
    }
    if message.contains("can only be satisfied by a 'required' initializer") {
      return requireInit(place)
    }
    if let match = message.firstMatch(
      of: /type '(\w+)' does not conform to protocol '(?:WindowSceneDelegate|ApplicationDelegate)'/)
    {
      return addWindow(to: String(match.1), place)
    }
    if message.contains("must be declared internal because its type uses an internal type")
      || message.contains("cannot be declared public because")
      || message.contains("must be declared fileprivate") && message.contains("public")
    {
      return blankWord("public", place) || blankWord("open", place)
    }
    if message.contains("covariant 'Self' type cannot be referenced")
      || message.contains("expected member name or initializer call after type name"),
      let file = place.file,
      let token = place.token,
      let type = sources[file].types.last(where: { $0.body.contains(token) }),
      let word = [token, token - 1].first(where: { sources[file].text($0) == "Self" })
    {
      return replace(place, word..<word + 1, type.name)
    }
    if message.contains("members of 'final' classes are implicitly 'final'") {
      return blankWord("open", place)
    }
    if message.contains("'@escaping' only applies to function types") {
      return blankEscaping(place)
    }
    if message.contains("cannot be overridden from extension"), let token = place.token {
      return moveOverride(at: token, place)
    }
    if message.contains("does not override any") || message.contains("method does not override") {
      return blankWord("override", place)
    }
    if let match = message.firstMatch(
      of:
        /cannot convert value of type '(\w+)' \(aka 'StandIn'\) to (?:expected argument|specified|closure result|expected element) type '(?:any )?(\w+)[?!]?'/
    ) {
      return become(String(match.1), String(match.2))
    }
    if let match = message.firstMatch(
      of:
        /return expression of type '(\w+)\?' \(aka 'Optional<StandIn>'\) to return type '(UI\w+)\?'/
    ) {
      return become(String(match.1), String(match.2))
    }
    if let match = message.firstMatch(
      of: /cannot assign value of type '(\w+)' \(aka 'StandIn'\) to type '(?:any )?(\w+)[?!]?'/)
    {
      return become(String(match.1), String(match.2))
    }
    if let match = message.firstMatch(of: /type '(\w+)\.Type' \(aka 'StandIn\.Type'\)/) {
      return catalog.demote(String(match.1))
    }
    if message.contains("expected member name or initializer call after type name"),
      let file = place.file, let token = place.token
    {
      return catalog.demote(sources[file].text(token))
    }
    if let match = message.firstMatch(of: /cannot specialize non-generic type '(\w+)'/) {
      return become(String(match.1), kind: .generic)
    }
    if let match = message.firstMatch(
      of: /requires that '(\w+)' \(aka 'StandIn'\) conform to 'ApplicationDelegate'/)
    {
      return become(String(match.1), kind: .subclass(of: "UIResponder, UIApplicationDelegate"))
    }
    if let match = message.firstMatch(
      of: /requires that '(\w+)' conform to '(?:Decodable|Encodable|Hashable)'/)
    {
      // The stand-in was made a subclass, because the name of the value type has the ending of a class name.
      return become(String(match.1), kind: .value)
    }
    if message.contains("overriding declaration requires an 'override' keyword"),
      let token = place.token
    {
      return insert(place, before: token, "override ")
    }
    if message.contains("inheritance from non-protocol")
      || message.contains("inheritance from class-constrained"),
      let name = place.names.first(where: { catalog.types[$0] != nil })
    {
      return become(name, kind: .protocol)
    }
    if message.contains("inheritance from a final class 'StandIn'"), let file = place.file,
      let token = place.token
    {
      let name = sources[file].text(token)
      return become(name, kind: .base)
    }
    if let match = message.firstMatch(
      of: /type '(\w+)' \(aka 'StandIn'\) constrained to non-protocol/)
    {
      return become(String(match.1), kind: .protocol)
    }
    if message.contains("argument labels") || message.contains("extra argument")
      || message.contains("missing argument") || message.contains("argument passed to call")
      || message.contains("no exact matches in call to initializer")
      || message.contains("cannot convert value of type")
        && message.contains("expected argument type")
      || message.contains("cannot be constructed because it has no accessible initializers")
      || message.contains("incorrect argument label")
      || message.contains("extraneous argument label")
    {
      return addInitializer(place)
    }
    return false
  }

  /// Removes `@escaping` from a parameter whose type is a stand-in.
  private mutating func blankEscaping(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let name = [token, token + 1, token - 1].first { source.text($0) == "escaping" }
    return name.map { replace(place, $0 - 1..<$0 + 1, "") } ?? false
  }

  /// Changes a stand-in for a value to a subclass of a given class.
  private mutating func become(_ name: String, _ target: String) -> Bool {
    guard target.hasPrefix("UI"), catalog.types[name] == .value else { return false }
    catalog.types[name] = .subclass(of: target)
    return true
  }

  mutating func become(_ name: String, kind: StandInCatalog.Kind) -> Bool {
    guard let old = catalog.types[name], old != kind else { return false }
    catalog.types[name] = kind
    return true
  }

  /// Adds a `window` property to a class that is both the application's delegate and a scene
  /// delegate.
  ///
  /// Without the property, the default implementations of the two protocols are ambiguous.
  private mutating func addWindow(to name: String, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard let type = source.types.first(where: { $0.name == name && $0.keyword == "class" }) else {
      return false
    }
    let body = type.body
    let hasWindow = body.contains {
      source.text($0) == "window" && source.text($0 - 1) == "var"
        && source.statements(around: $0).first?.block == body.lowerBound
    }
    return !hasWindow && insert(place, after: body.lowerBound, " var window: UIWindow? ; ")
  }

  /// Makes the initializer `init()` of a class required, and declares it if the class has no initializer.
  private mutating func requireInit(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    if let name = place.names.last,
      let type = source.types.first(where: { $0.name == name && $0.keyword == "class" }),
      !source.methods(of: type).contains(where: { $0.base == "init" })
    {
      // The inserted initializer implicitly calls the superclass's initializer.
      return insert(place, after: type.body.lowerBound, " required init() {} ; ")
    }
    for type in source.types
    where type.start <= token && token < type.body.upperBound || source.text(token) == type.name {
      for method in source.methods(of: type) where method.name == "init()" {
        if !method.modifiers.contains("required") {
          return insert(place, before: method.range.lowerBound, "required ")
        }
      }
    }
    return false
  }

  /// Replaces a keyword, such as `private`, that is at most 11 tokens before the location of a compiler message.
  mutating func blankWord(_ word: String, _ place: Place, by new: String = "") -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    var index = token
    while index >= 0, index > token - 12 {
      if source.text(index) == word { return replace(place, index..<index + 1, new) }
      if index < token, ["{", "}"].contains(source.text(index)) { break }
      index -= 1
    }
    return false
  }

  /// Adds the initializer that a call needs.
  private mutating func addInitializer(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    var open = token
    while open >= 0 {
      if [")", "]", "}"].contains(source.text(open)), open != token,
        let partner = source.partners[open]
      {
        open = partner
      } else if source.text(open) == "(", source.partners[open] ?? 0 >= token {
        var name = open - 1
        if source.text(name) == "init", source.text(name - 1) == "." { name -= 2 }
        let type = source.text(name)
        if type != "StandIn", source.text(open - 1) == "init", source.text(open - 2) == ".",
          place.message.contains("Literal:'") || place.message.contains("'path:'")
        {
          return insert(place, before: open - 2, "StandIn")
        }
        guard catalog.types[type] != nil || type == "StandIn", let call = source.call(at: open)
        else { break }
        return catalog.add(call, of: type)
      } else if source.text(open) == "{" {
        break
      }
      open -= 1
    }
    // The location of the compiler's message can be the type's name before the arguments.
    let type = source.text(token)
    if catalog.types[type] != nil, let call = source.call(at: token + 1) {
      return catalog.add(call, of: type)
    }
    return false
  }
}
