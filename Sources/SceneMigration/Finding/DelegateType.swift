/// A delegate class of an application or a scene, or a type that conforms to `App`.
struct DelegateType: Hashable {
  enum Kind: String, Codable {
    case application = "application delegate"
    case scene = "scene delegate"
    case app = "App"
  }

  var kind: Kind
  /// The name of the class, or of the type that conforms to `App`.
  var name: String
  /// The path of the file with the declaration.
  var file: String
  /// The line of the declaration, from 1.
  var line: Int
  /// The nearest superclass that the files don't declare; nil if there is none, or if it is a known class of Apple's
  /// frameworks.
  var superclass: String?
  /// Whether the type is the program's entry point.
  var isMain: Bool
  /// The class's name in Objective-C; nil unless an `@objc` attribute sets the name.
  var objectiveCName: String?

  static let applicationProtocols: Set<String> = [
    "UIApplicationDelegate", "UIKit.UIApplicationDelegate",
  ]
  static let sceneProtocols: Set<String> = [
    "UISceneDelegate", "UIWindowSceneDelegate", "UIKit.UIWindowSceneDelegate",
    "CPTemplateApplicationSceneDelegate",
  ]
  static let macProtocols: Set<String> = ["NSApplicationDelegate", "AppKit.NSApplicationDelegate"]
}

/// The delegates in a set of files, with other declarations that concern them.
struct DelegateIndex {
  /// The delegates, in the order of the files; superclasses of other delegates come last.
  private(set) var delegates: [DelegateType] = []
  /// The files with extensions of each class, by the class's name.
  private(set) var extensions: [String: Set<String>] = [:]
  /// The file and the superclass and protocols of each class, by the class's name.
  private(set) var classes: [String: (file: String, inherited: [String])] = [:]
  /// The line of the first unmatched bracket, by the path of the file that contains the bracket.
  private(set) var unmatched: [String: Int] = [:]
  /// The file and line of each delegate of a Mac app.
  private(set) var macDelegates: [String] = []
  /// The delegate classes that have the same name as a class in `delegates`, each with its file and line.
  private(set) var namesakes: [(name: String, place: String)] = []
  /// The superclass and protocols that a type and its extensions name, by the type's name.
  private var conformances: [String: Set<String>] = [:]
  private var mains: Set<String> = []

  /// Finds the delegates that files declare.
  ///
  /// - Parameters:
  ///   - paths: The paths of Swift files.
  ///   - text: A closure that returns the text of the file at a path; nil if the file can't be read.
  init(_ paths: [String], text: (String) -> String?) {
    var sources: [SourceText] = []
    for path in paths {
      guard let text = text(path), Self.isRelevant(text) else { continue }
      let source = SourceText(path: path, text: text)
      sources.append(source)
      if let index = source.unmatched { unmatched[path] = source.line(of: index) }
      for type in source.types {
        conformances[type.name, default: []].formUnion(type.inheritedNames)
        if !Self.mainAttributes.isDisjoint(with: type.attributes) { mains.insert(type.name) }
        if type.keyword == "extension" {
          extensions[type.name, default: []].insert(path)
        } else if type.keyword == "class", classes[type.name] == nil {
          classes[type.name] = (path, type.inheritedNames)
        }
      }
    }
    let others = paths.filter { path in !sources.contains { $0.path == path } }
    addSuperclasses(others, text)
    for source in sources {
      for type in source.types {
        if type.keyword == "class", isOfMac(type.name) {
          macDelegates.append("\(source.path):\(source.line(of: type.start))")
          continue
        }
        guard let found = delegate(type, in: source) else { continue }
        let isKnown = delegates.contains { $0.name == found.name && $0.kind == found.kind }
        if !isKnown {
          delegates.append(found)
        } else if type.keyword == "class" {
          namesakes.append((found.name, "\(found.file):\(found.line)"))
        }
      }
    }
    addExtensions(others, text)
    // A delegate comes before its superclasses, because the app uses the superclasses only through the delegate.
    let bases = delegates.reduce(into: Set<String>()) {
      $0.formUnion(inherited(by: $1.name).subtracting([$1.name]))
    }
    delegates =
      delegates.filter { !bases.contains($0.name) } + delegates.filter { bases.contains($0.name) }
  }

  /// Adds the superclasses of the classes found so far, if other files declare these superclasses.
  private mutating func addSuperclasses(_ paths: [String], _ text: (String) -> String?) {
    var searched: Set<String> = []
    while true {
      let wanted = Set(classes.values.compactMap(\.inherited.first)).filter {
        classes[$0] == nil && !$0.hasPrefix("UI") && !$0.hasPrefix("NS")
          && StandInCatalog.isName($0) && !searched.contains($0)
      }
      guard !wanted.isEmpty, searched.count < 64 else { return }
      searched.formUnion(wanted)
      for path in paths {
        guard let text = text(path), wanted.contains(where: { text.contains("class \($0)") }) else {
          continue
        }
        for type in SourceText(path: path, text: text).types
        where type.keyword == "class" && wanted.contains(type.name) {
          classes[type.name] = (path, type.inheritedNames)
          conformances[type.name, default: []].formUnion(type.inheritedNames)
        }
      }
    }
  }

