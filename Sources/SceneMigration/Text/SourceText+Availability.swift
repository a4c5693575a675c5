extension SourceText {
  /// A method that isn't available in iOS 13 and later, because of an availability attribute of the method or its type.
  struct ObsoleteMethod {
    /// The full name, such as `application(_:open:)`.
    var name: String
    /// The line of the method's declaration.
    var line: Int
    /// The text of the availability attribute.
    var attribute: String
    /// The tokens of the method, including attributes and modifiers.
    var range: Range<Int>
  }

  /// The methods of classes and extensions that an availability attribute makes unavailable, or obsolete in iOS 13 or
  /// earlier.
  var obsoleteMethods: [ObsoleteMethod] {
    types.filter { $0.keyword == "class" || $0.keyword == "extension" }.flatMap {
      type -> [ObsoleteMethod] in
      let whole = obsoleteAttribute(before: type.start).attribute
      return methods(of: type).compactMap { method in
        let own = obsoleteAttribute(before: method.range.lowerBound)
        // Unavailable initializers are kept, because subclasses must declare required initializers.
        guard text(method.range.lowerBound) == "func", let attribute = own.attribute ?? whole else {
          return nil
        }
        return ObsoleteMethod(
          name: method.name, line: line(of: method.range.lowerBound),
          attribute: attribute, range: own.start..<method.range.upperBound)
      }
    }
  }

  /// The source without its obsolete methods.
  ///
  /// The other lines keep their numbers.
  var withoutObsoleteMethods: SourceText {
    var copy = self
    copy.apply(obsoleteMethods.map { Edit(range: bytes(of: $0.range), text: "") })
    return copy
  }

  /// Returns the attribute that makes a declaration obsolete, and the index of the first attribute
  /// or modifier.
  private func obsoleteAttribute(before keyword: Int) -> (attribute: String?, start: Int) {
    var start = keyword
    var found: String?
    while start > 0 {
      let last = start - 1
      if Self.modifiers.contains(text(last)), text(last - 1) != "@" {
        start = last
      } else if text(last) == ")", let open = partners[last], open > 0,
        Self.modifiers.contains(text(open - 1))
      {
        start = open - 1
      } else if text(last) == ")", let open = partners[last], open > 1, text(open - 2) == "@" {
        if text(open - 1) == "available", isObsolete(open) { found = text(open - 2..<start) }
        start = open - 2
      } else if last > 0, text(last - 1) == "@" {
        start = last - 1
      } else {
        break
      }
    }
    return (found, start)
  }

  private func isObsolete(_ open: Int) -> Bool {
    let arguments = arguments(in: open)
    guard let platform = arguments.first, ["iOS", "*"].contains(text(platform.value)) else {
      return false
    }
    return arguments.contains { argument in
      if argument.label.isEmpty { return text(argument.value) == "unavailable" }
      guard text(argument.label) == "obsoleted" else { return false }
      let version = text(argument.value).split(separator: ".").first.flatMap { Int($0) }
      return version.map { $0 <= 13 } ?? false
    }
  }
}
