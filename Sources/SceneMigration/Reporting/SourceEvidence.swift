import SceneRuntime

/// Evidence from the source of an app's delegates, beside that of its runs.
struct SourceEvidence {
  /// A method in the source.
  struct Declared {
    /// The file.
    var source: SourceText
    /// The method.
    var method: SourceText.Method
    /// Whether its class is a delegate of scenes, or a superclass of one, and not of the application.
    var isOfScene: Bool
    /// The file and the line.
    var place: String
  }

  /// The original files of the project.
  let sources: [SourceText]
  /// The methods of the delegates, in the order of the files.
  let methods: [Declared]
  /// The bodies of scene delegates, with their files.
  let sceneBodies: [(source: SourceText, body: Range<Int>)]
  /// The types and extensions of all files.
  let types: [(source: SourceText, type: SourceText.TypeDeclaration)]
  /// The uses of connection options that no run sees.
  private(set) var uses: [ConnectionOptions.Part: OptionsUse] = [:]

  /// Reads the evidence.
  ///
  /// - Parameters:
  ///   - sources: The files as they are in the project.
  ///   - candidate: The application.
  init(_ sources: [SourceText], _ candidate: AppCandidate) {
    self.sources = sources
    types = sources.flatMap { source in source.types.map { (source, $0) } }
    // A superclass in the project is a part of its delegates.
    let inherited = types.map(\.type).filter { type in
      candidate.sceneDelegates.contains { $0.name == type.name }
    }.flatMap(\.inherited)
    let scenes = Set(candidate.sceneDelegates.map(\.name) + inherited)
    let application = candidate.applicationDelegate?.name
    sceneBodies = types.filter { scenes.contains($0.type.name) }.map { ($0.source, $0.type.body) }
    methods = types.filter { scenes.contains($0.type.name) || $0.type.name == application }
      .flatMap { source, type in
        source.methods(of: type).map {
          Declared(
            source: source, method: $0, isOfScene: type.name != application,
            place: Self.place(source, $0.range.lowerBound))
        }
      }
    for part in ConnectionOptions.Part.allCases { uses[part] = findUse(of: part) }
  }

  /// Returns the file and the line of a token.
  static func place(_ source: SourceText, _ index: Int) -> String {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "\(file):\(source.line(at: source.tokens[index].range.lowerBound))"
  }

  /// Returns the methods of the delegates with a name.
  ///
  /// - Parameter name: The name, as documentation writes it.
  /// - Returns: The methods, in the order of the files.
  func declarations(named name: String) -> [Declared] {
    methods.filter { $0.method.name == name }
  }

  /// Returns the place of a method of the delegates; nil if none declares it.
  ///
  /// - Parameter callback: The method.
  /// - Returns: The place; nil if no delegate declares it.
  func declaration(of callback: TraceEntry.Callback) -> String? {
    declarations(named: callback.method).first?.place
  }

  /// The methods of the application's delegate that look like callbacks.
  var applicationMethods: [Declared] {
    methods.filter { !$0.isOfScene && $0.method.base.hasPrefix("application") }
  }

  /// Returns the place of the first method with a base name and a label.
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
