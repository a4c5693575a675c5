import SceneRuntime

/// Evidence from the source of an app's delegates, which supplements the evidence of the runs.
struct SourceEvidence {
  /// A method that the source declares.
  struct Declared {
    /// The file with the method.
    var source: SourceText
    var method: SourceText.Method
    /// Whether the method's class is a scene delegate or a superclass of one; false for the class of the application's
    /// delegate, even if this class is also a scene delegate.
    var isOfScene: Bool
    /// The file and the line of the method.
    var place: String
  }

  /// The original source files of the app's delegates.
  let sources: [SourceText]
  /// The methods of the delegates and of their superclasses, in the order of the files.
  let methods: [Declared]
  /// The tokens of the bodies of scene delegates and of their superclasses, with the files that contain the bodies.
  let sceneBodies: [(source: SourceText, body: Range<Int>)]
  /// The types and extensions of all files.
  let types: [(source: SourceText, type: SourceText.TypeDeclaration)]
  /// The uses of connection options in the source, by property; a property that the source doesn't use has no entry.
  private(set) var uses: [ConnectionOptions.Part: OptionsUse] = [:]

  /// Reads the evidence.
  ///
  /// - Parameters:
  ///   - sources: The original source files of the app's delegates.
  ///   - candidate: The application.
  init(_ sources: [SourceText], _ candidate: AppCandidate) {
    self.sources = sources
    types = sources.flatMap { source in source.types.map { (source, $0) } }
    let all = types.map(\.type)
    let scenes = Self.withSuperclasses(candidate.sceneDelegates.map(\.name), all)
    let application = candidate.applicationDelegate?.name
    let applications = Self.withSuperclasses([application].compactMap(\.self), all)
    sceneBodies = types.filter { scenes.contains($0.type.name) }.map { ($0.source, $0.type.body) }
    methods = types.filter {
      scenes.contains($0.type.name) || applications.contains($0.type.name)
    }.flatMap { source, type in
      source.methods(of: type).map {
        Declared(
          source: source, method: $0,
          isOfScene: scenes.contains(type.name) && type.name != application,
          place: Self.place(source, $0.range.lowerBound))
      }
    }
    for part in ConnectionOptions.Part.allCases { uses[part] = findUse(of: part) }
  }

  /// Returns the given names of classes and the names of their superclasses, as far as the given types include the
  /// superclasses.
  private static func withSuperclasses(
    _ names: [String], _ types: [SourceText.TypeDeclaration]
  ) -> Set<String> {
    let classes = types.filter { $0.keyword == "class" }
    var result = Set(names)
    var pending = names
    while let name = pending.popLast() {
      let inherited = classes.filter { $0.name == name }.flatMap(\.inheritedNames)
      for other in inherited
      where classes.contains(where: { $0.name == other }) && result.insert(other).inserted {
        pending.append(other)
      }
    }
    return result
  }

  /// Returns the file and the line of a token.
  static func place(_ source: SourceText, _ index: Int) -> String {
    "\(source.path):\(source.line(at: source.tokens[index].range.lowerBound))"
  }

  /// Returns the methods of the delegates that have a given name.
  ///
  /// - Parameter name: The full name, such as `scene(_:continue:)`.
  /// - Returns: The methods, in the order of the files.
  func declarations(named name: String) -> [Declared] {
    methods.filter { $0.method.name == name }
  }

  /// Whether any type in the delegates' files, such as a superclass of a delegate, declares a method.
  ///
  /// - Parameter name: The full name, such as `scene(_:continue:)`.
  /// - Returns: Whether there is such a method.
  func declares(_ name: String) -> Bool {
    types.contains { source, type in source.methods(of: type).contains { $0.name == name } }
  }

  /// Returns the location where a delegate declares a method.
  ///
  /// - Parameter callback: The method.
  /// - Returns: The file and line; nil if no delegate declares the method.
  func declaration(of callback: TraceEntry.Callback) -> String? {
    declarations(named: callback.method).first?.place
  }

  /// The methods of the application's delegate whose names begin with `application`.
  var applicationMethods: [Declared] {
    methods.filter { !$0.isOfScene && $0.method.base.hasPrefix("application") }
  }

  /// Returns the location of the first method with a given base name and a given label; nil if there is none.
  func method(_ base: String, label: String) -> String? {
    for (source, type) in types {
      if let method = source.methods(of: type).first(where: {
        $0.base == base && $0.labels.contains(label)
      }) {
        return Self.place(source, method.range.lowerBound)
      }
    }
    return nil
  }
}
