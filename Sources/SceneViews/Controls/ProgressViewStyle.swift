/// A style that defines the look of progress views; its body replaces the standard look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the views that replace the standard look of a progress view.
  ///
  /// - Parameter configuration: The completed fraction and the labels of the progress view, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension ProgressViewStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a progress view, from which a style builds its body.
public struct ProgressViewStyleConfiguration {
  /// A view that shows the label of a progress view.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the views for the completed amount.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The completed fraction, from 0 to 1; nil if it isn't known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public let label: Label?
  /// The views for the completed amount; nil for none.
  public let currentValueLabel: CurrentValueLabel?
}

/// A style of progress views whose look hosts draw by themselves; not for use by apps.
@MainActor @preconcurrency public protocol _HostProgressViewStyle: ProgressViewStyle {}

extension _HostProgressViewStyle {
  /// Returns a progress view with the standard look.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }

  /// True, because hosts draw the look.
  public nonisolated static var _isOfHost: Bool { true }
}

/// The look that the system chooses for progress views.
public nonisolated struct DefaultProgressViewStyle: _HostProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that the system chooses for progress views.
  @_disfavoredOverload
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The `linear` look of progress views: a bar.
public nonisolated struct LinearProgressViewStyle: _HostProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a color.
  ///
  /// - Parameter tint: The color of the bar; the parameter has no effect.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The `linear` look of progress views: a bar.
  @_disfavoredOverload
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The `circular` look of progress views, drawn as a bar.
public nonisolated struct CircularProgressViewStyle: _HostProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a color.
  ///
  /// - Parameter tint: The color of the bar; the parameter has no effect.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The `circular` look of progress views, drawn as a bar.
  @_disfavoredOverload
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct ProgressViewStyleBody<Style: ProgressViewStyle>: View {
  let box: StyleBox<Style>
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the progress views in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(
      \.ownProgress,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, _ in
          let body = ProgressViewStyleBody(
            box: StyleBox(style: style),
            configuration: ProgressViewStyleConfiguration(
              fractionCompleted: parts.fraction,
              label: parts.label.map { .init(content: $0) },
              currentValueLabel: parts.current.map { .init(content: $0) }))
          return AnyView(body.environment(\.ownProgress, nil))
        })
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, 1,
      configuration.label ?? .init(content: AnyView(EmptyView())), configuration.currentValueLabel)
  }
}
