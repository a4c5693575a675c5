/// A style that defines the look of labels; its body replaces the standard look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The title and the icon of a label, from which a style builds its body.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the views that replace the standard look of a label.
  ///
  /// - Parameter configuration: The title and the icon of the label, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the style by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension LabelStyle {
  /// False, so that hosts show the body of the style.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a label, from which a style builds its body.
public struct LabelStyleConfiguration {
  /// A view that shows the title of a label.
  public nonisolated struct Title: View {
    let content: AnyView

    /// The title that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the icon of a label.
  public nonisolated struct Icon: View {
    let content: AnyView

    /// The icon that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon before the title.
  public let icon: Icon
}

/// The look that the system chooses for labels: the icon and the title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the label.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SceneViews.Label(configuration)
  }

  /// True, because hosts draw this style by themselves.
  public static var _isOfHost: Bool { true }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that the system chooses for labels: the icon and the title.
  @_disfavoredOverload
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The look of labels with the icon and the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon and the title of the label.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SceneViews.Label(configuration)
  }

  /// True, because hosts draw this style by themselves.
  public static var _isOfHost: Bool { true }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The look of labels with the icon and the title.
  @_disfavoredOverload
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The look of labels with the title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the title of the label.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The look of labels with the title alone.
  @_disfavoredOverload
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The look of labels with the icon alone; this library shows the title instead, because hosts show few icons.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the title of the label, because hosts show few icons.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The look of labels with the icon alone; this library shows the title instead, because hosts show few icons.
  @_disfavoredOverload
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct LabelStyleBody<Style: LabelStyle>: View {
  let box: StyleBox<Style>
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the labels in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(
      \.ownLabel,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, _ in
          let body = LabelStyleBody(
            box: StyleBox(style: style),
            configuration: LabelStyleConfiguration(
              title: .init(content: parts.title), icon: .init(content: parts.icon)))
          return AnyView(body.environment(\.ownLabel, nil))
        })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
