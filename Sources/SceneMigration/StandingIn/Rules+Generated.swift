extension Rules {
  /// Resolves a compiler message about a generated stand-in by simplifying or removing the stand-in.
  ///
  /// - Parameters:
  ///   - error: The message.
  ///   - text: The lines of the generated file.
  /// - Returns: Whether the stand-ins changed.
  mutating func answer(generated error: Diagnostic, text: [String]) -> Bool {
    guard text.indices.contains(error.line - 1) else { return false }
    let line = text[error.line - 1]
    if let match = line.firstMatch(of: /^extension StandIn: (\w+)/) {
      return catalog.conformed.insert(String(match.1)).inserted
    }
    if let match = line.firstMatch(of: /^(?:class|@propertyWrapper struct|protocol) (\w+)/) {
      let name = String(match.1)
      guard catalog.types[name] != nil, catalog.types[name] != .value else { return false }
      catalog.types[name] = .value
      return true
    }
    if let label = line.firstMatch(of: /^extension Collection \{ subscript\((\w+)/) {
      return catalog.subscripts.remove(String(label.1)) != nil
    }
    if let function = line.firstMatch(of: /^(?:@\w+ )*nonisolated func (\w+)/) {
      return refuse(String(function.1), of: "")
    }
    if let match = line.firstMatch(of: /^extension ([\w.]+) \{$/) {
      // The type itself can't be extended with members, so all its members are removed.
      let name = String(match.1)
      let removed = [
        catalog.functions.removeValue(forKey: name) != nil,
        catalog.initializers.removeValue(forKey: name) != nil,
        catalog.indexed.remove(name) != nil,
        catalog.members.removeValue(forKey: name) != nil,
      ]
      return removed.contains(true)
    }
    guard let owner = text[..<error.line].last(where: { !$0.hasPrefix(" ") }),
      let type = owner.firstMatch(of: /^(?:extension|class) ([\w.]+)/).map({ String($0.1) })
    else { return false }
    if line.contains(" subscript(") { return catalog.indexed.remove(type) != nil }
    if line.contains(" init(") || line.contains(" init<") {
      guard catalog.refused.insert("\(type).init").inserted else { return false }
      if type == "StandIn" {
        for name in catalog.initializers.keys where catalog.types[name] == .value {
          catalog.initializers[name] = nil
        }
      }
      catalog.initializers[type] = nil
      return true
    }
    if let function = line.firstMatch(of: /^[ ]+(?:@\w+ )*nonisolated (?:static )?func `?(\w+)/) {
      return refuse(String(function.1), of: type)
    }
    guard let name = line.firstMatch(of: /(?:var|typealias) `?(\w+)`?/).map({ String($0.1) }) else {
      return false
    }
    let members = (catalog.members[type] ?? []).filter { $0.name != name }
    catalog.members[type] = members.isEmpty ? nil : members
    return catalog.refused.insert("\(type).\(name)").inserted
  }

  /// Removes a generated function, and excludes it from later rounds.
  private mutating func refuse(_ name: String, of type: String) -> Bool {
    let rest = (catalog.functions[type] ?? []).filter { $0.name != name }
    catalog.functions[type] = rest.isEmpty ? nil : rest
    return catalog.refused.insert("\(type).\(name)()").inserted
  }
}
