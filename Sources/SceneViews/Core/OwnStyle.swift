import SceneDisplay

/// The style of a type of control in a part of the view tree: a look that hosts draw, or a style that the app
/// defines.
struct OwnStyle<Parts> {
  /// The look that hosts draw; nil for the default look of the host.
  var look: DisplayLook?
  /// A closure that returns the views of the app's style, given the parts of a control and this style; nil if hosts
  /// draw the control.
  var make: ((Parts, OwnStyle<Parts>) -> AnyView)?
}

/// A view that shows a control as the body of a style that the app defines.
///
/// If the style is later replaced by a style that hosts draw, the view shows the control itself.
nonisolated struct OwnBody<Parts, Control: View>: View {
  @Environment private var own: OwnStyle<Parts>?
  private let parts: Parts
  private let control: Control

  init(_ path: KeyPath<EnvironmentValues, OwnStyle<Parts>?>, _ parts: Parts, _ control: Control) {
    _own = Environment(path)
    self.parts = parts
    self.control = control
  }

  @MainActor var body: some View {
    if let own, let make = own.make { make(parts, own) } else { control }
  }
}

/// A dynamic property that contains a style of the app and connects the dynamic properties of the style.
nonisolated struct StyleBox<Style>: DynamicProperty {
  // The style must be the only field, because `_connect` uses the address of the box as the address of the style.
  let style: Style

  @MainActor static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    if Style.self is AnyClass { return }
    let parts = storage as? PropertyStorage ?? PropertyStorage(FieldPlan.of(Style.self))
    storage = parts
    parts.connect(property, in: context)
  }

  static func _areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    Comparison.of(Style.self).areSame(one, other)
  }
}

/// The node of a view that is shown as another view.
final class RelayNode<Content: View, Shown: View>: _Node<Content> {
  private let make: @MainActor (Content) -> Shown
  private var child: _Node<Shown>?

  init(_ view: Content, in parent: _AnyNode, _ make: @escaping @MainActor (Content) -> Shown) {
    self.make = make
    super.init(in: parent)
    child = Shown._makeNode(make(view), in: self)
  }

  override func update(to view: Content) { child?.update(to: make(view)) }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

extension _AnyNode {
  /// Returns the style that an ancestor of the node sets for a type of control; nil if no ancestor sets a style.
  ///
  /// A control calls this method only when it is mounted. If the control was mounted with a look that hosts draw, it
  /// keeps the look even if an ancestor sets another style later.
  func ownStyle<Parts>(
    _ path: KeyPath<EnvironmentValues, OwnStyle<Parts>?>
  ) -> OwnStyle<Parts>? {
    environment.cells.isEmpty ? nil : EnvironmentValues(cells: environment.cells)[keyPath: path]
  }

  /// Returns a node that shows a view in the app's style; nil if the app sets no own style for the view.
  func styledNode<Content: View, Parts>(
    _ view: Content, _ path: KeyPath<EnvironmentValues, OwnStyle<Parts>?>,
    _ parts: @escaping @MainActor (Content) -> Parts
  ) -> _Node<Content>? {
    guard ownStyle(path)?.make != nil else { return nil }
    return RelayNode(view, in: self) { OwnBody(path, parts($0), $0) }
  }
}
