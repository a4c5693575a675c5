import SceneDisplay
import SceneRuntime

/// A control that, when pressed, shows a page in the enclosing navigation stack or split view.
///
/// ```swift
/// struct MessageLink: View {
///   let number: Int
///
///   var body: some View {
///     NavigationLink("Message \(number)") { Text("The text of message \(number)") }
///   }
/// }
/// ```
///
/// If the link is neither in a navigation stack nor in a split view, a press has no effect, and a problem is recorded.
public nonisolated struct NavigationLink<Label: View>: View {
  /// The page that a link shows, or the action that shows the page.
  enum Target {
    /// The page of a value; nil for a disabled link.
    case value(AnyHashable?)
    /// The page that the closure returns.
    case view(@MainActor () -> any View)
    case action(@MainActor () -> Void)
  }

  let target: Target
  let child: Label

  /// Creates a link to the page of a value.
  ///
  /// - Parameters:
  ///   - value: The value. The enclosing navigation stack or split view needs a `navigationDestination(for:)` for the
  ///     type of the value. If the value is nil, the link is disabled.
  ///   - label: The label.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    child = label()
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: Returns the view; called when the link is pressed.
  ///   - label: The label.
  @preconcurrency
  public init<Destination: View>(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view { destination() }
    child = label()
  }

  /// Creates a link whose page is shown by an action.
  package init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    target = .action(action)
    child = label()
  }

  /// The control, which is disabled if the value of the link is nil.
  @MainActor public var body: some View {
    let control = NavigationControl(target: target, child: child)
    if case .value(nil) = target { control.disabled(true) } else { control }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to the page of a value, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value. The enclosing navigation stack or split view needs a `navigationDestination(for:)` for the
  ///     type of the value. If the value is nil, the link is disabled.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    let text = Text(title)
    self.init(value: value) { text }
  }

  /// Creates a link to the page of a value, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value. The enclosing navigation stack or split view needs a `navigationDestination(for:)` for the
  ///     type of the value. If the value is nil, the link is disabled.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    let text = Text(titleKey)
    self.init(value: value) { text }
  }

  /// Creates a link to a view, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: Returns the view; called when the link is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol, Destination: View>(
    _ title: Title, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    let text = Text(title)
    self.init(destination: destination) { text }
  }

  /// Creates a link to a view, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - destination: Returns the view; called when the link is pressed.
  @preconcurrency
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    let text = Text(titleKey)
    self.init(destination: destination) { text }
  }
}

/// The control that hosts display for a link; pressing the control shows the page.
private nonisolated struct NavigationControl<Label: View>: WrapperView {
  let target: NavigationLink<Label>.Target
  let child: Label

  @MainActor static func _makeNode(
    _ view: NavigationControl<Label>, in parent: _AnyNode
  ) -> _Node<NavigationControl<Label>> {
    NavigationLinkNode(view, in: parent)
  }
}

private final class NavigationLinkNode<Label: View>: WrapperNode<NavigationControl<Label>> {
  /// The page source of a link to a view; nil until the link is pressed.
  private var source: PageSource?

  init(_ view: NavigationControl<Label>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { .link(nil) }

  override func update(to view: NavigationControl<Label>) {
    super.update(to: view)
    if case .view(let make) = view.target { source?.replace(make) }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    guard let navigator else {
      report(.linkOutsideNavigation(at: problemPlace))
      return true
    }
    switch view.target {
    case .value(nil): break
    case .action(let action): action()
    case .value(let value?): navigator.push(navigator.source(for: value), from: self)
    case .view(let make):
      let source = source ?? PageSource(make)
      self.source = source
      navigator.push(source, from: self)
    }
    return true
  }

  override var name: String { "NavigationLink" }
}
