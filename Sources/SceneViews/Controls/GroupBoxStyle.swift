/// A style that defines the look of group boxes; its body replaces the standard look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the views that replace the standard look of a group box.
  ///
  /// - Parameter configuration: The label and the content of the box, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension GroupBoxStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a group box, from which a style builds its body.
public struct GroupBoxStyleConfiguration {
  /// A view that shows the label of a group box.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the content of a group box.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}

/// The look that the system chooses for group boxes.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Returns a group box with the standard look.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
  }

  /// True, because hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that the system chooses for group boxes.
  @_disfavoredOverload
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct GroupBoxStyleBody<Style: GroupBoxStyle>: View {
  let box: StyleBox<Style>
  let configuration: GroupBoxStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the group boxes in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(
      \.ownGroupBox,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Inside the style's body, the default look replaces the style. Otherwise, a group box in the body would
          // contain the body again, without end. The app's label and content inside the body get the style again.
          func again(_ view: AnyView) -> AnyView { AnyView(view.environment(\.ownGroupBox, own)) }
          let body = GroupBoxStyleBody(
            box: StyleBox(style: style),
            configuration: GroupBoxStyleConfiguration(
              label: .init(content: again(parts.label)),
              content: .init(content: again(parts.content))))
          return AnyView(body.environment(\.ownGroupBox, nil))
        })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
