/// What an app declares, resolved to data that can be printed, compared and validated.
public struct SceneGraph: Hashable, Codable, Sendable {
  /// The declared scenes, in the order of their declaration; no two have one id.
  public let scenes: [SceneDescription]
  private let places: [SceneDescription.ID: Int]

  /// - Parameter scenes: The scenes in order; of two with one id the first is kept (S104).
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

  /// The declared scene that is known by an id; nil if there is none.
  public subscript(id: SceneDescription.ID) -> SceneDescription? {
    places[id].map { scenes[$0] }
  }

  public init(from decoder: any Decoder) throws {
    self.init(try [SceneDescription](from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try scenes.encode(to: encoder)
  }
}

extension SceneGraph {
  /// The scenes a fresh launch opens, in the order of their declaration (S95, S96).
  ///
  /// They are the first that isn't suppressed, and every one that is presented. Where there can
  /// be one scene only, it is the first presented one, else the first that isn't suppressed.
  public func scenesAtLaunch(supportingMultipleScenes: Bool) -> [SceneDescription] {
    let openable = scenes.filter { $0.kind.isReachable && $0.launchBehavior != .suppressed }
    let presented = openable.filter { $0.launchBehavior == .presented }
    guard let first = openable.first else { return [] }
    guard supportingMultipleScenes else { return [presented.first ?? first] }
    return first.launchBehavior == .presented ? presented : [first] + presented
  }

  /// The scene that opens when a person asks for a window and says nothing of which.
  func primary(supportingMultipleScenes: Bool) -> SceneDescription? {
    scenesAtLaunch(supportingMultipleScenes: supportingMultipleScenes).first
      ?? scenes.first { $0.kind.isReachable }
  }
}
