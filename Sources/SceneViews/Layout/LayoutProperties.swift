public import SceneDisplay

/// Properties of a layout that affect the views in the container.
public struct LayoutProperties: Sendable {
  /// The direction in which a spacer in the layout takes up space, and to which a divider is perpendicular; nil counts
  /// as vertical.
  public var stackOrientation: Axis?

  /// Creates properties without a direction.
  public init() {}
}

extension Layout {
  /// Properties without a direction, for a layout that sets none.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The element of a container with the layout.
  var displayElement: DisplayElement {
    (self as? any ElementLayout)?.element
      ?? .container(
        DisplayContainer(.ownLayout, axis: Self.layoutProperties.stackOrientation ?? .vertical))
  }
}

extension HStackLayout {
  /// The properties of a layout that places views in a row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension VStackLayout {
  /// The properties of a layout that places views in a column.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}
