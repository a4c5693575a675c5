/// A modifier that shows its own body in place of the modified view, and may have state.
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
  /// The type of the body.
  associatedtype Body: View

  /// The type of the `content` parameter of ``body(content:)``.
  typealias Content = _ViewModifierContent<Self>

  /// Returns the views to show; called again after a change of a value that the method has read.
  ///
  /// - Parameter content: The view to which the modifier is applied; the body can show it anywhere, or not at all.
  /// - Returns: The views to show in place of the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier to the view.
  ///
  /// - Parameter modifier: The modifier, whose state lives as long as the view.
  /// - Returns: The view with the modifier applied.
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

/// A placeholder for the modified view in a modifier's body; not for use by apps.
public nonisolated struct _ViewModifierContent<Modifier: ViewModifier>: View {
  let slot: ContentSlot

  @MainActor public static func _makeNode(
    _ view: _ViewModifierContent<Modifier>, in parent: _AnyNode
  ) -> _Node<_ViewModifierContent<Modifier>> {
    SlotNode(view, in: parent)
  }
}

/// The view to which a modifier is applied, with the placeholders that show this view in the modifier's body.
@MainActor final class ContentSlot {
  fileprivate private(set) var content: any View
  /// The number of times that the view was replaced.
  fileprivate private(set) var revision = 0
  private var places: [any SlotPlace] = []

  init(_ content: any View) {
    self.content = content
  }

  /// Replaces the view.
  ///
  /// A placeholder shows the new view when the placeholder is updated; ``showEverywhere()`` updates all placeholders.
  func replace(_ content: any View) {
    self.content = content
    revision += 1
  }

  /// Updates each placeholder that doesn't show the current view.
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

/// A node that shows the modified view in a modifier's body.
@MainActor private protocol SlotPlace: AnyObject {
  func showContent()
}

private final class SlotNode<Modifier: ViewModifier>:
  ErasedNode<_ViewModifierContent<Modifier>>, SlotPlace
{
  private var slot: ContentSlot
  /// The revision of the slot's view that this node shows; nil before it shows the view.
  private var revision: Int?

  init(_ view: _ViewModifierContent<Modifier>, in parent: _AnyNode) {
    slot = view.slot
    super.init(in: parent)
    slot.add(self)
    showContent()
  }

  override func update(to view: _ViewModifierContent<Modifier>) {
    slot = view.slot
    showContent()
  }

  func showContent() {
    guard isMounted, revision != slot.revision else { return }
    revision = slot.revision
    show(slot.content)
  }

  override func unmount() {
    slot.remove(self)
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
    // The body is evaluated first, because the body may set environment values for the content.
    if !isSame { evaluate() }
    slot.showEverywhere()
  }

  override var body: Modifier.Body {
    properties.evaluate(view.modifier, for: self, in: environment) {
      $0.body(content: _ViewModifierContent(slot: slot))
    }
  }
}
