/// A style that defines the look of disclosure groups; its body replaces the standard look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the views that replace the standard look of a disclosure group.
  ///
  /// - Parameter configuration: The label and the content of the group, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension DisclosureGroupStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a disclosure group, from which a style builds its body.
public struct DisclosureGroupStyleConfiguration {
  /// A view that shows the label of a disclosure group.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the content of a disclosure group, even while the group is closed.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// Whether the group is open.
  @Binding public var isExpanded: Bool
  /// The label of the disclosure group.
  public let label: Label
  /// The content of the group; the style shows it only while `isExpanded` is true.
  public let content: Content
}

/// The look that the system chooses for disclosure groups.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns a disclosure group with the standard look.
  ///
  /// - Parameter configuration: The label and the content of the group.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }

  /// True, because hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look that the system chooses for disclosure groups.
  @_disfavoredOverload
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: View {
  let box: StyleBox<Style>
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the disclosure groups in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  {
    environment(
      \.ownDisclosure,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Inside the style's body, the default look replaces the style. Otherwise, a disclosure group in the body
          // would contain the body again, without end. The app's label and content inside the body get the style again.
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

/// A view whose content is created when the view is shown.
nonisolated struct Deferred<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View { content() }
}
