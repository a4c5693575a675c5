/// A look of groups that open, whose body is shown in the place of the usual one.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of what is shown.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the views to show.
  ///
  /// - Parameter configuration: The parts, which the look places.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension DisclosureGroupStyle {
  /// The body is shown.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a group that opens.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The views that are shown while the group is open.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// Whether the group is open.
  @Binding public var isExpanded: Bool
  /// The label.
  public let label: Label
  /// The views that are shown while the group is open.
  public let content: Content
}

/// The look of groups that open that the system chooses.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }

  /// Hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look of groups that open that the system chooses.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The body of a look.
private nonisolated struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: View {
  let box: StyleBox<Style>
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the groups that open in the view.
  ///
  /// - Parameter style: The look; the body of one that an app makes is shown.
  /// - Returns: The view with the look for its descendants.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  {
    environment(
      \.ownDisclosure,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Views of the app in the look have it again.
          func again(_ view: AnyView) -> AnyView { AnyView(view.environment(\.ownDisclosure, own)) }
          let body = DisclosureGroupStyleBody(
            box: StyleBox(style: style),
            configuration: DisclosureGroupStyleConfiguration(
              isExpanded: parts.isExpanded, label: .init(content: again(parts.label)),
              content: .init(content: again(parts.content))))
          return AnyView(body.environment(\.ownDisclosure, nil))
        })
  }
}

/// Views that are made when they are shown.
nonisolated struct Deferred<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View { content() }
}
