extension SourceText {
  /// A declaration of a type or an extension.
  struct TypeDeclaration: Hashable {
    /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
    var keyword: String
    /// The name of the type, or of the extended type.
    ///
    /// An extension of a nested type has a name with dots.
    var name: String
    /// The superclass and the protocols in the declaration.
    var inherited: [String]
    /// The modifiers and attributes before the declaration, without arguments.
    var attributes: [String]
    /// The index of the token with the keyword.
    var start: Int
    /// The tokens of the body, including the braces.
    var body: Range<Int>

    /// The superclass and the protocols, without generic arguments.
    var inheritedNames: [String] { inherited.map { String($0.prefix { $0 != "<" }) } }
  }

  /// A function or an initializer of a type.
  struct Method: Hashable {
    /// The name without labels, such as `scene`; `init` for an initializer.
    var base: String
    /// The labels of the parameters; `_` if a parameter has no label.
    var labels: [String]
    /// The tokens from the keyword to the end of the body.
    var range: Range<Int>
    /// The tokens of the body, including the braces; nil if there is no body.
    var body: Range<Int>?
    /// The modifiers and attributes before the function.
    var modifiers: [String]

    /// The full name, such as `scene(_:continue:)`.
    var name: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }
  }

  static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "class",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "required", "convenience",
    "dynamic", "optional", "nonisolated", "indirect", "isolated", "async", "prefix", "postfix",
  ]

  /// The types and extensions in the file.
  ///
  /// An enclosing type comes before its nested types.
  var types: [TypeDeclaration] {
    tokens.indices.compactMap(typeDeclaration)
  }

  /// Returns the name of a type with the names of the types that contain it.
  func fullName(of type: TypeDeclaration) -> String {
    types.filter { $0.body.contains(type.start) }.map { $0.name + "." }.joined() + type.name
  }

  private func typeDeclaration(at start: Int) -> TypeDeclaration? {
    let keyword = tokens[start].text
    guard tokens[start].kind == .identifier, Self.typeKeywords.contains(keyword),
      text(start - 1) != ".", tokens.indices.contains(start + 1),
      tokens[start + 1].kind == .identifier,
      !["func", "var", "let", "subscript"].contains(text(start + 1)),
      !Self.modifiers.contains(text(start + 1))
    else { return nil }
    var index = start + 1
    var name = text(index)
    index += 1
    while text(index) == ".", tokens.indices.contains(index + 1) {
      name += "." + text(index + 1)
      index += 2
    }
    index = endOfAngles(from: index)
    var inherited: [String] = []
    if text(index) == ":" {
      index += 1
      var current: [String] = []
      while index < tokens.count, text(index) != "{", text(index) != "where" {
        if [",", "&"].contains(text(index)) {
          inherited.append(current.joined())
          current = []
          index += 1
        } else if text(index) == "<" {
          let end = endOfAngles(from: index)
          current.append(text(index..<end))
          index = max(end, index + 1)
        } else if text(index) == "@" {
          index += 2
        } else if startsNextDeclaration(index) {
          return nil
        } else {
          current.append(text(index))
          index += 1
        }
      }
      inherited.append(current.joined())
    }
    while index < tokens.count, text(index) != "{" {
      // If the next declaration begins before a brace, this declaration has no body.
      if ["}", ";"].contains(text(index)) || startsNextDeclaration(index) { return nil }
      index += 1
    }
    guard let end = partners[index] else { return nil }
    return TypeDeclaration(
      keyword: keyword, name: name, inherited: inherited.filter { !$0.isEmpty },
      attributes: attributes(before: start), start: start, body: index..<end + 1)
  }

  /// Returns whether a token after the name of a declaration begins another declaration.
  private func startsNextDeclaration(_ index: Int) -> Bool {
    tokens[index].startsLine && Self.startsDeclaration(text(index)) && text(index) != "@"
      && tokens.indices.contains(index + 1) && tokens[index + 1].kind == .identifier
  }

  /// Returns the index after a list of generic arguments or parameters; the given index if there is
  /// no such list.
  func endOfAngles(from start: Int) -> Int {
    guard text(start) == "<" else { return start }
    var depth = 0
    var index = start
    // A longer list isn't a list of generic arguments: the `<` is a comparison, or the source is invalid.
    while index < min(tokens.count, start + 1000) {
      if tokens[index].startsLine, Self.typeKeywords.contains(text(index)) { return start }
      switch text(index) {
      case "<": depth += 1
      case ">" where text(index - 1) != "-":
        depth -= 1
        if depth == 0 { return index + 1 }
      case "{", "}", ";": return start
      default: break
      }
      index += 1
    }
    return start
  }

  /// Returns the modifiers and attributes before the token at an index.
  func attributes(before start: Int) -> [String] {
    var result: [String] = []
    var index = start - 1
    while index >= 0 {
      if Self.modifiers.contains(text(index)) {
        result.append(text(index))
        index -= 1
      } else if text(index) == ")", let open = partners[index], open > 0 {
        index = open - 1
        if text(index - 1) == "@" || Self.modifiers.contains(text(index)) {
          continue
        } else {
          break
        }
      } else if index > 0, text(index - 1) == "@" {
        result.append("@" + text(index))
        index -= 2
      } else {
        break
      }
    }
    return result.reversed()
  }

  /// Returns the methods that a type declares, without the methods of nested types.
  func methods(of type: TypeDeclaration) -> [Method] {
    var result: [Method] = []
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound - 1 {
      if ["func", "init"].contains(text(index)), text(index - 1) != ".",
        let method = method(at: index)
      {
        result.append(method)
        index = max(method.range.upperBound, index + 1)
      } else if ["{", "(", "["].contains(text(index)), let end = partners[index] {
        index = end + 1
      } else {
        index += 1
      }
    }
    return result
  }

  /// Returns the function whose keyword is at an index.
  func method(at start: Int) -> Method? {
    var index = text(start) == "init" ? start : start + 1
    let base = text(index).filter { $0 != "`" }
    index += 1
    if text(start) == "init", text(index) == "?" || text(index) == "!" { index += 1 }
    index = endOfAngles(from: index)
    guard text(index) == "(", let close = partners[index] else { return nil }
    var labels: [String] = []
    var isStart = true
    var place = index + 1
    while place < close {
      if isStart {
        if text(place) == "@" {
          place += 2
          continue
        }
        labels.append(text(place).filter { $0 != "`" })
        isStart = false
      }
      if ["{", "(", "["].contains(text(place)), let end = partners[place] {
        place = end
      } else if text(place) == "<" {
        place = max(place, endOfAngles(from: place) - 1)
      } else if text(place) == "," {
        isStart = true
      }
      place += 1
    }
    var end = close + 1
    var body: Range<Int>?
    while end < tokens.count {
      if text(end) == "{" {
        body = partners[end].map { end..<$0 + 1 }
        end = body?.upperBound ?? end
        break
      }
      if text(end) == "}" || tokens[end].startsLine && Self.startsDeclaration(text(end)) { break }
      if ["(", "["].contains(text(end)), let partner = partners[end] { end = partner }
      end += 1
    }
    return Method(
      base: base, labels: labels, range: start..<end, body: body,
      modifiers: attributes(before: start))
  }

  static func startsDeclaration(_ text: String) -> Bool {
    modifiers.contains(text) || typeKeywords.contains(text)
      || ["func", "var", "let", "init", "deinit", "subscript", "typealias", "@", "case", "import"]
        .contains(text)
      || text.hasPrefix("#")
  }
}
