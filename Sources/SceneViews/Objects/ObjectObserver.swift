import CombineNames

/// A dynamic property inside property wrappers; it evaluates the body of its owner again when an observable object
/// publishes a change.
///
/// The owner is the view, scene or app that has the property wrapper.
struct ObjectObserver: DynamicProperty {
  /// The subscription; nil until the owner is mounted.
  private var observation: ObjectObservation?

  /// Makes the body that is being evaluated depend on an object, and no longer on any previous object.
  @MainActor func observe<Object: ObservableObject>(_ object: Object) {
    observation?.observe(object)
  }

  /// The location of a number that increases with each change of the object; nil until the owner is mounted.
  @MainActor var changes: StateLocation<Int>? { observation?.changes }

  static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let observation = storage as? ObjectObservation ?? ObjectObservation()
    storage = observation
    property.assumingMemoryBound(to: Self.self).pointee.observation = observation
  }

  /// Returns true for any two values, because the observation belongs to the owner's position in the tree, and not to a
  /// value.
  nonisolated static func _areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    true
  }
}

/// The subscription of a mounted property to one object.
@MainActor final class ObjectObservation {
  /// The number of the object's changes; the body reads the number, so each change evaluates the body again.
  let changes = StateLocation(0)
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  func observe<Object: ObservableObject>(_ object: Object) {
    if self.object !== object {
      self.object = object
      let changes = changes
      subscription = object.objectWillChange.sink { _ in changes.modify { $0 &+= 1 } }
    }
    _ = changes.read()
  }
}
