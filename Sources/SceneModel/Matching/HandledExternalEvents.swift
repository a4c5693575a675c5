/// The external events that content asks for, by conditions that an event's text contains (S79, S82).
public struct HandledExternalEvents: Hashable, Sendable {
  /// For which the content's scene comes before all others.
  public var preferring: Set<String>
  /// For which the content's scene comes before a new one.
  public var allowing: Set<String>

  /// What views ask for; nothing unless it is given.
  public init(preferring: Set<String> = [], allowing: Set<String> = []) {
    self.preferring = preferring
    self.allowing = allowing
  }

  /// Asks for what others ask for too.
  public mutating func formUnion(_ other: HandledExternalEvents) {
    preferring.formUnion(other.preferring)
    allowing.formUnion(other.allowing)
  }
}
