import SceneDisplay

/// A view with other views in front of it, behind it or beside it.
///
/// Each displayed view of the content, such as each view of a group, has a container and added views of its own.
nonisolated struct Layers<Content: View, Added: View>: View {
  /// The container of a view and the added views; nil if only the content is shown.
  let container: DisplayContainer?
  let content: Content
  let added: Added
  /// Whether the added views come before the content in the container.
  let isAddedFirst: Bool

  init(
    _ container: DisplayContainer?, _ content: Content, _ added: Added, isAddedFirst: Bool = false
  ) {
    self.container = container
    self.content = content
    self.added = added
    self.isAddedFirst = isAddedFirst
  }

  @MainActor static func _makeNode(
    _ view: Layers<Content, Added>, in parent: _AnyNode
  ) -> _Node<Layers<Content, Added>> {
    LayersNode(view, in: parent)
  }
}

extension Layers: Tagged {
  var tag: AnyHashable? { (content as? any Tagged)?.tag }
}

extension Layers: ViewGroup {
  @MainActor static var isOneView: Bool { Content.isOneView }
  @MainActor static var isSection: Bool { Content.isSection }
}

extension Layers: ViewParts {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    func layers<Part: View>(_ part: Part) -> any View {
      Layers<Part, Added>(container, part, added, isAddedFirst: isAddedFirst)
    }
    return SceneViews.parts(of: content, at: path).map { part in
      Subview(id: part.id, view: layers(part.view), elementID: part.elementID)
    }
  }
}

/// The node of a `Layers` view, with a layer node for each displayed node of the content.
///
/// The content is mounted once, in the node itself, so that its views keep their state when views beside them come and
/// go. A layer node displays a node of the content without being the parent of that node.
private final class LayersNode<Content: View, Added: View>: _Node<Layers<Content, Added>>, Reader {
  private typealias Layer = LayerNode<Added>

  private var shape: DisplayContainer?
  private var added: Added
  private var isAddedFirst: Bool
  private var content: _Node<Content>?
  /// The layers, in the order of the displayed nodes of the content.
  private var layers: [Layer] = []
  /// Whether the displayed nodes of the content may have changed since the layers were mounted.
  private var isOutdated = false
  var dependent: Dependent?

  init(_ view: Layers<Content, Added>, in parent: _AnyNode) {
    shape = view.container
    added = view.added
    isAddedFirst = view.isAddedFirst
    super.init(in: parent)
    content = Content._makeNode(view.content, in: self)
    mountLayers()
  }

  override func update(to view: Layers<Content, Added>) {
    let hadLayers = shape != nil
    shape = view.container
    added = view.added
    content?.update(to: view.content)
    if isAddedFirst != view.isAddedFirst {
      isAddedFirst = view.isAddedFirst
      childrenDidChange()
    }
    if let shape {
      for layer in layers where layer.isAround {
        layer.update(to: added, in: shape, isAddedFirst: isAddedFirst)
      }
    }
    if hadLayers != (shape != nil) {
      isOutdated = true
      parent?.childrenDidChange()
    }
    evaluate()
  }

  // The node is a container even if `shape` is nil, so that a `ForEach` in the content has the same kind of node before
  // and after `shape` changes.
  override var isContainer: Bool { true }

  override func markChildren() {
    guard isMounted, content != nil, !isOutdated else { return }
    isOutdated = true
    parent?.childrenDidChange()
    // Layers are mounted later, because the content may not be completely mounted yet.
    makeDependent(in: 0).invalidate()
  }

  /// Mounts and unmounts layers if the content may display other nodes than before.
  func evaluate() {
    guard isOutdated else { return }
    isOutdated = false
    // Mark the dependent as valid, because a dependent that stays invalid isn't queued again.
    dependent?.begin(0)
    mountLayers()
  }

  private func mountLayers() {
    let old = layers
    var kept: [ObjectIdentifier: Layer] = [:]
    for layer in old { kept[ObjectIdentifier(layer.base)] = layer }
    layers = []
    if let shape {
      content?.forEachShown { base in
        let layer = kept.removeValue(forKey: ObjectIdentifier(base))
        layers.append(
          layer ?? Layer(around: base, added, in: shape, isAddedFirst: isAddedFirst, parent: self))
      }
    }
    for layer in old where kept[ObjectIdentifier(layer.base)] != nil { layer.unmount() }
  }

  override func forEachShownChild(_ body: (_AnyNode, Int) -> Void) {
    // An outer `LayersNode` is evaluated before this node, and needs the current layers of this node.
    evaluate()
    if shape == nil { return super.forEachShownChild(body) }
    for layer in layers {
      if let id = layer.displayID { body(layer, id) }
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if isAddedFirst { for layer in layers { body(layer) } }
    if let content { body(content) }
    if !isAddedFirst { for layer in layers { body(layer) } }
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }
}

/// A node that displays a node of the content, together with other views.
@MainActor protocol LayerHolder: _AnyNode {
  /// The displayed node of the content; the layer holder isn't the parent of that node.
  var base: _AnyNode { get }
}

/// A node that displays one node of the content together with the added views.
private final class LayerNode<Added: View>: _Node<Added>, LayerHolder {
  let base: _AnyNode
  private var shape: DisplayContainer
  private var isAddedFirst: Bool
  private var added: _Node<Added>?

  init(
    around base: _AnyNode, _ added: Added, in container: DisplayContainer, isAddedFirst: Bool,
    parent: _AnyNode
  ) {
    self.base = base
    shape = container
    self.isAddedFirst = isAddedFirst
    super.init(in: parent, isDisplayed: true)
    self.added = Added._makeNode(added, in: self)
  }

  /// Whether the displayed node of the content, `base`, is still mounted.
  var isAround: Bool { base.isMounted }

  override var element: DisplayElement { .container(shape) }

  func update(to added: Added, in container: DisplayContainer, isAddedFirst: Bool) {
    let isSame = container == shape
    shape = container
    self.added?.update(to: added)
    if !isSame { elementDidChange() }
    if self.isAddedFirst != isAddedFirst {
      self.isAddedFirst = isAddedFirst
      childrenDidChange()
    }
  }

  override func forEachShownChild(_ body: (_AnyNode, Int) -> Void) {
    if isAddedFirst { super.forEachShownChild(body) }
    if isAround, let id = base.displayID { body(base, id) }
    if !isAddedFirst { super.forEachShownChild(body) }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let added { body(added) }
  }
}

extension _AnyNode {
  /// Calls `body` with the node if hosts display it, otherwise with the descendants that hosts display instead.
  fileprivate func forEachShown(_ body: (_AnyNode) -> Void) {
    if displayID != nil { return body(self) }
    forEachShownChild { node, _ in body(node) }
  }
}
