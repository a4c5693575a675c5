/// A property wrapper for an object that belongs to a mounted view.
///
/// The initial value of a ``State`` belongs to the view's value, so several mounted copies of the value would share an
/// object. This property has an object of its own wherever the view is mounted. The object isn't observed.
@propertyWrapper struct MountedObject<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  /// The object; nil until the view is mounted.
  private var object: Object?

  init(wrappedValue: @autoclosure @escaping () -> Object) {
    make = wrappedValue
  }

  /// The object; before the view is mounted, a new object at each access.
  var wrappedValue: Object { object ?? make() }

  static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let property = property.assumingMemoryBound(to: Self.self)
    if let storage {
      // Safe, because the storage belongs to this property alone, and is set only below.
      property.pointee.object = unsafeDowncast(storage, to: Object.self)
    } else {
      let object = property.pointee.make()
      storage = object
      property.pointee.object = object
    }
  }

  /// Returns true for any two values, because the object belongs to the mounted view, and not to a value.
  nonisolated static func _areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    true
  }
}
