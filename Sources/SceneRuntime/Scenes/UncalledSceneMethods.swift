/// Methods that scene delegates may implement by mistake, and that are never called.
///
/// The compiler warns about a delegate that implements such a method. The library also reports every implemented
/// method. If the manifest names the class of the delegate, the report is made when the application launches, and
/// otherwise when the first scene with the delegate connects.
@MainActor public protocol _UncalledSceneMethods: AnyObject {
  associatedtype `scene(_:continue:restorationHandler:)`: _Uncalled = Never
  associatedtype `sceneDidEnterForeground(_:)`: _Uncalled = Never
  associatedtype `sceneWillBecomeActive(_:)`: _Uncalled = Never
  associatedtype `sceneDidResignActive(_:)`: _Uncalled = Never
  associatedtype `sceneWillEnterBackground(_:)`: _Uncalled = Never
  associatedtype `sceneWillDisconnect(_:)`: _Uncalled = Never

  /// Never called, because only the application's delegate has a method with these parameters; use
  /// `scene(_:continue:)`.
  func scene(
    _ scene: ConnectedScene, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> `scene(_:continue:restorationHandler:)`

  /// Never called; use `sceneWillEnterForeground(_:)`.
  func sceneDidEnterForeground(_ scene: `sceneDidEnterForeground(_:)`)

  /// Never called; use `sceneDidBecomeActive(_:)`.
  func sceneWillBecomeActive(_ scene: `sceneWillBecomeActive(_:)`)

  /// Never called; use `sceneWillResignActive(_:)`.
  func sceneDidResignActive(_ scene: `sceneDidResignActive(_:)`)

  /// Never called; use `sceneDidEnterBackground(_:)`.
  func sceneWillEnterBackground(_ scene: `sceneWillEnterBackground(_:)`)

  /// Never called; use `sceneDidDisconnect(_:)`.
  func sceneWillDisconnect(_ scene: `sceneWillDisconnect(_:)`)
}

extension _UncalledSceneMethods {
  static var uncalledSceneMethods: [UncalledMethod] {
    [
      UncalledMethod(
        name: "scene(_:continue:restorationHandler:)",
        type: `scene(_:continue:restorationHandler:)`.self,
        remedy: "implement scene(_:continue:) instead"),
      UncalledMethod(
        name: "sceneDidEnterForeground(_:)", type: `sceneDidEnterForeground(_:)`.self,
        remedy: "implement sceneWillEnterForeground(_:) instead"),
      UncalledMethod(
        name: "sceneWillBecomeActive(_:)", type: `sceneWillBecomeActive(_:)`.self,
        remedy: "implement sceneDidBecomeActive(_:) instead"),
      UncalledMethod(
        name: "sceneDidResignActive(_:)", type: `sceneDidResignActive(_:)`.self,
        remedy: "implement sceneWillResignActive(_:) instead"),
      UncalledMethod(
        name: "sceneWillEnterBackground(_:)", type: `sceneWillEnterBackground(_:)`.self,
        remedy: "implement sceneDidEnterBackground(_:) instead"),
      UncalledMethod(
        name: "sceneWillDisconnect(_:)", type: `sceneWillDisconnect(_:)`.self,
        remedy: "implement sceneDidDisconnect(_:) instead"),
    ]
  }
}

// MARK: - Default implementations

extension _UncalledSceneMethods {
  public func scene(
    _ scene: ConnectedScene, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> Never {
    // The library never calls this method. Other code that calls it stops here, because no value of the type `Never`
    // exists that could be returned.
    fatalError("scene(_:continue:restorationHandler:) isn't a method of this delegate")
  }

  public func sceneDidEnterForeground(_ scene: Never) {}

  public func sceneWillBecomeActive(_ scene: Never) {}

  public func sceneDidResignActive(_ scene: Never) {}

  public func sceneWillEnterBackground(_ scene: Never) {}

  public func sceneWillDisconnect(_ scene: Never) {}
}
