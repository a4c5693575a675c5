/// A kind of trait, by which changes are observed.
@preconcurrency @MainActor public protocol UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// The kinds of traits as values.
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// The space in width, which hosts don't change.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The space in height, which hosts don't change.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The kind of the device, which stays the same.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

/// An observation of traits, for ending it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// The observations of an object's traits.
@MainActor public final class _TraitObservers {
  fileprivate final class Observer: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  fileprivate var observers: [Observer] = []

  nonisolated init() {}

  /// Calls the observers of the traits that changed.
  func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    for observer in observers where observer.traits.contains(where: { $0._differs(old, new) }) {
      observer.handler(object, old)
    }
  }
}

/// Objects whose traits can be observed: views and controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// The observations.
  var _traitObservers: _TraitObservers { get }
}

extension UITraitChangeObservable {
  /// Registers a closure that is called after one of some traits changed.
  ///
  /// - Parameters:
  ///   - traits: The kinds of traits.
  ///   - handler: The work, with the object and its traits before.
  /// - Returns: The observation, which ends with the object.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = _TraitObservers.Observer(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
    _traitObservers.observers.append(observer)
    return observer
  }

  /// Registers a method that is called after one of some traits changed, through ``NSObject/perform(_:with:)``.
  ///
  /// - Parameters:
  ///   - traits: The kinds of traits.
  ///   - action: The method, which receives the object.
  /// - Returns: The observation, which ends with the object.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, _ in
      _ = (object as? NSObject)?.perform(action, with: object)
    }
  }

  /// Ends an observation.
  ///
  /// - Parameter registration: The observation; one of another object has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitObservers.observers.removeAll { $0 === registration }
  }
}
