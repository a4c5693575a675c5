extension Rules {
  /// Moves an override from an extension to the class.
  ///
  /// The method in the extension stays there with another name. A new override in the class calls this method.
  /// On Apple's platforms an extension can override an Objective-C method, but not a Swift method.
  ///
  /// - Returns: Whether an edit was made, or the override was left to a later round.
  mutating func moveOverride(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard source.text(token - 1) == "func", let method = source.method(at: token - 1),
      let body = method.body,
      let word = (max(0, token - 8)..<token).last(where: { source.text($0) == "override" }),
      let name = source.types.last(where: { $0.body.contains(token) })?.name,
      let owner = classBody(named: name), let open = openOfCall(around: token, in: source),
      let close = source.partners[open]
    else { return false }
    let start = sources[owner.file].tokens[owner.open].range.upperBound
    // Only one override is moved into a class in each round, so a later round moves this override.
    if edits[owner.file, default: []].contains(where: { $0.range == start..<start }) { return true }
    let arguments = source.arguments(from: open, to: close).map { parameter in
      let label = source.text(parameter.lowerBound)
      let second = source.text(parameter.lowerBound + 1)
      let value = second == ":" ? label : second
      return label == "_" ? value : "\(label): \(value)"
    }
    let own = "standIn" + method.base.prefix(1).uppercased() + method.base.dropFirst()
    let head = String(
      decoding: source.bytes[source.bytes(of: token - 1..<body.lowerBound)], as: UTF8.self)
    let call = "return \(own)(\(arguments.joined(separator: ", ")))"
    let isMoved = insert(
      Place(diagnostic: place.diagnostic, file: owner.file), after: owner.open,
      " override \(head) { \(call) } ; ")
    return isMoved && replace(place, word..<word + 1, "")
      && replace(place, token..<token + 1, own)
  }

  /// Returns the file that declares a class, and the index of the brace that opens the body of the class; nil if no
  /// file declares the class.
  private func classBody(named name: String) -> (file: Int, open: Int)? {
    for file in sources.indices {
      let type = sources[file].types.first { $0.keyword == "class" && $0.name == name }
      if let type { return (file, type.body.lowerBound) }
    }
    return nil
  }
}
