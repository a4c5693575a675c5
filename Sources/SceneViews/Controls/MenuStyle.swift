/// A style that defines the look of menus; its body replaces the standard look.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the views that replace the standard look of a menu.
  ///
  /// - Parameter configuration: The label and the items of the menu, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the style by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension MenuStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a menu, from which a style builds its body.
public struct MenuStyleConfiguration {
  /// A view that shows the label of a menu.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the items of a menu.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The items that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The label of the menu.
  public let label: Label
  /// The items of the menu.
  public let content: Content
  /// The action for pressing the label of a menu that is created from the configuration; nil if pressing the label
  /// shows the menu.
  let primaryAction: (@MainActor () -> Void)?
}

/// A style of menus whose look hosts draw by themselves; not for use by apps.
@MainActor @preconcurrency public protocol _HostMenuStyle: MenuStyle {}

extension _HostMenuStyle {
  /// Returns a menu with the standard look.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }

  /// True, because hosts draw the look.
  public nonisolated static var _isOfHost: Bool { true }
}

/// The look that the system chooses for menus.
public nonisolated struct DefaultMenuStyle: _HostMenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that the system chooses for menus.
  @_disfavoredOverload
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button that shows the menu; hosts draw the menu with the standard look.
public nonisolated struct ButtonMenuStyle: _HostMenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that shows the menu; hosts draw the menu with the standard look.
  @_disfavoredOverload
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A borderless button that shows the menu; hosts draw the menu with the standard look.
public nonisolated struct BorderlessButtonMenuStyle: _HostMenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A borderless button that shows the menu; hosts draw the menu with the standard look.
  @_disfavoredOverload
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A bordered button that shows the menu; hosts draw the menu with the standard look.
public nonisolated struct BorderedButtonMenuStyle: _HostMenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A bordered button that shows the menu; hosts draw the menu with the standard look.
  @_disfavoredOverload
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct MenuStyleBody<Style: MenuStyle>: View {
  let box: StyleBox<Style>
  let configuration: MenuStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the menus in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    environment(
      \.ownMenu,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Inside the style's body, the default look replaces the style. Otherwise, a menu in the body would contain
          // the body again, without end. The app's items inside the body get the style again.
          func again(_ view: AnyView) -> AnyView { AnyView(view.environment(\.ownMenu, own)) }
          let body = MenuStyleBody(
            box: StyleBox(style: style),
            configuration: MenuStyleConfiguration(
              label: .init(content: parts.label), content: .init(content: again(parts.content)),
              primaryAction: parts.primaryAction))
          return AnyView(body.environment(\.ownMenu, nil))
        })
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration that a style received, with the primary action of the styled menu.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu {
  @MainActor public static func _makeNode(
    _ view: Menu<Label, Content>, in parent: _AnyNode
  ) -> _Node<Menu<Label, Content>> {
    parent.styledNode(view, \.ownMenu) {
      MenuParts(
        label: AnyView($0.label), content: AnyView($0.content), primaryAction: $0.primaryAction)
    } ?? BodyNode(view, in: parent)
  }
}
