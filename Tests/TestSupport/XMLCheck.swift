/// A check that a text is well-formed XML, as far as our pictures use it.
public enum XMLCheck {
  /// Returns the first error in a text; nil if there is none.
  public static func problem(in text: String) -> String? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 9, 10, 13: break
      case 0...0x1F, 0xFFFE, 0xFFFF: return "the character \(scalar.value)"
      case _: break
      }
    }
    // XML knows scalars, and a mark doesn't change the character before it.
    let letters = text.unicodeScalars.map { $0.isASCII ? Character($0) : "x" }
    var rest = String(letters)[...]
    var open: [Substring] = []
    var roots = 0
    while let place = rest.firstIndex(of: "<") {
      let content = rest[..<place]
      if let problem = problem(inContent: content) { return problem }
      if open.isEmpty, !content.allSatisfy(\.isWhitespace) { return "text outside: \(content)" }
      rest = rest[place...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else { return "a tag without end" }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return "the end \(tag)" }
        continue
      }
      let name = tag.prefix { $0.isLetter }
      if name.isEmpty { return "a tag without name: \(tag)" }
      if let problem = problem(inAttributes: tag.dropFirst(name.count)) { return problem }
      if open.isEmpty { roots += 1 }
      if !tag.hasSuffix("/") { open.append(name) }
    }
    if !open.isEmpty { return "\(open) without end" }
    if !rest.allSatisfy(\.isWhitespace) { return "text outside: \(rest)" }
    return roots == 1 ? nil : "\(roots) roots"
  }

  private static func problem(inContent text: Substring) -> String? {
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    where !["amp;", "lt;", "gt;", "quot;"].contains(where: { part.hasPrefix($0) }) {
      return "the reference \(part.prefix(8))"
    }
    return nil
  }

  private static func problem(inAttributes text: Substring) -> String? {
    var rest = text.drop { $0 == " " }
    var names: Set<Substring> = []
    while let first = rest.first, first != "/" {
      let name = rest.prefix { $0.isLetter || "-:".contains($0) || $0.isNumber }
      rest = rest.dropFirst(name.count)
      if !names.insert(name).inserted { return "\(name) twice" }
      guard rest.hasPrefix("=\"") else { return "an attribute \(name) without value" }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != "\"" }
      if value.contains("<") { return "a tag in \(name)" }
      if let problem = problem(inContent: value) { return problem }
      rest = rest.dropFirst(value.count)
      guard rest.hasPrefix("\"") else { return "a value without end" }
      rest = rest.dropFirst().drop { $0 == " " }
    }
    return rest.isEmpty || rest == "/" ? nil : "the attributes \(text)"
  }
}
