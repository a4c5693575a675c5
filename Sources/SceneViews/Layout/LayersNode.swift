import SceneDisplay

/// A view with other views in front of it, behind it or beside it.
///
/// Each displayed view of the content, such as each view of a group, has a container and added views of its own.
nonisolated struct Layers<Content: View, Added: View>: View {
  let container: DisplayContainer
  let content: Content
  let added: Added
  /// Whether the added views come before the content in the container.
  let isAddedFirst: Bool

  init(
    _ container: DisplayContainer, _ content: Content, _ added: Added, isAddedFirst: Bool = false
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

/// The node of a view with layers, which has a layer node for each displayed node of the content.
///
/// The content is mounted once, in the node itself, so that its views keep their state when views beside them come and
/// go. A layer node displays a node of the content without being its parent.
private final class LayersNode<Content: View, Added: View>: _Node<Layers<Content, Added>>, Reader {
  private typealias Layer = LayerNode<Added>

  private var shape: DisplayContainer
  private var added: Added
  private let isAddedFirst: Bool
  private var content: _Node<Content>?
  /// The layers, in the order of the displayed nodes of the content.
  private var layers: [Layer] = []
  var dependent: Dependent?

  init(_ view: Layers<Content, Added>, in parent: _AnyNode) {
    shape = view.container
    added = view.added
    isAddedFirst = view.isAddedFirst
    super.init(in: parent)
    content = Content._makeNode(view.content, in: self)
    evaluate()
  }

  override func update(to view: Layers<Content, Added>) {
    shape = view.container
    added = view.added
    content?.update(to: view.content)
    for layer in layers where layer.isAround { layer.update(to: added, in: shape) }
    evaluate()
  }

  override var isContainer: Bool { true }

  override func markChildren() {
    // Layers are mounted later, because a part of the content may still be being mounted.
    if isMounted, content != nil { makeDependent(in: 0).invalidate() }
  }

  /// Mounts and unmounts layers if the content displays other nodes than before.
  func evaluate() {
    var shown: [_AnyNode] = []
    content?.collectShown(into: &shown)
    if shown.elementsEqual(layers, by: { $0 === $1.base }) { return }
    var kept: [ObjectIdentifier: Layer] = [:]
    for layer in layers { kept[ObjectIdentifier(layer.base)] = layer }
    let old = layers
    layers = shown.map { base in
      kept.removeValue(forKey: ObjectIdentifier(base))
        ?? Layer(around: base, added, in: shape, isAddedFirst: isAddedFirst, parent: self)
    }
    for layer in old where kept[ObjectIdentifier(layer.base)] != nil { layer.unmount() }
    parent?.childrenDidChange()
  }

  override func forEachShownChild(_ body: (_AnyNode, Int) -> Void) {
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
  /// The node of the content, whose ancestors are in the content.
  var base: _AnyNode { get }
}

/// The node of one displayed node of the content, with added views.
private final class LayerNode<Added: View>: _Node<Added>, LayerHolder {
  let base: _AnyNode
  private var shape: DisplayContainer
  private let isAddedFirst: Bool
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

  /// Whether the displayed node is still mounted.
  var isAround: Bool { base.isMounted }

  override var element: DisplayElement { .container(shape) }

  func update(to added: Added, in container: DisplayContainer) {
    let isSame = container == shape
    shape = container
    self.added?.update(to: added)
    if !isSame { elementDidChange() }
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
  /// Appends the node if hosts display it, otherwise the nodes that they display in it.
  fileprivate func collectShown(into nodes: inout [_AnyNode]) {
    if attachmentSurface != nil { return }
    if displayID != nil { return nodes.append(self) }
    forEachShownChild { node, _ in nodes.append(node) }
  }
}
