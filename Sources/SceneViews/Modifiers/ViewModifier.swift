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
  fileprivate private(set) var content: any View
  /// Counts how often the view was given.
  fileprivate private(set) var revision = 0
  private var places: [any SlotPlace] = []

  init(_ content: any View) {
    self.content = content
  }

  /// Takes the view as it is now; places show it when they are updated, or all at ``showEverywhere()``.
  func replace(_ content: any View) {
    self.content = content
    revision += 1
  }

  /// Has each place show the view that doesn't yet.
  func showEverywhere() {
    for place in places { place.showContent() }
  }

  fileprivate func add(_ place: any SlotPlace) {
    places.append(place)
  }

  fileprivate func remove(_ place: any SlotPlace) {
    places.removeAll { $0 === place }
  }
}

/// A place where a modifier's body shows the modified view.
@MainActor private protocol SlotPlace: AnyObject {
  func showContent()
}

private final class SlotNode<Modifier: ViewModifier>:
  ErasedNode<_ViewModifierContent<Modifier>>, SlotPlace
{
  /// The revision that is shown.
  private var revision: Int?

  override init(_ view: _ViewModifierContent<Modifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    view.slot.add(self)
    showContent()
  }

  override func update(to view: _ViewModifierContent<Modifier>) {
    super.update(to: view)
    showContent()
  }

  func showContent() {
    guard isMounted, revision != view.slot.revision else { return }
    revision = view.slot.revision
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
    let isSame = plan.areSame(&self.view.modifier, view.modifier)
    super.update(to: view)
    slot.replace(view.content)
    // What the body sets around the content is set before the content is evaluated.
    if !isSame { evaluate() }
    slot.showEverywhere()
  }

  override var body: Modifier.Body {
    properties.evaluate(view.modifier, for: self, in: environment) {
      $0.body(content: _ViewModifierContent(slot: slot))
    }
  }
}
