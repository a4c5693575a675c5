// Pickers that set a value in several sources, which may be the elements of a binding to a collection.
extension Picker {
  /// Creates a picker that sets a value in several sources, with views as its label.
  ///
  /// An option is selected if all sources have the option's value. Choosing an option sets the value in all sources.
  ///
  /// - Parameters:
  ///   - sources: The sources; a binding to a collection has a source for each element. If there is no source, choosing
  ///     an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
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

extension Picker where Label == Text {
  /// Creates a picker that sets a value in several sources, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - sources: The sources; if there is no source, choosing an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @MainActor public init<Sources: RandomAccessCollection, Value: Hashable>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<Value>>, @ViewBuilder content: () -> Content
  ) where Selection == Value? {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker that sets a value in several sources, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - sources: The sources; if there is no source, choosing an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Sources: RandomAccessCollection, Value: Hashable>(
    _ title: Title, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<Value>>, @ViewBuilder content: () -> Content
  ) where Selection == Value? {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker that sets a value in several sources, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - sources: The sources; if there is no source, choosing an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  @MainActor public init<Sources: RandomAccessCollection, Value: Hashable>(
    _ titleResource: LocalizedStringResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<Value>>, @ViewBuilder content: () -> Content
  ) where Selection == Value? {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == SceneViews.Label<Text, Image> {
  /// Creates a picker that sets a value in several sources, with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The sources; if there is no source, choosing an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @MainActor public init<Sources: RandomAccessCollection, Value: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<Value>>, @ViewBuilder content: () -> Content
  ) where Selection == Value? {
    self.init(sources: sources, selection: selection, content: content) {
      SceneViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker that sets a value in several sources, with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The sources; if there is no source, choosing an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Sources: RandomAccessCollection, Value: Hashable>(
    _ title: Title, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<Value>>, @ViewBuilder content: () -> Content
  ) where Selection == Value? {
    self.init(sources: sources, selection: selection, content: content) {
      SceneViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker that sets a value in several sources, with a symbol and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The sources; if there is no source, choosing an option has no effect.
  ///   - selection: The key path of the binding in a source.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  @MainActor public init<Sources: RandomAccessCollection, Value: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<Value>>, @ViewBuilder content: () -> Content
  ) where Selection == Value? {
    self.init(sources: sources, selection: selection, content: content) {
      SceneViews.Label(titleResource, systemImage: systemImage)
    }
  }
}
