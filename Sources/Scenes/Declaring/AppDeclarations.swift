package import Foundation

/// The declarations of an app, which are resolved again when a value that a body reads changes.
@MainActor package final class AppDeclarations<Declaration: App>: SceneDeclarations {
  private let tree = SceneTree()
  private let root: AppNode<Declaration>
  private weak var application: Application?
  private var reported: Set<Problem> = []
  /// The scenes as they were last validated.
  ///
  /// Unchanged scenes aren't validated again, because validation is slower than evaluating the
  /// body.
  private var checked: [DeclarationRuleInput] = []
  /// The name of the delegate class that declares the scenes; nil if an app declares the scenes.
  private let delegateClass: String?
  /// The ids of the utility windows that commands in the menus of all windows show and hide.
  private var tools: [SceneDescription.ID] = []
  /// The `version` of each menu bar extra at the last resolution; all windows show the menus of the extras.
  private var extras: [[AnyHashable]] = []
  /// Whether the app declares documents, so that windows have commands for documents.
  private var hasDocuments = false
  /// The types of the files that the app's document groups open.
  private var documentTypes: [UTType] = []
  /// Whether a problem is recorded as soon as a scene declares work in the background; the host never starts such work.
  private var reportsBackgroundWork = false

  /// Creates the declarations of an app by evaluating the app's body.
  ///
  /// - Parameters:
  ///   - app: The app whose body is evaluated.
  ///   - defaults: The user defaults that bodies read. If nil, bodies read the application's defaults or, before there
  ///     is an application, the standard defaults.
  ///   - locale: The language and the region of the person, for the titles of scenes.
  package init(_ app: Declaration, defaults: UserDefaults? = nil, locale: Locale = .current) {
    root = AppNode(app, defaults, locale, tree: tree)
    delegateClass = nil
  }

  /// Creates the declarations of a delegate class by evaluating the scenes of the class.
  ///
  /// - Parameters:
  ///   - app: An app that declares the scenes of the class.
  ///   - delegateClass: The delegate class. The ids of the scenes include the name of the class.
  init(_ app: Declaration, hostedBy delegateClass: any HostingSceneDelegate.Type) {
    root = AppNode(app, nil, .current, tree: tree)
    self.delegateClass = SceneDescription.ValueType(delegateClass).name
  }

  /// The first delegate that the app declares, or nil if there is none; and a problem if the app declares several
  /// delegates.
  package var delegate: (delegate: (any ApplicationDelegate)?, problems: [Problem]) {
    // The mirror lists the app's stored properties, which include the adaptors. It is created once per launch, so its
    // cost doesn't matter.
    let adaptors = Mirror(reflecting: root.app).children.compactMap {
      ($0.value as? any DelegateProviding)?.delegate
    }
    return (
      adaptors.first,
      adaptors.count > 1 ? [.severalDelegates(adaptors.count, in: Declaration.self)] : []
    )
  }

  /// Returns the descriptions and the contents of all declared scenes.
  func resolve() -> Resolution {
    var resolution = Resolution(hostedBy: delegateClass)
    root.resolve(into: &resolution, SceneTraits())
    let tools = resolution.tools
    if tools != self.tools {
      self.tools = tools
      root.commandsDidChange()
    }
    let hasDocuments = resolution.hasDocuments
    let documentTypes = resolution.documentTypes
    if hasDocuments != self.hasDocuments || documentTypes != self.documentTypes {
      (self.hasDocuments, self.documentTypes) = (hasDocuments, documentTypes)
      root.commandsDidChange()
    }
    let extras = resolution.extras
    let versions = extras.map(\.version)
    if versions != self.extras {
      self.extras = versions
      root.commandsDidChange()
    }
    // The windows of all scenes have commands for the utility windows and documents found above, and have the menus of
    // the menu bar extras. Therefore the scenes are resolved again with these commands.
    if !tools.isEmpty || hasDocuments || !extras.isEmpty {
      resolution = Resolution(hostedBy: delegateClass)
      var traits = SceneTraits()
      if !tools.isEmpty {
        traits.declare(DeclaredCommands(id: "tools") { ToolCommands(ids: tools) }, adding: true)
      }
      for extra in extras.reversed() {
        traits.declare(
          DeclaredCommands(id: extra.id, environment: extra.environment) {
            ExtraCommands(declared: extra)
          },
          adding: true)
      }
      if hasDocuments {
        traits.declare(
          DeclaredCommands(id: "documents", readsShowingWindow: true) {
            DocumentCommands(types: documentTypes)
          },
          adding: true)
      }
      root.resolve(into: &resolution, traits)
    }
    tree.didResolve()
    return resolution
  }

  /// Connects the declarations to an application.
  ///
  /// From now on, changes of the declarations update the application.
  func attach(_ application: Application) {
    self.application = application
    if delegateClass == nil { application.declarations = self }
    tree.application = application
    root.updatePhase(of: application)
    tree.updates.onRequest { [weak application] in application?.setNeedsDeclarations() }
    application.setNeedsDeclarations()
  }

  /// Records the problems of a resolution in the application, except for problems that were recorded before.
  func report(_ resolution: Resolution) {
    let inputs = resolution.scenes.indices.map { DeclarationRuleInput(resolution.scenes[$0]) }
    if inputs == checked, !checked.isEmpty { return }
    checked = inputs
    for problem in resolution.problems where reported.insert(problem).inserted {
      application?.report(problem)
    }
  }

  package func update() {
    guard let application else { return }
    // The phase of a newly declared scene is known only after resolution, and the scene may declare
    // other scenes that depend on the phase. Changes that remain after three passes are left to the
    // application's next turn.
    for _ in 1...3 {
      root.updatePhase(of: application)
      guard tree.updates.evaluateMarked() else { return }
      findBackgroundWork()
      if !tree.needsResolution, delegateClass == nil {
        for window in tree.takeChangedWindows() {
          if let content = window.content { application.update(content.factory, of: content.id) }
        }
        continue
      }
      let resolution = resolve()
      report(resolution)
      if delegateClass == nil {
        application.update(graph: resolution.graph, contents: resolution.contents)
      } else {
        application.update(hosted: resolution.graph, contents: resolution.contents)
      }
    }
  }

  // The node of a body and the values that the body reads retain each other. This cycle is broken here.
  isolated deinit { root.unmount() }

  package func runEffects() {
    tree.runEffects()
  }
}

