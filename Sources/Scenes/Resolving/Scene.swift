/// A component of an app's declaration: one type of window, or a composition of several scenes.
///
/// ```swift
/// struct Reading: Scene {
///   var body: some Scene {
///     WindowGroup("Message", for: Int.self) { $number in
///       Text("Message \(number ?? 0)")
///     }
///     WindowGroup("Thread", id: "thread") {
///       Text("No thread")
///     }
///   }
/// }
/// ```
///
/// A scene may have `State` and read the environment, as views do. The state of a scene lasts as
/// long as the scene is declared in the same position.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene

  /// The content of the scene; evaluated again when a value it reads changes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node of a declared scene; not for use by apps.
  static func _makeNode(_ scene: Self, in parent: _AnySceneNode, at index: Int?) -> _SceneNode<Self>
}

// MARK: - Default implementations

extension Scene {
  public static func _makeNode(
    _ scene: Self, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<Self> {
    BodySceneNode(scene, in: parent, at: index)
  }
}

extension Scene where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is resolved by the library itself and has no body to evaluate")
  }
}

extension Never: Scene {}
