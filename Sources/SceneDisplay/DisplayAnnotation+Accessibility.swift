// Annotations for assistive technologies, such as screen readers.
extension DisplayAnnotation.Kind {
  /// The value for accessibility, which replaces the content's value.
  public static var accessibilityValue: Self { Self(rawValue: "accessibilityValue") }
  /// A text that describes the effect of the content's action.
  public static var accessibilityHint: Self { Self(rawValue: "accessibilityHint") }
  /// A label and a value that assistive technologies read on request.
  public static var accessibilityContent: Self { Self(rawValue: "accessibilityContent") }
  /// A label and a value that assistive technologies read together with the content.
  public static var importantContent: Self { Self(rawValue: "accessibilityContent.important") }
  /// Whether assistive technologies skip the content, which stays visible.
  public static var accessibilityHidden: Self { Self(rawValue: "accessibilityHidden") }
  /// The content is a single element for accessibility.
  public static var accessibilityCombined: Self { Self(rawValue: "accessibilityCombined") }
  /// The traits of the content: names such as `header`, separated by spaces.
  public static var accessibilityTraits: Self { Self(rawValue: "accessibilityTraits") }
  /// The order of the content among its siblings for assistive technologies; a greater number comes
  /// first.
  public static var accessibilitySortPriority: Self { Self(rawValue: "accessibilitySortPriority") }
  /// The content is for assistive technologies and isn't shown.
  ///
  /// In a container of the kind ``DisplayKind/represented``, assistive technologies get the content
  /// instead of the views that are shown.
  public static var told: Self { Self(rawValue: "hidden.told") }
}

extension DisplayAnnotation {
  /// The value for accessibility, which replaces the content's value.
  ///
  /// - Parameter value: The value as text.
  /// - Returns: The annotation.
  public static func accessibilityValue(_ value: String) -> Self {
    Self(.accessibilityValue, .text(value))
  }

  /// A text that describes the effect of the content's action.
  ///
  /// - Parameter hint: The text.
  /// - Returns: The annotation.
  public static func accessibilityHint(_ hint: String) -> Self {
    Self(.accessibilityHint, .text(hint))
  }

  /// A label and a value that assistive technologies read in addition to the content.
  ///
  /// - Parameters:
  ///   - text: The label and the value, such as `Size: 3 MB`.
  ///   - isImportant: Whether assistive technologies read the label and the value together with the content, and not
  ///     only on request. A host that writes windows as lines of text writes an important label and value after the
  ///     content.
  /// - Returns: The annotation.
  public static func accessibilityContent(_ text: String, isImportant: Bool) -> Self {
    Self(isImportant ? .importantContent : .accessibilityContent, .text(text))
  }

  /// Whether assistive technologies skip the content, which stays visible.
  ///
  /// - Parameter isHidden: Whether assistive technologies skip the content. If true, a host that writes windows as
  ///   lines of text for scripts leaves out the content too; a terminal still draws the content.
  /// - Returns: The annotation.
  public static func accessibilityHidden(_ isHidden: Bool) -> Self {
    Self(.accessibilityHidden, .flag(isHidden))
  }

  /// The content is a single element for accessibility; a host that writes windows as text writes the content in one
  /// line.
  public static var accessibilityCombined: Self { Self(.accessibilityCombined) }

  /// The order of the content among its siblings for assistive technologies.
  ///
  /// - Parameter priority: The priority. Content with a greater priority comes first; the default
  ///   is 0.
  /// - Returns: The annotation.
  public static func accessibilitySortPriority(_ priority: Double) -> Self {
    Self(.accessibilitySortPriority, .number(priority))
  }

  /// The content is for assistive technologies and isn't shown.
  public static var told: Self { Self(.told) }

  /// The traits of the content.
  ///
  /// - Parameter names: The names, such as `header`.
  /// - Returns: The annotation.
  public static func accessibilityTraits(_ names: [String]) -> Self {
    Self(.accessibilityTraits, .text(names.joined(separator: " ")))
  }
}
