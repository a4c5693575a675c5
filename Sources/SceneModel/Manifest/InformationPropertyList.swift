/// The entries of an Info.plist about scenes and external events.
///
/// Every app on Apple's platforms has this file. With this library, the file can be read from any
/// location. Keys about other topics are ignored.
///
/// ```swift
/// import Foundation
///
/// func readManifest(at file: URL) throws -> SceneManifest? {
///   try InformationPropertyList(contentsOf: file).sceneManifest
/// }
/// ```
public struct InformationPropertyList: Equatable {
  /// The scene manifest; nil means that the application doesn't adopt scenes (S26, S33).
  public var sceneManifest: SceneManifest?
  /// The bundle identifier of the app, as written; nil if there is none.
  public var bundleIdentifier: String?
  /// The version of the app that is shown to people, such as `1.4.2`, as written; nil if there is
  /// none.
  public var version: String?
  /// The name of the app that is shown to people, such as `Postbox`, as written; nil if there is
  /// none.
  public var name: String?
  /// The role of the first scene at launch: the entry at the top level or, if there is none, the
  /// entry in the manifest.
  public var preferredDefaultSceneSessionRole: SceneRole?
  /// The types of activities the application continues.
  public var userActivityTypes: [String] = []
  /// The types of links the application opens.
  public var urlTypes: [URLType] = []
  /// The static quick actions, available before the first launch.
  public var shortcutItems: [ShortcutItem] = []

  /// A type of links, such as all links with the scheme `postbox`.
  public struct URLType: Hashable, Sendable {
    /// The name of the type, such as `com.example.postbox.message`.
    public var name: String?
    /// The schemes, without colons.
    public var schemes: [String]

    /// Creates a type of links from its schemes.
    ///
    /// - Parameters:
    ///   - name: The name of the type, such as `com.example.postbox.message`; nil for none.
    ///   - schemes: The schemes, without colons.
    public init(name: String? = nil, schemes: [String]) {
      self.name = name
      self.schemes = schemes
    }
  }

  /// A static quick action.
  public struct ShortcutItem: Hashable, Sendable {
    /// The identifier of the action, defined by the app.
    public var type: String
    /// The title, or its key in the table of localized strings.
    public var title: String
    /// The subtitle, or its key in the table of localized strings.
    public var subtitle: String?
    /// The custom data of the action.
    public var userInfo: [String: PropertyValue]

    /// Creates a quick action.
    ///
    /// - Parameters:
    ///   - type: The identifier of the action, defined by the app.
    ///   - title: The title, or its key in the table of localized strings.
    ///   - subtitle: The subtitle, or its key in the table of localized strings; nil for none.
    ///   - userInfo: The custom data of the action.
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

  /// Creates an Info.plist with a scene manifest.
  ///
  /// - Parameter sceneManifest: The scene manifest; nil for an application that doesn't adopt
  ///   scenes (S26, S33).
  public init(sceneManifest: SceneManifest? = nil) {
    self.sceneManifest = sceneManifest
  }

  /// The schemes of all types of links, in order.
  public var urlSchemes: [String] { urlTypes.flatMap(\.schemes) }
}
