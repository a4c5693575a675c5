extension SceneManifest {
  /// The manifest as an Info.plist has it under `UIApplicationSceneManifest`, for
  /// `PropertyListSerialization`.
  ///
  /// Classes given in code are written as their names. Reading what is written gives the same
  /// manifest, apart from that.
  public var propertyListEntries: [String: Any] {
    var entries = unknownKeys.mapValues(\.base)
    entries[Key.supportsMultipleScenes] = supportsMultipleScenes
    entries[Key.supportsTabbedSceneCollection] = supportsTabbedSceneCollection
    entries[Key.supportsDashboardNavigationScene] = supportsDashboardNavigationScene
    entries[Key.supportsInstrumentClusterNavigationScene] =
      supportsInstrumentClusterNavigationScene
    entries[Key.preferredDefaultSceneSessionRole] = preferredDefaultSceneSessionRole?.rawValue
    if !configurations.isEmpty {
      entries[Key.configurations] = Dictionary(
        uniqueKeysWithValues: configurations.map { ($0.rawValue, $1.map(\.propertyListEntries)) })
    }
    return entries
  }
}

extension SceneManifest.Configuration {
  /// The configuration as an entry of its role's array.
  public var propertyListEntries: [String: Any] {
    var entries = unknownKeys.mapValues(\.base)
    entries[Key.name] = name
    entries[Key.sceneClass] = sceneClassName ?? sceneClass.map { String(reflecting: $0) }
    entries[Key.delegateClass] = delegateClassName ?? delegateClass.map { String(reflecting: $0) }
    entries[Key.storyboard] = storyboardName
    entries[Key.launchStoryboard] = launchStoryboardName
    entries[Key.initialImmersionStyle] = initialImmersionStyle
    return entries
  }
}

extension Dictionary where Key == String, Value == Any {
  /// The entry under a key; one that is nil is left as it is.
  fileprivate subscript(key: some RawRepresentable<String>) -> Value? {
    get { self[key.rawValue] }
    set { if let newValue { self[key.rawValue] = newValue } }
  }
}
