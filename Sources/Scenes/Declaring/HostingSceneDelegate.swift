/// A scene delegate that declares the scenes it shows, as an app does (S65, S66).
///
/// With such a delegate, an app that has an application delegate can show views without creating windows in code:
///
/// ```swift
/// final class ReadingDelegate: HostingSceneDelegate {
///   static var rootScene: some Scene {
///     WindowGroup("Message", for: Int.self) { $number in
///       Text("Message \(number ?? 0)")
///     }
///   }
///
///   init() {}
/// }
/// ```
///
/// A scene of the class connects in one of two cases:
///
/// - An activation request names the class; for example, a request created with
///   ``/Scenes/SceneRuntime/SceneSessionActivationRequest/init(hostingDelegateClass:value:)``.
/// - A configuration names the class as its `delegateClass`. In this case, the first declared scene
///   that handles the connection's event is shown.
///
/// Each connected scene has its own delegate, which gets the scene's life-cycle calls.
@MainActor public protocol HostingSceneDelegate: _DeclaringSceneDelegate {
  /// The type of the scene, or of the composition of scenes, that the class declares.
  associatedtype RootScene: Scene

  /// The scenes that the class declares.
  ///
  /// An earlier scene takes precedence over a later scene. The property is evaluated again when a value that it reads
  /// changes.
  @SceneBuilder static var rootScene: RootScene { get }
}

extension HostingSceneDelegate {
  public static func _declare() -> any _HostingDeclarations {
    AppDeclarations(HostedApp<Self>(), hostedBy: Self.self)
  }
}

/// An app that declares the scenes of a delegate class.
struct HostedApp<Delegate: HostingSceneDelegate>: App {
  var body: Delegate.RootScene { Delegate.rootScene }
}
