// Texts, labels and identifiers are what a host tells; the rest is kept without effect.
extension View {
  /// Kept without effect: no host shows hints.
  ///
  /// - Parameter hint: The text on what the control does.
  /// - Returns: The view itself.
  public nonisolated func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> Self { self }
  /// Kept without effect: a control tells its value.
  ///
  /// - Parameter value: The text in place of the control's value.
  /// - Returns: The view itself.
  public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> Self { self }
  /// Kept without effect: everything is told.
  ///
  /// - Parameter isHidden: Whether the view isn't told.
  /// - Returns: The view itself.
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  /// Kept without effect: elements are told one by one.
  ///
  /// - Parameter children: The way in which the elements in the view are told.
  /// - Returns: The view itself.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Self { self }
  /// Kept without effect: a control tells its kind.
  ///
  /// - Parameter traits: The kinds that are added.
  /// - Returns: The view itself.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Kept without effect: a control tells its kind.
  ///
  /// - Parameter traits: The kinds that are removed.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Kept without effect: elements are told in the order in which they stand.
  ///
  /// - Parameter priority: The priority; elements with a higher one are told first.
  /// - Returns: The view itself.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> Self { self }
}

/// The way in which the elements of a view are told.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// `ignore` leaves the elements out, `contain` keeps them apart, `combine` makes one of them.
  case ignore, contain, combine
}

/// The kinds of an element.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The sum of the raw values of the kinds.
  public let rawValue: Int

  /// Creates a set from the sum of its raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values, which are powers of two.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Something selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Something in front of everything else.
  public static let isModal = AccessibilityTraits(rawValue: 64)
}
