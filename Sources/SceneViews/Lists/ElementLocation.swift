/// The location of an element of a collection; the element is found by its id, even after its position has changed.
final class ElementLocation<Elements: RandomAccessCollection & MutableCollection, ID: Hashable>:
  AnyPartLocation<Elements, Elements.Element>, @unchecked Sendable
{
  // Proof: `place` is immutable, and `last` is synchronized.
  private let place: ElementPlace<Elements, ID>
  private let last: LastElement<Elements.Element>

  init(
    _ elements: Location<Elements>, _ place: ElementPlace<Elements, ID>, _ element: Elements.Element
  ) {
    self.place = place
    last = LastElement(element)
    super.init(elements)
  }

  override var part: (Elements) -> Elements.Element {
    { [place, last] elements in
      guard let index = place.index(in: elements) else { return last.element }
      let element = elements[index]
      last.element = element
      return element
    }
  }

  override var partIdentity: AnyHashable? { place.id }

  override func modify(_ change: (inout Elements.Element) -> Void) {
    whole.modify { elements in
      if let index = place.index(in: elements) { change(&elements[index]) }
    }
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements, ID> else { return false }
    return whole.isSame(as: other.whole) && place.id == other.place.id
      && place.path == other.place.path
  }
}

/// The id of an element of a collection, and the position at which a search for the element looks first.
struct ElementPlace<Elements: RandomAccessCollection, ID: Hashable> {
  let path: KeyPath<Elements.Element, ID>
  let id: ID
  /// The offset of the element when this value was created.
  let offset: Int

  func index(in elements: Elements) -> Elements.Index? {
    if offset < elements.count {
      let index = elements.index(elements.startIndex, offsetBy: offset)
      if elements[index][keyPath: path] == id { return index }
    }
    return elements.firstIndex { $0[keyPath: path] == id }
  }
}
