import SceneDisplay

extension Picker where Label == SceneViews.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The selected value.
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
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
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
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
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
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
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SceneViews.Label(titleKey, image: image) }
  }
}

extension Picker {
  /// Creates a picker with views as its label, followed by views for the selected value.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
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

  /// Creates a picker with a title, followed by views for the selected value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The selected value.
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
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

  /// Creates a picker with a localized title, followed by views for the selected value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The selected value.
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
  ///   - currentValueLabel: The views for the selected value.
  public init<Current: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
  ) where Label == LabeledContent<Text, Current> {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker that sets a value in several sources, with views as its label.
  ///
  /// An option is selected if all sources have the option's value. Choosing an option sets the value in all sources.
  ///
  /// - Parameters:
  ///   - sources: The sources; if there is no source, choosing an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
  ///   - label: The label.
  @MainActor public init<Sources: RandomAccessCollection, Value: Hashable>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<Value>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Selection == Value? {
    let bindings = sources.map { $0[keyPath: selection] }
    self.init(
      selection: Binding<Value?> {
        let values = bindings.map(\.wrappedValue)
        return values.dropFirst().allSatisfy { $0 == values.first } ? values.first : nil
      } set: { value in
        guard let value else { return }
        for binding in bindings { binding.wrappedValue = value }
      }, content: content, label: label)
  }
}

extension Picker {
  /// Creates a picker that sets a value in all elements of a collection, with views as its label.
  ///
  /// An option is selected if the value is the option's in all elements.
  ///
  /// - Parameters:
  ///   - sources: A binding to the elements; without elements, choosing an option has no effect.
  ///   - selection: The key path of the value, through the binding to an element.
  ///   - content: The options, each tagged with its value, or created by a ``ForEach`` for an element whose id is the
  ///     option's value.
  ///   - label: The label.
  @MainActor public init<Elements: RandomAccessCollection & MutableCollection, Value: Hashable>(
    sources: Binding<Elements>, selection: KeyPath<Binding<Elements.Element>, Binding<Value>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Selection == Value? {
    self.init(sources: sources.elements, selection: selection, content: content, label: label)
  }
}

extension View {
  /// Sets the value that identifies the view, for optional selections too.
  ///
  /// - Parameters:
  ///   - tag: The value, of the type of the selection to which the view belongs.
  ///   - includeOptional: Whether the value identifies the view for an optional selection too; ignored, because the
  ///     value always does.
  /// - Returns: The view with the tag.
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool
  ) -> ModifiedContent<Self, _TagModifier<Value>> { self.tag(tag) }
}
