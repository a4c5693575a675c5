/// Types whose objects the runtime creates: the delegates of applications and of scenes.
///
/// The initializer stands apart from the delegates' methods, so that a root class can have it for all its subclasses:
/// these needn't declare it as required then.
@MainActor public protocol _CreatedByClass {
  /// Creates the delegate, when the application starts or the scene connects; called by the runtime.
  init()
}
