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
  /// Bindings to some elements that follow each other.
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
  /// When the position no longer exists, the binding returns the last element that it returned, and writing has no
  /// effect.
  ///
  /// - Parameter position: A position before ``endIndex``.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(PositionLocation(location, position, wrappedValue[position]))
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
private final class PositionLocation<Elements: MutableCollection>:
  AnyPartLocation<Elements, Elements.Element>, @unchecked Sendable
{
  // Proof: `position` is immutable, and `last` is synchronized.
  private let position: Elements.Index
  private let last: LastElement<Elements.Element>

  init(
    _ elements: Location<Elements>, _ position: Elements.Index, _ element: Elements.Element
  ) {
    self.position = position
    last = LastElement(element)
    super.init(elements)
  }

  override var part: (Elements) -> Elements.Element {
    { [position, last] elements in
      guard elements.has(position) else { return last.element }
      let element = elements[position]
      last.element = element
      return element
    }
  }

  override func modify(_ change: (inout Elements.Element) -> Void) {
    whole.modify { elements in
      if elements.has(position) { change(&elements[position]) }
    }
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? PositionLocation<Elements> else { return false }
    return whole.isSame(as: other.whole) && position == other.position
  }
}

extension Collection {
  fileprivate func has(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}
