/// The scenes that an app and classes of delegates declare, with the factories of their content.
@MainActor struct DeclaredScenes {
  private(set) var graph: SceneGraph
  private(set) var contents: ContentFactories
  /// The object that resolves the app's declarations again; nil for a graph that doesn't change.
  weak var resolver: (any SceneDeclarations)?
  private var cachedIndex: DeclarationIndex?
  // In the order in which they were needed.
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

  /// The index that routing searches, made when it is needed.
  mutating func index() -> DeclarationIndex {
    // Routing asks for the index with every event, and comparing costs by the declarations.
    let index = cachedIndex ?? DeclarationIndex(graph)
    cachedIndex = index
    return index
  }

  /// Everything that resolves declarations: the app's first.
  var resolvers: [any SceneDeclarations] {
    [resolver].compactMap(\.self) + hosted.map(\.declarations)
  }

  /// The declarations of a class of delegates; nil if they weren't needed before.
  func hosted(by delegateClass: any _DeclaringSceneDelegate.Type) -> (any _HostingDeclarations)? {
    hosted.first { $0.id == ObjectIdentifier(delegateClass) }?.declarations
  }

  mutating func append(
    _ declarations: any _HostingDeclarations, of delegateClass: any _DeclaringSceneDelegate.Type
  ) {
    hosted.append((ObjectIdentifier(delegateClass), declarations))
  }
}
