public import SceneDisplay

extension View {
  /// Adds controls to the toolbar of the innermost page, column, sheet or window around the view.
  ///
  /// ```swift
  /// Text("12 messages")
  ///   .toolbar {
  ///     ToolbarItem(placement: .primaryAction) { Button("New Message") {} }
  ///   }
  /// ```
  ///
  /// - Parameter content: The controls, or ``ToolbarItem``s with placements.
  /// - Returns: The view with the controls.
  @preconcurrency
  public nonisolated func toolbar<Items: View>(
    @ViewBuilder content: @escaping @MainActor () -> Items
  ) -> ModifiedContent<Self, _ToolbarModifier<Items>> {
    ModifiedContent(content: self, modifier: _ToolbarModifier(items: content))
  }
}

/// The placement of controls in a toolbar, which names their purpose or their place in a bar.
public typealias ToolbarItemPlacement = DisplayElement.ToolbarPlacement

/// A control in a toolbar, with its placement.
public nonisolated struct ToolbarItem<Content: View>: View {
  let placement: ToolbarItemPlacement
  let child: Content

  /// Creates a toolbar item.
  ///
  /// - Parameters:
  ///   - placement: The placement of the control, which names its purpose or its place in a bar.
  ///   - content: The control.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: ToolbarItem<Content>, in parent: _AnyNode
  ) -> _Node<ToolbarItem<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension ToolbarItem: ContainerView {
  var element: DisplayElement { .toolbarItem(placement) }
}

/// Several controls in a toolbar, with the same placement.
public typealias ToolbarItemGroup = ToolbarItem

/// A modifier that adds controls to a toolbar.
public nonisolated struct _ToolbarModifier<Items: View>: _PrimitiveModifier {
  let items: @MainActor () -> Items

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ToolbarOwnerNode(view, in: parent)
  }
}

private final class ToolbarOwnerNode<Content: View, Items: View>:
  WrapperNode<ModifiedContent<Content, _ToolbarModifier<Items>>>
{
  private var bar: ToolbarNode<Items>?

  init(_ view: ModifiedContent<Content, _ToolbarModifier<Items>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    let bar = ToolbarNode(
      in: self, seed: { $0.resetForPresentedContent() }, view.modifier.items)
    self.bar = bar
    bar.attachmentSurface?.attach(bar)
  }

  override func update(to view: ModifiedContent<Content, _ToolbarModifier<Items>>) {
    super.update(to: view)
    bar?.replace(view.modifier.items)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    super.forEachChild(body)
    if let bar { body(bar) }
  }

  override func unmount() {
    super.unmount()
    if let bar { bar.attachmentSurface?.detach(bar) }
    bar = nil
  }
}

private final class ToolbarNode<Items: View>: MadeNode<Items> {
  override var element: DisplayElement { .toolbar }

  override func makeChild(_ view: Items) -> _Node<Items> {
    Items.makeRedactableNode(view, in: self) { Items._makeNode($0, in: $1) }
  }

  override var attachmentSurface: SurfaceNode? { surfaces.first }
}
