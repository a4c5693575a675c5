public import SceneRuntime

extension View {
  /// Provides an activity that a person performs in the view, and that other devices can continue.
  ///
  /// While the view is visible and its scene has the focus, the activity is current (S93). If the views of a window
  /// provide activities of several types, the type of the first visible view is used; outer views come before inner
  /// views. All visible views that provide an activity of this type set the properties of one activity, in the same
  /// order (S94).
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity, in reverse-DNS notation.
  ///   - isActive: Whether the person performs the activity; false provides no activity.
  ///   - update: Sets the properties of the activity. If several views provide the activity, their closures are called
  ///     together; the first of them gets an activity that has only its type. The closures are called at the end of a
  ///     turn of the app's main loop in which the activity becomes current. While the activity is current, they are
  ///     called at the end of a turn in which the view, or a value that a closure has read, changes. They are also
  ///     called before the activity is stored or sent.
  /// - Returns: The view with the activity.
  @preconcurrency
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (UserActivity) -> Void
  ) -> ModifiedContent<Self, _UserActivityModifier<Void>> {
    ModifiedContent(
      content: self,
      modifier: _UserActivityModifier(
        activityType: activityType, element: isActive ? () : nil, update: { update($1) }))
  }

  /// Provides an activity for an element, such as the message a person reads.
  ///
  /// ```swift
  /// struct ReadingMessage: View {
  ///   let number: Int?
  ///
  ///   var body: some View {
  ///     Text("Message \(number ?? 0)")
  ///       .userActivity("org.example.postbox.read", element: number) { number, activity in
  ///         activity.title = "Message \(number)"
  ///         activity.targetContentIdentifier = "message/\(number)"
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity, in reverse-DNS notation.
  ///   - element: The element; if it is nil, there is no activity (S93).
  ///   - update: Sets the properties of the activity, as for ``userActivity(_:isActive:_:)``.
  /// - Returns: The view with the activity.
  @preconcurrency
  public nonisolated func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping @MainActor (Element, UserActivity) -> Void
  ) -> ModifiedContent<Self, _UserActivityModifier<Element>> {
    ModifiedContent(
      content: self,
      modifier: _UserActivityModifier(
        activityType: activityType, element: element, update: update))
  }

  /// Continues activities of a type in the view's scene.
  ///
  /// The scene for an activity is chosen first. The activity is delivered when the content of that scene first has a
  /// handler for the type of the activity. It is delivered to all handlers for the type that are mounted then (S91).
  /// A web link, which is an activity of the type `UserActivity.browsingWebType` with a web page, is delivered to
  /// ``onOpenURL(perform:)`` instead (S92).
  ///
  /// ```swift
  /// struct Reader: View {
  ///   @State private var title = "No message selected"
  ///
  ///   var body: some View {
  ///     Text(title)
  ///       .onContinueUserActivity("org.example.postbox.read") { activity in
  ///         title = activity.title ?? title
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - activityType: The type of the activities that the view continues.
  ///   - action: The closure that continues the activity; all handlers get the same object.
  /// - Returns: The view with the handler.
  @preconcurrency
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (UserActivity) -> Void
  ) -> ModifiedContent<Self, _ContinuationModifier> {
    ModifiedContent(
      content: self, modifier: _ContinuationModifier(activityType: activityType, action: action))
  }
}

/// A modifier that provides an activity.
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
  WrapperNode<ModifiedContent<Content, _UserActivityModifier<Element>>>, ActivityContributor, Reader
{
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _UserActivityModifier<Element>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    setContributes(true)
    tree.activity.contributorsDidChange = true
  }

  var activityType: String? {
    view.modifier.element == nil ? nil : view.modifier.activityType
  }

  func fill(_ activity: UserActivity) {
    let modifier = view.modifier
    guard let element = modifier.element else { return }
    Evaluation.run(for: self) { modifier.update(element, activity) }
  }

  /// Marks the activity as outdated, because a value that the closure has read has changed.
  func evaluate() {
    tree.activity.isOutdated = true
  }

  override func update(to view: ModifiedContent<Content, _UserActivityModifier<Element>>) {
    let old = activityType
    super.update(to: view)
    if activityType != old { tree.activity.contributorsDidChange = true }
    tree.activity.isOutdated = true
  }

  override func willAppear() { tree.activity.contributorsDidChange = true }

  override func didDisappear() { tree.activity.contributorsDidChange = true }

  override func unmount() {
    stopReading()
    setContributes(false)
    tree.activity.contributorsDidChange = true
    super.unmount()
  }
}

/// A modifier that handles activities of a type.
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
