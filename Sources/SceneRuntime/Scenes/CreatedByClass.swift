/// Types whose objects the library creates: the delegates of applications and of scenes.
///
/// The initializer has a protocol of its own, so that a common superclass of delegates can implement the initializer,
/// and the subclasses needn't declare it as required.
@MainActor public protocol _CreatedByClass {
  /// Creates the delegate when the application starts or the scene connects; called by the library.
  init()
}
