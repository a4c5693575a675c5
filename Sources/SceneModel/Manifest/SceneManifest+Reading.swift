public import Foundation

// Reading scene manifests, and the configurations in them, from property lists.
extension SceneManifest {
  /// Reads the scene manifest from the contents of an Info.plist, in XML or in the binary format.
  ///
  /// - Parameter data: The contents of the file.
  /// - Throws: A ``PropertyListError`` that describes the expected value and the location of the invalid value.
  public init(_ data: Data) throws {
    self = try InformationPropertyList(data).requiredManifest(file: nil)
  }

  /// Reads the scene manifest from the entries of an Info.plist, such as a bundle's `infoDictionary`.
  ///
  /// - Parameter dictionary: The entries of the Info.plist, among them the manifest.
  /// - Throws: A ``PropertyListError`` that describes the expected value and the location of the invalid value.
  public init(_ dictionary: [String: Any]) throws {
    self = try InformationPropertyList(dictionary).requiredManifest(file: nil)
  }

  init(_ node: PropertyListNode) throws(PropertyListError) {
    var fields = try node.fields()
    self.init(
      supportsMultipleScenes: try fields.take(Key.supportsMultipleScenes)?.flag() ?? false)
    supportsTabbedSceneCollection = try fields.take(Key.supportsTabbedSceneCollection)?.flag()
    supportsDashboardNavigationScene = try fields.take(Key.supportsDashboardNavigationScene)?
      .flag()
    supportsInstrumentClusterNavigationScene = try fields.take(
      Key.supportsInstrumentClusterNavigationScene)?.flag()
    preferredDefaultSceneSessionRole = try fields.take(Key.preferredDefaultSceneSessionRole)?
      .role()
    if let roles = try fields.take(Key.configurations)?.fields("a dictionary of roles") {
      for (role, value) in roles.sorted {
        let node = PropertyListNode(value: value, path: roles.path.key(role))
        configurations[SceneRole(rawValue: role)] = try Configuration.all(in: node)
      }
    }
    unknownKeys = fields.unknown
  }
}

extension SceneManifest.Configuration {
  fileprivate static func all(
    in node: PropertyListNode
  ) throws(PropertyListError) -> [SceneManifest.Configuration] {
    var configurations: [SceneManifest.Configuration] = []
    for item in try node.list(of: "configurations") {
      configurations.append(try SceneManifest.Configuration(item))
    }
    return configurations
  }

  private init(_ node: PropertyListNode) throws(PropertyListError) {
    var fields = try node.fields()
    self.init(
      name: try fields.take(Key.name)?.text(),
      sceneClassName: try fields.take(Key.sceneClass)?.text(),
      delegateClassName: try fields.take(Key.delegateClass)?.text(),
      storyboardName: try fields.take(Key.storyboard)?.text())
    launchStoryboardName = try fields.take(Key.launchStoryboard)?.text()
    initialImmersionStyle = try fields.take(Key.initialImmersionStyle)?.text()
    unknownKeys = fields.unknown
  }
}

extension PropertyListNode {
  func role() throws(PropertyListError) -> SceneRole {
    SceneRole(rawValue: try text())
  }
}
