extension Rules {
  /// Moves the body of each closure in a statement into a local function, which the closure then calls.
  ///
  /// The compiler checks a closure together with the call that takes the closure. An error in the closure
  /// can then appear as an error of the call. The statements of a function are checked separately.
  ///
  /// A closure stays as it is if it returns a value, uses `await` or anonymous parameters, or may be the closure of a
  /// result builder. A closure with a single statement stays as it is, unless the statement begins with a word such as
  /// `guard` or `switch`.
  ///
  /// - Returns: Whether an edit was made.
  mutating func separateBodies(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard let statement = source.statements(around: token).first(where: { !$0.isMember })?.range
    else { return false }
    var isChanged = false
    var index = statement.lowerBound
    while index < statement.upperBound {
      if source.text(index) == "{", let close = source.partners[index],
        separateBody(at: index, close, place, source)
      {
        isChanged = true
        index = close
      }
      index += 1
    }
    return isChanged
  }

  /// Words that begin statements that result builders don't accept.
  private static let controls: Set<String> = ["guard", "do", "while", "defer", "return", "throw"]

  private mutating func separateBody(
    at open: Int, _ close: Int, _ place: Place, _ source: SourceText
  ) -> Bool {
    let start = source.startOfClosure(open)
    guard source.isArgument(open), start < close, source.text(start + 1) != "standInBody" else {
      return false
    }
    let starts = statements(from: start, to: close, source)
    let isControl = { (index: Int) in
      Self.controls.contains(source.text(index)) || source.text(index) == "switch"
    }
    guard starts.count > 1 || starts.first.map(isControl) == true,
      !source.imports("SwiftUI")
        || starts.contains(where: { Self.controls.contains(source.text($0)) }),
      !(start..<close).contains(where: { source.text($0) == "await" }),
      isSeparable(from: start, to: close, source)
    else { return false }
    let isThrowing = (start..<close).contains { isOpenTry($0, in: open, source) }
    let head = "func standInBody() \(isThrowing ? "throws " : ""){ "
    return insert(place, before: start, head)
      && insert(place, before: close, " } ; \(isThrowing ? "try " : "")standInBody() ")
  }

  /// The indices of the first tokens of a block's statements.
  private func statements(from start: Int, to close: Int, _ source: SourceText) -> [Int] {
    var result: [Int] = []
    var index = start
    while index < close, let statement = source.statements(around: index).first,
      statement.range.upperBound > index
    {
      result.append(index)
      index = statement.range.upperBound
    }
    return result
  }

  /// Whether a closure uses no anonymous parameter such as `$0`, and returns no value.
  ///
  /// The search skips nested closures as far as it recognizes them.
  private func isSeparable(from start: Int, to close: Int, _ source: SourceText) -> Bool {
    var index = start
    while index < close {
      if source.text(index) == "{", let end = source.partners[index], source.isArgument(index) {
        index = end
      } else if source.text(index) == "return", index + 1 < close,
        source.text(index + 1) != "}", source.text(index + 1) != ";",
        !source.tokens[index + 1].startsLine
      {
        return false
      } else if source.text(index).hasPrefix("$") {
        return false
      }
      index += 1
    }
    return true
  }

  /// Whether an error at a `try` propagates out of a closure.
  private func isOpenTry(_ index: Int, in open: Int, _ source: SourceText) -> Bool {
    guard source.text(index) == "try", !["?", "!"].contains(source.text(index + 1)) else {
      return false
    }
    var place = index - 1
    while place > open {
      if source.text(place) == "}", let partner = source.partners[place] {
        place = partner
      } else if source.text(place) == "{" {
        if source.text(place - 1) == "do" || source.isArgument(place) { return false }
      }
      place -= 1
    }
    return true
  }

  /// Replaces the value of a tuple declaration by one stand-in for each name, because a single
  /// stand-in can't be converted to a tuple.
  mutating func splitTuple(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    let first = statement.lowerBound
    guard ["let", "var"].contains(source.text(first)), source.text(first + 1) == "(",
      let close = source.partners[first + 1], source.text(close + 1) == "=",
      source.text(close + 2) != "("
    else { return false }
    let names = source.arguments(from: first + 1, to: close).map { source.text($0.lowerBound) }
    let values = names.map { "StandIn(path: \"\($0)\")" }.joined(separator: ", ")
    return replace(place, close + 2..<statement.upperBound, "(\(values))")
  }

  /// Declares the names of a tuple in a loop as stand-ins, because a single stand-in can't be
  /// converted to a tuple.
  mutating func splitElements(inLoopOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    guard source.text(statement.lowerBound) == "for",
      let open = statement.prefix(5).first(where: { source.text($0) == "(" }),
      let close = source.partners[open], source.text(close + 1) == "in",
      let body = (close..<statement.upperBound).last(where: {
        source.text($0) == "{" && source.partners[$0] == statement.upperBound - 1
      })
    else { return false }
    let names = source.arguments(from: open, to: close).map { source.text($0.lowerBound) }
    let values = names.filter { $0 != "_" }.map { " let \($0) = StandIn(path: \"\($0)\");" }
      .joined()
    return replace(place, open..<close + 1, "_") && insert(place, after: body, values)
  }

  /// In calls of stand-ins, converts anonymous closure parameters such as `$0` to the types that the calls require.
  mutating func typeAnonymous(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for open in statement
    where source.text(open) == "(" && catalog.types[source.text(open - 1)] != nil {
      guard let close = source.partners[open] else { continue }
      for index in open..<close where source.text(index).hasPrefix("$") {
        guard Int(source.text(index).dropFirst()) != nil,
          ![".", "(", "[", "?", "!"].contains(source.text(index + 1)),
          openOfCall(around: index, in: source).map({ source.text($0 - 1) }) != "areEqual"
        else { continue }
        isChanged =
          replace(place, index..<index + 1, "\(source.text(index)).standInAnswer()") || isChanged
      }
    }
    return isChanged
  }

  /// Casts the keys of subscripts in a statement to strings, if the keys are stand-ins.
  mutating func typeKeys(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for index in statement
    where catalog.values.contains(source.text(index)) && source.text(index - 1) == "["
      && source.text(index + 1) == "]" && source.tokens[index - 2].kind == .identifier
    {
      isChanged =
        wrap(place, index..<index + 1, "((", ") as StandIn).standInAnswer() as String") || isChanged
    }
    return isChanged
  }

  /// Declares that the named parameters of all closures in a statement are stand-ins.
  mutating func typeClosures(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for open in statement where source.text(open) == "{" && source.isArgument(open) {
      guard !source.closureParameters(at: open).names.isEmpty else { continue }
      isChanged = typeClosureParameters(around: open, place) || isChanged
    }
    return isChanged
  }

  /// Wraps the body of the closure around a token in `MainActor.assumeIsolated`, because Apple's declarations
  /// allow main-actor code in that closure.
  mutating func assumeMainActor(around token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    var open = token - 1
    while open > 0 {
      if ["}", ")", "]"].contains(source.text(open)), let partner = source.partners[open] {
        open = partner
      } else if source.text(open) == "{", source.isArgument(open),
        let close = source.partners[open]
      {
        let start = source.startOfClosure(open)
        if source.text(start + 1) != "MainActor", source.text(open - 1) != "assumeIsolated" {
          return insert(place, before: start, "return MainActor.assumeIsolated { ")
            && insert(place, before: close, " } ")
        }
      }
      open -= 1
    }
    return false
  }
}
