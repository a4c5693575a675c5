import SceneRuntime

/// A view that passes a proxy to its content; the proxy scrolls the lists and scroll views in the content to a given
/// view.
///
/// ```swift
/// struct Conversation: View {
///   let replies: [String]
///
///   var body: some View {
///     ScrollViewReader { proxy in
///       List(replies.indices, id: \.self) { Text(replies[$0]) }
///       Button("Last") { proxy.scrollTo(replies.count - 1) }
///     }
///   }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var reader = ScrollReader()

  /// Creates a view from a closure that returns the content of the view.
  ///
  /// - Parameter content: Returns the content, given a proxy with which the actions in the content can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content that the closure returns for the proxy.
  @MainActor public var body: some View {
    ModifiedContent(
      content: content(ScrollViewProxy(reader: reader)),
      modifier: _ScrollReaderModifier(reader: reader))
  }
}

/// A value that scrolls the lists and scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
  fileprivate let reader: ScrollReader

  /// Scrolls to the view with the given id, in every list and scroll view that has such a view.
  ///
  /// If no view has the id at the end of the next update, nothing is scrolled.
  ///
  /// - Parameters:
  ///   - id: The id of an element of a ``ForEach``, or of a view with ``View/id(_:)``.
  ///   - anchor: The position of the view in the visible area, which has no effect: the view becomes the first
  ///     visible view.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(
    _ id: ID, anchor: UnitPoint? = nil
  ) {
    guard let node = reader.node, node.isMounted else { return }
    for scroller in node.tree.scrollers where scroller.isKept(by: node) {
      scroller.scroll(to: AnyHashable(id), isLasting: false)
    }
    node.tree.window?.setNeedsUpdate()
  }
}

/// An object that holds the node whose content a proxy scrolls; the node is nil before the content is mounted and after
/// the content is removed.
@MainActor private final class ScrollReader {
  fileprivate weak var node: (any ScrollKeeper)?

  nonisolated init() {}
}

/// A modifier that connects its content to a proxy.
private struct _ScrollReaderModifier: _PrimitiveModifier {
  let reader: ScrollReader

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    let node = ScrollReaderNode(view, in: parent)
    view.modifier.reader.node = node
    return node
  }
}

private final class ScrollReaderNode<Content: View>:
  ChildNode<ModifiedContent<Content, _ScrollReaderModifier>>, ScrollKeeper
{}
