/// The scenes declared by an app and by delegate classes, with their content factories.
@MainActor struct DeclaredScenes {
  private(set) var graph: SceneGraph
  private(set) var contents: ContentFactories
  /// The object that updates the app's declarations; nil for a graph that doesn't change.
  weak var resolver: (any SceneDeclarations)?
  private var cachedIndex: DeclarationIndex?
  // In the order of first use.
  private var hosted: [(id: ObjectIdentifier, declarations: any _HostingDeclarations)] = []

  init(graph: SceneGraph, contents: ContentFactories) {
    self.graph = graph
    self.contents = contents
  }

  mutating func update(graph: SceneGraph, contents: ContentFactories) {
    self.graph = graph
    self.contents = contents
    if cachedIndex?.isIndex(of: graph) == false { cachedIndex = nil }
  }

  /// Returns the index for routing, created when needed.
  mutating func index() -> DeclarationIndex {
    // Routing uses the index for every event, and the cost of comparing grows with the declarations.
    let index = cachedIndex ?? DeclarationIndex(graph)
    cachedIndex = index
    return index
  }

  /// The objects that update declarations: the app's first.
  var resolvers: [any SceneDeclarations] {
    [resolver].compactMap(\.self) + hosted.map(\.declarations)
  }

  /// Returns the declarations of a delegate class; nil if they weren't used before.
  func hosted(by delegateClass: any _DeclaringSceneDelegate.Type) -> (any _HostingDeclarations)? {
    hosted.first { $0.id == ObjectIdentifier(delegateClass) }?.declarations
  }

  mutating func append(
    _ declarations: any _HostingDeclarations, of delegateClass: any _DeclaringSceneDelegate.Type
  ) {
    hosted.append((ObjectIdentifier(delegateClass), declarations))
  }
}
