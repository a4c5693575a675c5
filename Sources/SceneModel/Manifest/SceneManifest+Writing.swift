extension SceneManifest {
  /// The manifest as the value of `UIApplicationSceneManifest` in an Info.plist, for
  /// `PropertyListSerialization`.
  ///
  /// Classes that were set in code are written as their names. Reading the result gives an equal
  /// manifest, except for these classes.
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
  /// The configuration as an element of its role's array.
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
  /// The value of a key; assigning nil keeps the current value.
  fileprivate subscript(key: some RawRepresentable<String>) -> Value? {
    get { self[key.rawValue] }
    set { if let newValue { self[key.rawValue] = newValue } }
  }
}
