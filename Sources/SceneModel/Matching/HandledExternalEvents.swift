/// The external events requested by content, as conditions that are searched for in an event's text
/// (S79, S82).
public struct HandledExternalEvents: Hashable, Sendable {
  /// The conditions for which the content's scene is preferred over all others.
  public var preferring: Set<String>
  /// The conditions for which the content's scene is preferred over a new scene.
  public var allowing: Set<String>

  /// Creates a request; by default it has no conditions.
  ///
  /// - Parameters:
  ///   - preferring: The conditions for which the content's scene is preferred over all others
  ///     (S80).
  ///   - allowing: The conditions for which the content's scene is preferred over a new scene
  ///     (S80).
  public init(preferring: Set<String> = [], allowing: Set<String> = []) {
    self.preferring = preferring
    self.allowing = allowing
  }

  /// A request without conditions; copying this constant is faster than creating a request.
  package static let none = Self()

  /// Adds the conditions of another request.
  ///
  /// - Parameter other: The request whose conditions are added: preferred to preferred, allowed to
  ///   allowed (S85).
  public mutating func formUnion(_ other: HandledExternalEvents) {
    preferring.formUnion(other.preferring)
    allowing.formUnion(other.allowing)
  }
}
