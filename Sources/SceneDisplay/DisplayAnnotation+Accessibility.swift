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

  /// The traits of the content.
  ///
  /// - Parameter names: The names, such as `header`.
  /// - Returns: The annotation.
  public static func accessibilityTraits(_ names: [String]) -> Self {
    Self(.accessibilityTraits, .text(names.joined(separator: " ")))
  }
}
