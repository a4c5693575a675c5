/// A scene delegate whose class declares what its scenes show; not for use by apps.
@MainActor public protocol _DeclaringSceneDelegate: ConnectedSceneDelegate {
  /// Resolves what the class declares.
  static func _declare() -> any _HostingDeclarations
}

/// What a delegate's class declares, kept resolved for one application; not for use by apps.
@MainActor public protocol _HostingDeclarations: SceneDeclarations {
  /// What is declared now, and what makes its content.
  var hosted: (graph: SceneGraph, contents: ContentFactories) { get }

  /// Keeps an application informed from now on.
  func host(in application: Application)
}
