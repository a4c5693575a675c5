/// The entries of a rotor; they are views, but no host shows them.
public typealias AccessibilityRotorContent = View
/// A result builder of the entries of a rotor.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

extension View {
  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - entries: A builder of the entries; never called.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the rotor's label.
  ///   - entries: A builder of the entries; never called.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - entries: A builder of the entries; never called.
  /// - Returns: The view itself.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<
    Label: StringProtocol, Content: AccessibilityRotorContent
  >(
    _ label: Label, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system to which the entries belong.
  ///   - entries: A builder of the entries; never called.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the rotor's label.
  ///   - entries: The values, each of which has an entry.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the rotor's label.
  ///   - entries: The values, each of which has an entry.
  ///   - entryID: The key path of the id of an entry's view.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the rotor's label.
  ///   - textRanges: The ranges of the view's text, each of which has an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - entries: The values, each of which has an entry.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - entries: The values, each of which has an entry.
  ///   - entryID: The key path of the id of an entry's view.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - textRanges: The ranges of the view's text, each of which has an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - entries: The values, each of which has an entry.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Label: StringProtocol, Entry: Identifiable>(
    _ label: Label, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - entries: The values, each of which has an entry.
  ///   - entryID: The key path of the id of an entry's view.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Label: StringProtocol, Entry, ID: Hashable>(
    _ label: Label, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - textRanges: The ranges of the view's text, each of which has an entry.
  /// - Returns: The view itself.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Label: StringProtocol>(
    _ label: Label, textRanges: [Range<String.Index>]
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system to which the entries belong.
  ///   - entries: The values, each of which has an entry.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system to which the entries belong.
  ///   - entries: The values, each of which has an entry.
  ///   - entryID: The key path of the id of an entry's view.
  ///   - entryLabel: The key path of the label of an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the system to which the entries belong.
  ///   - textRanges: The ranges of the view's text, each of which has an entry.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> Self { self }

  /// Has no effect: hosts have no rotors.
  ///
  /// - Parameters:
  ///   - id: The id of the entry that leads to the view.
  ///   - namespace: The namespace of the id.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
}

/// A rotor that assistive technologies of Apple's platforms have by default.
public struct AccessibilitySystemRotor: Sendable {
  private init() {}

  /// All links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Returns the rotor of the links that a person has visited, or of those that a person hasn't visited.
  ///
  /// - Parameter visited: True for visited links; false for links that weren't visited.
  /// - Returns: The rotor.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }

  /// All headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Returns the rotor of the headings of a level.
  ///
  /// - Parameter level: The level.
  /// - Returns: The rotor.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }

  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
