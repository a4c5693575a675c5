import SceneDisplay
import SceneRuntime

// Texts, traits, actions and the focus of assistive technologies. This library uses the texts and traits for the plain
// text of a window, which scripts print: the plain text leaves hidden views out, and includes values, headings and
// combined elements.
extension View {
  /// Adds a text that describes the result of acting on the view.
  ///
  /// A terminal shows the text in the list of all commands, unless the view has a help text. Scripts don't show the
  /// text.
  ///
  /// - Parameter hint: The text.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityHint(String(hint)))
  }

  /// Adds a text that describes the result of acting on the view.
  ///
  /// A terminal shows the text in the list of all commands, unless the view has a help text. Scripts don't show the
  /// text.
  ///
  /// - Parameter hint: The text, whose styles are ignored.
  /// - Returns: The view with the text.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, _TraitModifier> {
    with(hint) { .accessibilityHint($0) }
  }

  /// Sets the value that follows the view's text in the plain text of a window, as in `Stars: 3 of 5`.
  ///
  /// If the view is a control, the value replaces the control's own value. Scripts print the plain text of a window. A
  /// terminal doesn't show the value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The view with the value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(
    _ value: Value
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityValue(String(value)))
  }

  /// Sets the value that follows the view's text in the plain text of a window, as in `Stars: 3 of 5`.
  ///
  /// If the view is a control, the value replaces the control's own value. Scripts print the plain text of a window. A
  /// terminal doesn't show the value.
  ///
  /// - Parameter value: The value, whose styles are ignored.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(value) { .accessibilityValue($0) }
  }

  /// Hides the view from accessibility.
  ///
  /// The view stays visible. The plain text that scripts print leaves it out.
  ///
  /// - Parameter isHidden: Whether the view is hidden from accessibility.
  /// - Returns: The view, which a terminal still draws.
  public nonisolated func accessibilityHidden(
    _ isHidden: Bool
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityHidden(isHidden))
  }

  /// Determines how the plain text that scripts print includes the elements in the view.
  ///
  /// The treatment changes only the text. With each treatment, the controls in the view stay visible, and scripts and
  /// tests find the controls by their labels.
  ///
  /// - Parameter children: The treatment of the elements. With `combine` and `ignore`, the lines of the elements are
  ///   joined into a single line.
  /// - Returns: The view with the treatment of its elements.
  @ViewBuilder public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    if children == .contain { self } else { with(.accessibilityCombined) }
  }

  /// Adds traits; the plain text that scripts print marks headings and selected elements.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The view with the traits.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityTraits(traits.names))
  }

  /// Has no effect: a control always has the traits of its type.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The view itself.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Marks the view as a heading, as `accessibilityAddTraits(.isHeader)` does.
  ///
  /// - Parameter level: The level, which has no effect.
  /// - Returns: The view as a heading.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityAddTraits(.isHeader)
  }

  /// Sets the position of the view among its siblings in the plain text that scripts print.
  ///
  /// Hosts draw the view at its usual position.
  ///
  /// - Parameter priority: The priority; elements with a higher priority come first.
  /// - Returns: The view with the priority.
  public nonisolated func accessibilitySortPriority(
    _ priority: Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilitySortPriority(priority.finite ?? 0))
  }

  /// Sets the view's label to the first of several names; the other names have no effect.
  ///
  /// - Parameter inputLabels: The names.
  /// - Returns: The view with the first name as its label; the view itself if there is no name.
  @_disfavoredOverload
  @ViewBuilder public nonisolated func accessibilityInputLabels<Label: StringProtocol>(
    _ inputLabels: [Label]
  ) -> some View {
    if let first = inputLabels.first { accessibilityLabel(first) } else { self }
  }

  /// Represents the view, or each view of a group, by another view in scripts, while hosts draw the view itself.
  ///
  /// The plain text that scripts print contains the representation, and scripts act on the representation's controls.
  ///
  /// ```swift
  /// struct Volume: View {
  ///   @State private var volume = 0.5
  ///
  ///   var body: some View {
  ///     Text(String(repeating: "▮", count: Int(volume * 10)))
  ///       .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter representation: The view that represents this view.
  /// - Returns: The view with its representation.
  public nonisolated func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    Layers(
      DisplayContainer(.represented), self,
      // The annotation `hidden` hides the representation even in a host that doesn't know the container `represented`.
      AnnotatedView(
        annotation: .hidden, child: AnnotatedView(annotation: .told, child: representation())))
  }

  // MARK: - Actions

  /// Adds an action with a name; a terminal shows the action in the menu of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action to perform.
  /// - Returns: The view with the action, which scripts perform with `perform "NAME" on "LABEL"`.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _ActionModifier> {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  /// Adds an action with a name; a terminal shows the action in the menu of the view.
  ///
  /// - Parameters:
  ///   - name: The name, whose styles are ignored.
  ///   - handler: The action to perform.
  /// - Returns: The view with the action, which scripts perform with `perform "NAME" on "LABEL"`.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _ActionModifier> {
    let (constant, source) = name.asPart
    return ModifiedContent(
      content: self,
      modifier: _ActionModifier(annotation: .accessibilityAction(constant), source: source) {
        act, _ in
        guard case .action = act else { return false }
        handler()
        return true
      })
  }

  /// Adds a standard action or an action with a name.
  ///
  /// - Parameters:
  ///   - kind: The kind of action. Pressing the view performs the default action. Any other action has a name, such
  ///     as `escape`.
  ///   - handler: The action to perform.
  /// - Returns: The view with the action.
  @ViewBuilder public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    if kind == .default {
      onTapGesture(perform: handler)
    } else {
      accessibilityAction(named: kind.name, handler)
    }
  }

  /// Adds an action that steps a value up or down.
  ///
  /// - Parameter handler: The action, which gets the direction.
  /// - Returns: The view with the action, which scripts perform with `step "LABEL" up` and `step "LABEL" down`.
  @preconcurrency
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, _ActionModifier> {
    ModifiedContent(
      content: self,
      modifier: _ActionModifier(annotation: .adjustable) { act, _ in
        guard case .step(let direction) = act else { return false }
        handler(direction == .up ? .increment : .decrement)
        return true
      })
  }

  // MARK: - Focus

  /// Binds the keyboard focus to a value, as `focused(_:)` does.
  ///
  /// In this library, the keyboard focus is also the focus of assistive technologies.
  ///
  /// - Parameter condition: The binding to a focus state.
  /// - Returns: The view, bound to the focus.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusModifier<Bool>> {
    focused(condition.binding)
  }

  /// Binds the keyboard focus to one of several values.
  ///
  /// In this library, the keyboard focus is also the focus of assistive technologies.
  ///
  /// - Parameters:
  ///   - binding: The binding to a focus state, whose value identifies the focused view.
  ///   - value: The value of the focus state that stands for this view.
  /// - Returns: The view, bound to the focus.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusModifier<Value>> {
    focused(binding.binding, equals: value)
  }
}

/// A property wrapper for the focus of assistive technologies, which is the keyboard focus in this library.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// Creates a focus state whose value says whether a view has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates a focus state whose value identifies the focused view among several; the value is nil if none has the
  /// focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { state = FocusState() }

  /// The current value; a body that reads the value is evaluated again when the value changes.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for the `accessibilityFocused` modifiers of views.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A property wrapper that binds views to the value of a focus state.
  @propertyWrapper public struct Binding {
    let binding: FocusState<Value>.Binding

    /// The current value; a body that reads the value is evaluated again when the value changes.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
