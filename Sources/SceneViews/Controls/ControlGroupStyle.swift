/// A style that defines the look of groups of controls; its body replaces the standard look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the views that replace the standard look of a group of controls.
  ///
  /// - Parameter configuration: The parts of the group of controls, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension ControlGroupStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a group of controls, from which a style builds its body.
public struct ControlGroupStyleConfiguration {
  /// A view that shows the label of a group of controls.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the controls of a group.
  public nonisolated struct Content: View {
    let content: AnyView
    /// The label to show before the controls; nil unless a style creates a group with a label from a configuration.
    var label: AnyView?

    /// The views that the app provides.
    @MainActor public var body: some View {
      if let label {
        LabeledControlGroupContent(content: content, label: label)
      } else {
        content
      }
    }
  }

  /// The label of the group; nothing is shown for a group without a label.
  public let label: Label
  /// The controls of the group.
  public let content: Content
  /// Whether the group has a label.
  let hasLabel: Bool
}

/// A style of control groups whose look hosts draw by themselves; not for use by apps.
@MainActor @preconcurrency public protocol _HostControlGroupStyle: ControlGroupStyle {}

extension _HostControlGroupStyle {
  /// Returns a group of controls with the standard look.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }

  /// True, because hosts draw the look.
  public nonisolated static var _isOfHost: Bool { true }
}

/// The look that the system chooses for groups of controls.
public nonisolated struct AutomaticControlGroupStyle: _HostControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that the system chooses for groups of controls.
  @_disfavoredOverload
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The `navigation` look of groups of controls, which hosts draw like the automatic look.
public nonisolated struct NavigationControlGroupStyle: _HostControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The `navigation` look of groups of controls.
  @_disfavoredOverload
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The `menu` look of groups of controls, which hosts draw like the automatic look.
public nonisolated struct MenuControlGroupStyle: _HostControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The `menu` look of groups of controls.
  @_disfavoredOverload
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The `palette` look of groups of controls, which hosts draw like the automatic look.
public nonisolated struct PaletteControlGroupStyle: _HostControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The `palette` look of groups of controls.
  @_disfavoredOverload
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The `compactMenu` look of groups of controls, which hosts draw like the automatic look.
public nonisolated struct CompactMenuControlGroupStyle: _HostControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The `compactMenu` look of groups of controls.
  @_disfavoredOverload
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct ControlGroupStyleBody<Style: ControlGroupStyle>: View {
  let box: StyleBox<Style>
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the groups of controls in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body; they draw all other styles alike.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View {
    environment(
      \.ownControlGroup,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Inside the style's body, the default look replaces the style. Otherwise, a group of controls in the body
          // would contain the body again, without end. The app's views inside the body get the style again.
          func again(_ view: AnyView) -> AnyView {
            AnyView(view.environment(\.ownControlGroup, own))
          }
          let body = ControlGroupStyleBody(
            box: StyleBox(style: style),
            configuration: ControlGroupStyleConfiguration(
              label: .init(content: again(parts.label)),
              content: .init(content: again(parts.content)),
              hasLabel: parts.hasLabel))
          return AnyView(body.environment(\.ownControlGroup, nil))
        })
  }
}

extension EnvironmentValues {
  var ownControlGroup: OwnStyle<ControlGroupParts>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: OwnStyle<ControlGroupParts>? { nil }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group of controls from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received. Without a label, only the controls are shown.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      ControlGroupStyleConfiguration.Content(
        content: configuration.content.content,
        label: configuration.hasLabel ? AnyView(configuration.label) : nil)
    }
  }
}

/// The label and the controls of a group that has a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// A row of the controls, after the label.
  @MainActor public var body: some View {
    LabeledContent {
      HStack { content }
    } label: {
      label
    }
  }
}

/// The label and the controls of a group, for the body of a style that the app defines.
struct ControlGroupParts {
  let label: AnyView
  let content: AnyView
  var hasLabel = true
}

/// The content of a group of controls; the content may include the label of the group.
nonisolated protocol LabeledControls {
  /// The label and the controls; nil if the content contains no label.
  @MainActor var labeledControls: ControlGroupParts? { get }
}

extension LabeledControlGroupContent: LabeledControls {
  @MainActor var labeledControls: ControlGroupParts? {
    ControlGroupParts(label: AnyView(label), content: AnyView(content))
  }
}

extension ControlGroupStyleConfiguration.Content: LabeledControls {
  @MainActor var labeledControls: ControlGroupParts? {
    label.map { ControlGroupParts(label: $0, content: content) }
  }
}
