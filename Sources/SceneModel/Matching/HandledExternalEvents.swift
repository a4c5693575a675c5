/// The external events that the content of a window requests, as conditions that are looked for in the text of an event
/// (S79, S82).
public struct HandledExternalEvents: Hashable, Sendable {
  /// The conditions for events that go to the scene of the content rather than to any other scene.
  public var preferring: Set<String>
  /// The conditions for events that go to the scene of the content rather than to a new scene.
  public var allowing: Set<String>

  /// Creates a request for events.
  ///
  /// By default, the request has no conditions.
  ///
  /// - Parameters:
  ///   - preferring: The conditions for events that go to the scene of the content rather than to any other scene
  ///     (S80).
  ///   - allowing: The conditions for events that go to the scene of the content rather than to a new scene (S80).
  public init(preferring: Set<String> = [], allowing: Set<String> = []) {
    self.preferring = preferring
    self.allowing = allowing
  }

  /// A request without conditions; copying this constant is faster than creating a request.
  package static let none = Self()

  /// Adds the conditions of another request.
  ///
  /// - Parameter other: The request to add. Its `preferring` conditions are added to `preferring`, and its `allowing`
  ///   conditions to `allowing` (S85).
  public mutating func formUnion(_ other: HandledExternalEvents) {
    preferring.formUnion(other.preferring)
    allowing.formUnion(other.allowing)
  }
}
