/// An app's declared scenes, resolved to data that can be printed, compared and validated.
///
/// Read the scenes of a running application from `Application.graph`:
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
  /// - Parameter scenes: The scenes in order. If several scenes have the same id, only the first is
  ///   kept (S104).
  public init(_ scenes: [SceneDescription] = []) {
    var places: [SceneDescription.ID: Int] = [:]
    places.reserveCapacity(scenes.count)
    // Indices stand for the descriptions, which are large.
    let kept = scenes.indices.filter { place in
      let id = scenes[place].id
      if places[id] != nil { return false }
      places[id] = places.count
      return true
    }
    self.scenes = kept.count == scenes.count ? scenes : kept.map { scenes[$0] }
    self.places = places
  }

  /// The declared scene with an id; nil if no scene has the id.
  ///
  /// - Parameter id: The identity of the scene.
  public subscript(id: SceneDescription.ID) -> SceneDescription? {
    places[id].map { scenes[$0] }
  }

  /// Returns whether another graph also declares a scene of this graph, and both declarations
  /// satisfy a condition.
  ///
  /// The descriptions aren't copied, because descriptions are large.
  ///
  /// - Parameters:
  ///   - place: The index of the scene in ``scenes``.
  ///   - other: The other graph.
  ///   - isSame: Returns whether this scene and the scene of the other graph satisfy the condition.
  /// - Returns: False also if the other graph has no scene with the same id.
  package func sharesScene(
    at place: Int, with other: SceneGraph,
    where isSame: (SceneDescription, SceneDescription) -> Bool
  ) -> Bool {
    // Most scenes have the same place in both graphs, which is found without hashing.
    if other.scenes.indices.contains(place), scenes[place].id == other.scenes[place].id {
      return isSame(scenes[place], other.scenes[place])
    }
    return other.places[scenes[place].id].map { isSame(scenes[place], other.scenes[$0]) } ?? false
  }

  /// Returns the index in ``scenes`` of the scene with an id; nil if no scene has the id.
  package func place(of id: SceneDescription.ID) -> Int? { places[id] }

  /// Decodes a graph from an array of descriptions.
  ///
  /// If several descriptions have the same id, only the first is kept.
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
  /// Returns the scenes that open at a launch without stored sessions, in declaration order (S95,
  /// S96).
  ///
  /// The scenes are the first scene that isn't suppressed and every presented scene. If only one
  /// scene is allowed, only the first presented scene opens. If no scene is presented, the first
  /// scene that isn't suppressed opens.
  ///
  /// - Parameter supportingMultipleScenes: Whether more than one scene is allowed (S54).
  /// - Returns: The scenes, at most one if only one is allowed; empty if no scene can open at
  ///   launch.
  public func scenesAtLaunch(supportingMultipleScenes: Bool) -> [SceneDescription] {
    let openable = scenes.filter(\.opensAtLaunch)
    let presented = openable.filter { $0.launchBehavior == .presented }
    guard let first = openable.first else {
      // An app that declares only menu bar extras shows the first extra.
      let extra = scenes.first { $0.kind == .menuBarExtra }
      return scenes.contains { $0.kind.isReachable } ? [] : extra.map { [$0] } ?? []
    }
    guard supportingMultipleScenes else { return [presented.first ?? first] }
    return first.launchBehavior == .presented ? presented : [first] + presented
  }

  /// Returns the index of the scene that opens when a person requests a window without choosing a
  /// scene.
  ///
  /// The scene is the first of ``scenesAtLaunch(supportingMultipleScenes:)`` or, if none opens at
  /// launch, the first scene that can be opened.
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
