/// What the declarations resolve to: data in order, and what makes content beside it.
@MainActor struct Resolution {
  /// Every declared scene, those with an id that was there before included.
  private(set) var scenes: [SceneDescription] = []
  private(set) var contents = ContentFactories()
  private var ids: Set<SceneDescription.ID> = []
  /// The class of delegates that declares the scenes; nil for an app.
  private let delegateClass: String?

  init(hostedBy delegateClass: String? = nil) {
    self.delegateClass = delegateClass
  }

  var graph: SceneGraph { SceneGraph(scenes) }

  /// By what a scene is known: its id, else its value type unless an earlier scene has that, else
  /// its kind and path.
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

  /// The id as it is known beside those of other declarations.
  private func place(_ id: SceneDescription.ID) -> SceneDescription.ID {
    delegateClass.map { .hosted($0, id) } ?? id
  }

  mutating func add(_ scene: SceneDescription, _ factory: ContentFactory) {
    scenes.append(scene)
    if ids.insert(scene.id).inserted { contents[scene.id] = factory }
  }
}

/// What modifiers say of the scenes they are applied to; what is said further in counts.
struct SceneTraits {
  var conditions: Set<String>?
  var defaultSize: SceneDescription.Size?
  var launchBehavior = SceneLaunchBehavior.automatic
  var resizability = WindowResizability.automatic
  var keyboardShortcut: KeyboardShortcut?
  var isRepeated = false
  /// The commands, those said further in first.
  private(set) var commands: [DeclaredCommands] = []
  /// Whether commands that are said further in don't count.
  private var areCommandsReplaced = false
  private(set) var path = ""

  /// Takes over what is said of commands.
  ///
  /// - Parameters:
  ///   - further: The commands, if there are any.
  ///   - isAdding: Whether those that are said further in count too.
  mutating func say(_ further: DeclaredCommands?, adding isAdding: Bool) {
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
