public import Foundation
import SceneDisplay

/// The size and the position of a view in the layout that a host reports, in points.
///
/// Until a host reports a layout, the view has the size of its window. If the size of the window isn't known, the view
/// has the size of 80 by 24 characters.
public struct GeometryProxy {
  let frame: CGRect
  let spaces: [AnyHashable: CGRect]

  @MainActor init(of node: _AnyNode, insideOf outer: _AnyNode? = nil) {
    frame =
      node.placedFrame.map(CGRect.init)
      ?? CGRect(
        origin: .zero, size: CGSize(width: node.windowSize.width, height: node.windowSize.height))
    var spaces: [AnyHashable: CGRect] = [:]
    for around in node.enclosing() {
      guard let space = around as? any NamedSpace, spaces[space.spaceName] == nil else { continue }
      spaces[space.spaceName] = around.placedFrame.map(CGRect.init)
    }
    self.spaces = spaces
  }

  /// The size of the view in points.
  public var size: CGSize { frame.size }

  /// The insets of the content from the bars that cover it; always zero, because hosts draw bars outside of the
  /// content.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the view in a coordinate space.
  ///
  /// - Parameter space: The coordinate space. If the space has a name, and no enclosing view has that name, the space
  ///   of the window is used.
  /// - Returns: The frame in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: frame.size)
    case .global: frame
    case .named(let name):
      frame.offsetBy(dx: -(spaces[name]?.minX ?? 0), dy: -(spaces[name]?.minY ?? 0))
    }
  }

  /// Returns the frame of the view in a coordinate space.
  ///
  /// - Parameter space: The coordinate space, such as `.global` or `.named("list")`.
  /// - Returns: The frame in points.
  public func frame<Space: CoordinateSpaceProtocol>(in space: Space) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the bounds of an enclosing coordinate space, in the space of the view.
  ///
  /// - Parameter space: The coordinate space, named by an enclosing view.
  /// - Returns: The bounds in points; nil if no enclosing view has the name, or if no host has reported a layout.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    spaces[space.name].map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  }
}

extension CGRect {
  fileprivate init(_ frame: DisplayFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

/// A view whose content depends on the size of the view; the view takes all the space that its container proposes.
///
/// ```swift
/// struct Bar: View {
///   let part: Double
///
///   var body: some View {
///     GeometryReader { proxy in
///       Rectangle().frame(width: proxy.size.width * part)
///     }
///   }
/// }
/// ```
///
/// A host reports the size after laying out the view, and shows the new content at once. Scripts and tests get the
/// layout of a terminal with the size of the window. If the size isn't known, the terminal has 80 by 24 characters.
public nonisolated struct GeometryReader<Content: View>: View {
  fileprivate let content: (GeometryProxy) -> Content

  /// Creates a view from a closure that returns its content.
  ///
  /// - Parameter content: Returns the content for a size and a position. The closure is called again when the size or
  ///   the position changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ view: GeometryReader<Content>, in parent: _AnyNode
  ) -> _Node<GeometryReader<Content>> {
    GeometryNode(view, in: parent)
  }
}

private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>>, Placed, Reader {
  private var child: _Node<Content>?
  private var frame: DisplayFrame?
  var dependent: Dependent?

  init(_ view: GeometryReader<Content>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    child = Content._makeNode(content, in: self)
    tree.placement.add(self)
  }

  private var content: Content {
    let proxy = GeometryProxy(of: self)
    return Evaluation.run(for: self) { view.content(proxy) }
  }

  override var element: DisplayElement { .container(DisplayContainer(.geometry)) }

  override func update(to view: GeometryReader<Content>) {
    super.update(to: view)
    evaluate()
  }

  func evaluate() { child?.update(to: content) }

  func placementDidChange() {
    guard let placedFrame, placedFrame != frame else { return }
    frame = placedFrame
    evaluate()
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    tree.placement.remove(self)
    stopReading()
    super.unmount()
  }

  override var name: String { "GeometryReader" }
}
