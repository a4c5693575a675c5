/// The pages of a navigation stack as a list of values, which may have different types.
///
/// ```swift
/// struct Reader: View {
///   @State private var path = NavigationPath()
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       Button("First Message") { path.append(1) }
///         .navigationDestination(for: Int.self) { number in Text("Message \(number)") }
///     }
///   }
/// }
/// ```
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Creates a path with a page for each value.
  ///
  /// - Parameter elements: The values, ending with the value of the page on top.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether the path has no values; the stack then has only its root page and pages that views present.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a page for a value on top of the other pages.
  ///
  /// - Parameter value: The value. The navigation stack needs a `navigationDestination(for:)` for the type of the
  ///   value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Removes pages from the top.
  ///
  /// - Parameter count: The number of pages. A negative number removes no page, and a number that is too large removes
  ///   all pages.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(0, count), elements.count))
  }
}

/// A type-erased binding to the path of a navigation stack.
nonisolated struct PathBinding {
  let read: () -> [AnyHashable]
  /// Adds a value on top of the path.
  ///
  /// - Returns: Whether the value was added; false if the path can't contain values of its type.
  let append: (AnyHashable) -> Bool
  /// Removes values from the top until the given number of values remains.
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
