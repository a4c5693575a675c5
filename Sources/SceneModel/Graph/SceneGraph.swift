/// An app's declared scenes, resolved to data that can be printed, compared and validated.
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
  public subscript(id: SceneDescription.ID) -> SceneDescription? {
    places[id].map { scenes[$0] }
  }

  /// Returns the position of a declared scene in ``scenes``; nil if there is none with this id.
  package func place(of id: SceneDescription.ID) -> Int? { places[id] }

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
  public func scenesAtLaunch(supportingMultipleScenes: Bool) -> [SceneDescription] {
    let openable = scenes.filter(\.opensAtLaunch)
    let presented = openable.filter { $0.launchBehavior == .presented }
    guard let first = openable.first else { return [] }
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
