/// What an Info.plist says of an application's scenes, and of what reaches them from outside.
///
/// It is the file Apple's platforms keep in every app; here it is read from anywhere. Keys that say
/// nothing of scenes are left out.
public struct InformationPropertyList: Equatable {
  /// The manifest; nil if there is none, and then the application doesn't adopt scenes (S26, S33).
  public var sceneManifest: SceneManifest?
  /// The identity of the app, as written; nil if there is none.
  public var bundleIdentifier: String?
  /// The role of the first scene at launch, from the top level or, if it isn't there, the manifest.
  public var preferredDefaultSceneSessionRole: SceneRole?
  /// The types of the activities the application continues.
  public var userActivityTypes: [String] = []
  /// The kinds of link the application opens.
  public var urlTypes: [URLType] = []
  /// The quick actions it has before it was ever launched.
  public var shortcutItems: [ShortcutItem] = []

  /// One kind of link, such as all that begin with `postbox:`.
  public struct URLType: Hashable, Sendable {
    /// The kind's own name, such as `com.example.postbox.message`.
    public var name: String?
    /// The schemes, without colons.
    public var schemes: [String]

    public init(name: String? = nil, schemes: [String]) {
      self.name = name
      self.schemes = schemes
    }
  }

  /// A quick action that stands in the Info.plist.
  public struct ShortcutItem: Hashable, Sendable {
    /// By what the application knows it.
    public var type: String
    /// What a person reads, or its key in the table of translations.
    public var title: String
    /// What a person reads below the title.
    public var subtitle: String?
    /// What the application notes on it.
    public var userInfo: [String: PropertyValue]

    public init(
      type: String, title: String, subtitle: String? = nil,
      userInfo: [String: PropertyValue] = [:]
    ) {
      self.type = type
      self.title = title
      self.subtitle = subtitle
      self.userInfo = userInfo
    }
  }

  public init(sceneManifest: SceneManifest? = nil) {
    self.sceneManifest = sceneManifest
  }

  /// The schemes of all kinds of link, in order.
  public var urlSchemes: [String] { urlTypes.flatMap(\.schemes) }
}
