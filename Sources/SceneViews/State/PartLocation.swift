import Synchronization

/// A part of a value that stands elsewhere; who reads it depends on the part and not on the rest.
class AnyPartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  // `whole` is a constant that guards itself, and `lastEvaluation` is atomic.
  final let whole: Location<Whole>
  /// The evaluation that was noted last, so that a body that reads the part often is noted once.
  private let lastEvaluation = Atomic<Int>(0)

  init(_ whole: Location<Whole>) {
    self.whole = whole
  }

  /// What takes the part out of the whole.
  ///
  /// It is kept with those who read, so it doesn't hold the location, which holds them.
  var part: (Whole) -> Value { fatalError("AnyPartLocation is abstract") }

  final override package func read() -> Value {
    guard Evaluation.isRunningHere else { return peek() }
    let number = Evaluation.number
    if lastEvaluation.exchange(number, ordering: .relaxed) == number { return peek() }
    return whole.read(part)
  }

  final override package func peek() -> Value { part(whole.peek()) }

  final override package func read<Inner>(_ inner: @escaping (Value) -> Inner) -> Inner {
    whole.read { [part] in inner(part($0)) }
  }
}

/// What a key path leads to in a value that stands elsewhere.
final class PartLocation<Whole, Value>: AnyPartLocation<Whole, Value>, @unchecked Sendable {
  // The property is a constant.
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.path = path
    super.init(whole)
  }

  override var part: (Whole) -> Value { { [path] in $0[keyPath: path] } }

  override package func modify(_ change: (inout Value) -> Void) {
    whole.modify { change(&$0[keyPath: path]) }
  }

  override package func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return whole.isSame(as: other.whole) && path == other.path
  }
}
