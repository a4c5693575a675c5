/// The entries of an Info.plist that concern scenes and external events.
///
/// Every app on Apple's platforms has an Info.plist. With this library, the file can be read from any location. Entries
/// about other topics are ignored.
///
/// ```swift
/// import Foundation
///
/// func readManifest(at file: URL) throws -> SceneManifest? {
///   try InformationPropertyList(contentsOf: file).sceneManifest
/// }
/// ```
public struct InformationPropertyList: Equatable {
  /// The scene manifest; nil for an app that doesn't adopt scenes (S26, S33).
  public var sceneManifest: SceneManifest?
  /// The bundle identifier of the app, in which variables aren't replaced; nil if there is none.
  public var bundleIdentifier: String?
  /// The version of the app that a person sees, such as `1.4.2`, in which variables aren't replaced; nil if there is
  /// none.
  public var version: String?
  /// The name of the app that a person sees, such as `Postbox`, in which variables aren't replaced; nil if there is
  /// none.
  public var name: String?
  /// The preferred role of the first scene: the entry at the top level of the file or, if there is none, the entry in
  /// the scene manifest; nil if neither exists.
  public var preferredDefaultSceneSessionRole: SceneRole?
  /// The activity types that the app continues.
  public var userActivityTypes: [String] = []
  /// The links that the app opens, in groups.
  public var urlTypes: [URLType] = []
  /// The static quick actions, which a person can choose before the first launch.
  public var shortcutItems: [ShortcutItem] = []

  /// A group of links that the app opens, such as all links with the URL scheme `postbox`.
  public struct URLType: Hashable, Sendable {
    /// The name of the group, such as `com.example.postbox.message`; nil if the group has no name.
    public var name: String?
    /// The URL schemes of the links, without colons.
    public var schemes: [String]

    /// Creates a group of links with the given URL schemes.
    ///
    /// - Parameters:
    ///   - name: The name of the group, such as `com.example.postbox.message`; nil for none.
    ///   - schemes: The URL schemes of the links, without colons.
    public init(name: String? = nil, schemes: [String]) {
      self.name = name
      self.schemes = schemes
    }
  }

  /// A static quick action, which the system offers without running the app.
  public struct ShortcutItem: Hashable, Sendable {
    /// The identifier of the quick action, which the app defines.
    public var type: String
    /// The title, or its key in the table of localized strings.
    public var title: String
    /// The subtitle, or its key in the table of localized strings; nil if there is none.
    public var subtitle: String?
    /// The custom data of the quick action.
    public var userInfo: [String: PropertyValue]

    /// Creates a static quick action.
    ///
    /// - Parameters:
    ///   - type: The identifier of the quick action, which the app defines.
    ///   - title: The title, or its key in the table of localized strings.
    ///   - subtitle: The subtitle, or its key in the table of localized strings; nil for none.
    ///   - userInfo: The custom data of the quick action.
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

  /// Creates a property list that has no entries but a scene manifest.
  ///
  /// - Parameter sceneManifest: The scene manifest; nil for an app that doesn't adopt scenes (S26, S33).
  public init(sceneManifest: SceneManifest? = nil) {
    self.sceneManifest = sceneManifest
  }

  /// The URL schemes of all links that the app opens, in the order of the file.
  public var urlSchemes: [String] { urlTypes.flatMap(\.schemes) }
}
