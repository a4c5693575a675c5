public import SceneModel
public import SceneRuntime

/// A condition on the target of an event, from a format.
///
/// Activation conditions take formats on `SELF` only. A format that can't be read holds for nothing, and is recorded as a
/// problem.
open class NSPredicate: NSObject {
  /// The condition.
  public let target: TargetPredicate

  /// Creates a condition from its parts.
  ///
  /// - Parameter target: The condition as a value.
  public init(_ target: TargetPredicate) {
    self.target = target
    super.init()
  }

  /// Creates a condition from a format.
  ///
  /// - Parameters:
  ///   - format: The format, such as `SELF BEGINSWITH %@`.
  ///   - arguments: The values of the format: texts, arrays and sets of texts.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a condition from a format and its values in an array.
  ///
  /// - Parameters:
  ///   - format: The format, such as `SELF BEGINSWITH %@`.
  ///   - argumentArray: The values of the format: texts, arrays and sets of texts; nil for none.
  public convenience init(format: String, argumentArray: [Any]?) {
    do {
      self.init(try TargetPredicate(format: format, argumentArray: argumentArray))
    } catch {
      (Application.current ?? Application.latest)?
        .report(.unreadablePredicate(format, because: "\(error)"))
      self.init(TargetPredicate(value: false))
    }
  }

  /// Creates a condition that always or never holds.
  ///
  /// - Parameter value: Whether the condition holds.
  public convenience init(value: Bool) {
    self.init(TargetPredicate(value: value))
  }

  public override convenience init() {
    self.init(value: false)
  }

  /// Returns whether the condition holds for a target's identifier.
  ///
  /// - Parameter object: The identifier, a text; the condition doesn't hold for another object, or
  ///   for none.
  /// - Returns: Whether the condition holds.
  open func evaluate(with object: Any?) -> Bool {
    (object as? String).map { target.evaluate(with: $0) } ?? false
  }
}

/// A condition made of others.
open class NSCompoundPredicate: NSPredicate {
  /// Creates a condition that holds if all of them hold.
  ///
  /// - Parameter predicates: The conditions; without any, it always holds.
  public convenience init(andPredicateWithSubpredicates predicates: [NSPredicate]) {
    self.init(.and(predicates.map(\.target)))
  }

  /// Creates a condition that holds if one of them holds.
  ///
  /// - Parameter predicates: The conditions; without any, it never holds.
  public convenience init(orPredicateWithSubpredicates predicates: [NSPredicate]) {
    self.init(.or(predicates.map(\.target)))
  }

  /// Creates a condition that holds if another doesn't.
  ///
  /// - Parameter predicate: The other condition.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(.not(predicate.target))
  }
}

extension SceneActivationConditions {
  /// The targets of events that the scene can take (S67).
  public var canActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { NSPredicate(canActivate ?? TargetPredicate(value: true)) }
    set { set(canActivate: newValue.target) }
  }

  /// The targets of events that the scene takes before others (S68).
  public var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { NSPredicate(prefers ?? TargetPredicate(value: false)) }
    set { set(prefers: newValue.target) }
  }
}