extension AppDeclarations: _HostingDeclarations {
  package var hosted: (graph: SceneGraph, contents: ContentFactories) {
    let resolution = resolve()
    return (resolution.graph, resolution.contents)
  }

  package func host(in application: Application) {
    attach(application)
    report(resolve())
  }
}

extension AppDeclarations: BackgroundDeclarations {
  package func reportBackgroundWork() {
    reportsBackgroundWork = true
    findBackgroundWork()
  }

  /// Records the problem of work in the background if a scene declares such work and the problem isn't recorded yet.
  private func findBackgroundWork() {
    guard reportsBackgroundWork, root.hasBackgroundWork else { return }
    reportsBackgroundWork = false
    application?.report(.unrequestedBackgroundTask)
  }

  package func backgroundWork(
    for occasion: BackgroundOccasion
  ) -> (@Sendable () async -> Void)? {
    root.backgroundWork(for: occasion)
  }
}

/// The root of the tree of scenes, which owns the app's state and evaluates the app's body.
private final class AppNode<Declaration: App>: _AnySceneNode, Reader {
  let app: Declaration
  private let properties = PropertyStorage(FieldPlan.of(Declaration.self))
  private var child: _SceneNode<Declaration.Body>?
  /// The most active phase among the app's scenes, which the app reads (S115).
  private var phase = ScenePhase.background
  /// The ids of the declared single windows that are open.
  private var openScenes: Set<SceneDescription.ID> = []
  /// Whether the declarations are connected to an application.
  private var isAttached = false
  /// The property wrappers of the app that set environment values for all scenes.
  private let providers: [any EnvironmentProviding]
  /// The documents of the app, which the app's scenes and views share.
  private let documents: AppDocuments
  /// The user defaults that bodies read; if nil, bodies read the application's defaults or, before there is an
  /// application, the standard defaults.
  private let defaults: UserDefaults?
  /// The language and the region of the person, set in the environment of all scenes.
  private let locale: Locale
  var dependent: Dependent?

  init(_ app: Declaration, _ defaults: UserDefaults?, _ locale: Locale, tree: SceneTree) {
    self.app = app
    self.locale = locale
    self.defaults = defaults
    // Reflection is used only once per launch, so its cost doesn't matter.
    let providers = Mirror(reflecting: app).children.compactMap {
      $0.value as? any EnvironmentProviding
    }
    self.providers = providers
    let documents = AppDocuments(defaults)
    self.documents = documents
    super.init(
      tree: tree, parent: nil,
      environment: EnvironmentScope(.empty) { values in
        values.seed(nil, phase: .background)
        if locale != .current { values.locale = locale }
        values.defaultAppStorage = defaults
        values[OpenScenesKey.self] = []
        values.documents = documents
        for provider in providers { provider.provide(to: &values) }
      },
      index: nil)
    child = Declaration.Body._makeNode(body, in: self, at: nil)
  }

  // The app itself adds no component to the paths that identify its scenes.
  override var component: String? { nil }

  func evaluate() {
    child?.update(to: body)
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    stopReading()
    super.unmount()
    properties.disconnect()
  }

  /// Updates the environment of the app: the most active phase among the app's scenes (S115), and the open single
  /// windows.
  override func updatePhase(of application: Application) {
    let phase = ScenePhase(application.mostActiveState())
    if !isAttached {
      isAttached = true
      _ = environment.set(over: .empty) { values in
        values.seed(application, phase: phase)
        if locale != .current { values.locale = locale }
        values.defaultAppStorage = defaults
        values[OpenScenesKey.self] = openScenes
        values.documents = documents
        for provider in providers { provider.provide(to: &values) }
      }
    } else if phase != self.phase {
      environment.change(ScenePhaseKey.self, to: phase)
    }
    self.phase = phase
    let shown = application.openSingleScenes
    if shown != openScenes {
      openScenes = shown
      environment.change(OpenScenesKey.self, to: shown)
    }
    super.updatePhase(of: application)
  }

  private var body: Declaration.Body {
    properties.evaluate(app, for: self, in: environment) { $0.body }
  }
}
