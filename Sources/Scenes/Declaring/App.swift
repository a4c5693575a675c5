/// The declaration of an application and its scenes.
///
/// The running process is an ``/SceneRuntime/Application``. The following app has an inbox and a
/// window per message:
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
/// A launch without stored sessions opens the first declared scene whose launch behavior isn't `.suppressed`, and every
/// scene whose launch behavior is `.presented`. When a value that the body reads changes, the body is evaluated again,
/// and the open sessions are matched with the new declarations.
@MainActor @preconcurrency public protocol App {
  /// The type of the scene, or of the composition of scenes, that `body` returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  ///
  /// At launch and for external events, an earlier scene takes precedence over a later scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app at the start of the process, before any scene connects.
  init()

  /// The identifier of the application, such as `com.example.postbox`.
  ///
  /// The default is the bundle identifier or, if there is none, the name of the executable.
  static var identifier: String { get }

  /// The version of the app, which the next launch provides as ``/SceneRuntime/Application/previousVersion``.
  ///
  /// The default is the version in the Info.plist found for the program.
  static var version: String? { get }

  /// The scene manifest of the application.
  ///
  /// The default is the manifest of the Info.plist found for the program
  /// (``/SceneRuntime/SceneModel/InformationPropertyList/places(for:)``). If the file contains no manifest, or there is
  /// no file, the default manifest supports multiple scenes and has no configurations. A file that can't be read is
  /// reported as a problem and isn't used.
  static var manifest: SceneManifest { get }

  /// The storyboards that scene configurations of the manifest refer to by name.
  static var storyboards: [Storyboard] { get }

  /// The URL schemes that the app opens, without colons.
  ///
  /// If the app itself opens a link with one of these schemes, with ``/SceneViews/OpenURLAction``
  /// or a ``/SceneViews/Link``, the link is routed to the app's own scenes. The default is the
  /// schemes of `CFBundleURLTypes` in the Info.plist found for the program.
  static var urlSchemes: [String] { get }

  /// The activity types that the app declares; nil if the app has no list of types.
  ///
  /// On Apple's platforms, a restoration activity of another type isn't saved. This library saves such an activity, and
  /// reports a problem; without a list, it reports none. The default is `NSUserActivityTypes` of the Info.plist found
  /// for the program, or nil if there is no file that can be read.
  static var userActivityTypes: [String]? { get }
}

// MARK: - Default implementations

extension App {
  /// The values that replace variables, such as `$(PRODUCT_MODULE_NAME)`, in the manifest and the version.
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
