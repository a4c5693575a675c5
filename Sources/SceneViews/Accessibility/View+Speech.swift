// Modifiers for the speech of assistive technologies.
extension View {
  /// Has no effect: no host speaks.
  ///
  /// - Parameter value: The pitch, from -1 for the lowest to 1 for the highest.
  /// - Returns: The view itself.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Self { self }

  /// Has no effect: no host speaks.
  ///
  /// - Parameter value: Whether punctuation is spoken.
  /// - Returns: The view itself.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

  /// Has no effect: no host speaks.
  ///
  /// - Parameter value: Whether an announcement waits until earlier announcements are spoken.
  /// - Returns: The view itself.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }

  /// Has no effect: no host speaks.
  ///
  /// - Parameter value: Whether texts are spelled out.
  /// - Returns: The view itself.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}
