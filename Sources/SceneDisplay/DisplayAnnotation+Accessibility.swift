// Annotations that say what a person is told of the content.
extension DisplayAnnotation.Kind {
  /// The value for accessibility, in place of the content's own.
  public static var accessibilityValue: Self { Self(rawValue: "accessibilityValue") }
  /// A text about the effect of an action on the content.
  public static var accessibilityHint: Self { Self(rawValue: "accessibilityHint") }
  /// The content is visible, and hidden from accessibility.
  public static var accessibilityHidden: Self { Self(rawValue: "accessibilityHidden") }
  /// The content is a single element for accessibility.
  public static var accessibilityCombined: Self { Self(rawValue: "accessibilityCombined") }
  /// The traits of the content: names such as `header`, separated by spaces.
  public static var accessibilityTraits: Self { Self(rawValue: "accessibilityTraits") }
  /// The order in which the content is told among its siblings; a greater number comes first.
  public static var accessibilitySortPriority: Self { Self(rawValue: "accessibilitySortPriority") }
  /// The content is told in place of what is shown beside it, in a container of the kind `represented`.
  public static var told: Self { Self(rawValue: "hidden.told") }
}

extension DisplayAnnotation {
  /// The value for accessibility, in place of the content's own.
  ///
  /// - Parameter value: The value as text.
  /// - Returns: The annotation.
  public static func accessibilityValue(_ value: String) -> Self {
    Self(.accessibilityValue, .text(value))
  }

  /// A text about the effect of an action on the content.
  ///
  /// - Parameter hint: The text.
  /// - Returns: The annotation.
  public static func accessibilityHint(_ hint: String) -> Self {
    Self(.accessibilityHint, .text(hint))
  }

  /// Whether the content is visible, and hidden from accessibility.
  ///
  /// - Parameter isHidden: Whether text leaves the content out.
  /// - Returns: The annotation.
  public static func accessibilityHidden(_ isHidden: Bool) -> Self {
    Self(.accessibilityHidden, .flag(isHidden))
  }

  /// The content is a single element for accessibility, in one line.
  public static var accessibilityCombined: Self { Self(.accessibilityCombined) }

  /// The order in which the content is told among its siblings.
  ///
  /// - Parameter priority: The priority; a greater one is told first, and 0 is usual.
  /// - Returns: The annotation.
  public static func accessibilitySortPriority(_ priority: Double) -> Self {
    Self(.accessibilitySortPriority, .number(priority))
  }

  /// The content is told, and not shown.
  public static var told: Self { Self(.told) }

  /// The traits of the content.
  ///
  /// - Parameter names: The names, such as `header`.
  /// - Returns: The annotation.
  public static func accessibilityTraits(_ names: [String]) -> Self {
    Self(.accessibilityTraits, .text(names.joined(separator: " ")))
  }
}
