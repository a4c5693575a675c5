/// A look of group boxes, whose body is shown in the place of the usual one.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of what is shown.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the views to show.
  ///
  /// - Parameter configuration: The parts, which the look places.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension GroupBoxStyle {
  /// The body is shown.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The views in the frame.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The views in the frame.
  public let content: Content
}

/// The look of group boxes that the system chooses.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
  }

  /// Hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look of group boxes that the system chooses.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The body of a look.
private nonisolated struct GroupBoxStyleBody<Style: GroupBoxStyle>: View {
  let box: StyleBox<Style>
  let configuration: GroupBoxStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the group boxes in the view.
  ///
  /// - Parameter style: The look; the body of one that an app makes is shown.
  /// - Returns: The view with the look for its descendants.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(
      \.ownGroupBox,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Views of the app in the look have it again.
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
  /// Creates a group box from the parts of one with a look.
  ///
  /// - Parameter configuration: The parts.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
