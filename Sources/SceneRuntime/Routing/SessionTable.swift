/// What routing knows of the sessions, indexed by what they present and by when they were used.
///
/// ``Application`` keeps it up to date step by step, so that a decision costs the same however
/// many sessions there are.
public struct SessionTable {
  /// What is known of one session.
  public struct Entry: Hashable {
    public var id: SceneSession.ID
    /// Its place in the order of creation, from 1.
    public var ordinal: Int
    /// The declared scene it was made for.
    public var scene: SceneDescription.ID?
    /// The value its window presents.
    public var value: AnyHashable?

    public init(
      id: SceneSession.ID, ordinal: Int, scene: SceneDescription.ID?, value: AnyHashable? = nil
    ) {
      self.id = id
      self.ordinal = ordinal
      self.scene = scene
      self.value = value
    }
  }

  private struct Presentation: Hashable {
    var scene: SceneDescription.ID
    var value: AnyHashable?
  }

  private var entries: [SceneSession.ID: Entry] = [:]
  private var presenting: [Presentation: Set<SceneSession.ID>] = [:]
  private var ofScene: [SceneDescription.ID: Set<SceneSession.ID>] = [:]

  public init() {}

  public var count: Int { entries.count }

  /// The entry of a session; set it to add, to change, and with nil to remove.
  public subscript(id: SceneSession.ID) -> Entry? {
    get { entries[id] }
    set {
      if let old = entries[id] { unlink(old) }
      entries[id] = newValue
      if let newValue { link(newValue) }
    }
  }

  /// All entries in the order of creation.
  public var ordered: [Entry] {
    entries.values.sorted { $0.ordinal < $1.ordinal }
  }

  /// The sessions made for a declared scene, oldest first.
  public func entries(of scene: SceneDescription.ID) -> [Entry] {
    sorted(ofScene[scene])
  }

  /// The sessions of a declared scene that present a value, oldest first.
  public func entries(of scene: SceneDescription.ID, presenting value: AnyHashable) -> [Entry] {
    sorted(presenting[Presentation(scene: scene, value: value)])
  }

  private func sorted(_ ids: Set<SceneSession.ID>?) -> [Entry] {
    (ids ?? []).compactMap { entries[$0] }.sorted { $0.ordinal < $1.ordinal }
  }

  private mutating func link(_ entry: Entry) {
    guard let scene = entry.scene else { return }
    ofScene[scene, default: []].insert(entry.id)
    if let value = entry.value {
      presenting[Presentation(scene: scene, value: value), default: []].insert(entry.id)
    }
  }

  private mutating func unlink(_ entry: Entry) {
    guard let scene = entry.scene else { return }
    Self.remove(entry.id, under: scene, from: &ofScene)
    if let value = entry.value {
      Self.remove(entry.id, under: Presentation(scene: scene, value: value), from: &presenting)
    }
  }

  private static func remove<Key>(
    _ id: SceneSession.ID, under key: Key, from index: inout [Key: Set<SceneSession.ID>]
  ) {
    index[key]?.remove(id)
    if index[key]?.isEmpty == true { index[key] = nil }
  }
}
