/// A part of an app's declaration: one kind of window, or several put together.
///
/// ```swift
/// struct Reading: Scene {
///   var body: some Scene {
///     WindowGroup("Message", for: Int.self) { number in
///       Text("Message \(number.wrappedValue ?? 0)")
///     }
///     WindowGroup("Thread", id: "thread") {
///       Text("No thread")
///     }
///   }
/// }
/// ```
///
/// A scene may own `State` and read the environment, as views do; what it owns lives as long as it
/// is declared in the same place.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  /// The scenes it is made of; evaluated again when a value it read changes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes what lasts of a declared scene; not for use by apps.
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
