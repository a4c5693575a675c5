/// Rules that resolve the compiler's messages by adding stand-ins and making small edits.
///
/// The documentation of ``StandInCatalog`` explains the terms stand-in and known type.
struct Rules {
  /// The stand-ins, to which the rules add new ones.
  var catalog: StandInCatalog
  /// The stand-ins of the previous round.
  let earlier: StandInCatalog
  /// The files of the last compilation.
  let sources: [SourceText]
  /// The edits, by the index of the file in ``sources``.
  var edits: [Int: [SourceText.Edit]] = [:]
  /// Whether a message of the round says that the compiler can't find a name.
  var isEarly = false
  /// Whether more than ten rounds have passed.
  ///
  /// So many rounds suggest that one rule undoes another rule's edits.
  var isLate = false

  /// Creates rules for one round, in which the messages of one compilation are resolved.
  ///
  /// - Parameters:
  ///   - catalog: The stand-ins of the previous round.
  ///   - sources: The files of the last compilation.
  init(_ catalog: StandInCatalog, _ sources: [SourceText]) {
    self.catalog = catalog
    earlier = catalog
    self.sources = sources
  }

  /// A message of the compiler, with the file and the token that the message is about.
  struct Place {
    /// The message of the compiler.
    var diagnostic: Diagnostic
    /// The index of the file in ``Rules/sources``; nil if the message is about no file, or about the file of generated
    /// stand-ins.
    var file: Int?
    /// The index of the token in the file; nil if there is no such token.
    var token: Int?
    var message: String { diagnostic.message }
    var names: [String] { diagnostic.names }
  }

  /// Resolves a compiler message by the first rule that applies to the message.
  ///
  /// - Returns: Whether a rule resolved the message, or left it to a later round.
  mutating func answer(_ place: Place) -> Bool {
    answerMissingName(place) || answerMember(place) || answerBuilder(place) || answerCall(place)
      || answerOperator(place) || answerType(place) || answerExpression(place)
  }

  /// Resolves a compiler message that no other rule resolves, with an edit that keeps the statement.
  ///
  /// - Returns: Whether an edit was made.
  mutating func answerAtLast(_ place: Place) -> Bool {
    callOwn(place) || plainText(place)
  }

  // MARK: - Edits

  /// Adds an edit, unless it overlaps another edit of the current round.
  ///
  /// - Returns: False if the message is about none of the files in ``sources``; otherwise true.
  mutating func edit(_ place: Place, _ range: Range<Int>, _ text: String) -> Bool {
    guard let file = place.file else { return false }
    let isTaken = edits[file, default: []].contains {
      $0.range.overlaps(range) || $0.range == range
        || range.isEmpty && $0.range.contains(range.lowerBound)
    }
    // If the edit is still needed, a later round makes it.
    if isTaken { return true }
    edits[file, default: []].append(SourceText.Edit(range: range, text: text))
    return true
  }

  /// Replaces a range of tokens by a text; returns false if there are no such tokens.
  mutating func replace(_ place: Place, _ tokens: Range<Int>, _ text: String) -> Bool {
    guard let file = place.file, !tokens.isEmpty, tokens.upperBound <= sources[file].tokens.count
    else { return false }
    return edit(place, sources[file].bytes(of: tokens), text)
  }

  /// The tokens of the expression that a message underlines; nil if the message underlines none.
  func expression(_ place: Place) -> Range<Int>? {
    guard let file = place.file, let columns = place.diagnostic.columns else { return nil }
    let source = sources[file]
    guard let start = source.offset(line: place.diagnostic.line, column: columns.lowerBound),
      let end = source.offset(line: place.diagnostic.line, column: columns.upperBound),
      let first = source.index(at: start), let last = source.index(at: end - 1), first <= last
    else { return nil }
    // The range is extended to closing brackets, so that an expression of several lines is
    // complete.
    var index = first
    var final = last
    while index <= final {
      if ["(", "[", "{"].contains(source.text(index)), let partner = source.partners[index] {
        index = partner
        final = max(final, partner)
      }
      index += 1
    }
    if first == final, let whole = source.expression(aroundSign: first) { return whole }
    // A message can underline only the brackets, or the `?` or `!`, after a value.
    let isAfterValue = ["(", "[", "?", "!"].contains(source.text(first)) && source.isCalled(first)
    let value = isAfterValue ? source.operand(before: first)?.lowerBound : nil
    return (value ?? source.startOfChain(first))..<final + 1
  }

  /// Inserts a prefix before an expression, and a suffix after the expression; returns false if there are no such
  /// tokens.
  mutating func wrap(_ place: Place, _ tokens: Range<Int>, _ prefix: String, _ suffix: String)
    -> Bool
  {
    guard let file = place.file, tokens.upperBound <= sources[file].tokens.count, !tokens.isEmpty
    else {
      return false
    }
    let bytes = sources[file].bytes(of: tokens)
    let text = String(decoding: sources[file].bytes[bytes], as: UTF8.self)
    return edit(place, bytes, prefix + text + suffix)
  }

