public import Foundation

// A `LocalizedStringResource` has the key of a text and the name of the string table with the key.
extension Button where Label == Text {
  /// Creates a button with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed. In an alert or a dialog, the action is performed
  ///     after the dismissal.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title from a resource and a decorative image.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the image on the host.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    title = Text(titleResource)
    icon = Image(decorative: name)
  }

  /// Creates a label with a title from a resource and a decorative system image.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource, image: name)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - destination: The URL to open.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.destination = destination
    child = Text(titleResource)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, if a ``ForEach`` creates the option, the id of the
  ///     element.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The views in the frame.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title from a resource; hosts get only the length of its text.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(titleResource, text: text, prompt: nil)
  }

  /// Creates a secure field with a title from a resource and a prompt, which is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    let title = Text(titleResource).asTitle
    self.init(title: title.own, label: title.label, text: text, prompt: prompt)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title from a resource, without limits.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The number that the steps change.
  ///   - step: The size of a step.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: Binding<Int>, step: Int = 1) {
    self.init(value: value, step: step) { Text(titleResource) }
  }

  /// Creates a stepper with a title from a resource, within limits.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The number that the steps change.
  ///   - bounds: The range of allowed values, as in ``init(value:in:step:label:)``.
  ///   - step: The size of a step.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: Binding<Int>, in bounds: ClosedRange<Int>,
    step: Int = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleResource) }
  }

  /// Creates a stepper that performs actions, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - onIncrement: The action for a step up; nil disables steps up.
  ///   - onDecrement: The action for a step down; nil disables steps down.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - text: The text, which is set with each change by a person.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(Text(titleResource), text: text)
  }

  /// Creates a text field with a title from a resource and a prompt, which is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleResource), text: text, prompt: prompt)
  }

  /// Creates a text field that may grow with its text, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows; only a vertical field can have several lines.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(titleResource), text: text, prompt: prompt, axis: axis)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - isOn: Whether the toggle is on.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    bound = isOn
    child = Text(titleResource)
  }

  /// Creates a toggle that sets a value in several sources, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - sources: The elements in which the toggle sets a value.
  ///   - isOn: The key path of the binding in each source.
  @_disfavoredOverload
  @MainActor public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}
