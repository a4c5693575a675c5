import SceneDisplay

// Modifiers that add values with labels for assistive technologies, and a modifier for the interaction with a view.
extension View {
  /// Has no effect: the type of a control alone determines whether a person can act on the control.
  ///
  /// - Parameters:
  ///   - respondsToUserInteraction: Whether assistive technologies treat the view as a control.
  ///   - isEnabled: Whether the setting applies.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> Self { self }

  /// Adds a value with a label for assistive technologies.
  ///
  /// With the importance `high`, the plain text of a window, which scripts print, contains the value.
  ///
  /// - Parameters:
  ///   - label: The label, whose styles are ignored.
  ///   - value: The value, whose styles are ignored.
  ///   - importance: The importance. With `high`, the value is read together with the view; otherwise it is read on
  ///     request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    with((label + Text(verbatim: ": ") + value).unstyled) {
      .accessibilityContent($0, isImportant: importance == .high)
    }
  }

  /// Adds a value for assistive technologies, with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label, looked up in the app's string tables.
  ///   - value: The value, whose styles are ignored.
  ///   - importance: The importance. With `high`, the value is read together with the view; otherwise it is read on
  ///     request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds a localized value for assistive technologies, with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label, looked up in the app's string tables.
  ///   - valueKey: The key of the value, looked up in the app's string tables.
  ///   - importance: The importance. With `high`, the value is read together with the view; otherwise it is read on
  ///     request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds an unlocalized value for assistive technologies, with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label, looked up in the app's string tables.
  ///   - value: The value.
  ///   - importance: The importance. With `high`, the value is read together with the view; otherwise it is read on
  ///     request.
  /// - Returns: The view with the value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Adds a value for assistive technologies, with the label that a key contains.
  ///
  /// - Parameters:
  ///   - key: The object that contains the label.
  ///   - value: The value, whose styles are ignored.
  ///   - importance: The importance. With `high`, the value is read together with the view; otherwise it is read on
  ///     request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(key.label, value, importance: importance)
  }

  /// Adds a localized value for assistive technologies, with the label that a key contains.
  ///
  /// - Parameters:
  ///   - key: The object that contains the label.
  ///   - valueKey: The key of the value, looked up in the app's string tables.
  ///   - importance: The importance. With `high`, the value is read together with the view; otherwise it is read on
  ///     request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(key.label, Text(valueKey), importance: importance)
  }

  /// Adds an unlocalized value for assistive technologies, with the label that a key contains.
  ///
  /// - Parameters:
  ///   - key: The object that contains the label.
  ///   - value: The value.
  ///   - importance: The importance. With `high`, the value is read together with the view; otherwise it is read on
  ///     request.
  /// - Returns: The view with the value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(key.label, Text(value), importance: importance)
  }
}

/// A namespace for the importance of a value that a view adds for assistive technologies.
public enum AXCustomContent {
  /// The time at which assistive technologies read the value.
  public enum Importance: Hashable, Sendable {
    /// With `default`, the value is read on request; with `high`, it is read together with the view.
    case `default`, high
  }
}

/// A key that contains the label of values for assistive technologies.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - label: The label, whose styles are ignored.
  ///   - id: The identifier of the key; the parameter has no effect.
  public init(_ label: Text, id: String) {
    self.label = label
  }

  /// Creates a key with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label, looked up in the app's string tables.
  ///   - id: The identifier of the key; the parameter has no effect.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key with a localized label, which also identifies the key.
  ///
  /// - Parameter labelKey: The key of the label, looked up in the app's string tables.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: "")
  }
}
