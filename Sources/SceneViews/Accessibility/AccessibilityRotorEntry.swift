/// Has no effect: hosts have no rotors.
///
/// The entry shows nothing.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The id of the view to which the entry leads.
  ///   - textRange: The part of the view's text to which the entry leads; nil for the whole view.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the entry's label.
  ///   - id: The id of the view to which the entry leads.
  ///   - textRange: The part of the view's text to which the entry leads; nil for the whole view.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a label that isn't localized.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The id of the view to which the entry leads.
  ///   - textRange: The part of the view's text to which the entry leads; nil for the whole view.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a view that `accessibilityRotorEntry(id:in:)` names.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The id of the view to which the entry leads.
  ///   - namespace: The namespace of the id.
  ///   - textRange: The part of the view's text to which the entry leads; nil for the whole view.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry, with a localized label, for a view that `accessibilityRotorEntry(id:in:)` names.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the entry's label.
  ///   - id: The id of the view to which the entry leads.
  ///   - namespace: The namespace of the id.
  ///   - textRange: The part of the view's text to which the entry leads; nil for the whole view.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry, with a label that isn't localized, for a view that `accessibilityRotorEntry(id:in:)` names.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The id of the view to which the entry leads.
  ///   - namespace: The namespace of the id.
  ///   - textRange: The part of the view's text to which the entry leads; nil for the whole view.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// No views.
  @MainActor public var body: some View { EmptyView() }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the text of the view that has the rotor.
  ///
  /// - Parameters:
  ///   - label: The label of the entry; nil to use the part of the text as the label.
  ///   - textRange: The part of the text.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry, with a localized label, for a part of the text of the view that has the rotor.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the entry's label.
  ///   - textRange: The part of the text.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry, with a label that isn't localized, for a part of the text of the view that has the rotor.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - textRange: The part of the text.
  ///   - prepare: An action that prepares the view when a person moves to the entry; never performed.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}
