// Rows with bindings.
//
// The content closure isn't marked `@MainActor`; it inherits the actor from its context. With the attribute, the
// compiler would infer that a closure with a parameter written `$value` is Sendable.
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
  /// A binding refers to its element by id, even after the position of the element has changed. After the element is
  /// removed, the binding returns the element's last value, and setting the binding has no effect. A change of an
  /// element updates only the views that read the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the view of an element; called with a binding to the element.
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
  ///   - content: Returns the view of an element; called with a binding to the element.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == ElementBindings<Elements, ID> {
    elements = .read { ElementBindings(data.location, id) }
    self.id = \.id
    self.content = { content($0.binding) }
  }
}

/// A collection of bindings to the elements of another collection.
///
/// The bindings have the same ids, order and indices as the elements to which they refer. A ``ForEach`` or a ``List``
/// that was created with a binding to a collection has data of this type.
public nonisolated struct ElementBindings<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
>: RandomAccessCollection {
  /// A binding to an element of the other collection, with the element's id.
  public struct Element {
    /// The id of the element.
    public let id: ID
    let binding: Binding<Elements.Element>
  }

  private let elements: Elements
  private let location: Location<Elements>
  private let id: KeyPath<Elements.Element, ID>

  /// Creates the bindings to the current elements; a body that creates them is evaluated again when the ids of the
  /// elements change, and not when other properties of the elements change.
  fileprivate init(_ location: Location<Elements>, _ id: KeyPath<Elements.Element, ID>) {
    if Evaluation.isRunningHere { _ = location.read { $0.map { $0[keyPath: id] } } }
    elements = location.peek()
    self.location = location
    self.id = id
  }

  /// The index of the first element.
  public var startIndex: Elements.Index { elements.startIndex }

  /// The index after the last element.
  public var endIndex: Elements.Index { elements.endIndex }

  /// Returns the index after an index.
  ///
  /// - Parameter index: An index before ``endIndex``.
  /// - Returns: The next index, which may be ``endIndex``.
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }

  /// Returns the index before an index.
  ///
  /// - Parameter index: An index after ``startIndex``.
  /// - Returns: The previous index.
  public func index(before index: Elements.Index) -> Elements.Index {
    elements.index(before: index)
  }

  /// Returns the index at a distance from an index.
  ///
  /// - Parameters:
  ///   - index: An index.
  ///   - distance: The number of elements to go; a negative number goes backward.
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

  /// Returns the element at an index, with a binding that refers to the element by its id.
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
