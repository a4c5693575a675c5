import SceneDisplay
import SceneRuntime

extension View {
  /// Adds the actions of buttons that aren't shown; a terminal shows the actions in the menu of the view.
  ///
  /// ```swift
  /// struct MessageRow: View {
  ///   @State private var isFlagged = false
  ///
  ///   var body: some View {
  ///     Text("Lunch").accessibilityActions {
  ///       Button("Archive") {}
  ///       Button(isFlagged ? "Unflag" : "Flag") { isFlagged.toggle() }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: The buttons. Other views have no effect. If a button shows several texts, its title consists
  ///   of these texts with spaces between them. Spaces also replace line breaks.
  /// - Returns: The view with the actions, which scripts perform with `perform "TITLE" on "LABEL"`.
  public nonisolated func accessibilityActions<Buttons: View>(
    @ViewBuilder _ content: () -> Buttons
  ) -> some View {
    ActionsView(child: self, buttons: content())
  }

  /// Adds the actions of buttons that aren't shown, in a category of actions.
  ///
  /// - Parameters:
  ///   - category: The category of the actions; the parameter has no effect.
  ///   - content: The buttons. Other views have no effect.
  /// - Returns: The view with the actions, which scripts perform with `perform "TITLE" on "LABEL"`.
  public nonisolated func accessibilityActions<Buttons: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Buttons
  ) -> some View {
    accessibilityActions(content)
  }
}

/// A category of actions; hosts present the actions of all categories together.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// The category of actions for which the app sets no other category.
  public static let `default` = AccessibilityActionCategory(verbatim: "")
  /// The category of actions that edit the view's content.
  public static let edit = AccessibilityActionCategory(verbatim: "edit")

  private init(verbatim name: String) {
    self.name = name
  }

  /// Creates a category.
  ///
  /// - Parameter name: The name, whose styles are ignored.
  public init(_ name: Text) {
    self.init(verbatim: name.content)
  }

  /// Creates a category with a localized name.
  ///
  /// - Parameter nameKey: The key of the name.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// Creates a category.
  ///
  /// - Parameter name: The name.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name) {
    self.init(verbatim: String(name))
  }
}

/// A view whose accessibility actions come from buttons, which aren't shown.
private nonisolated struct ActionsView<Content: View, Buttons: View>: WrapperView {
  let child: Content
  let buttons: Buttons

  @MainActor static func _makeNode(
    _ view: ActionsView<Content, Buttons>, in parent: _AnyNode
  ) -> _Node<ActionsView<Content, Buttons>> {
    ActionsNode(view, in: parent)
  }
}

extension ActionsView: ViewGroup {
  @MainActor static var isOneView: Bool { Content.isOneView }
  @MainActor static var isSection: Bool { Content.isSection }
}

private final class ActionsNode<Content: View, Buttons: View>:
  WrapperNode<ActionsView<Content, Buttons>>, Reader
{
  private var buttons: _Node<Buttons>?
  /// The titles of the buttons after the last change.
  private var titles: [String] = []
  var dependent: Dependent?

  init(_ view: ActionsView<Content, Buttons>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    let buttons = Buttons._makeNode(view.buttons, in: self)
    self.buttons = buttons
    titles = buttons.buttonsInside.map(\.title)
  }

  override var element: DisplayElement {
    .annotation(.accessibilityAction(titles.joined(separator: "\n")))
  }

  override func update(to view: ActionsView<Content, Buttons>) {
    super.update(to: view)
    buttons?.update(to: view.buttons)
    evaluate()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    evaluate()
  }

  // The titles are determined later, because some of the buttons may not be updated yet.
  override func contentOutOfSightDidChange() {
    super.contentOutOfSightDidChange()
    if buttons != nil { makeDependent(in: 0).invalidate() }
  }

  func evaluate() {
    // Mark the dependent as valid, because a dependent that stays invalid isn't queued again.
    dependent?.begin(0)
    let new = buttons?.buttonsInside.map(\.title) ?? []
    if new == titles { return }
    titles = new
    elementDidChange()
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    super.forEachChild(body)
    if let buttons { body(buttons) }
  }

  override func forEachVisibleChild(_ body: (_AnyNode) -> Void) { super.forEachChild(body) }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard case .action(let name) = act else { return false }
    return buttons?.buttonsInside.first { $0.title == name }?.node.receive(.press) ?? false
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }
}

extension _AnyNode {
  /// The enabled buttons in the node, with their titles.
  fileprivate var buttonsInside: [(title: String, node: _AnyNode)] {
    if displayID != nil, case .control(let control) = element, control.kind.isKind(of: .button) {
      let isEnabled = EnvironmentValues(cells: environment.cells).isEnabled
      // The annotation of accessibility actions has one title a line, so line breaks within a title become spaces.
      let title = snapshot().label.split(whereSeparator: \.isNewline).joined(separator: " ")
      return isEnabled ? [(title, self)] : []
    }
    var found: [(title: String, node: _AnyNode)] = []
    forEachVisibleChild { found += $0.buttonsInside }
    return found
  }
}
