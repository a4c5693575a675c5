public import SceneRuntime

extension View {
  /// Says what a person is doing in the view, so that their other devices can be offered to go on.
  ///
  /// While its window has the focus and the view is in sight, the activity is current (S93). Of several
  /// types in one window the first in sight counts, outer before inner. All views that say that type
  /// fill in one activity, in the same order (S94).
  ///
  /// - Parameters:
  ///   - activityType: A reverse-DNS name of the kind of activity.
  ///   - isActive: Whether a person is doing it now; false says nothing.
  ///   - update: Fills in the activity, which says no more than its type at first. It runs at the end of
  ///     a turn: when the activity becomes current, and when what the closure was given or has read
  ///     changed since; and before the activity is kept or sent.
  /// - Returns: The view that says so.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (UserActivity) -> Void
  ) -> ModifiedContent<Self, _UserActivityModifier<Void>> {
    ModifiedContent(
      content: self,
      modifier: _UserActivityModifier(
        activityType: activityType, element: isActive ? () : nil, update: { update($1) }))
  }

  /// Says what a person is doing with an element, such as the message they read.
  ///
  /// - Parameters:
  ///   - activityType: A reverse-DNS name of the kind of activity.
  ///   - element: What a person works with; nil says nothing (S93).
  ///   - update: Fills in the activity, as for ``userActivity(_:isActive:_:)``.
  /// - Returns: The view that says so.
  public nonisolated func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping @MainActor (Element, UserActivity) -> Void
  ) -> ModifiedContent<Self, _UserActivityModifier<Element>> {
    ModifiedContent(
      content: self,
      modifier: _UserActivityModifier(
        activityType: activityType, element: element, update: update))
  }

  /// Continues the activities of a type that the view's scene is given.
  ///
  /// An activity goes to every such handler that is mounted when the scene's content first has one, in
  /// the scene that was chosen for it only (S91). A web link isn't among them: its page goes to
  /// ``onOpenURL(perform:)`` (S92).
  ///
  /// - Parameters:
  ///   - activityType: The type.
  ///   - action: Takes the activity over; all handlers get the same object.
  /// - Returns: The view that continues them.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (UserActivity) -> Void
  ) -> ModifiedContent<Self, _ContinuationModifier> {
    ModifiedContent(
      content: self, modifier: _ContinuationModifier(activityType: activityType, action: action))
  }
}

/// What a person is doing in a view.
public nonisolated struct _UserActivityModifier<Element>: _PrimitiveModifier {
  let activityType: String
  let element: Element?
  let update: @MainActor (Element, UserActivity) -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    UserActivityNode(view, in: parent)
  }
}

private final class UserActivityNode<Content: View, Element>:
  WrapperNode<ModifiedContent<Content, _UserActivityModifier<Element>>>, ActivityTeller, Reader
{
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _UserActivityModifier<Element>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    asks(true)
    tree.activity.tellersDidChange = true
  }

  var activityType: String? {
    view.modifier.element == nil ? nil : view.modifier.activityType
  }

  func fill(_ activity: UserActivity) {
    let modifier = view.modifier
    guard let element = modifier.element else { return }
    Evaluation.run(for: self) { modifier.update(element, activity) }
  }

  /// Something it read has changed; it is filled in again when that is needed.
  func evaluate() {
    tree.activity.isOutdated = true
  }

  override func update(to view: ModifiedContent<Content, _UserActivityModifier<Element>>) {
    let old = activityType
    super.update(to: view)
    if activityType != old { tree.activity.tellersDidChange = true }
    tree.activity.isOutdated = true
  }

  override func willAppear() { tree.activity.tellersDidChange = true }

  override func didDisappear() { tree.activity.tellersDidChange = true }

  override func unmount() {
    stopReading()
    asks(false)
    tree.activity.tellersDidChange = true
    super.unmount()
  }
}

/// A handler for the activities of a type.
public nonisolated struct _ContinuationModifier: _PrimitiveModifier {
  let activityType: String
  let action: @MainActor (UserActivity) -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ContinuationNode(view, in: parent)
  }
}

private final class ContinuationNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _ContinuationModifier>>
{
  init(_ view: ModifiedContent<Content, _ContinuationModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.continuationHandlers += 1
  }

  override func `continue`(_ activity: UserActivity) -> Bool {
    guard activity.activityType == view.modifier.activityType else { return false }
    view.modifier.action(activity)
    return true
  }

  override func unmount() {
    tree.continuationHandlers -= 1
    super.unmount()
  }
}
