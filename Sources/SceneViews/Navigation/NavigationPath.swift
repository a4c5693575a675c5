/// The pages of a navigation, each by a value; values may be of several types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// A path on which nothing stands.
  public init() {
    elements = []
  }

  /// A path with a page for each of some values.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value, so that the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a page for a value on top.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Takes pages from the top away; all, if there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(0, count), elements.count))
  }
}

/// The path of a navigation, whatever it is kept as.
nonisolated struct PathBinding {
  let read: () -> [AnyHashable]
  /// Puts a value on top.
  ///
  /// - Returns: False if the path holds values of another type.
  let append: (AnyHashable) -> Bool
  /// Takes all but so many values away.
  let truncate: (Int) -> Void
  let element: Any.Type

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.elements.append(value)
      return true
    }
    truncate = { count in
      path.wrappedValue.removeLast(path.wrappedValue.count - count)
    }
    element = AnyHashable.self
  }

  init<Elements>(_ path: Binding<Elements>)
  where
    Elements: RandomAccessCollection & RangeReplaceableCollection, Elements.Element: Hashable
  {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let value = value.base as? Elements.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    truncate = { count in
      path.wrappedValue = Elements(path.wrappedValue.prefix(count))
    }
    element = Elements.Element.self
  }
}
