/// The root class of the classes of an app, with the initializer that delegates are created by.
///
/// It has the name of Foundation's root class, whose initializer isn't required: a class that isn't final couldn't be a
/// delegate. Objects are equal if they are the same object, unless a class overrides ``isEqual(_:)`` and ``hash``.
@MainActor @preconcurrency open class NSObject {
  public required init() {}

  /// Returns whether another object is equal; the default compares the identities.
  nonisolated open func isEqual(_ object: Any?) -> Bool {
    guard let object else { return false }
    return object as AnyObject === self
  }

  /// A hash value that is the same for equal objects.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The text for the object in a string; the default is the name of its class.
  nonisolated open var description: String { "<\(Self.self)>" }
}

extension NSObject: Hashable, CustomStringConvertible {
  public nonisolated static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
