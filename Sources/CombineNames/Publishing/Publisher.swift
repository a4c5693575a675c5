/// A source of values over time, which ends at most once.
///
/// The protocol has the same name as the protocol of Combine, but fewer operators. There is no back pressure: a
/// subscriber can't limit the number of values that it gets.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which the publisher may end; `Never` if the publisher can't fail.
  associatedtype Failure: Error

  /// Sends the values and the completion to a closure until the returned subscription is canceled; not for use by apps,
  /// which call ``sink(receiveValue:)``.
  func _subscribe(_ receive: @escaping (_Signal<Output, Failure>) -> Void) -> AnyCancellable
}

/// A value or the completion of a publisher.
public enum _Signal<Output, Failure: Error> {
  /// The next value.
  case value(Output)
  /// The completion, after which no value follows.
  case completion(Subscribers.Completion<Failure>)
}

/// A namespace for the types of subscribers.
public enum Subscribers {
  /// The reason why a publisher ended.
  public enum Completion<Failure: Error> {
    /// The publisher sent all values.
    case finished
    /// The publisher failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
