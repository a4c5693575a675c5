public import Foundation

// A `LocalizedStringResource` has the key of a title and the name of the string table with the key.
extension Button where Label == SceneViews.Label<Text, Image> {
  /// Creates a button with a symbol and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SceneViews.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == SceneViews.Label<Text, Image> {
  /// Creates a toggle with a symbol and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - isOn: Whether the toggle is on.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SceneViews.Label(titleResource, systemImage: systemImage) }
  }
}

extension ControlGroup {
  /// Creates a group with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The controls, the first control at the leading edge.
  @_disfavoredOverload
  public init<Controls: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with a symbol and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - systemImage: The name of the symbol.
  ///   - content: The controls, the first control at the leading edge.
  @_disfavoredOverload
  public init<Controls: View>(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, SceneViews.Label<Text, Image>> {
    self.init(content: content) { SceneViews.Label(titleResource, systemImage: systemImage) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed at first, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: Returns the views that are shown while the group is open.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group that is open while a binding is true, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - isExpanded: Whether the group is open; set when a person presses the toggle.
  ///   - content: Returns the views that are shown while the group is open.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section that a person opens and closes, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - isExpanded: Whether the section is open; set when a person presses the header.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init<Views: View>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Views
  ) where Header == _ExpandableHeader<Text>, Content == _ExpandableContent<Views> {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labeled value with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The views that show the value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The text after the label.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ titleResource: LocalizedStringResource, value: Value) {
    self.init(titleResource) { Text(value) }
  }

  /// Creates a labeled value that is formatted by a format style, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The value.
  ///   - format: The format style that converts the value to text.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(titleResource) { Text(value, format: format) }
  }
}

extension ContentUnavailableView
where Label == SceneViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a localized message with a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the symbol.
  ///   - description: A longer description; nil for none.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SceneViews.Label(titleResource, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a localized message with an image.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the image.
  ///   - description: A longer description; nil for none.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init {
      SceneViews.Label(titleResource, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a menu with a title from a resource, and an action for pressing the title.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - primaryAction: The action to perform when the title is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SceneViews.Label<Text, Image> {
  /// Creates a menu with a symbol and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a menu with a symbol, a title from a resource, and an action for pressing the label.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - primaryAction: The action to perform when the label is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SceneViews.Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with an image and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - image: The name of the image beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(titleResource, image: image) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view for a floating-point number of any type, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1
  ) {
    self.init(value.map { Double($0) }, Double(total), Text(titleResource), nil)
  }

  /// Creates a progress view with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The completed amount, clamped to the range from 0 to the total. If it is nil or isn't finite, the
  ///     progress is indeterminate.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is indeterminate.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: Double? = nil, total: Double = 1) {
    self.init(value, total, Text(titleResource), nil)
  }
}
