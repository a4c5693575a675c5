import SceneDisplay

/// A style that defines the look of gauges; its body replaces the standard look.
///
/// ```swift
/// import Scenes
///
/// struct Stars: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text(String(repeating: "*", count: Int(configuration.value * 5)))
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the views that replace the standard look of a gauge.
  ///
  /// - Parameter configuration: The number and the labels of the gauge, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look that hosts draw; not for use by apps.
  nonisolated static var _look: _GaugeLook { get }
}

extension GaugeStyle {
  /// The `own` look, because hosts show the body of a style that the app defines.
  public nonisolated static var _look: _GaugeLook { .own }
}

/// The look of a gauge; not for use by apps.
public enum _GaugeLook {
  /// Hosts show the body of a style that the app defines.
  case own
  /// A bar drawn by the host.
  case bar
  /// A line with a marker, drawn by the host.
  case marker
}

/// The parts of a gauge, from which a style builds its body.
public struct GaugeStyleConfiguration {
  /// A view that shows the label of a gauge.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the views for the number of a gauge.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the views for the least number of a gauge's range.
  public nonisolated struct MinimumValueLabel: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the views for the greatest number of a gauge's range.
  public nonisolated struct MaximumValueLabel: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// A view that shows the views for numbers between the ends of a gauge's range.
  public nonisolated struct MarkedValueLabel: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The position of the number in its range, from 0 to 1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The views for the number; nil for none.
  public let currentValueLabel: CurrentValueLabel?
  /// The views for the least number; nil for none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The views for the greatest number; nil for none.
  public let maximumValueLabel: MaximumValueLabel?
  /// The views for numbers between the least and the greatest number; nil for none.
  public let markedValueLabels: MarkedValueLabel?

  init(_ parts: GaugeParts) {
    value = parts.fraction
    label = Label(content: parts.label)
    currentValueLabel = parts.current.map { CurrentValueLabel(content: $0) }
    minimumValueLabel = parts.minimum.map { MinimumValueLabel(content: $0) }
    maximumValueLabel = parts.maximum.map { MaximumValueLabel(content: $0) }
    markedValueLabels = parts.marked.map { MarkedValueLabel(content: $0) }
  }
}

/// A view that evaluates the body of a style.
private nonisolated struct GaugeStyleBody<Style: GaugeStyle>: View {
  let box: StyleBox<Style>
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the gauges in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    let own: OwnStyle<GaugeParts> =
      switch Style._look {
      case .bar: OwnStyle()
      case .marker: OwnStyle(look: .marker)
      case .own:
        OwnStyle { parts, _ in
          let body = GaugeStyleBody(
            box: StyleBox(style: style), configuration: GaugeStyleConfiguration(parts))
          return AnyView(body.environment(\.ownGauge, nil))
        }
      }
    return environment(\.ownGauge, own)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel, BoundsLabel == EmptyView,
  MarkedValueLabels == GaugeStyleConfiguration.MarkedValueLabel
{
  /// Creates a gauge from the configuration that a style received, without labels for the ends of the range.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      configuration.value, 0...1,
      _GaugeLabels(
        label: configuration.label, current: configuration.currentValueLabel,
        marked: configuration.markedValueLabels))
  }
}
