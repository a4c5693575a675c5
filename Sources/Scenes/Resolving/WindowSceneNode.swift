import SceneViews

/// The node of a scene that declares windows.
final class WindowSceneNode<Declaration: WindowDeclaration>: _SceneNode<Declaration>, Reader {
  private var scene: Declaration
  /// A number that changes with the content closure, the environment and the commands.
  ///
  /// Open windows are updated when the number changes.
  private lazy var revision = contentRevision
  /// A number that changes with the content closure and the environment, but not with the commands.
  private lazy var contentRevision = tree.makeRevision()

  /// The id, the commands and the placement of the last resolution; nil before the first resolution, and
  /// if an earlier scene has the same id.
  private var resolved:
    (
      id: SceneDescription.ID, commands: [DeclaredCommands], placement: ContentFactory.Placement?
    )?
  /// The observed language, if the title depends on the language; otherwise nil.
  private var language: EnvironmentText?
  var dependent: Dependent?
  private let plan = FieldPlan.of(WindowContentMaker<Declaration.Content>.self)

  init(_ scene: Declaration, in parent: _AnySceneNode, at index: Int?) {
    self.scene = scene
    super.init(in: parent, at: index)
  }

  override func update(to scene: Declaration) {
    // Closures are compared by their captured values if possible. In optimized builds, a closure without captures is
    // only a function pointer, so that two evaluations of the same body give equal closures.
    let last = self.scene
    var old = last.content
    let isSame = plan.areSame(&old, scene.content)
    if !WindowNames.areSame(last.names, scene.names) { tree.declarationsDidChange() }
    self.scene = scene
    // The menu of an extra also depends on its title, its label and its binding.
    if !isSame || scene.barExtra != nil { contentDidChange() }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if let language {
      language.move(to: environment)
      tree.declarationsDidChange()
    }
    contentDidChange()
  }

  func evaluate() { tree.declarationsDidChange() }

  override func unmount() {
    stopReading()
    language?.end()
    super.unmount()
  }

  /// The title in the language of the environment.
  ///
  /// When the language changes, the declarations are resolved again.
  private var title: String? {
    guard let title = scene.names?.title else { return nil }
    if !title.hasSources { return title.content }
    let language = language ?? EnvironmentText(in: environment)
    self.language = language
    return Evaluation.run(for: self) { language.content(of: title) }
  }

  override func commandsDidChange() {
    revision = tree.makeRevision()
    tree.declarationsDidChange()
  }

  private func contentDidChange() {
    contentRevision = tree.makeRevision()
    revision = contentRevision
    // The windows of all scenes show the menu of an extra.
    if scene.barExtra != nil { tree.declarationsDidChange() }
    tree.contentDidChange(of: self)
  }

  override var content: (id: SceneDescription.ID, factory: ContentFactory)? {
    resolved.map { ($0.id, factory(scene.content.values, $0.commands, $0.placement)) }
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    // A local copy: otherwise, each of the uses below would copy the stored scene.
    let scene = scene
    var traits = traits.under(component)
    scene.adjust(&traits)
    let window = traits.window
    let values = scene.content.values
    let valueType = values.map { SceneDescription.ValueType($0.type) }
    var description = SceneDescription(
      id: resolution.identify(scene.names?.id, valueType, scene.kind, path: traits.path),
      kind: scene.kind, title: title, valueType: valueType,
      conditions: traits.conditions.map { ExternalEventConditions($0) },
      defaultSize: traits.defaultSize, resizability: traits.resizability,
      windowTraits: window == SceneDescription.WindowTraits() ? nil : window,
      documentExtensions: scene.documentExtensions,
      keyboardShortcut: traits.keyboardShortcut, launchBehavior: traits.launchBehavior,
      restorationBehavior: traits.restorationBehavior,
      path: traits.path, isRepeated: traits.isRepeated)
    scene.didResolve(to: description.id)
    resolution.addDocumentTypes(scene.documentTypes)
    if scene.createsDocuments { description.createsDocuments = true }
    if traits.areCommandsReplaced { description.standardCommands = false }
    if let extra = scene.barExtra {
      description.barExtra = .init(
        isWindow: traits.showsExtraWindow, isRemovable: extra.isInserted != nil)
      resolution.add(
        DeclaredExtra(
          id: description.id, extra: extra, showsWindow: traits.showsExtraWindow,
          environment: environment, revision: contentRevision))
    }
    if scene.kind == .utilityWindow, !traits.areCommandsReplaced {
      resolution.addVisibilityCommand(description.id)
    }
    var commands = traits.commands
    // A utility window without commands of its own has a menu bar too, because the menu bar shows the commands of the
    // main scene.
    if scene.kind == .utilityWindow, commands.isEmpty {
      commands = [DeclaredCommands { EmptyCommands() }]
    }
    let placement = placement(traits)
    let isFirst = resolution.add(description, factory(values, commands, placement))
    resolved = isFirst ? (description.id, commands, placement) : nil
  }

  /// Returns the closure that chooses the size and the position of a new window; nil if none is
  /// declared.
  private func placement(_ traits: SceneTraits) -> ContentFactory.Placement? {
    guard let make = traits.placement else { return nil }
    let size = traits.defaultSize
    return {
      let placement = make(WindowLayoutRoot(size: size), WindowPlacementContext())
      let chosen = placement.size(else: size)
      return (chosen, placement.point)
    }
  }

  private func factory(
    _ values: ValueCoding?, _ commands: [DeclaredCommands],
    _ placement: ContentFactory.Placement?
  ) -> ContentFactory {
    let content = scene.content
    let environment = environment
    let contentRevision = contentRevision
    var factory = ContentFactory(
      values: values, revision: revision,
      make: { window in
        HostingContent(
          environment: environment, commands: commands, revision: contentRevision,
          publishesDelegate: true, makeRoot: content.makeRoot(for: window))
      },
      refresh: { shown, window in
        (shown as? HostingContent<Declaration.Content>)?
          .replace(
            environment: environment, commands: commands, revision: contentRevision,
            makeRoot: content.makeRoot(for: window))
      })
    factory.placement = placement
    factory.presentedDocument = scene.presentedDocument
    factory.documentFault = scene.documentFault
    return factory
  }
}

extension WindowContentMaker {
  @MainActor fileprivate func makeRoot(for window: SceneWindow) -> @MainActor () -> Content {
    let session = window.windowScene?.session
    return {
      guard let session else { fatalError("content is made for a window that is in no scene") }
      return make(for: session)
    }
  }
}
