/// The preparation of an app's sources, which makes copies without the imports and the spellings that the compiler
/// doesn't accept on this system.
///
/// Each line of a source has the same number in the copy.
struct Preparation {
  /// The names of the modules that the copy can import.
  var modules: Set<String>

  /// The changes, in the order of their positions in each source.
  private(set) var changes: [Change] = []
  /// The modules whose imports were removed.
  private(set) var cutModules: Set<String> = []

  /// Creates a preparation for a system that has the given modules.
  ///
  /// - Parameter modules: The names of the modules that the copy can import.
  init(modules: Set<String>) {
    self.modules = modules
  }

  private static let blankAttributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "GKInspectable", "nonobjc", "NSCopying", "testable", "_exported",
    "_implementationOnly", "_spi", "_spiOnly", "preconcurrency", "LSApplicationMain",
  ]
  private static let platforms: Set<String> = ["iOS", "iPadOS"]

  /// Returns the prepared copy of a source.
  mutating func prepared(_ source: SourceText) -> SourceText {
    var copy = source
    var edits: [SourceText.Edit] = []
    for index in source.tokens.indices {
      guard let edit = edit(at: index, in: source) else { continue }
      edits.append(edit.edit)
      let old = String(decoding: source.bytes[edit.edit.range], as: UTF8.self)
      changes.append(
        Change(
          kind: edit.kind, file: source.path, line: source.line(at: edit.edit.range.lowerBound),
          old: old, new: edit.edit.text))
    }
    // All imports are added to the first line, so that the other lines keep their numbers.
    let imports = ["Foundation", "StandIns", "UIKit"].filter(modules.contains).map {
      "import \($0); "
    }
    edits.append(SourceText.Edit(range: 0..<0, text: imports.joined()))
    copy.apply(edits)
    let qualified = qualifiedNames(in: copy)
    copy.apply(qualified)
    return copy
  }

  private typealias Found = (edit: SourceText.Edit, kind: Change.Kind)

  private mutating func edit(at index: Int, in source: SourceText) -> Found? {
    let token = source.tokens[index]
    switch token.text {
    case "@": return attribute(at: index, in: source)
    case "import"
    where token.startsLine || source.text(index - 2) == "@" || source.text(index - 1) == ")":
      return cutImport(at: index, in: source)
    case "dynamic", "optional":
      let next = source.text(index + 1)
      guard
        SourceText.modifiers.contains(next) || ["func", "var", "let", "init", "@"].contains(next)
      else { return nil }
      return blank(index..<index + 1, in: source)
    case "#selector":
      guard let end = source.partners[index + 1] else { return nil }
      let name = source.text(index + 2..<end).filter { $0 != "\"" && $0 != "\\" }
      return replace(index..<end + 1, by: "Selector(\"\(name)\")", in: source)
    case "#keyPath":
      guard let end = source.partners[index + 1] else { return nil }
      let name = source.text(index + 2..<end).filter { $0 != "\"" && $0 != "\\" }
      return replace(index..<end + 1, by: "\"\(name)\"", in: source)
    case "#Preview":
      var end = index + 1
      if source.text(end) == "(", let close = source.partners[end] { end = close + 1 }
      guard source.text(end) == "{", let close = source.partners[end] else { return nil }
      return blank(index..<close + 1, in: source)
    case "\\" where isPathOfEnvironment(index, in: source):
      let edit = SourceText.Edit(
        range: source.bytes(of: index..<index + 1), text: "\\EnvironmentValues")
      return (edit, .adaptation)
    case "#imageLiteral", "#colorLiteral", "#fileLiteral":
      guard let end = source.partners[index + 1] else { return nil }
      return replace(index..<end + 1, by: "StandIn()", in: source)
    case "os" where isCondition(index, in: source):
      guard Self.platforms.contains(source.text(index + 2)), source.text(index + 3) == ")" else {
        return nil
      }
      return replace(index..<index + 4, by: "true", in: source)
    default:
      if let name = OldSpelling.names[token.text], source.text(index - 1) != "." {
        return replace(index..<index + 1, by: name, in: source)
      }
      return OldSpelling.edit(at: index, in: source).flatMap {
        replace($0.range, by: $0.text, in: source)
      }
    }
  }

  /// Returns whether a backslash begins a key path that leaves out its root type, SwiftUI's `EnvironmentValues`.
  ///
  /// The root type is added to such key paths. The compiler's message about a missing property then names the property.
  private func isPathOfEnvironment(_ index: Int, in source: SourceText) -> Bool {
    source.text(index + 1) == "." && source.text(index - 1) == "("
      && (source.text(index - 2) == "Environment" && source.text(index - 3) == "@"
        || source.text(index - 2) == "environment" && source.text(index - 3) == ".")
      && modules.contains("SwiftUI")
  }

  /// Returns whether a token is in a line that begins with `#if` or `#elseif`.
  private func isCondition(_ index: Int, in source: SourceText) -> Bool {
    var index = index
    while index > 0, !source.tokens[index].startsLine { index -= 1 }
    return ["#if", "#elseif"].contains(source.text(index))
  }

  private func attribute(at index: Int, in source: SourceText) -> Found? {
    let name = source.text(index + 1)
    if ["UIApplicationMain", "NSApplicationMain"].contains(name) {
      return replace(index..<index + 2, by: "@main", in: source)
    }
    guard Self.blankAttributes.contains(name) else { return nil }
    var end = index + 2
    if source.text(end) == "(", ["objc", "_exported", "_spi"].contains(name),
      source.tokens[end].range.lowerBound == source.tokens[index + 1].range.upperBound,
      let close = source.partners[end]
    {
      end = close + 1
    }
    return blank(index..<end, in: source)
  }

  private mutating func cutImport(at index: Int, in source: SourceText) -> Found? {
    var name = index + 1
    if SourceText.typeKeywords.union(["typealias", "func", "let", "var"]).contains(
      source.text(name)), source.text(name + 1) != "."
    {
      name += 1
    }
    let module = source.text(name)
    var end = name + 1
    while source.text(end) == "." { end += 2 }
    guard !modules.contains(module) else {
      // A submodule, as in `import UIKit.UIView`, doesn't exist on this system.
      guard end > name + 1 || name > index + 1 else { return nil }
      return replace(index..<end, by: "import \(module)", in: source)
    }
    cutModules.insert(module)
    var found = blank(index..<end, in: source)
    found.kind = .importCut
    return found
  }

  private func blank(_ range: Range<Int>, in source: SourceText) -> Found {
    replace(range, by: "", in: source)
  }

  private func replace(_ range: Range<Int>, by text: String, in source: SourceText) -> Found {
    (SourceText.Edit(range: source.bytes(of: range), text: text), .spelling)
  }

  /// Returns edits that remove the names of missing modules from qualified names such as
  /// `Module.Type`.
  private func qualifiedNames(in source: SourceText) -> [SourceText.Edit] {
    source.tokens.indices.compactMap { index in
      guard cutModules.contains(source.text(index)), source.text(index + 1) == ".",
        source.text(index - 1) != ".", source.text(index + 2).first?.isUppercase == true
      else { return nil }
      return SourceText.Edit(range: source.bytes(of: index..<index + 2), text: "")
    }
  }
}
