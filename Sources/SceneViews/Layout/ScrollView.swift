public import SceneDisplay
import SceneRuntime

/// A container for content that may exceed the available space.
///
/// ```swift
/// struct MessageText: View {
///   let text: String
///
///   var body: some View {
///     ScrollView { Text(text) }
///   }
/// }
/// ```
///
/// For very many views a ``LazyVStack``, a ``LazyHStack`` or a ``List`` is faster, because it creates only the views
/// that a host shows.
public nonisolated struct ScrollView<Content: View>: View {
  let axis: DisplayElement.Axis
  /// Whether the view scrolls in both directions.
  var isInBoth = false
  let child: Content

  /// Creates a scroll view that scrolls in one direction.
  ///
  /// - Parameters:
  ///   - axis: The direction of scrolling.
  ///   - content: The content.
  public init(
    _ axis: DisplayElement.Axis = .vertical, @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: ScrollView<Content>, in parent: _AnyNode
  ) -> _Node<ScrollView<Content>> {
    ScrollNode(view, in: parent)
  }
}

extension ScrollView: WrapperView {}

/// The node of a scroll view.
///
/// The node stores the scroll position only if a scroll binding or a `ScrollViewReader` uses it, or if the view
/// initially shows the end of its content. Otherwise, the host stores the position.
private final class ScrollNode<Content: View>: ChildNode<ScrollView<Content>> {
  private var axis: DisplayElement.Axis
  private var isInBoth: Bool
  private var scroller: Scroller?

  init(_ view: ScrollView<Content>, in parent: _AnyNode) {
    axis = view.axis
    isInBoth = view.isInBoth
    super.init(view, in: parent, isDisplayed: true)
    scroller = Scroller(of: self)
  }

  override var element: DisplayElement {
    isInBoth
      ? .container(DisplayContainer(.scrollBoth, scrollPlace: scroller?.place))
      : .scroll(axis, at: scroller?.place)
  }

  override var scrolls: Bool { true }

  override func update(to view: ScrollView<Content>) {
    let old = (axis, isInBoth)
    (axis, isInBoth) = (view.axis, view.isInBoth)
    super.update(to: view)
    if (axis, isInBoth) != old { elementDidChange() }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool { scroller?.receive(act) ?? false }

  override func unmount() {
    scroller?.end()
    super.unmount()
  }
}
