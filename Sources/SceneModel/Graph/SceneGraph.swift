/// The scenes that an app declares, resolved to data that can be printed, compared and validated.
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
  /// The declared scenes in the order of their declarations.
  ///
  /// Their identities are unique.
  public let scenes: [SceneDescription]
  /// The declared immersive spaces in the order of their declarations; empty in a decoded graph.
  package let spaces: [Space]
  private let places: [SceneDescription.ID: Int]

  /// Creates a graph of declared scenes.
  ///
  /// - Parameter scenes: The scenes in the order of their declarations. If several scenes have the same identity, the
  ///   graph contains only the first (S104).
  public init(_ scenes: [SceneDescription] = []) {
    self.init(scenes, spaces: [])
  }

  /// Creates a graph of declared scenes and immersive spaces.
  package init(_ scenes: [SceneDescription], spaces: [Space]) {
    self.spaces = spaces
    var places: [SceneDescription.ID: Int] = [:]
    places.reserveCapacity(scenes.count)
    // The scenes are handled by their indices, because copying descriptions is slow.
    let kept = scenes.indices.filter { place in
      let id = scenes[place].id
      if places[id] != nil { return false }
      places[id] = places.count
      return true
    }
    self.scenes = kept.count == scenes.count ? scenes : kept.map { scenes[$0] }
    self.places = places
  }

  /// The declared scene with an identity; nil if no scene has this identity.
  ///
  /// - Parameter id: The identity of the scene.
  public subscript(id: SceneDescription.ID) -> SceneDescription? {
    places[id].map { scenes[$0] }
  }

  /// Returns whether another graph also declares a scene of this graph, and the two descriptions satisfy a condition.
  ///
  /// The descriptions are passed to a closure instead of being returned, because it would be slow to copy them.
  ///
  /// - Parameters:
  ///   - place: The index of the scene in ``scenes``.
  ///   - other: The other graph.
  ///   - isSame: A closure that returns whether two descriptions, the first from this graph and the second from the
  ///     other graph, satisfy the condition.
  /// - Returns: Whether the descriptions satisfy the condition; false if the other graph has no scene with the same
  ///   identity.
  package func sharesScene(
    at place: Int, with other: SceneGraph,
    where isSame: (SceneDescription, SceneDescription) -> Bool
  ) -> Bool {
    // Most scenes have the same index in both graphs, so this index is tried first, without hashing.
    if other.scenes.indices.contains(place), scenes[place].id == other.scenes[place].id {
      return isSame(scenes[place], other.scenes[place])
    }
    return other.places[scenes[place].id].map { isSame(scenes[place], other.scenes[$0]) } ?? false
  }

  /// Returns the index in ``scenes`` of the scene with an identity; nil if no scene has this identity.
  package func place(of id: SceneDescription.ID) -> Int? { places[id] }

  /// Decodes a graph from an array of descriptions.
  ///
  /// If several descriptions have the same identity, the graph contains only the first.
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
  /// Returns the scenes that open at a launch without stored sessions, in the order of their declarations (S95, S96).
  ///
  /// These are the first scene that isn't suppressed, and every scene that is declared to be presented at launch. If
  /// the application may have only one scene, only the first presented scene opens or, if no scene is presented, the
  /// first scene that isn't suppressed.
  ///
  /// Settings, menu bar extras and alerts don't open at launch, with one exception: if an app declares only scenes of
  /// these types, its first menu bar extra opens.
  ///
  /// - Parameter supportingMultipleScenes: Whether the application may have more than one scene at a time (S54).
  /// - Returns: The scenes; empty if no scene can open at launch.
  public func scenesAtLaunch(supportingMultipleScenes: Bool) -> [SceneDescription] {
    let openable = scenes.filter(\.opensAtLaunch)
    let presented = openable.filter { $0.launchBehavior == .presented }
    guard let first = openable.first else {
      // If the app has no scene that a launch or an event can open, the launch shows the first menu bar extra.
      let extra = scenes.first { $0.kind == .menuBarExtra }
      return scenes.contains { $0.kind.isReachable } ? [] : extra.map { [$0] } ?? []
    }
    guard supportingMultipleScenes else { return [presented.first ?? first] }
    return first.launchBehavior == .presented ? presented : [first] + presented
  }

  /// The scene that the command New Window opens; nil if no scene has this command, or if a request that names no scene
  /// opens the same scene.
  ///
  /// The scene is the first window group that presents no values and has standard commands. The property is meant for
  /// an app that may have several scenes. If a `Window` is declared before the group, the launch opens the `Window`,
  /// but New Window opens the group, as on macOS.
  package var newWindowScene: SceneDescription? {
    let place = scenes.firstIndex {
      $0.kind == .windowGroup && $0.valueType == nil && $0.hasStandardCommands
    }
    guard let place, place != primary(supportingMultipleScenes: true) else { return nil }
    return scenes[place]
  }

  /// Returns the index of the scene that opens if a request for a window names no scene; nil if there is none.
  ///
  /// This is the first scene of ``scenesAtLaunch(supportingMultipleScenes:)`` or, if all scenes are suppressed, the
  /// first scene. Settings, menu bar extras and alerts don't count.
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
