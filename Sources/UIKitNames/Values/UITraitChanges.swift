/// A type of trait whose changes can be observed.
@preconcurrency @MainActor public protocol UITraitDefinition {
  /// Returns whether the trait differs between two collections; not for use by apps.
  static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// A type of trait as a value, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns whether the trait differs between two collections; not for use by apps.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// The size class of the width, which doesn't change.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns whether the trait differs between two collections; not for use by apps.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The size class of the height, which doesn't change.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns whether the trait differs between two collections; not for use by apps.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The type of the device, which doesn't change.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Returns whether the trait differs between two collections; not for use by apps.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

/// The registration of a closure or a method for changes of traits.
///
/// To end the registration, pass this object to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// The observers of an object's traits; not for use by apps.
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

  /// Calls the observers of the traits that differ between the old and the new collection.
  ///
  /// An observer is called once with the object and the old collection, even if it observes several of these traits.
  func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    for observer in observers where observer.traits.contains(where: { $0._differs(old, new) }) {
      observer.handler(object, old)
    }
  }
}

/// An object whose traits can be observed: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// The observers of the object's traits; not for use by apps.
  var _traitObservers: _TraitObservers { get }
}

extension UITraitChangeObservable {
  /// Registers a closure that is called after any of the given traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits to observe.
  ///   - handler: The closure, which gets the object and its previous traits.
  /// - Returns: The registration, which ends when the object is released.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = _TraitObservers.Observer(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
    _traitObservers.observers.append(observer)
    return observer
  }

  /// Registers a method that is called through ``/UIKitObjects/NSObject/perform(_:with:)`` after any of the given
  /// traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits to observe.
  ///   - action: The method of the object, which gets the object as the argument.
  /// - Returns: The registration, which ends when the object is released.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, _ in
      _ = (object as? NSObject)?.perform(action, with: object)
    }
  }

  /// Ends a registration for changes of traits.
  ///
  /// - Parameter registration: The registration to end. If it is the registration of another object, the call has no
  ///   effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitObservers.observers.removeAll { $0 === registration }
  }
}
