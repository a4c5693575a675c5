// Rows with bindings. The content closure isn't marked `@MainActor`, but inherits it from its context: with
// the attribute, a closure whose parameter is written `$value` would be inferred as Sendable.
extension ForEach {
  /// Creates views with bindings to identifiable elements.
  ///
  /// ```swift
  /// struct DraftList: View {
  ///   @State private var drafts: [Draft] = []
  ///
  ///   var body: some View {
  ///     ForEach($drafts) { $draft in
  ///       HStack {
  ///         TextField("Subject", text: $draft.subject)
  ///         Toggle("Urgent", isOn: $draft.isUrgent)
  ///       }
  ///     }
  ///   }
  ///
  ///   struct Draft: Identifiable {
  ///     var id: Int
  ///     var subject: String
  ///     var isUrgent = false
  ///   }
  /// }
  /// ```
  ///
  /// A binding follows its element by id, in any position; after the element is removed, it reads the
  /// last value, and writing has no effect. A change of an element updates only the views that read it.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the view of an element for a binding to it.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Data == ElementBindings<Elements, ID>,
    ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views with bindings to elements identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - content: Returns the view of an element for a binding to it.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == ElementBindings<Elements, ID> {
    elements = .read { ElementBindings(data.location, id) }
    self.id = \.id
    self.content = { content($0.binding) }
  }
}

/// The elements of a collection with bindings.
///
/// Its elements have the ids of the collection's elements, in the same order, and the same indices.
/// A ``ForEach`` or a ``List`` with a binding to a collection has this type of data.
public nonisolated struct ElementBindings<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
>: RandomAccessCollection {
  /// An element of a collection with a binding.
  public struct Element {
    /// The id of the element.
    public let id: ID
    let binding: Binding<Elements.Element>
  }

  private let elements: Elements
  private let location: Location<Elements>
  private let id: KeyPath<Elements.Element, ID>

  /// Creates the collection of current elements; its reader depends on their ids, not on their values.
  fileprivate init(_ location: Location<Elements>, _ id: KeyPath<Elements.Element, ID>) {
    if Evaluation.isRunningHere { _ = location.read { $0.map { $0[keyPath: id] } } }
    elements = location.peek()
    self.location = location
    self.id = id
  }

  /// The index of the first element.
  public var startIndex: Elements.Index { elements.startIndex }

  /// The index behind the last element.
  public var endIndex: Elements.Index { elements.endIndex }

  /// Returns the index after another.
  ///
  /// - Parameter index: An index before ``endIndex``.
  /// - Returns: The next index, which may be ``endIndex``.
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }

  /// Returns the index before another.
  ///
  /// - Parameter index: An index behind ``startIndex``.
  /// - Returns: The previous index.
  public func index(before index: Elements.Index) -> Elements.Index {
    elements.index(before: index)
  }

  /// Returns the index at a distance from another.
  ///
  /// - Parameters:
  ///   - index: An index.
  ///   - distance: The number of elements to go, backward if it is negative.
  /// - Returns: The index, which is `index` for a distance of 0.
  public func index(_ index: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    elements.index(index, offsetBy: distance)
  }

  /// Returns the number of elements between two indices.
  ///
  /// - Parameters:
  ///   - start: An index.
  ///   - end: Another index.
  /// - Returns: The number, negative if `end` is before `start`.
  public func distance(from start: Elements.Index, to end: Elements.Index) -> Int {
    elements.distance(from: start, to: end)
  }

  /// Returns the element at an index, with a binding that follows it.
  ///
  /// - Parameter index: An index before ``endIndex``.
  public subscript(index: Elements.Index) -> Element {
    let element = elements[index]
    let place = ElementPlace<Elements, ID>(
      path: id, id: element[keyPath: id],
      offset: elements.distance(from: elements.startIndex, to: index))
    let location: Location<Elements.Element> = ElementLocation(location, place, element)
    return Element(id: place.id, binding: Binding<Elements.Element>(location))
  }
}
