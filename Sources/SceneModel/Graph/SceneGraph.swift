/// An app's declared scenes, resolved to data that can be printed, compared and validated.
///
/// An application has its own in `Application.graph`:
///
/// ```swift
/// @MainActor func printScenes(of application: Application) {
///   for scene in application.graph.scenes {
///     print(scene.id, scene.kind.rawValue, scene.conditions?.description ?? "without conditions")
///   }
/// }
/// ```
public struct SceneGraph: Hashable, Codable, Sendable {
  /// The declared scenes in declaration order; their ids are unique.
  public let scenes: [SceneDescription]
  private let places: [SceneDescription.ID: Int]

  /// Creates a graph.
  ///
  /// - Parameter scenes: The scenes in order; of several with the same id the first is kept (S104).
  public init(_ scenes: [SceneDescription] = []) {
    var kept: [SceneDescription] = []
    var places: [SceneDescription.ID: Int] = [:]
    for scene in scenes where places[scene.id] == nil {
      places[scene.id] = kept.count
      kept.append(scene)
    }
    self.scenes = kept
    self.places = places
  }

  /// The declared scene with an id; nil if there is none.
  ///
  /// - Parameter id: The identity of the scene.
  public subscript(id: SceneDescription.ID) -> SceneDescription? {
    places[id].map { scenes[$0] }
  }

  /// Returns whether there is a declared scene with an id, and it satisfies a condition.
  ///
  /// Descriptions are large; this one isn't copied.
  package func hasScene(
    _ id: SceneDescription.ID, where isWanted: (SceneDescription) -> Bool
  ) -> Bool {
    places[id].map { isWanted(scenes[$0]) } ?? false
  }

  /// Returns the position of a declared scene in ``scenes``; nil if there is none with this id.
  package func place(of id: SceneDescription.ID) -> Int? { places[id] }

  /// Decodes a graph from an array of descriptions; of several with the same id the first is kept.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if a description is invalid.
  public init(from decoder: any Decoder) throws {
    self.init(try [SceneDescription](from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try scenes.encode(to: encoder)
  }
}

extension SceneGraph {
  /// Returns the scenes a launch without stored sessions opens, in declaration order (S95, S96).
  ///
  /// They are the first scene that isn't suppressed and every presented one. If only one scene is
  /// allowed, it is the first presented scene, or else the first that isn't suppressed.
  ///
  /// - Parameter supportingMultipleScenes: Whether more than one scene is allowed (S54).
  /// - Returns: The scenes, which are at most one if only one is allowed; empty if none can be
  ///   opened at launch.
  public func scenesAtLaunch(supportingMultipleScenes: Bool) -> [SceneDescription] {
    let openable = scenes.filter(\.opensAtLaunch)
    let presented = openable.filter { $0.launchBehavior == .presented }
    guard let first = openable.first else {
      // An app with nothing but extras shows the first of them.
      let extra = scenes.first { $0.kind == .menuBarExtra }
      return scenes.contains { $0.kind.isReachable } ? [] : extra.map { [$0] } ?? []
    }
    guard supportingMultipleScenes else { return [presented.first ?? first] }
    return first.launchBehavior == .presented ? presented : [first] + presented
  }

  /// Returns the position of the scene that opens when a person requests a window without choosing a scene.
  ///
  /// It is the first of ``scenesAtLaunch(supportingMultipleScenes:)``, or else the first that can be opened.
  func primary(supportingMultipleScenes: Bool) -> Int? {
    if !supportingMultipleScenes,
      let presented = scenes.firstIndex(where: {
        $0.opensAtLaunch && $0.launchBehavior == .presented
      })
    {
      return presented
    }
    return scenes.firstIndex(where: \.opensAtLaunch) ?? scenes.firstIndex { $0.kind.isReachable }
  }
}
