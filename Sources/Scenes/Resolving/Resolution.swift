/// The result of resolving declarations: the descriptions of scenes in order, and the factories of their windows'
/// content.
@MainActor struct Resolution {
  /// All declared scenes, including scenes with duplicate ids.
  private(set) var scenes: [SceneDescription] = []
  /// The declared immersive spaces, which no host shows.
  private(set) var spaces: [SceneGraph.Space] = []
  private(set) var contents = ContentFactories()
  private var ids: Set<SceneDescription.ID> = []
  /// The menu bar extras that all windows have in their menus.
  private(set) var extras: [DeclaredExtra] = []
  /// The ids of the utility windows that have a command in the menus of all windows, to show and hide them.
  private(set) var tools: [SceneDescription.ID] = []
  /// Whether a document group is declared.
  private(set) var hasDocuments = false
  /// The types of the files that document groups open, without repetitions.
  private(set) var documentTypes: [UTType] = []
  /// The name of the delegate class that declares the scenes; nil if an app declares the scenes.
  private let delegateClass: String?

  init(hostedBy delegateClass: String? = nil) {
    self.delegateClass = delegateClass
  }

  var graph: SceneGraph { SceneGraph(scenes, spaces: spaces) }

  /// Returns the identity of a scene.
  ///
  /// A scene with an id is identified by the id. A scene without an id is identified by its value type, unless an
  /// earlier scene is identified by the same type. All other scenes are identified by their kind and their path in the
  /// declarations.
  func identify(
    _ id: String?, _ valueType: SceneDescription.ValueType?, _ kind: SceneDescription.Kind,
    path: String
  ) -> SceneDescription.ID {
    if let id { return place(.declared(id)) }
    if let valueType, !ids.contains(place(.value(valueType.name))) {
      return place(.value(valueType.name))
    }
    return place(.path(kind, path))
  }

  /// Returns the given identity; if a delegate class declares the scenes, the identity is qualified with the class.
  private func place(_ id: SceneDescription.ID) -> SceneDescription.ID {
    delegateClass.map { .hosted($0, id) } ?? id
  }

  /// Adds a menu bar extra to the menus of all windows.
  mutating func add(_ extra: DeclaredExtra) {
    extras.append(extra)
  }

  /// Adds, to the menus of all windows, a command that shows and hides a utility window.
  mutating func addVisibilityCommand(_ id: SceneDescription.ID) {
    if !tools.contains(id) { tools.append(id) }
  }

  /// Adds an immersive space.
  mutating func add(_ space: SceneGraph.Space) {
    spaces.append(space)
  }

  /// Adds types of files that a document group opens.
  mutating func addDocumentTypes(_ types: [UTType]) {
    for type in types where !documentTypes.contains(type) { documentTypes.append(type) }
  }

  /// Adds a scene.
  ///
  /// - Returns: Whether no earlier scene has the same id. If several scenes have the same id, only the first one
  ///   creates content.
  mutating func add(_ scene: SceneDescription, _ factory: ContentFactory) -> Bool {
    scenes.append(scene)
    if scene.kind == .documentGroup { hasDocuments = true }
    let isFirst = ids.insert(scene.id).inserted
    if isFirst { contents[scene.id] = factory }
    return isFirst
  }
}

/// The properties that modifiers set for a scene; inner modifiers have precedence over outer modifiers.
struct SceneTraits {
  var conditions: Set<String>?
  var defaultSize: SceneDescription.Size?
  var launchBehavior = SceneLaunchBehavior.automatic
  var restorationBehavior = SceneRestorationBehavior.automatic
  var resizability = WindowResizability.automatic
  var window = SceneDescription.WindowTraits()
  /// Whether menu bar extras show their content in a window; if false, in a menu.
  var showsExtraWindow = false
  /// A closure that chooses the size and the position of a new window; nil if no modifier sets such a closure.
  var placement: WindowPlacement.Maker?
  var keyboardShortcut: KeyboardShortcut?
  var isRepeated = false
  /// The commands, with the commands of inner modifiers first.
  private(set) var commands: [DeclaredCommands] = []
  /// Whether an outer modifier replaces or removes the commands of inner modifiers, which are then ignored.
  private(set) var areCommandsReplaced = false
  private(set) var path = ""

  /// Applies a modifier that adds, replaces or removes commands.
  ///
  /// - Parameters:
  ///   - further: The commands; nil for none.
  ///   - isAdding: Whether the commands are added to the commands of inner modifiers, as opposed to replacing them.
  mutating func declare(_ further: DeclaredCommands?, adding isAdding: Bool) {
    if areCommandsReplaced { return }
    if let further { commands.insert(further, at: 0) }
    areCommandsReplaced = !isAdding
  }

  func under(_ component: String?) -> SceneTraits {
    guard let component else { return self }
    var traits = self
    traits.path = path.isEmpty ? component : "\(path).\(component)"
    return traits
  }
}
