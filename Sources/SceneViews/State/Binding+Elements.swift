extension Binding where Value: RandomAccessCollection & MutableCollection {
  /// Bindings to the elements by their positions.
  ///
  /// A binding whose position no longer exists returns the element that was there when the binding was created, and writing has no effect.
  @MainActor var elements: [Binding<Value.Element>] {
    let values = wrappedValue
    return values.indices.map { index in
      let element = values[index]
      return Binding<Value.Element> {
        let values = wrappedValue
        return values.indices.contains(index) ? values[index] : element
      } set: { element in
        if wrappedValue.indices.contains(index) { wrappedValue[index] = element }
      }
    }
  }
}
