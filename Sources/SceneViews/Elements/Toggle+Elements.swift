extension Toggle {
  /// Creates a toggle that sets a value in all elements of a collection, with views as its label.
  ///
  /// The toggle is on if the value is true in all elements. The toggle is mixed, shown as `-`, if the value is true in
  /// only some elements. Pressing the toggle sets the value to true in all elements, or to false if it is true in all.
  ///
  /// - Parameters:
  ///   - sources: A binding to the elements.
  ///   - isOn: The key path of the value, through the binding to an element.
  ///   - label: The label.
  @MainActor public init<Elements: RandomAccessCollection & MutableCollection>(
    sources: Binding<Elements>, isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.elements, isOn: isOn, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that sets a value in all elements of a collection, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - sources: A binding to the elements.
  ///   - isOn: The key path of the value, through the binding to an element.
  @_disfavoredOverload
  @MainActor
  public init<
    Title: StringProtocol, Elements: RandomAccessCollection & MutableCollection
  >(
    _ title: Title, sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources.elements, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle that sets a value in all elements of a collection, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - sources: A binding to the elements.
  ///   - isOn: The key path of the value, through the binding to an element.
  @MainActor public init<Elements: RandomAccessCollection & MutableCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources.elements, isOn: isOn) { Text(titleKey) }
  }
}
