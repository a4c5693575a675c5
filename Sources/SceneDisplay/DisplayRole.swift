/// The data of an element in one role, such as the role of a control or a container.
///
/// All kinds of a role have the same properties, so an element can be drawn as its fallback without conversion.
public protocol DisplayRole: Hashable, Codable, Sendable {
  /// The kind of the element.
  var kind: DisplayKind<Self> { get set }
}

extension DisplayRole {
  /// The element's data with the fallback of its kind; nil for a kind that every host draws.
  public var fallback: Self? {
    kind.fallback.map {
      var fallback = self
      fallback.kind = $0
      return fallback
    }
  }
}
