/// A scene delegate whose class declares the content of its scenes; not for use by apps.
@MainActor public protocol _DeclaringSceneDelegate: ConnectedSceneDelegate {
  /// Resolves the declarations of the class.
  static func _declare() -> any _HostingDeclarations
}

/// The resolved declarations of a delegate's class for one application; not for use by apps.
@MainActor public protocol _HostingDeclarations: SceneDeclarations {
  /// The declared scenes and their content factories.
  var hosted: (graph: SceneGraph, contents: ContentFactories) { get }

  /// Starts updating an application when the declarations change.
  ///
  /// - Parameter application: The application, which keeps the declarations.
  func host(in application: Application)
}
