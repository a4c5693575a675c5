public import Foundation

extension InformationPropertyList {
  /// Reads an Info.plist of at most 1 MiB, in XML or in the binary format.
  ///
  /// - Parameter data: The contents of the file.
  /// - Throws: A ``PropertyListError`` that describes the expected value and the location of the invalid value.
  public init(_ data: Data) throws {
    try self.init(PropertyListNode(value: PropertyListValue(data), path: .top))
  }

  /// Reads the entries of an Info.plist from a dictionary, such as a bundle's `infoDictionary`.
  ///
  /// - Parameter dictionary: The entries of the Info.plist.
  /// - Throws: A ``PropertyListError`` that describes the expected value and the location of the invalid value.
  public init(_ dictionary: [String: Any]) throws {
    try self.init(PropertyListNode(value: PropertyListValue(object: dictionary), path: .top))
  }

  package init(_ node: PropertyListNode) throws(PropertyListError) {
    var fields = try node.fields()
    if let node = fields.take(Key.sceneManifest) { sceneManifest = try SceneManifest(node) }
    bundleIdentifier = try fields.take(Key.bundleIdentifier)?.text()
    version = try fields.take(Key.version)?.text()
    // The name is only shown to people, so an invalid value doesn't make the file invalid.
    for key in [Key.displayName, .bundleName] {
      let written = fields.take(key).flatMap { try? $0.text() }
      name = name ?? (written == "" ? nil : written)
    }
    preferredDefaultSceneSessionRole =
      try fields.take(Key.preferredDefaultSceneSessionRole)?.role()
      ?? sceneManifest?.preferredDefaultSceneSessionRole
    // The role at the top level of the file is copied to the manifest, for callers that read only the manifest.
    sceneManifest?.preferredDefaultSceneSessionRole = preferredDefaultSceneSessionRole
    // Only the linter reads this key, so an invalid value doesn't make the whole file invalid.
    sceneManifest?.mainStoryboardName = fields.take(Key.mainStoryboard).map { node in
      (try? node.text()) ?? node.value.kind
    }
    userActivityTypes = try fields.take(Key.userActivityTypes)?.texts() ?? []
    for node in try fields.take(Key.urlTypes)?.list(of: "dictionaries") ?? [] {
      urlTypes.append(try URLType(node))
    }
    for node in try fields.take(Key.shortcutItems)?.list(of: "dictionaries") ?? [] {
      shortcutItems.append(try ShortcutItem(node))
    }
  }

  /// Returns the scene manifest, or throws an error if the property list has none.
  package func requiredManifest(file: String?) throws(PropertyListError) -> SceneManifest {
    if let sceneManifest { return sceneManifest }
    throw PropertyListError(
      .unexpected, file: file, at: Key.sceneManifest.rawValue, found: "nothing",
      expected: "a dictionary")
  }
}

extension InformationPropertyList.URLType {
  fileprivate init(_ node: PropertyListNode) throws(PropertyListError) {
    var fields = try node.fields()
    self.init(
      name: try fields.take(Key.name)?.text(), schemes: try fields.take(Key.schemes)?.texts() ?? [])
  }
}

extension InformationPropertyList.ShortcutItem {
  fileprivate init(_ node: PropertyListNode) throws(PropertyListError) {
    var fields = try node.fields()
    self.init(
      type: try fields.take(Key.type, expected: "a text").text(),
      title: try fields.take(Key.title, expected: "a text").text(),
      subtitle: try fields.take(Key.subtitle)?.text(),
      userInfo: try fields.take(Key.userInfo)?.values() ?? [:])
  }
}