  /// Adds the extensions of delegates and of their superclasses from the files that `isRelevant(_:)` excludes.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - text: A closure that returns the text of the file at a path; nil if the file can't be read.
  private mutating func addExtensions(_ paths: [String], _ text: (String) -> String?) {
    var names: Set<String> = []
    for delegate in delegates where delegate.kind != .app {
      names.insert(delegate.name)
      names.formUnion(inherited(by: delegate.name).filter { classes[$0] != nil })
    }
    guard !names.isEmpty else { return }
    for path in paths {
      guard let text = text(path), text.contains("extension "),
        names.contains(where: { text.contains("extension \($0)") })
      else { continue }
      let source = SourceText(path: path, text: text)
      if let index = source.unmatched { unmatched[path] = source.line(of: index) }
      for type in source.types where type.keyword == "extension" && names.contains(type.name) {
        extensions[type.name, default: []].insert(path)
        conformances[type.name, default: []].formUnion(type.inheritedNames)
      }
    }
  }

  /// Returns whether a text may declare or mention delegates.
  ///
  /// Most files mention no delegates, and aren't parsed unless they contain a superclass or an extension of a delegate.
  private static func isRelevant(_ text: String) -> Bool {
    ["ApplicationDelegate", "SceneDelegate", "@main", "ApplicationMain", "AppDelegate"]
      .contains(where: text.contains)
  }

  private func delegate(_ type: SourceText.TypeDeclaration, in source: SourceText) -> DelegateType?
  {
    let isMain = mains.contains(type.name)
    var kind: DelegateType.Kind?
    if type.keyword == "struct" {
      // An extension can declare the conformance, so the protocols of all extensions count.
      let all = conformances[type.name] ?? []
      if all.contains("App") || all.contains("SwiftUI.App") { kind = .app }
    } else if type.keyword == "class" || type.keyword == "extension" && classes[type.name] == nil {
      let inherited = inherited(by: type.name)
      if conforms(inherited, to: DelegateType.sceneProtocols) { kind = .scene }
      if conforms(inherited, to: DelegateType.applicationProtocols)
        || type.keyword == "class" && startsApplication(type)
      {
        kind = .application
      }
      let superclass = type.inheritedNames.first ?? ""
      if kind == nil, type.keyword == "class", superclass.hasSuffix("AppDelegate") {
        kind = .application
      }
      if kind == nil, type.keyword == "class", superclass.hasSuffix("SceneDelegate") {
        kind = .scene
      }
    }
    guard let kind else { return nil }
    return DelegateType(
      kind: kind, name: type.name, file: source.path, line: source.line(of: type.start),
      superclass: type.keyword == "class" ? unknownSuperclass(type.inheritedNames) : nil,
      isMain: isMain,
      objectiveCName: objectiveCName(type, in: source))
  }

  private static let mainAttributes: Set<String> = ["@main", "@UIApplicationMain"]

  /// Returns whether a class starts the application: a class with `@UIApplicationMain`, or a class with `@main`
  /// and an unknown superclass, which may conform to the protocol of application delegates.
  private func startsApplication(_ type: SourceText.TypeDeclaration) -> Bool {
    type.attributes.contains("@UIApplicationMain")
      || type.attributes.contains("@main") && unknownSuperclass(type.inheritedNames) != nil
  }

  /// Returns whether a class is the delegate of a Mac app, but not of an app for another system.
  private func isOfMac(_ name: String) -> Bool {
    let all = inherited(by: name)
    return conforms(all, to: DelegateType.macProtocols)
      && !conforms(all, to: DelegateType.applicationProtocols)
  }

  /// Returns the superclasses and protocols of a class, of its extensions and of its superclasses.
  private func inherited(by name: String) -> Set<String> {
    var all: Set<String> = []
    var pending = [name]
    while let name = pending.popLast() {
      for other in conformances[name] ?? [] where all.insert(other).inserted {
        pending.append(other)
      }
    }
    return all
  }

  private func conforms(_ inherited: Set<String>, to protocols: Set<String>) -> Bool {
    !inherited.isDisjoint(with: protocols)
  }

  private func unknownSuperclass(_ inherited: [String]) -> String? {
    var name = inherited.first
    var seen: Set<String> = []
    while let known = name, let found = classes[known], seen.insert(known).inserted {
      name = found.inherited.first
    }
    guard let first = name, classes[first] == nil,
      !DelegateType.applicationProtocols.contains(first),
      !DelegateType.sceneProtocols.contains(first)
    else { return nil }
    let known = ["NSObject", "UIResponder", "UIKit.UIResponder", "ObservableObject", "App"]
    let isKnown =
      known.contains(first) || SourceText.isProtocolName(first) || Self.isOfFrameworks(first)
    return isKnown ? nil : first
  }

  /// Returns whether a name has the form of a class name of Apple's frameworks, such as `UIViewController`.
  ///
  /// Classes of Apple's frameworks don't implement methods of delegates.
  private static func isOfFrameworks(_ name: String) -> Bool {
    name.wholeMatch(of: /(UIKit\.)?(UI|NS)[A-Z][a-z]\w*/) != nil
  }

  private func objectiveCName(_ type: SourceText.TypeDeclaration, in source: SourceText) -> String?
  {
    var index = type.start - 1
    let limit = max(0, type.start - 16)
    while index >= limit {
      if source.text(index) == "objc", source.text(index - 1) == "@" {
        return source.text(index + 1) == "(" ? source.text(index + 2) : nil
      }
      if ["}", ";"].contains(source.text(index)) { return nil }
      index -= 1
    }
    return nil
  }
}
