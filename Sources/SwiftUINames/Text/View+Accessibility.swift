public import SceneViews

// Texts, labels and identifiers are what a host tells; the rest is kept without effect.
extension View {
  /// Kept without effect: no host shows hints.
  public nonisolated func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> Self { self }
  /// Kept without effect: a control tells its value.
  public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> Self { self }
  /// Kept without effect: everything is told.
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  /// Kept without effect: elements are told one by one.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Self { self }
  /// Kept without effect: a control tells its kind.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Kept without effect: a control tells its kind.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Kept without effect: elements are told in the order in which they stand.
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
