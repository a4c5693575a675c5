extension View {
  /// Ties the place to which a list or a scroll view is scrolled to a value: the id of the first visible view.
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
  /// The ids are those of the elements of a ``ForEach``, and those set by ``id(_:)``. When a person scrolls, the
  /// value is set once, to the id of the first visible view, or else of the next view with an id of the value's
  /// type. When the app sets the value, the content is scrolled. An id that no view has is without effect until
  /// a view has it; nil leaves the place as it is.
  ///
  /// The place stays with its view: when other views are added above it, the same view is the first visible
  /// one. When it is removed, the next one takes its place, and the value remains.
  ///
  /// - Parameters:
  ///   - id: The id of the first visible view; nil if the content wasn't scrolled.
  ///   - anchor: The position of the view in the visible area, kept without effect: it is always the first
  ///     visible one.
  /// - Returns: The view, with the lists and scroll views in it tied to the value.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _ScrollPositionModifier<ID>> {
    ModifiedContent(content: self, modifier: _ScrollPositionModifier(id: id))
  }

  /// Returns the view itself, because content is scrolled to every view with an id, in any layout.
  ///
  /// - Parameter isEnabled: Whether the views in the layout can be scrolled to, kept without effect.
  /// - Returns: The view.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
}

/// A modifier that ties the scroll place of containers to a value.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: _PrimitiveModifier {
  let id: Binding<ID?>

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ScrollPositionNode(view, in: parent)
  }
}

/// The node that reads the value itself, so that scrolling updates only what shows the value.
private final class ScrollPositionNode<Content: View, ID: Hashable>:
  ViewNode<ModifiedContent<Content, _ScrollPositionModifier<ID>>>, ScrollBinding, Reader
{
  private var child: _Node<Content>?
  private(set) var id: AnyHashable?
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _ScrollPositionModifier<ID>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    // Read before the content is mounted, so that lists create the rows at the place and no others.
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
