// The gauge styles that hosts draw by themselves.

/// The look that the system chooses for gauges: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .bar }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that the system chooses for gauges: a bar.
  @_disfavoredOverload
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that is filled up to the gauge's number.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .bar }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the gauge's number.
  @_disfavoredOverload
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A small bar that is filled up to the gauge's number.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .bar }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the gauge's number.
  @_disfavoredOverload
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A small line with a marker at the gauge's number.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .marker }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small line with a marker at the gauge's number.
  @_disfavoredOverload
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A line with a marker at the gauge's number.
public nonisolated struct LinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .marker }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A line with a marker at the gauge's number.
  @_disfavoredOverload
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

/// An open ring with a marker at the gauge's number, which hosts draw as a line with a marker.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .marker }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the gauge's number, which hosts draw as a line with a marker.
  @_disfavoredOverload
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring with a marker at the gauge's number, which hosts draw as a line with a marker.
public nonisolated struct CircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .marker }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring with a marker at the gauge's number, which hosts draw as a line with a marker.
  @_disfavoredOverload
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// A ring that is filled up to the gauge's number; hosts draw a bar.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the standard views of the gauge.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }

  /// The look that hosts draw.
  public static var _look: _GaugeLook { .bar }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the gauge's number; hosts draw a bar.
  @_disfavoredOverload
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
