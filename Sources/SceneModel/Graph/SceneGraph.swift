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
    var places: [SceneDescription.ID: Int] = [:]
    places.reserveCapacity(scenes.count)
    // Indices stand for the descriptions, which are large.
    let kept = scenes.indices.filter { place in
      let next = places.count
      if places[scenes[place].id] != nil { return false }
      places[scenes[place].id] = next
      return true
    }
    self.scenes = kept.count == scenes.count ? scenes : kept.map { scenes[$0] }
    self.places = places
  }

  /// The declared scene with an id; nil if there is none.
  ///
  /// - Parameter id: The identity of the scene.
  public subscript(id: SceneDescription.ID) -> SceneDescription? {
    places[id].map { scenes[$0] }
  }

  /// Returns whether another graph declares a scene of this graph too, and both satisfy a condition.
  ///
  /// Descriptions are large; neither is copied.
  ///
  /// - Parameters:
  ///   - place: The position of the scene in ``scenes``.
  ///   - other: The other graph.
  ///   - isSame: Returns whether a condition holds for this scene and the scene of the other graph.
  /// - Returns: False also if the other graph has no scene with this id.
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
