// A binding to a collection is a collection of bindings, as in SwiftUI.
extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings: bindings to consecutive elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The positions of the elements in their order.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after a position.
  ///
  /// - Parameter index: A position before ``endIndex``.
  /// - Returns: The next position, which may be ``endIndex``.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Moves a position to the next one.
  ///
  /// - Parameter index: A position before ``endIndex``.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Returns a binding to the element at a position.
  ///
  /// When the position no longer exists, the binding returns the same element as before, and writing has no effect. If
  /// positions aren't of type `Int`, as in the values of a dictionary, a position no longer exists as soon as the
  /// number of elements has changed.
  ///
  /// - Parameter position: A position before ``endIndex``.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(PositionLocation(location, position, in: wrappedValue))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before a position.
  ///
  /// - Parameter index: A position after ``startIndex``.
  /// - Returns: The previous position.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Moves a position to the previous one.
  ///
  /// - Parameter index: A position after ``startIndex``.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  /// Returns the position at a distance from a position.
  ///
  /// - Parameters:
  ///   - index: A position.
  ///   - distance: The number of elements to go; a negative number goes backward.
  /// - Returns: The position, which is `index` for a distance of 0.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// Returns the number of elements between two positions.
  ///
  /// - Parameters:
  ///   - start: A position.
  ///   - end: Another position.
  /// - Returns: The number, negative if `end` is before `start`.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

/// The location of the element at a position of a collection.
// `@unchecked`: `place` is immutable, and `last` is synchronized.
private final class PositionLocation<Elements: MutableCollection>:
  AnyPartLocation<Elements, Elements.Element>, @unchecked Sendable
{
  private let place: ElementPosition<Elements>
  private let last: LastElement<Elements.Element>

  init(
    _ location: Location<Elements>, _ position: Elements.Index, in elements: Elements
  ) {
    place = ElementPosition(position, in: elements)
    last = LastElement(elements[position])
    super.init(location)
  }

  override var part: (Elements) -> Elements.Element {
    { [place, last] elements in
      guard let index = place.index(in: elements) else { return last.element }
      let element = elements[index]
      last.element = element
      return element
    }
  }

  override var partIdentity: AnyHashable? { place.offset?.ofElement ?? place.position as? Int }

  override func modify(_ change: (inout Elements.Element) -> Void) {
    whole.modify { elements in
      if let index = place.index(in: elements) { change(&elements[index]) }
    }
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? PositionLocation<Elements> else { return false }
    guard whole.isSame(as: other.whole) else { return false }
    guard let offset = place.offset, let otherOffset = other.place.offset else {
      return place.position == other.place.position
    }
    return offset == otherOffset
  }
}

/// The position of an element of a collection when a binding to the element was made.
private struct ElementPosition<Elements: Collection> {
  let position: Elements.Index
  /// The offset of the element, and the number of elements when the binding was made; nil if positions are of type
  /// `Int`.
  ///
  /// Positions of other types can't be compared with the positions of a changed collection. For example, comparing the
  /// positions of a dictionary that has changed traps.
  let offset: (ofElement: Int, count: Int)?

  init(_ position: Elements.Index, in elements: Elements) {
    self.position = position
    offset =
      Elements.Index.self == Int.self
      ? nil : (elements.distance(from: elements.startIndex, to: position), elements.count)
  }

  /// Returns the current position of the element; nil if the position no longer exists.
  func index(in elements: Elements) -> Elements.Index? {
    guard let offset else { return elements.has(position) ? position : nil }
    guard elements.count == offset.count else { return nil }
    return elements.index(elements.startIndex, offsetBy: offset.ofElement)
  }
}

extension Collection {
  fileprivate func has(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}
