/// A mounted view that has a body of its own.
final class BodyNode<Content: View>: _Node<Content>, Reader {
  private let plan: FieldPlan
  private let properties: PropertyStorage
  private var child: _Node<Content.Body>?
  var dependent: Dependent?

  override init(_ view: Content, in parent: _AnyNode) {
    plan = FieldPlan.of(Content.self)
    properties = PropertyStorage(plan)
    super.init(view, in: parent)
    child = Content.Body._makeNode(body, in: self)
  }

  /// The body is evaluated if the view differs from the one before in what it was given.
  override func update(to view: Content) {
    if plan.areSame(&self.view, view) { return }
    self.view = view
    evaluate()
  }

  func evaluate() {
    child?.update(to: body)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    stopReading()
    super.unmount()
    properties.disconnect()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    properties.forget()
    evaluate()
  }

  private var body: Content.Body {
    properties.evaluate(view, for: self, in: environment) { $0.body }
  }
}
