extension View {
  /// Binds the scroll position of a list or a scroll view to a value: the id of the first visible view.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   let messages: [Message]
  ///   @State private var place: Int?
  ///
  ///   var body: some View {
  ///     List(messages) { message in Text(message.subject) }
  ///       .scrollPosition(id: $place)
  ///   }
  ///
  ///   struct Message: Identifiable {
  ///     var id: Int
  ///     var subject: String
  ///   }
  /// }
  /// ```
  ///
  /// A view has an id if a ``ForEach`` creates the view, or if ``id(_:)`` sets the id. Each time a person scrolls, the
  /// value is set to the id of the first visible view. If that view has no id of the value's type, the value is set to
  /// the id of the next view that has one. When the app sets the value, the content is scrolled. If the app sets an id
  /// that no view has yet, the content is scrolled when a view gets this id. If the app sets nil, the content isn't
  /// scrolled.
  ///
  /// When other views are added above the first visible view, the first visible view stays the same. When the first
  /// visible view is removed, the next view takes its place; if there is no next view, the previous view does. Adding
  /// or removing such views doesn't change the value.
  ///
  /// - Parameters:
  ///   - id: The id of the first visible view; nil if the content wasn't scrolled, or if the first visible view and all
  ///     views after it lack an id of this type.
  ///   - anchor: The position of the view in the visible area, which has no effect: the view is always the first
  ///     visible view.
  /// - Returns: The view, whose lists and scroll views are bound to the value.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _ScrollPositionModifier<ID>> {
    ModifiedContent(content: self, modifier: _ScrollPositionModifier(id: id))
  }

  /// Returns the view itself, because content can be scrolled to every view with an id, in any layout.
  ///
  /// - Parameter isEnabled: Whether content can be scrolled to the views in the layout.
  /// - Returns: The view itself.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
}

/// A modifier that binds the scroll position of lists and scroll views to a value.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: _PrimitiveModifier {
  let id: Binding<ID?>

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ScrollPositionNode(view, in: parent)
  }
}

/// The node that binds a scroll position to a value.
///
/// The node reads the value itself, so that scrolling doesn't evaluate the enclosing body.
private final class ScrollPositionNode<Content: View, ID: Hashable>:
  ViewNode<ModifiedContent<Content, _ScrollPositionModifier<ID>>>, ScrollBinding, Reader
{
  private var child: _Node<Content>?
  private(set) var id: AnyHashable?
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _ScrollPositionModifier<ID>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    // The value is read before the content is mounted, so that lists create only the rows at the scroll position.
    id = read()
    child = Content._makeNode(view.content, in: self)
  }

  override func update(to view: ModifiedContent<Content, _ScrollPositionModifier<ID>>) {
    super.update(to: view)
    evaluate()
    child?.update(to: view.content)
  }

  func evaluate() {
    let old = id
    id = read()
    if id == old { return }
    for scroller in tree.scrollers where scroller.isKept(by: self) {
      scroller.scroll(to: id, isLasting: true)
    }
  }

  private func read() -> AnyHashable? {
    Evaluation.run(for: self) { view.modifier.id.wrappedValue.map { AnyHashable($0) } }
  }

  func takes(_ id: AnyHashable) -> Bool { id.base is ID }

  func write(_ id: AnyHashable?) {
    let id = id?.base as? ID
    if id != view.modifier.id.wrappedValue { view.modifier.id.wrappedValue = id }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }
}
