/// A scene delegate whose class declares the content of its scenes; not for use by apps.
@MainActor public protocol _DeclaringSceneDelegate: ConnectedSceneDelegate {
  /// Evaluates the scenes that the class declares.
  static func _declare() -> any _HostingDeclarations
}

/// The scenes that the class of a scene delegate declares, evaluated for one application; not for use by apps.
@MainActor public protocol _HostingDeclarations: SceneDeclarations {
  /// The declared scenes and their content factories.
  var hosted: (graph: SceneGraph, contents: ContentFactories) { get }

  /// Connects the declarations to an application, which is updated whenever the declarations change.
  ///
  /// - Parameter application: The application, which retains the declarations.
  func host(in application: Application)
}
