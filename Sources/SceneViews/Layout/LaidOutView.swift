import Foundation
import SceneDisplay

/// A container that arranges its views by a ``Layout``, which the app or this library defines.
nonisolated struct LaidOutView<Rule: Layout, Content: View>: View, WrapperView {
  let layout: Rule
  let child: Content

  @MainActor static func _makeNode(
    _ view: LaidOutView<Rule, Content>, in parent: _AnyNode
  ) -> _Node<LaidOutView<Rule, Content>> {
    LaidOutNode(view, in: parent)
  }
}

/// A layout of this library that hosts perform themselves, because display trees have an element for the layout.
protocol ElementLayout {
  /// The element of a container with the layout; nil for an element whose layout hosts call.
  var element: DisplayElement? { get }
}

/// The node of a container with a layout that hosts call.
@MainActor protocol LayoutOwner: _AnyNode {
  var displayLayout: any DisplayLayout { get }
}

private final class LaidOutNode<Rule: Layout, Content: View>:
  WrapperNode<LaidOutView<Rule, Content>>, LayoutOwner
{
  private lazy var asked = AskedLayout(
    view.layout, changeCount: { [weak self] in self?.tree.changeCount ?? 0 },
    values: { [weak self] in self?.values(of: $0) ?? [:] })

  init(_ view: LaidOutView<Rule, Content>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  var displayLayout: any DisplayLayout { asked }

  override var element: DisplayElement {
    view.layout.displayElement
  }

  override func update(to view: LaidOutView<Rule, Content>) {
    super.update(to: view)
    asked.replace(view.layout)
    // The layout may have changed, so hosts must call the layout again.
    elementDidChange()
  }

  /// Returns the layout values of the child with the given node id; if several views set a key, the outermost value
  /// wins.
  private func values(of child: Int) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    var holders: [any ContainerValueHolder] = []
    func take(_ node: _AnyNode) {
      if let holder = node as? any ContainerValueHolder { holders.append(holder) }
      guard let value = node as? any LayoutValueNode else { return }
      values[value.key] = values[value.key] ?? value.value
    }
    guard let node = tree[child] else { return [:] }
    let around = node.enclosing().prefix { $0 !== self }
    for outer in Array(around).reversed() { take(outer) }
    var inner: _AnyNode? = node
    while let current = inner {
      take(current)
      if let layer = current as? any LayerHolder {
        // A layer contains a view and other views, such as an overlay. The values that are set on the view inside the
        // layer also count.
        let around = layer.base.enclosing().prefix { $0 !== layer.parent }
        for outer in Array(around).reversed() { take(outer) }
        inner = layer.base
        continue
      }
      var children: [_AnyNode] = []
      current.forEachVisibleChild { children.append($0) }
      inner = children.count == 1 ? children[0] : nil
    }
    if !holders.isEmpty {
      var containerValues = ContainerValues()
      for holder in holders.reversed() { holder.modify(&containerValues) }
      values[ObjectIdentifier(ContainerValues.self)] = containerValues
    }
    return values
  }
}

/// A layout of the app, adapted to the protocol through which hosts call layouts.
private final class AskedLayout<Rule: Layout>: DisplayLayout {
  private var layout: Rule
  private var cache: Rule.Cache?
  /// The node ids of the children for which the cache was created or last updated; nil for a child without a node.
  private var cached: [Int?] = []
  /// The number of changes of the tree when the cache was created or last updated.
  private var cachedChanges = 0
  /// Returns the number of changes of the tree, including those that replace the layout.
  private let changeCount: @MainActor () -> Int
  private let values: @MainActor (Int) -> [ObjectIdentifier: Any]

  init(
    _ layout: Rule, changeCount: @escaping @MainActor () -> Int,
    values: @escaping @MainActor (Int) -> [ObjectIdentifier: Any]
  ) {
    self.layout = layout
    self.changeCount = changeCount
    self.values = values
  }

  func replace(_ layout: Rule) {
    self.layout = layout
  }

  private func subviews(
    _ children: [any DisplayLayoutChild], _ places: LayoutSubview.Places
  ) -> LayoutSubviews {
    let values = values
    let nodes = children.map(\.node)
    // Proof: hosts call layouts on the main actor, and the values are read only in these calls.
    nonisolated(unsafe) var found: [[ObjectIdentifier: Any]] = []
    MainActor.assumeIsolated { found = nodes.map { $0.map(values) ?? [:] } }
    return LayoutSubviews(
      children.enumerated().map { LayoutSubview($1, $0, places, found[$0]) })
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ nodes: [Int?], _ body: (inout Rule.Cache) -> Result
  ) -> Result {
    let changeCount = changeCount
    // Proof: hosts call layouts on the main actor.
    let changes = MainActor.assumeIsolated { changeCount() }
    var cache = cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil, changes != cachedChanges || nodes != cached {
      layout.updateCache(&cache, subviews: subviews)
    }
    (cached, cachedChanges) = (nodes, changes)
    let result = body(&cache)
    self.cache = cache
    return result
  }

  func size(
    width: Double?, height: Double?, of children: [any DisplayLayoutChild]
  ) -> (width: Double, height: Double) {
    let subviews = subviews(children, LayoutSubview.Places())
    let proposal = ProposedViewSize(
      width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    let size = withCache(subviews, children.map(\.node)) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
    return (size.width, size.height)
  }

  func places(
    width: Double, height: Double, for proposal: (width: Double?, height: Double?),
    of children: [any DisplayLayoutChild]
  ) -> [DisplayPlace] {
    let places = LayoutSubview.Places()
    let subviews = subviews(children, places)
    let offer = ProposedViewSize(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    withCache(subviews, children.map(\.node)) {
      layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &$0)
    }
    return children.enumerated().map { index, child in
      if let place = places.places[index] { return place }
      let size = child.size(width: proposal.width, height: proposal.height)
      return DisplayPlace(
        x: (width - size.width) / 2, y: (height - size.height) / 2, width: proposal.width,
        height: proposal.height)
    }
  }
}

// MARK: - Values

/// A node with a value for the enclosing layout.
@MainActor protocol LayoutValueNode: _AnyNode {
  var key: ObjectIdentifier { get }
  var value: Any { get }
}
