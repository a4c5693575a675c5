// Modifiers with their names from before iOS 14. Each has the effect of the modifier that replaces it.
extension View {
  /// Sets the accessibility label, as `accessibilityLabel(_:)` does.
  ///
  /// - Parameter label: The label, whose styles are ignored.
  /// - Returns: The view with the label.
  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityLabel(label)
  }

  /// Sets the value that follows the view's label in the plain text that scripts print, as `accessibilityValue(_:)`
  /// does.
  ///
  /// - Parameter value: The value, whose styles are ignored.
  /// - Returns: The view with the value.
  public nonisolated func accessibility(
    value: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityValue(value)
  }

  /// Adds a text that describes the result of acting on the view, as `accessibilityHint(_:)` does.
  ///
  /// - Parameter hint: The text, whose styles are ignored.
  /// - Returns: The view with the text.
  public nonisolated func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityHint(hint)
  }

  /// Hides the view from accessibility, as ``accessibilityHidden(_:)`` does.
  ///
  /// - Parameter hidden: Whether the view is hidden from accessibility.
  /// - Returns: The view, which a terminal still draws.
  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityHidden(hidden)
  }

  /// Sets an identifier for tests and scripts, as ``accessibilityIdentifier(_:)`` does.
  ///
  /// - Parameter identifier: The identifier, which scripts and tests use to find the view.
  /// - Returns: The view with the identifier.
  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityIdentifier(identifier)
  }

  /// Sets the position of the view among its siblings in the plain text that scripts print, as
  /// ``accessibilitySortPriority(_:)`` does.
  ///
  /// - Parameter sortPriority: The priority; elements with a higher priority come first.
  /// - Returns: The view with the priority.
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets the view's label to the first of several names, as `accessibilityInputLabels(_:)` does.
  ///
  /// - Parameter inputLabels: The names, whose styles are ignored.
  /// - Returns: The view with the first name as its label; the view itself if there is no name.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Adds traits, as ``accessibilityAddTraits(_:)`` does.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The view with the traits.
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityAddTraits(traits)
  }

  /// Leaves the traits unchanged, as ``accessibilityRemoveTraits(_:)`` does.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The view itself.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }
}
