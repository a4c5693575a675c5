/// Types whose objects the library creates: the delegates of applications and of scenes.
///
/// The initializer is separate from the delegates' methods. A root class can implement the
/// initializer for all subclasses, so that subclasses needn't declare a required initializer.
@MainActor public protocol _CreatedByClass {
  /// Creates the delegate when the application starts or the scene connects; called by the library.
  init()
}
