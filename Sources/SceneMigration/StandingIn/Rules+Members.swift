extension Rules {
  mutating func answerMember(_ place: Place) -> Bool {
    let message = place.message
    if let match = message.firstMatch(
      of:
        /(static member|instance member|value of type|type) '(.+?)'(?: \(aka '(.+?)'\))? has no (?:dynamic )?(?:subscripts|(?:dynamic )?member '(.+?)')/
    ) {
      guard let member = match.4.map(String.init) else { return false }
      return addMember(member, of: String(match.2), isStatic: match.1 == "type", place)
    }
    if let match = message.firstMatch(
      of:
        /'(.+?)' is not a member type of (?:class|struct|enum|protocol|type alias|actor|generic \w+)? ?'(.+?)'/
    ) {
      let type = simple(String(match.2))
      return catalog.add(.init(name: String(match.1), isStatic: true, isType: true), of: type)
    }
    if let match = message.firstMatch(of: /no type named '(.+?)' in module '(.+?)'/) {
      return qualified(place, String(match.1))
    }
    if let match = message.firstMatch(of: /module '(.+?)' has no member named '(.+?)'/) {
      return qualified(place, String(match.2))
    }
    return false
  }

  /// Cuts the module before a name that it lacks.
  private mutating func qualified(_ place: Place, _ name: String) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let index = source.text(token) == name ? token : token + 2
    guard source.text(index - 1) == ".", index >= 2 else { return false }
    return replace(place, index - 2..<index, "")
  }

  private mutating func addMember(
    _ member: String, of type: String, isStatic: Bool, _ place: Place
  ) -> Bool {
    let isMeta = type.hasSuffix(".Type")
    let name = simple(isMeta ? String(type.dropLast(5)) : type)
    if ["Any", "AnyObject", "any Any"].contains(type) { return convertBase(place) }
    guard !name.isEmpty, name != "StandIn" else { return false }
    let isType = isStatic && member.first?.isUppercase == true
    let base = member.split(separator: "(").first.map(String.init) ?? member
    let superclass = catalog.types[name]
    if case .value? = superclass { return convertBase(place) }
    let new = StandInCatalog.Member(name: base, isStatic: isStatic || isMeta, isType: isType)
    return catalog.add(new, of: name) || earlier.members[name]?.contains(new) != true
  }

  /// Makes a value of an unknown type a stand-in before its member.
  private mutating func convertBase(_ place: Place) -> Bool { false }

  /// The name of a type for an extension; empty if it can't be extended.
  private func simple(_ type: String) -> String {
    var name = type
    if name.hasPrefix("any ") { name = String(name.dropFirst(4)) }
    if name.hasPrefix("[") { return name.contains(":") ? "Dictionary" : "Array" }
    if name.hasSuffix("?") || name.hasSuffix("!") { return "Optional" }
    if let angle = name.firstIndex(of: "<") { name = String(name[..<angle]) }
    if name.contains(" ") || name.contains("(") || name.contains("&") { return "" }
    return name
  }
}
