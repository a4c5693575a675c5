/// The node of a declared window or window group.
final class WindowSceneNode<Declaration: WindowDeclaration>: _SceneNode<Declaration> {
  /// A number that changes with the declaration, so that open windows detect a change.
  private lazy var revision = contentRevision
  /// A number that changes with the content closure and the environment, but not with commands.
  private lazy var contentRevision = tree.makeRevision()

  override func update(to scene: Declaration) {
    // Captured values of a closure can't be compared; a closure without captures is only a function pointer
    // in optimized builds.
    let isSame = areSame(self.scene.content, scene.content)
    super.update(to: scene)
    if !isSame { contentDidChange() }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    contentDidChange()
  }

  override func commandsDidChange() {
    revision = tree.makeRevision()
  }

  private func contentDidChange() {
    contentRevision = tree.makeRevision()
    revision = contentRevision
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    let traits = traits.under(component)
    let values = scene.content.values
    let valueType = values.map { SceneDescription.ValueType($0.type) }
    let description = SceneDescription(
      id: resolution.identify(scene.names?.id, valueType, scene.kind, path: traits.path),
      kind: scene.kind, title: scene.names?.title, valueType: valueType,
      conditions: traits.conditions.map { ExternalEventConditions($0) },
      defaultSize: traits.defaultSize, resizability: traits.resizability,
      keyboardShortcut: traits.keyboardShortcut, launchBehavior: traits.launchBehavior,
      path: traits.path, isRepeated: traits.isRepeated)
    resolution.add(description, factory(values, traits.commands))
  }

  private func factory(_ values: ValueCoding?, _ commands: [DeclaredCommands]) -> ContentFactory {
    let content = scene.content
    let environment = environment
    let contentRevision = contentRevision
    return ContentFactory(
      values: values, revision: revision,
      make: { window in
        HostingContent(
          environment: environment, commands: commands, revision: contentRevision,
          makeRoot: content.makeRoot(for: window))
      },
      refresh: { shown, window in
        (shown as? HostingContent<Declaration.Content>)?
          .replace(
            environment: environment, commands: commands, revision: contentRevision,
            makeRoot: content.makeRoot(for: window))
      })
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
