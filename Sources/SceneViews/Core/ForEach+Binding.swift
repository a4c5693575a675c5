// Rows that change their elements.
extension ForEach {
  /// A view for each identifiable element, which may change it.
  ///
  /// ```swift
  /// struct DraftList: View {
  ///   @State private var drafts: [Draft] = []
  ///
  ///   var body: some View {
  ///     ForEach($drafts) { $draft in TextField("Subject", text: $draft.subject) }
  ///   }
  ///
  ///   struct Draft: Identifiable {
  ///     var id: Int
  ///     var subject: String
  ///   }
  /// }
  /// ```
  ///
  /// A binding follows its element by id, wherever it stands; once the element is gone it reads what
  /// the element was last, and writing has no effect.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element, of a binding to it.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping @MainActor (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Data == [ElementBinding<Elements.Element>],
    ID == Elements.Element.ID
  {
    self.init(data.elements, id: \.id) { content($0.binding) }
  }
}

/// One element of a collection, with a binding to it.
public nonisolated struct ElementBinding<Element: Identifiable>: Identifiable {
  /// The element's id.
  public let id: Element.ID
  let binding: Binding<Element>
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// A binding to each element.
  fileprivate var elements: [ElementBinding<Value.Element>] {
    location.read().map { element in
      let place: Location<Value.Element> = ElementLocation(location, element)
      return ElementBinding(id: element.id, binding: Binding<Value.Element>(place))
    }
  }
}

/// The element of a collection with a certain id.
private final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element>,
  @unchecked Sendable
where Elements.Element: Identifiable {
  // `whole` guards itself, and `last` is a constant.
  private let whole: Location<Elements>
  private let last: Elements.Element

  init(_ whole: Location<Elements>, _ element: Elements.Element) {
    self.whole = whole
    last = element
  }

  override func read() -> Elements.Element {
    whole.read().first { $0.id == last.id } ?? last
  }

  override func modify(_ change: (inout Elements.Element) -> Void) {
    whole.modify { elements in
      guard let index = elements.firstIndex(where: { $0.id == last.id }) else { return }
      change(&elements[index])
    }
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return whole.isSame(as: other.whole) && last.id == other.last.id
  }
}
