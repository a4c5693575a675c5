public import Foundation

/// A style that defines the look of date pickers; its body replaces the standard look.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the views that replace the standard look of a date picker.
  ///
  /// - Parameter configuration: The parts of the date picker, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension DatePickerStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a date picker, from which a style builds its body.
public struct DatePickerStyleConfiguration {
  /// A view that shows the label of a date picker.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The label of the picker.
  public let label: Label
  /// The chosen day and time.
  @Binding public var selection: Date
  /// The earliest date; nil if there is none.
  public let minimumDate: Date?
  /// The latest date; nil if there is none.
  public let maximumDate: Date?
  /// The components that are shown.
  public let displayedComponents: DatePickerComponents
}

/// A style of date pickers whose look hosts draw by themselves; not for use by apps.
@MainActor @preconcurrency public protocol _HostDatePickerStyle: DatePickerStyle {}

extension _HostDatePickerStyle {
  /// Returns a date picker with the standard look.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }

  /// True, because hosts draw the look.
  public nonisolated static var _isOfHost: Bool { true }
}

/// The look that the system chooses for date pickers.
public nonisolated struct DefaultDatePickerStyle: _HostDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that the system chooses for date pickers.
  @_disfavoredOverload
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The `compact` look of date pickers, which hosts draw like the automatic look.
public nonisolated struct CompactDatePickerStyle: _HostDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The `compact` look of date pickers.
  @_disfavoredOverload
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The `graphical` look of date pickers, which hosts draw like the automatic look.
public nonisolated struct GraphicalDatePickerStyle: _HostDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The `graphical` look of date pickers.
  @_disfavoredOverload
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The `wheel` look of date pickers, which hosts draw like the automatic look.
public nonisolated struct WheelDatePickerStyle: _HostDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The `wheel` look of date pickers.
  @_disfavoredOverload
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The `field` look of date pickers, which hosts draw like the automatic look.
public nonisolated struct FieldDatePickerStyle: _HostDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The `field` look of date pickers.
  @_disfavoredOverload
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The `stepperField` look of date pickers, which hosts draw like the automatic look.
public nonisolated struct StepperFieldDatePickerStyle: _HostDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The `stepperField` look of date pickers.
  @_disfavoredOverload
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct DatePickerStyleBody<Style: DatePickerStyle>: View {
  let box: StyleBox<Style>
  let configuration: DatePickerStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the date pickers in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body; they draw all other styles alike.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(
      \.ownDatePicker,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Inside the style's body, the default look replaces the style. Otherwise, a date picker in the body would
          // contain the body again, without end. The app's views inside the body get the style again.
          func again(_ view: AnyView) -> AnyView { AnyView(view.environment(\.ownDatePicker, own)) }
          let body = DatePickerStyleBody(
            box: StyleBox(style: style),
            configuration: DatePickerStyleConfiguration(
              label: .init(content: again(parts.label)), selection: parts.selection,
              minimumDate: parts.minimumDate, maximumDate: parts.maximumDate,
              displayedComponents: parts.components))
          return AnyView(body.environment(\.ownDatePicker, nil))
        })
  }
}

extension EnvironmentValues {
  var ownDatePicker: OwnStyle<DateParts>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: OwnStyle<DateParts>? { nil }
}

/// The label and the values of a date picker, for the body of a style that the app defines.
struct DateParts {
  let label: AnyView
  let selection: Binding<Date>
  let minimumDate: Date?
  let maximumDate: Date?
  let components: DatePickerComponents
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: DatePickerStyleConfiguration) {
    let whole = ClosedRange<Date>.always
    let least = configuration.minimumDate ?? whole.lowerBound
    self.init(
      selection: configuration.$selection,
      in: least...max(least, configuration.maximumDate ?? whole.upperBound),
      displayedComponents: configuration.displayedComponents
    ) { configuration.label }
  }
}
