extension View {
  /// Has no effect: no host plays a chart as sounds.
  ///
  /// - Parameter representable: The value that describes the chart; its methods are never called.
  /// - Returns: The view itself.
  public nonisolated func accessibilityChartDescriptor<Chart: AXChartDescriptorRepresentable>(
    _ representable: Chart
  ) -> Self { self }
}

/// A value that describes a chart for assistive technologies; no host asks for the description.
public protocol AXChartDescriptorRepresentable {
  /// Returns the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates the description after the value has changed.
  ///
  /// - Parameter descriptor: The description to update.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing, for a description that never changes.
  ///
  /// - Parameter descriptor: The description.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The description of a chart for assistive technologies.
public final class AXChartDescriptor {
  /// The title of the chart; nil for none.
  public var title: String?
  /// A summary of the data; nil for none.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis; nil for none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of data.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The title of the chart; nil for none.
  ///   - summary: A summary of the data; nil for none.
  ///   - xAxis: The horizontal axis.
  ///   - yAxis: The vertical axis; nil for none.
  ///   - additionalAxes: Further axes.
  ///   - series: The series of data.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// An axis with numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  /// The numbers that the axis shows.
  public var range: ClosedRange<Double>
  /// The numbers at which the axis has lines.
  public var gridlinePositions: [Double]
  /// A closure that returns the text for a number.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - range: The numbers that the axis shows.
  ///   - gridlinePositions: The numbers at which the axis has lines.
  ///   - valueDescriptionProvider: A closure that returns the text for a number.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis with categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - categoryOrder: The categories in their order.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// A series of data of a chart.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String
  /// Whether the points form a continuous line.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - isContinuous: Whether the points form a continuous line.
  ///   - dataPoints: The points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a series of data.
public final class AXDataPoint {
  /// The value on the horizontal axis: a number or a category.
  public let xValue: Value
  /// The number on the vertical axis; nil if it is missing.
  public let yValue: Double?
  /// The values on further axes.
  public let additionalValues: [Value]
  /// The label of the point; nil for none.
  public var label: String?

  /// A value of a point.
  public enum Value: Hashable, Sendable {
    /// A value on an axis with numbers.
    case number(Double)
    /// A value on an axis with categories.
    case category(String)
  }

  /// Creates a point with a number on the horizontal axis.
  ///
  /// - Parameters:
  ///   - xValue: The number on the horizontal axis.
  ///   - yValue: The number on the vertical axis; nil if it is missing.
  ///   - additionalValues: The values on further axes.
  ///   - label: The label of the point; nil for none.
  public init(
    x xValue: Double, y yValue: Double?, additionalValues: [Value] = [], label: String? = nil
  ) {
    (self.xValue, self.yValue) = (.number(xValue), yValue)
    (self.additionalValues, self.label) = (additionalValues, label)
  }

  /// Creates a point with a category on the horizontal axis.
  ///
  /// - Parameters:
  ///   - xValue: The category on the horizontal axis.
  ///   - yValue: The number on the vertical axis; nil if it is missing.
  ///   - additionalValues: The values on further axes.
  ///   - label: The label of the point; nil for none.
  public init(
    x xValue: String, y yValue: Double?, additionalValues: [Value] = [], label: String? = nil
  ) {
    (self.xValue, self.yValue) = (.category(xValue), yValue)
    (self.additionalValues, self.label) = (additionalValues, label)
  }
}
