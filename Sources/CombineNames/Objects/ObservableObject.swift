/// An object that notifies its observers before it changes, so that observing views are updated.
///
/// ```text
/// final class Draft: ObservableObject {
///   @Published var subject = ""
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that notifies its subscribers before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that notifies its subscribers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object, which notifies its subscribers before each change of a ``Published`` property.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.shared.publisher(of: self)
  }
}

/// A publisher that notifies its subscribers before an object changes.
public final class ObservableObjectPublisher: Publisher {
  /// An empty value: a publisher reports only the fact that the object will change.
  public typealias Output = Void
  /// The error type; the publisher never fails.
  public typealias Failure = Never

  private let receivers = Receivers<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Notifies all subscribers that the object will change.
  public func send() {
    receivers.send(.value(()))
  }

  public func _subscribe(_ receive: @escaping (_Signal<Void, Never>) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}
