extension SceneManifest {
  /// The entries of the manifest, as the dictionary for the key `UIApplicationSceneManifest` of an Info.plist.
  ///
  /// `PropertyListSerialization` can write the dictionary to a file. A class that was set in code is written as its
  /// name. Reading the entries gives an equal manifest, except that such a class becomes a class name, and that
  /// ``buildSettings`` is nil.
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
  /// The configuration as a dictionary; a manifest has an array of such dictionaries for each role.
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
  /// Accesses the value of a key.
  ///
  /// Assigning nil keeps the present value.
  fileprivate subscript(key: some RawRepresentable<String>) -> Value? {
    get { self[key.rawValue] }
    set { if let newValue { self[key.rawValue] = newValue } }
  }
}
