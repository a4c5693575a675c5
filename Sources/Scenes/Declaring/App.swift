/// The declaration of an application and its scenes.
///
/// The running process is an ``/SceneRuntime/Application``. An app with an inbox and a window per message:
///
/// ```swift
/// @main struct Postbox: App {
///   var body: some Scene {
///     WindowGroup("Inbox") {
///       Text("No new messages")
///     }
///     WindowGroup("Message", for: Int.self) { $number in
///       Text("Message \(number ?? 0)")
///     }
///   }
/// }
/// ```
///
/// The first declared scene opens at launch. The body is evaluated again when a value it reads changes;
/// sessions are matched with the new declarations.
@MainActor @preconcurrency public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes of the app, in order of precedence.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  init()

  /// The identifier of the application, such as `com.example.postbox`; by default the bundle identifier, or
  /// else the name of the executable.
  static var identifier: String { get }

  /// The version of the app, which the next launch provides as ``/SceneRuntime/Application/previousVersion``; by
  /// default that of the Info.plist found for the program.
  static var version: String? { get }

  /// The scene manifest of the application.
  ///
  /// The default is the manifest of the Info.plist found for the program
  /// (``/SceneRuntime/SceneModel/InformationPropertyList/places(for:)``), or else a manifest that
  /// supports multiple scenes and has no configurations. A file that can't be read is reported as a problem and isn't used.
  static var manifest: SceneManifest { get }

  /// The storyboards that scene configurations refer to by name.
  static var storyboards: [Storyboard] { get }

  /// The URL schemes that the app opens, without colons.
  ///
  /// A link with one of these schemes that the app itself opens, with ``/SceneViews/OpenURLAction`` or a
  /// ``/SceneViews/Link``, is routed to its own scenes. The default is the schemes of `CFBundleURLTypes` in the
  /// Info.plist found for the program.
  static var urlSchemes: [String] { get }

  /// The types of activities that the app declares; nil if it declares none anywhere.
  ///
  /// On Apple's platforms a restoration activity of another type isn't saved; here it is, with a problem. The
  /// default is `NSUserActivityTypes` of the Info.plist found for the program, or nil if there is no file.
  static var userActivityTypes: [String]? { get }
}

// MARK: - Default implementations

extension App {
  /// The values of build-setting variables in the manifest.
  static var buildSettings: BuildSettings {
    BuildSettings(of: Self.self, bundleIdentifier: identifier)
  }

  public static var identifier: String { AppIdentifier.of(Self.self) }

  public static var version: String? {
    InformationPropertyList.Standard.process.list.version.map(buildSettings.expanding)
  }

  public static var manifest: SceneManifest { SceneManifest(.process) }

  public static var storyboards: [Storyboard] { [] }

  public static var userActivityTypes: [String]? {
    InformationPropertyList.Standard.process.declaredActivityTypes
  }

  public static var urlSchemes: [String] {
    InformationPropertyList.Standard.process.list.urlSchemes
  }
}
