/// A scene delegate that declares what its scenes show, as an app does (S65, S66).
///
/// An app of delegates gets windows made of views that way, without making windows itself:
///
/// ```swift
/// final class ReadingDelegate: HostingSceneDelegate {
///   static var rootScene: some Scene {
///     WindowGroup("Message", for: Int.self) { number in
///       Text("Message \(number.wrappedValue ?? 0)")
///     }
///   }
///
///   init() {}
/// }
/// ```
///
/// Its scenes are asked for by requests that name the class, such as
/// ``SceneSessionActivationRequest/init(hostingDelegateClass:value:)``, or connect because a
/// configuration names it as its `delegateClass`; then the first scene shows that takes what the scene
/// connects for. Each connected scene has a delegate of its own, which is told of the scene's life.
@MainActor public protocol HostingSceneDelegate: _DeclaringSceneDelegate {
  associatedtype RootScene: Scene

  /// The scenes, in the order in which they are looked at; evaluated again when a value it read
  /// changes.
  @SceneBuilder static var rootScene: RootScene { get }
}

extension HostingSceneDelegate {
  public static func _declare() -> any _HostingDeclarations {
    AppDeclarations(HostedApp<Self>(), hostedBy: Self.self)
  }
}

/// What a delegate's class declares, as if it were an app's.
struct HostedApp<Delegate: HostingSceneDelegate>: App {
  var body: Delegate.RootScene { Delegate.rootScene }
}
