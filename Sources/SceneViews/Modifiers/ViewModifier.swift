/// A change to views that has a body, and may have state, of its own.
///
/// ```swift
/// struct Unread: ViewModifier {
///   @State private var isMarked = true
///
///   func body(content: Content) -> some View {
///     VStack {
///       content
///       if isMarked { Button("Mark as Read") { isMarked = false } }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier: _PrimitiveModifier {
  associatedtype Body: View

  /// The view the modifier is applied to, as it stands in the body.
  typealias Content = _ViewModifierContent<Self>

  /// What the modified view is made of; evaluated again when a value it read changes.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ViewModifierNode(view, in: parent)
  }
}

/// The place in a modifier's body where the modified view stands.
public nonisolated struct _ViewModifierContent<Modifier: ViewModifier>: View {
  let slot: ContentSlot

  @MainActor public static func _makeNode(
    _ view: _ViewModifierContent<Modifier>, in parent: _AnyNode
  ) -> _Node<_ViewModifierContent<Modifier>> {
    SlotNode(view, in: parent)
  }
}

/// The view a modifier is applied to, shown wherever the modifier's body places it.
@MainActor final class ContentSlot {
  private(set) var content: any View
  private var places: [_AnyNode] = []

  init(_ content: any View) {
    self.content = content
  }

  func update(to content: any View) {
    self.content = content
    for case let place as any SlotPlace in places { place.show(content) }
  }

  func add(_ place: _AnyNode) {
    places.append(place)
  }

  func remove(_ place: _AnyNode) {
    places.removeAll { $0 === place }
  }
}

@MainActor private protocol SlotPlace {
  func show(_ view: any View)
}

private final class SlotNode<Modifier: ViewModifier>:
  ErasedNode<_ViewModifierContent<Modifier>>, SlotPlace
{
  override init(_ view: _ViewModifierContent<Modifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    view.slot.add(self)
    show(view.slot.content)
  }

  override func unmount() {
    view.slot.remove(self)
    super.unmount()
  }
}

private final class ViewModifierNode<Content: View, Modifier: ViewModifier>:
  BodyOwnerNode<ModifiedContent<Content, Modifier>, Modifier.Body>
{
  private let plan: FieldPlan
  private let slot: ContentSlot

  init(_ view: ModifiedContent<Content, Modifier>, in parent: _AnyNode) {
    plan = FieldPlan.of(Modifier.self)
    slot = ContentSlot(view.content)
    super.init(view, properties: PropertyStorage(plan), in: parent)
    mountBody()
  }

  override var name: String { "\(Modifier.self)" }

  override func update(to view: ModifiedContent<Content, Modifier>) {
    var old = self.view.modifier
    let isSame = plan.areSame(&old, view.modifier)
    super.update(to: view)
    slot.update(to: view.content)
    if !isSame { evaluate() }
  }

  override var body: Modifier.Body {
    properties.evaluate(view.modifier, for: self, in: environment) {
      $0.body(content: _ViewModifierContent(slot: slot))
    }
  }
}
