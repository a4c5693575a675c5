// Has no effect: hosts have one size and one family of letters.
extension View {
  /// Has no effect: hosts have one font.
  ///
  /// - Parameter width: The width of letters; nil for that of the font.
  /// - Returns: The view itself.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Has no effect: hosts have one font.
  public nonisolated func monospacedDigit() -> Self { self }
  /// Has no effect: letters have the distance of their font.
  ///
  /// - Parameter kerning: The space added between letters, in points.
  /// - Returns: The view itself.
  public nonisolated func kerning(_ kerning: Double) -> Self { self }
  /// Has no effect: letters have the distance of their font.
  ///
  /// - Parameter tracking: The space added behind each letter, in points.
  /// - Returns: The view itself.
  public nonisolated func tracking(_ tracking: Double) -> Self { self }
  /// Has no effect: no host draws text with an offset.
  ///
  /// - Parameter offset: The distance upward from the base line, in points.
  /// - Returns: The view itself.
  public nonisolated func baselineOffset(_ offset: Double) -> Self { self }
  /// Has no effect: lines have the distance of their font.
  ///
  /// - Parameter spacing: The space between two lines, in points.
  /// - Returns: The view itself.
  public nonisolated func lineSpacing(_ spacing: Double) -> Self { self }
  /// Has no effect: texts aren't scaled.
  ///
  /// - Parameter factor: The least scale of texts in too little room, from 0 to 1.
  /// - Returns: The view itself.
  public nonisolated func minimumScaleFactor(_ factor: Double) -> Self { self }
  /// Has no effect: letters have the distance of their font.
  ///
  /// - Parameter isAllowed: Whether letters move together in too little room.
  /// - Returns: The view itself.
  public nonisolated func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// Sets the size of letters that views read as `\.dynamicTypeSize`; hosts draw letters of one size.
  ///
  /// - Parameter size: The size of letters.
  /// - Returns: The view with the size for its descendants.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Has no effect: hosts select text in their own way.
  ///
  /// - Parameter selectability: The rule whether a person can select texts.
  /// - Returns: The view itself.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> Self { self }
}

/// A size of letters that a person chooses.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// A size, from the smallest, `xSmall`, to the largest, `accessibility5`; `large` is the usual
  /// one.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// A rule whether text can be selected.
public protocol TextSelectability {}

/// The rule by which text can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// The rule by which text can't be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
