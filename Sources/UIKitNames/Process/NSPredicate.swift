public import SceneModel
public import SceneRuntime

/// A condition on the text of an event; the text is the event's target content identifier, or the URL of a link.
///
/// Activation conditions support only formats about `SELF`. A condition whose format can't be read is never true, and
/// a problem is recorded.
open class NSPredicate: NSObject {
  /// The condition as a `TargetPredicate`, which the library evaluates.
  public let target: TargetPredicate

  /// Creates a condition from a `TargetPredicate`.
  ///
  /// - Parameter target: The `TargetPredicate` to evaluate.
  public init(_ target: TargetPredicate) {
    self.target = target
    super.init()
  }

  /// Creates a condition from a format.
  ///
  /// - Parameters:
  ///   - format: The format, such as `SELF BEGINSWITH %@`.
  ///   - arguments: One value for each `%@`: a text, or an array or a set of texts for `IN`.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a condition from a format and its values in an array.
  ///
  /// - Parameters:
  ///   - format: The format, such as `SELF BEGINSWITH %@`.
  ///   - argumentArray: One value for each `%@`: a text, or an array or a set of texts for `IN`; nil for no values.
  public convenience init(format: String, argumentArray: [Any]?) {
    do {
      self.init(try TargetPredicate(format: format, argumentArray: argumentArray))
    } catch {
      (Application.current ?? Application.latest)?
        .report(.unreadablePredicate(format, because: "\(error)"))
      self.init(TargetPredicate(value: false))
    }
  }

  /// Creates a condition that is always true or always false.
  ///
  /// - Parameter value: The value of the condition.
  public convenience init(value: Bool) {
    self.init(TargetPredicate(value: value))
  }

  public override convenience init() {
    self.init(value: false)
  }

  /// Returns whether the condition is true for the text of an event.
  ///
  /// - Parameter object: The text, a `String`; the result is false for any other value, and for nil.
  /// - Returns: Whether the condition is true.
  open func evaluate(with object: Any?) -> Bool {
    (object as? String).map { target.evaluate(with: $0) } ?? false
  }
}

/// A condition that combines other conditions.
open class NSCompoundPredicate: NSPredicate {
  /// Creates a condition that is true if all given conditions are true.
  ///
  /// - Parameter predicates: The conditions; if there are none, the created condition is always true.
  public convenience init(andPredicateWithSubpredicates predicates: [NSPredicate]) {
    self.init(.and(predicates.map(\.target)))
  }

  /// Creates a condition that is true if at least one of the given conditions is true.
  ///
  /// - Parameter predicates: The conditions; if there are none, the created condition is never true.
  public convenience init(orPredicateWithSubpredicates predicates: [NSPredicate]) {
    self.init(.or(predicates.map(\.target)))
  }

  /// Creates a condition that is true if another condition is false.
  ///
  /// - Parameter predicate: The other condition.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(.not(predicate.target))
  }
}

extension SceneActivationConditions {
  /// The condition on the events that the scene can receive; true for every event unless set (S67).
  public var canActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { NSPredicate(canActivate ?? TargetPredicate(value: true)) }
    set { set(canActivate: newValue.target) }
  }

  /// The condition on the events that the scene prefers to receive; false for every event unless set (S67, S68).
  public var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { NSPredicate(prefers ?? TargetPredicate(value: false)) }
    set { set(prefers: newValue.target) }
  }
}
