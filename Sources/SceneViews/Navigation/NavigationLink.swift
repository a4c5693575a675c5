import SceneDisplay
import SceneRuntime

/// Something a person presses to show a page of the navigation around it.
public nonisolated struct NavigationLink<Label: View>: View {
  /// Where a link leads.
  enum Target {
    /// To the page of a value; nowhere if nil.
    case value(AnyHashable?)
    /// To a view.
    case view(@MainActor () -> any View)
  }

  let target: Target
  let child: Label

  /// A link to the page of a value.
  ///
  /// - Parameters:
  ///   - value: The value; nil for a link that leads nowhere now.
  ///   - label: What a person reads of it.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    child = label()
  }

  /// A link to a view.
  ///
  /// - Parameters:
  ///   - destination: Makes the view, once it is to be shown.
  ///   - label: What a person reads of the link.
  public init<Destination: View>(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view { destination() }
    child = label()
  }

  @MainActor public static func _makeNode(
    _ view: NavigationLink<Label>, in parent: _AnyNode
  ) -> _Node<NavigationLink<Label>> {
    NavigationLinkNode(view, in: parent)
  }
}

extension NavigationLink where Label == Text {
  /// A link to the page of a value, labelled by a text.
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    let text = Text(title)
    self.init(value: value) { text }
  }

  /// A link to a view, labelled by a text.
  public init<Title: StringProtocol, Destination: View>(
    _ title: Title, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    let text = Text(title)
    self.init(destination: destination) { text }
  }
}

extension NavigationLink: WrapperView {}

private final class NavigationLinkNode<Label: View>: WrapperNode<NavigationLink<Label>> {
  /// What makes the page of a link to a view, and follows the link.
  private var source: PageSource?

  init(_ view: NavigationLink<Label>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { .link(nil) }

  override func update(to view: NavigationLink<Label>) {
    super.update(to: view)
    if case .view(let make) = view.target { source?.replace(make) }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    guard let navigator else {
      report(
        "it stands in no navigation, so it leads nowhere",
        remedy: "put a NavigationStack or a NavigationSplitView around it")
      return true
    }
    switch view.target {
    case .value(nil): break
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
