import SceneDisplay
import SceneRuntime

/// A control that shows a menu.
///
/// ```swift
/// struct SortMenu: View {
///   @Binding var isByDate: Bool
///
///   var body: some View {
///     Menu("Sort") {
///       Button("By Date") { isByDate = true }
///       Button("By Sender") { isByDate = false }
///     }
///   }
/// }
/// ```
///
/// A menu in a menu is a submenu. In a terminal, pressing the label opens a list of the items, unless the label has an
/// action of its own. In the plain text that scripts print, the items are below the label.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with views as its label.
  ///
  /// - Parameters:
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu with an action for pressing its label; a control beside the label shows the menu.
  ///
  /// - Parameters:
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - label: The label.
  ///   - primaryAction: The action to perform when the label is pressed.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The control that shows the menu, and the items.
  @MainActor public var body: some View {
    MenuView(child: TupleView((PartView(.header, header), content)))
  }

  @ViewBuilder @MainActor private var header: some View {
    if let primaryAction {
      HStack(spacing: 0) {
        Button(action: primaryAction) { label }
        MenuControl(child: EmptyView())
      }
    } else {
      MenuControl(child: label)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title, and an action for pressing the title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - primaryAction: The action to perform when the title is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SceneViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol, and an action for pressing the label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - primaryAction: The action to perform when the label is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SceneViews.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - image: The name of the image beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(title, image: image) }
  }
}

/// A menu: a header with the control that shows the items, followed by the items.
private nonisolated struct MenuView<Header: View, Content: View>: View {
  let child: TupleView<PartView<Header>, Content>

  @MainActor static func _makeNode(
    _ view: MenuView<Header, Content>, in parent: _AnyNode
  ) -> _Node<MenuView<Header, Content>> {
    ContainerNode(view, in: parent)
  }
}

extension MenuView: ContainerView {
  var element: DisplayElement { .menu }
}

/// The control that a person presses to show the items of a menu.
private nonisolated struct MenuControl<Label: View>: View {
  let child: Label

  @MainActor static func _makeNode(
    _ view: MenuControl<Label>, in parent: _AnyNode
  ) -> _Node<MenuControl<Label>> {
    MenuControlNode(view, in: parent, isDisplayed: true)
  }
}

extension MenuControl: WrapperView {}

private final class MenuControlNode<Label: View>: WrapperNode<MenuControl<Label>> {
  override var element: DisplayElement {
    .control(DisplayControl(.menu, acts: [.press, .focus]))
  }

  // The items are always in the display tree; a host shows and hides them.
  override func receive(_ act: ContentEvent.Act) -> Bool { act == .press }

  override var name: String { "menu" }
}

/// Controls that belong together, shown side by side, after a label if the group has one.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group without a label.
  ///
  /// - Parameter content: The controls, the first control at the leading edge.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A row of the controls.
  @MainActor public var body: some View {
    HStack { content }
  }

  @MainActor public static func _makeNode(
    _ view: ControlGroup<Content>, in parent: _AnyNode
  ) -> _Node<ControlGroup<Content>> {
    parent.styledNode(view, \.ownControlGroup) { group in
      (group.content as? any LabeledControls)?.labeledControls
        ?? ControlGroupParts(
          label: AnyView(EmptyView()), content: AnyView(group.content), hasLabel: false)
    } ?? BodyNode(view, in: parent)
  }
}

extension ControlGroup {
  /// Creates a group with views as its label.
  ///
  /// - Parameters:
  ///   - content: The controls, the first control at the leading edge.
  ///   - label: The label before the controls.
  public init<Controls: View, Label: View>(
    @ViewBuilder content: () -> Controls, @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<Controls, Label> {
    self.init { LabeledControlGroupContent(content: content(), label: label()) }
  }

  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label before the controls.
  ///   - content: The controls, the first control at the leading edge.
  @_disfavoredOverload
  public init<Title: StringProtocol, Controls: View>(
    _ title: Title, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label before the controls.
  ///   - systemImage: The name of the symbol.
  ///   - content: The controls, the first control at the leading edge.
  @_disfavoredOverload
  public init<Title: StringProtocol, Controls: View>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, SceneViews.Label<Text, Image>> {
    self.init(content: content) { SceneViews.Label(title, systemImage: systemImage) }
  }
}
