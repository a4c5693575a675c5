// Rows that change their elements. What makes them isn't said to be on the main actor but is by where it
// stands: a closure whose parameter is written `$value` is taken for one that may run anywhere else.
extension ForEach {
  /// A view for each identifiable element, which may change it.
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
  /// A binding follows its element by id, wherever it stands; once the element is gone it reads what
  /// the element was last, and writing has no effect. A change of an element reaches the views that
  /// read it, and nobody else.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element, of a binding to it.
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

  /// A view for each element, told apart by a property of theirs, which may change it.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - content: Makes the view of an element, of a binding to it.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == ElementBindings<Elements, ID> {
    elements = .read { ElementBindings(data.location, id) }
    self.id = \.id
    self.content = { content($0.binding) }
  }
}

/// The elements of a collection, each with a binding to it.
public nonisolated struct ElementBindings<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
>: RandomAccessCollection {
  /// One element of a collection, with a binding to it.
  public struct Element {
    /// What tells the element from others.
    public let id: ID
    let binding: Binding<Elements.Element>
  }

  private let elements: Elements
  private let location: Location<Elements>
  private let id: KeyPath<Elements.Element, ID>

  /// The elements there are now; who reads them depends on which there are, and not on what they say.
  fileprivate init(_ location: Location<Elements>, _ id: KeyPath<Elements.Element, ID>) {
    if Evaluation.isRunningHere { _ = location.read { $0.map { $0[keyPath: id] } } }
    elements = location.peek()
    self.location = location
    self.id = id
  }

  public var startIndex: Elements.Index { elements.startIndex }

  public var endIndex: Elements.Index { elements.endIndex }

  /// The place after another one.
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }

  /// The place before another one.
  public func index(before index: Elements.Index) -> Elements.Index {
    elements.index(before: index)
  }

  /// The place so many elements from another one.
  public func index(_ index: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    elements.index(index, offsetBy: distance)
  }

  /// How many elements lie between two places.
  public func distance(from start: Elements.Index, to end: Elements.Index) -> Int {
    elements.distance(from: start, to: end)
  }

  /// The element at a place, with a binding that follows it.
  public subscript(index: Elements.Index) -> Element {
    let element = elements[index]
    let place = ElementPlace<Elements, ID>(
      path: id, id: element[keyPath: id],
      offset: elements.distance(from: elements.startIndex, to: index))
    let location: Location<Elements.Element> = ElementLocation(location, place, element)
    return Element(id: place.id, binding: Binding<Elements.Element>(location))
  }
}
