/// The node of a view with a body.
final class BodyNode<Content: View>: BodyOwnerNode<Content, Content.Body> {
  private let plan: FieldPlan

  init(_ view: Content, in parent: _AnyNode) {
    plan = FieldPlan.of(Content.self)
    super.init(view, properties: PropertyStorage(plan), in: parent)
    mountBody()
  }

  /// Evaluates the body if the new view differs from the previous view.
  override func update(to view: Content) {
    if plan.areSame(&self.view, view) { return }
    self.view = view
    evaluate()
  }

  override var body: Content.Body {
    properties.evaluate(view, for: self, in: environment) { $0.body }
  }
}

/// A node that evaluates a body and mounts the result.
class BodyOwnerNode<Content: View, Body: View>: ViewNode<Content>, Reader {
  let properties: PropertyStorage
  private var child: _Node<Body>?
  var dependent: Dependent?

  init(_ view: Content, properties: PropertyStorage, in parent: _AnyNode) {
    self.properties = properties
    super.init(view, in: parent)
  }

  /// The body of the view, which is evaluated at each access; overridden by subclasses.
  var body: Body { fatalError("a node of \(Content.self) has no body to evaluate") }

  /// Mounts the body for the first time; subclasses call the method at the end of their initializers.
  final func mountBody() {
    child = Body._makeNode(body, in: self)
  }

  final func evaluate() {
    child?.update(to: body)
  }

  final override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  final override func unmount() {
    stopReading()
    super.unmount()
    properties.disconnect()
  }

  final override func environmentDidChange() {
    super.environmentDidChange()
    properties.move(to: environment)
  }
}
