import Synchronization

/// The location of a part of a value; a body that reads the location depends only on the part.
class AnyPartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  // Proof: `whole` is immutable and `Sendable`, and `lastEvaluation` is atomic.
  final let whole: Location<Whole>
  /// The number of the last evaluation that read the part.
  ///
  /// If the same evaluation reads the part again, the evaluation isn't added to the readers of `whole` again.
  private let lastEvaluation = Atomic<Int>(0)

  init(_ whole: Location<Whole>) {
    self.whole = whole
  }

  /// A closure that extracts the part from the whole.
  ///
  /// The closure is stored with the readers. It must not retain the location, because the location retains the
  /// readers.
  var part: (Whole) -> Value { fatalError("AnyPartLocation is abstract") }

  final override package func read() -> Value {
    guard Evaluation.isRunningHere else { return peek() }
    let number = Evaluation.number
    if lastEvaluation.exchange(number, ordering: .relaxed) == number { return peek() }
    return whole.read(part)
  }

  final override package func peek() -> Value { part(whole.peek()) }

  final override package var identity: AnyHashable? {
    guard let whole = whole.identity, let partIdentity else { return nil }
    // In an array, another element can take the place of a removed element, so the id of the element is a part of the
    // identity.
    if let element = peek() as? any Identifiable {
      return [whole, partIdentity, element.hashableID] as [AnyHashable]
    }
    return [whole, partIdentity] as [AnyHashable]
  }

  /// The identity of the part in the whole, such as a key path; nil if the identity isn't known.
  var partIdentity: AnyHashable? { nil }

  final override package func read<Inner>(_ inner: @escaping (Value) -> Inner) -> Inner {
    whole.read { [part] in inner(part($0)) }
  }
}

/// The location of the part of a value at a key path.
final class PartLocation<Whole, Value>: AnyPartLocation<Whole, Value>, @unchecked Sendable {
  // Proof: the property is immutable.
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.path = path
    super.init(whole)
  }

  override var part: (Whole) -> Value { { [path] in $0[keyPath: path] } }

  override var partIdentity: AnyHashable? { path }

  override package func modify(_ change: (inout Value) -> Void) {
    whole.modify { change(&$0[keyPath: path]) }
  }

  override package func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return whole.isSame(as: other.whole) && path == other.path
  }
}

extension Identifiable {
  /// The id as an `AnyHashable`, for elements of any type.
  fileprivate var hashableID: AnyHashable { id }
}
