/// The node of a scene with a body.
final class BodySceneNode<Content: Scene>: _SceneNode<Content>, Reader {
  private var scene: Content
  private let plan: FieldPlan
  private let properties: PropertyStorage
  private var child: _SceneNode<Content.Body>?
  /// The ids of the scenes declared in the body, on whose states the phase depends.
  private var declared: [SceneDescription.ID] = []
  /// The most active phase among the scenes declared in the body (S115).
  private var phase = ScenePhase.background
  var dependent: Dependent?

  init(_ scene: Content, in parent: _AnySceneNode, at index: Int?) {
    self.scene = scene
    plan = FieldPlan.of(Content.self)
    properties = PropertyStorage(plan)
    // The scenes are known only after the body is evaluated, so the phase starts as background.
    super.init(
      in: parent, at: index,
      environment: EnvironmentScope(parent.environment) { $0.scenePhase = .background })
    child = Content.Body._makeNode(body, in: self, at: nil)
  }

  override func update(to scene: Content) {
    if plan.areSame(&self.scene, scene) { return }
    self.scene = scene
    evaluate()
  }

  func evaluate() {
    child?.update(to: body)
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let child { body(child) }
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    let first = resolution.scenes.count
    super.resolve(into: &resolution, traits)
    declared = resolution.scenes[first...].map(\.id)
  }

  override func updatePhase(of application: Application) {
    let phase = ScenePhase(application.mostActiveState(of: declared))
    if phase != self.phase {
      self.phase = phase
      environment.change(ScenePhaseKey.self, to: phase)
    }
    super.updatePhase(of: application)
  }

  override func unmount() {
    stopReading()
    super.unmount()
    properties.disconnect()
  }

  override func environmentDidChange() {
    if let parent {
      environment = EnvironmentScope(parent.environment) { $0.scenePhase = phase }
    }
    forEachChild { $0.environmentDidChange() }
    properties.move(to: environment)
  }

  private var body: Content.Body {
    properties.evaluate(scene, for: self, in: environment) { $0.body }
  }
}
