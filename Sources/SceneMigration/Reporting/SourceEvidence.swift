import SceneRuntime

/// Evidence from the source of an app's delegates, beside that of its runs.
struct SourceEvidence {
  /// A method in the source, with its place.
  struct Declared: Hashable {
    var place: String
    var owner: String
  }

  private let sources: [SourceText]
  private let sceneDelegates: Set<String>
  private let applicationDelegate: String?

  /// Reads the evidence.
  ///
  /// - Parameters:
  ///   - sources: The files as they are in the project.
  ///   - candidate: The application.
  init(_ sources: [SourceText], _ candidate: AppCandidate) {
    self.sources = sources
    // A superclass in the project is a part of its delegates.
    let inherited = sources.flatMap(\.types).filter { type in
      candidate.sceneDelegates.contains { $0.name == type.name }
    }.flatMap(\.inherited)
    sceneDelegates = Set(candidate.sceneDelegates.map(\.name) + inherited)
    applicationDelegate = candidate.applicationDelegate?.name
  }

  private func place(_ source: SourceText, _ index: Int) -> String {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "\(file):\(source.line(at: source.tokens[index].range.lowerBound))"
  }

  private func isScene(_ type: SourceText.TypeDeclaration) -> Bool {
    sceneDelegates.contains(type.name)
  }

  /// Returns the place of a method of the delegates; nil if none declares it.
  ///
  /// - Parameter callback: The method.
  /// - Returns: The result; nil if there is none.
  func declaration(of callback: TraceEntry.Callback) -> String? {
    for source in sources {
      for type in source.types {
        let isApplication = type.name == applicationDelegate
        guard isApplication || isScene(type) else { continue }
        if let method = source.methods(of: type).first(where: { $0.name == callback.method }) {
          return place(source, method.range.lowerBound)
        }
      }
    }
    return nil
  }

  /// The methods of the application's delegate that look like callbacks.
  var applicationMethods: [(name: String, place: String)] {
    sources.flatMap { source in
      source.types.filter { $0.name == applicationDelegate }.flatMap { type in
        source.methods(of: type).filter { $0.base.hasPrefix("application") }
          .map { ($0.name, place(source, $0.range.lowerBound)) }
      }
    }
  }

  /// Returns the place where scene delegates mention a part of a scene's connection options, or hand the options on.
  func use(of part: ConnectionOptions.Part) -> String? {
    for source in sources {
      for type in source.types where type.name == applicationDelegate {
        for method in source.methods(of: type)
        where method.name == TraceEntry.Callback.configurationForConnecting.method {
          for index in method.body ?? 0..<0
          where source.text(index) == part.rawValue && source.text(index - 1) == "." {
            return "\(place(source, index)) reads \(part.rawValue) before the scene connects"
          }
        }
      }
      for type in source.types where isScene(type) {
        for index in type.body
        where source.text(index) == part.rawValue && source.text(index - 1) == "." {
          return "\(place(source, index)) mentions \(part.rawValue), and no run came there"
        }
        for method in source.methods(of: type)
        where method.name == "scene(_:willConnectTo:options:)" {
          guard let body = method.body, let name = optionsName(method, in: source) else { continue }
          for index in body where source.text(index) == name {
            if source.text(index + 1) != ".", source.text(index - 1) != ".",
              source.text(index + 1) != ":"
            {
              return "\(place(source, index)) hands the connection options on"
            }
          }
        }
      }
    }
    return nil
  }

  /// The name of the options in a method that connects a scene.
  private func optionsName(_ method: SourceText.Method, in source: SourceText) -> String? {
    let end = method.body?.lowerBound ?? method.range.upperBound
    for index in method.range.lowerBound..<end where source.text(index) == "options" {
      return source.text(index + 1) == ":" ? "options" : source.text(index + 1)
    }
    return nil
  }

  /// A use of the options that an application's delegate is launched with.
  enum LaunchOptionsUse {
    /// The value of a key is read.
    case read(String)
    /// The options are handed on.
    case handedOn(String)
  }

  /// Returns the use of a launch option by the application's delegate; nil for none.
  ///
  /// - Parameter names: The names of the keys in Swift.
  /// - Returns: The result; nil if there is none.
  func launchOptions(_ names: [String]) -> LaunchOptionsUse? {
    var handedOn: String?
    for source in sources {
      for type in source.types where type.name == applicationDelegate {
        for method in source.methods(of: type)
        where method.labels.last == "didFinishLaunchingWithOptions"
          || method.labels.last == "willFinishLaunchingWithOptions"
        {
          guard let body = method.body else { continue }
          let head = method.range.lowerBound..<body.lowerBound
          guard let label = head.first(where: { source.text($0) == method.labels.last }) else {
            continue
          }
          let name = source.text(label + 1) == ":" ? source.text(label) : source.text(label + 1)
          for index in body where source.text(index) == name && source.text(index - 1) != "." {
            var key = index + 1
            if ["?", "!"].contains(source.text(key)) { key += 1 }
            if source.text(key) == "[" {
              let end = source.partners[key] ?? key
              if (key..<end).contains(where: { names.contains(source.text($0)) }) {
                return .read(place(source, index))
              }
            } else if source.text(key) != "=", source.text(index + 1) != ":" {
              handedOn = handedOn ?? place(source, index)
            }
          }
        }
      }
    }
    return handedOn.map { .handedOn($0) }
  }

  /// Returns the place of the first use of a name.
  func mention(of name: String) -> String? {
    for source in sources {
      if let index = source.tokens.indices.first(where: { source.text($0) == name }) {
        return place(source, index)
      }
    }
    return nil
  }

  /// Returns the place of the first method with a base name and a first label.
  func method(_ base: String, label: String) -> String? {
    for source in sources {
      for type in source.types {
        if let method = source.methods(of: type).first(where: {
          $0.base == base && $0.labels.contains(label)
        }) {
          return place(source, method.range.lowerBound)
        }
      }
    }
    return nil
  }
}
