/// A look of labels, whose body is shown in the place of the usual one.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of what is shown.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the views to show.
  ///
  /// - Parameter configuration: The parts, which the look places.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension LabelStyle {
  /// The body is shown.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public nonisolated struct Title: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The icon before the title.
  public nonisolated struct Icon: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon before the title.
  public let icon: Icon
}

/// The look of labels that the system chooses: the icon and the title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SceneViews.Label(configuration)
  }

  /// Hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look of labels that the system chooses: the icon and the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon and the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SceneViews.Label(configuration)
  }

  /// Hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone; the title in its place, because hosts show few icons.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title in its place, because hosts show few icons.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The body of a look.
private nonisolated struct LabelStyleBody<Style: LabelStyle>: View {
  let box: StyleBox<Style>
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the labels in the view.
  ///
  /// - Parameter style: The look; the body of one that an app makes is shown.
  /// - Returns: The view with the look for its descendants.
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
  /// Creates a label from the parts of one with a look.
  ///
  /// - Parameter configuration: The parts.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
