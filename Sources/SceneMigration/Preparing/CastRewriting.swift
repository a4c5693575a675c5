/// The rewriting of casts to types with stand-ins, and to controllers and views of UIKit.
///
/// A run can let each rewritten cast succeed or fail.
struct CastRewriting {
  /// The stand-ins of the copies.
  let catalog: StandInCatalog

  /// Returns the edits that rewrite the casts of a source.
  func edits(in source: SourceText) -> [SourceText.Edit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "as", ["?", "!"].contains(source.text(index + 1)),
        let end = endOfType(from: index + 2, in: source)
      else { return nil }
      let name = source.text(index + 2..<end)
      let isProtocol = [.protocol, .protocolOfValues].contains(catalog.types[name])
      let type = isProtocol ? "(any \(name)).self" : "\(name).self"
      let sign = source.text(index + 1) == "?" ? "~?>" : "~!>"
      return SourceText.Edit(
        range: source.bytes(of: index..<end), text: "\(sign) (type: \(type), name: \"\(name)\")")
    }
  }

  /// Returns the index after the tokens of a type, if a run can make a value of the type; nil for any other type.
  private func endOfType(from start: Int, in source: SourceText) -> Int? {
    guard source.tokens.indices.contains(start), source.tokens[start].kind == .identifier else {
      return nil
    }
    var end = start + 1
    while source.text(end) == ".", source.text(end + 1).first?.isUppercase == true { end += 2 }
    end = source.endOfAngles(from: end)
    guard !["?", "!", "&", ".", "("].contains(source.text(end)) || isSeparated(end, in: source)
    else {
      return nil
    }
    return isMadeUp(source.text(start)) ? end : nil
  }

  /// Returns whether white space separates a token from the previous token; false for the `&` of a protocol
  /// composition.
  private func isSeparated(_ index: Int, in source: SourceText) -> Bool {
    guard source.tokens.indices.contains(index),
      source.text(index) != "&" || source.text(index + 1) == "&"
    else { return false }
    return source.tokens[index].range.lowerBound > source.tokens[index - 1].range.upperBound
  }

  private func isMadeUp(_ name: String) -> Bool {
    if let kind = catalog.types[name] {
      if case .alias = kind { return false }
      return true
    }
    // A run can also create objects of classes of controllers and views. In the app, storyboards create these objects.
    return name.hasPrefix("UI") && (name.hasSuffix("Controller") || name.hasSuffix("View"))
  }
}
