/// A style that defines the look of labeled values; its body replaces the standard look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the views that replace the standard look of a labeled value.
  ///
  /// - Parameter configuration: The label and the value, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension LabeledContentStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a labeled value, from which a style builds its body.
public struct LabeledContentStyleConfiguration {
  /// A view that shows the label of a labeled value.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the value after its label.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The label of the labeled value.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The look that the system chooses for labeled values.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns a labeled value with the standard look.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }

  /// True, because hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look that the system chooses for labeled values.
  @_disfavoredOverload
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct LabeledContentStyleBody<Style: LabeledContentStyle>: View {
  let box: StyleBox<Style>
  let configuration: LabeledContentStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the labeled values in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style)
    -> some View
  {
    environment(
      \.ownLabeledContent,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, _ in
          let body = LabeledContentStyleBody(
            box: StyleBox(style: style),
            configuration: LabeledContentStyleConfiguration(
              label: .init(content: parts.label), content: .init(content: parts.content)))
          return AnyView(body.environment(\.ownLabeledContent, nil))
        })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a labeled value from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent {
  @MainActor public static func _makeNode(
    _ view: LabeledContent<Label, Content>, in parent: _AnyNode
  ) -> _Node<LabeledContent<Label, Content>> {
    parent.styledNode(view, \.ownLabeledContent) {
      BoxParts(label: AnyView($0.label), content: AnyView($0.content))
    } ?? BodyNode(view, in: parent)
  }
}
