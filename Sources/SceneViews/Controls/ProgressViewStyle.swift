/// A look of progress views, whose body is shown in the place of the usual one.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of what is shown.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the views to show.
  ///
  /// - Parameter configuration: The parts, which the look places.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension ProgressViewStyle {
  /// The body is shown.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label; nil for none.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The text for the progress; nil for none.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The completed part, from 0 to 1; nil if it isn't known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public let label: Label?
  /// The text for the progress; nil for none.
  public let currentValueLabel: CurrentValueLabel?
}

/// The look of progress views that the system chooses.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }

  /// Hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look of progress views that the system chooses.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }

  /// Hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A ring, drawn as a bar.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the look.
  public init() {}

  /// Returns the usual views.
  ///
  /// - Parameter configuration: The parts.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }

  /// Hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, drawn as a bar.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The body of a look.
private nonisolated struct ProgressViewStyleBody<Style: ProgressViewStyle>: View {
  let box: StyleBox<Style>
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the progress views in the view.
  ///
  /// - Parameter style: The look; the body of one that an app makes is shown.
  /// - Returns: The view with the look for its descendants.
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
  /// Creates a progress view from the parts of one with a look.
  ///
  /// - Parameter configuration: The parts.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, 1,
      configuration.label ?? .init(content: AnyView(EmptyView())), configuration.currentValueLabel)
  }
}
