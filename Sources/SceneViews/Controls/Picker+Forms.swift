import SceneDisplay

extension Picker where Label == SceneViews.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SceneViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SceneViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - image: The name of the image beside the title.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SceneViews.Label(title, image: image) }
  }

  /// Creates a picker with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - image: The name of the image beside the title.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SceneViews.Label(titleKey, image: image) }
  }
}

extension Picker {
  /// Creates a picker with a custom label, which is followed by views for the selected value.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the selected value.
  public init<Name: View, Current: View>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Name, @ViewBuilder currentValueLabel: () -> Current
  ) where Label == LabeledContent<Name, Current> {
    self.init(selection: selection, content: content) {
      LabeledContent(content: currentValueLabel, label: label)
    }
  }

  /// Creates a picker with a title, which is followed by views for the selected value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  ///   - currentValueLabel: The views for the selected value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Current: View>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Label == LabeledContent<Text, Current> {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a localized title, which is followed by views for the selected value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  ///   - currentValueLabel: The views for the selected value.
  public init<Current: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
  ) where Label == LabeledContent<Text, Current> {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }
}

extension View {
  /// Sets the value that identifies the view, for optional selections too.
  ///
  /// - Parameters:
  ///   - tag: The value, which must have the same type as the selection.
  ///   - includeOptional: Whether the value also identifies the view if the selection is optional. The parameter has no
  ///     effect: an optional selection is always supported.
  /// - Returns: The view with the tag.
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool
  ) -> ModifiedContent<Self, _TagModifier<Value>> { self.tag(tag) }
}
