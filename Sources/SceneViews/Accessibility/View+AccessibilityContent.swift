import SceneDisplay

// Further contents of a view for assistive technologies, each a label with a value.
extension View {
  /// Adds a value with a label for assistive technologies; the plain text of a window has it if it is important.
  ///
  /// Scripts print the plain text of a window.
  ///
  /// - Parameters:
  ///   - label: The label, whose styles are ignored.
  ///   - value: The value, whose styles are ignored.
  ///   - importance: Whether the value is read together with the view, with `high`, or on request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    with((label + Text(verbatim: ": ") + value).unstyled) {
      .accessibilityContent($0, isImportant: importance == .high)
    }
  }

  /// Adds a value with a localized label for assistive technologies.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label, looked up in the app's string tables.
  ///   - value: The value, whose styles are ignored.
  ///   - importance: Whether the value is read together with the view, with `high`, or on request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds a localized value with a localized label for assistive technologies.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label, looked up in the app's string tables.
  ///   - valueKey: The key of the value, looked up in the app's string tables.
  ///   - importance: Whether the value is read together with the view, with `high`, or on request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a value, which isn't localized, with a localized label for assistive technologies.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label, looked up in the app's string tables.
  ///   - value: The value.
  ///   - importance: Whether the value is read together with the view, with `high`, or on request.
  /// - Returns: The view with the value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Adds a value with the label of a key for assistive technologies.
  ///
  /// - Parameters:
  ///   - key: The key with the label.
  ///   - value: The value, whose styles are ignored.
  ///   - importance: Whether the value is read together with the view, with `high`, or on request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(key.label, value, importance: importance)
  }

  /// Adds a localized value with the label of a key for assistive technologies.
  ///
  /// - Parameters:
  ///   - key: The key with the label.
  ///   - valueKey: The key of the value, looked up in the app's string tables.
  ///   - importance: Whether the value is read together with the view, with `high`, or on request.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(key.label, Text(valueKey), importance: importance)
  }

  /// Adds a value, which isn't localized, with the label of a key for assistive technologies.
  ///
  /// - Parameters:
  ///   - key: The key with the label.
  ///   - value: The value.
  ///   - importance: Whether the value is read together with the view, with `high`, or on request.
  /// - Returns: The view with the value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityCustomContent(key.label, Text(value), importance: importance)
  }
}

/// A namespace for the importance of further contents of a view.
public enum AXCustomContent {
  /// The time at which assistive technologies read a content.
  public enum Importance: Hashable, Sendable {
    /// `default` is read on request, `high` together with the view.
    case `default`, high
  }
}

/// A key of further contents, with the label of all values with the key.
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
