/// The declarations of an app, kept resolved while the values its bodies read change.
@MainActor package final class AppDeclarations<Declaration: App>: SceneDeclarations {
  private let tree = SceneTree()
  private let root: AppNode<Declaration>
  private weak var application: Application?
  private var reported: Set<Problem> = []
  /// The inputs of the last check; checking costs more than evaluating the body.
  private var checked: [DeclarationRuleInput] = []
  /// The class of delegates that declares it; nil for an app.
  private let delegateClass: String?

  /// - Parameter app: The app, whose body is evaluated now.
  package init(_ app: Declaration) {
    root = AppNode(app, tree: tree)
    delegateClass = nil
  }

  /// - Parameters:
  ///   - app: What the class declares, as an app.
  ///   - delegateClass: The class of delegates.
  init(_ app: Declaration, hostedBy delegateClass: any HostingSceneDelegate.Type) {
    root = AppNode(app, tree: tree)
    self.delegateClass = SceneDescription.ValueType(delegateClass).name
  }

  /// The app's delegate, and a problem if it has several.
  package var delegate: (delegate: (any ApplicationDelegate)?, problems: [Problem]) {
    // Once per launch, so that names may be looked at.
    let adaptors = Mirror(reflecting: root.app).children.compactMap {
      ($0.value as? any DelegateProviding)?.delegate
    }
    let problem = Problem(
      at: "app \(Declaration.self)", "it declares \(adaptors.count) application delegates",
      remedy: "keep one ApplicationDelegateAdaptor")
    return (adaptors.first, adaptors.count > 1 ? [problem] : [])
  }

  /// Describes every declared scene.
  func resolve() -> Resolution {
    var resolution = Resolution(hostedBy: delegateClass)
    root.resolve(into: &resolution, SceneTraits())
    return resolution
  }

  /// Keeps an application informed from now on.
  func attach(_ application: Application) {
    self.application = application
    if delegateClass == nil { application.declarations = self }
    tree.application = application
    root.updatePhase(of: application)
    tree.updates.onRequest { [weak application] in application?.setNeedsDeclarations() }
    application.setNeedsDeclarations()
  }

  /// Records what is wrong with the declarations and wasn't before.
  func report(_ resolution: Resolution) {
    let inputs = resolution.scenes.map(DeclarationRuleInput.init)
    if inputs == checked, !checked.isEmpty { return }
    checked = inputs
    for problem in resolution.problems where reported.insert(problem).inserted {
      application?.report(problem)
    }
  }

  package func update() {
    guard let application else { return }
    // A scene declared anew has its phase only once it is resolved, and may declare others by it.
    // What isn't settled then is the next turn's.
    for _ in 1...3 {
      root.updatePhase(of: application)
      guard tree.updates.evaluateMarked() else { return }
      let resolution = resolve()
      report(resolution)
      if delegateClass == nil {
        application.update(graph: resolution.graph, contents: resolution.contents)
      } else {
        application.update(hosted: resolution.graph, contents: resolution.contents)
      }
    }
  }

  // Values that bodies read hold their readers, and these what they read.
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

/// The app itself: what owns its state and evaluates its body.
private final class AppNode<Declaration: App>: _AnySceneNode, Reader {
  let app: Declaration
  private let properties = PropertyStorage(FieldPlan.of(Declaration.self))
  private var child: _SceneNode<Declaration.Body>?
  /// The foremost phase of all scenes (S115).
  private var phase = ScenePhase.background
  /// Whether it knows the application.
  private var isAttached = false
  var dependent: Dependent?

  init(_ app: Declaration, tree: SceneTree) {
    self.app = app
    super.init(
      tree: tree, parent: nil,
      environment: EnvironmentScope(EnvironmentScope()) { $0.seed(nil, phase: .background) },
      index: nil)
    child = Declaration.Body._makeNode(body, in: self, at: nil)
  }

  // The app is no scene among scenes.
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

  /// An app reads the foremost phase of all scenes (S115).
  override func updatePhase(of application: Application) {
    let phase = ScenePhase(application.foremostState())
    if phase != self.phase || !isAttached {
      _ = environment.set(over: EnvironmentScope()) { $0.seed(application, phase: phase) }
    }
    self.phase = phase
    isAttached = true
    super.updatePhase(of: application)
  }

  private var body: Declaration.Body {
    properties.evaluate(app, for: self, in: environment) { $0.body }
  }
}