  /// Inserts text after a token; returns false if there is no such token.
  mutating func insert(_ place: Place, after token: Int, _ text: String) -> Bool {
    guard let file = place.file, sources[file].tokens.indices.contains(token) else { return false }
    let end = sources[file].tokens[token].range.upperBound
    return edit(place, end..<end, text)
  }

  /// Inserts text before a token; returns false if there is no such token.
  mutating func insert(_ place: Place, before token: Int, _ text: String) -> Bool {
    guard let file = place.file, sources[file].tokens.indices.contains(token) else { return false }
    let start = sources[file].tokens[token].range.lowerBound
    return edit(place, start..<start, text)
  }

  // MARK: - Names

  private mutating func answerMissingName(_ place: Place) -> Bool {
    let message = place.message
    if message.contains("cannot find type '") || message.contains("cannot find protocol '"),
      let name = place.names.first
    {
      return addType(name)
    }
    if message.hasPrefix("cannot find '$"), let name = place.names.first, let token = place.token {
      // A file that isn't compiled declares the property wrapper, so a stand-in replaces the projected value.
      return replace(place, token..<token + 1, "StandIn(path: \"\(name.dropFirst())\")")
    }
    if message.hasPrefix("cannot find '"), let name = place.names.first {
      if name.first?.isUppercase == true, !isConstant(name, place) { return addType(name) }
      return catalog.add(value: name) || !earlier.values.contains(name)
    }
    if message.contains("is ambiguous for type lookup in this context"),
      let name = place.names.first
    {
      return catalog.add(type: name, .alias(of: "UIKit.\(name)"))
    }
    if message.hasPrefix("unknown attribute '"), let name = place.names.first {
      if name.first?.isUppercase == true { return addType(name) }
      return blankAttribute(place)
    }
    return false
  }

  /// Returns whether a capitalized name refers to a value.
  ///
  /// A name refers to a type if a call, a member or a body follows one of its uses.
  private func isConstant(_ name: String, _ place: Place) -> Bool {
    guard let file = place.file, let token = place.token, sources[file].text(token) == name else {
      return false
    }
    let isAlone = { (source: SourceText, index: Int) in
      // Where the source creates an array, as in `[Name]()`, the name refers to a type.
      !(source.text(index - 1) == "[" && source.text(index + 1) == "]"
        && source.text(index + 2) == "(")
        && !["(", ".", "<", "{", "["].contains(source.text(index + 1))
        || ["{", "["].contains(source.text(index + 1)) && source.tokens[index + 1].startsLine
    }
    return sources.allSatisfy { source in
      source.tokens.indices.allSatisfy { source.text($0) != name || isAlone(source, $0) }
    }
      && !sources.contains { $0.kind(ofUnknown: name) != nil }
      && !["as", "is", ":", ">"].contains(sources[file].text(token - 1))
  }

  private mutating func blankAttribute(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let start = source.text(token) == "@" ? token : token - 1
    guard source.text(start) == "@" else { return false }
    var end = start + 2
    if source.text(end) == "(", let close = source.partners[end] { end = close + 1 }
    return replace(place, start..<end, "")
  }

  /// Adds a stand-in for a type, in the form that the uses of the type require.
  mutating func addType(_ name: String) -> Bool {
    var kind = sources.lazy.compactMap { $0.kind(ofUnknown: name) }.first
    if kind == nil || kind == .base, let superclass = Self.superclass(ofNamed: name) {
      kind = .subclass(of: superclass)
    }
    if kind == nil, sources.contains(where: { $0.isContent(name) }) {
      kind = .content("StandInView")
    }
    if kind == nil, catalog.types.values.contains(.subclass(of: name)) { kind = .base }
    guard catalog.add(type: name, kind ?? .value) else { return earlier.types[name] == nil }
    for source in sources {
      for initializer in source.initializers(of: name) {
        _ = catalog.add(initializer, of: name)
      }
    }
    return true
  }

  /// Returns the superclass that the ending of a class name suggests; nil if the ending suggests none.
  static func superclass(ofNamed name: String) -> String? {
    let endings = [
      ("NavigationController", "UINavigationController"),
      ("NavController", "UINavigationController"),
      ("TabBarController", "UITabBarController"), ("SplitViewController", "UISplitViewController"),
      ("AlertController", "UIAlertController"), ("ViewController", "UIViewController"),
      ("Window", "UIWindow"),
    ]
    guard let superclass = endings.first(where: { name.hasSuffix($0.0) })?.1, superclass != name
    else {
      return nil
    }
    return superclass
  }
}
