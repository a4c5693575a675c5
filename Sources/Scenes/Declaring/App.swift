/// The declaration of an application: which scenes it has.
///
/// The running process is an ``Application``. An app with an inbox and a window per message:
///
/// ```swift
/// @main struct Postbox: App {
///   var body: some Scene {
///     WindowGroup("Inbox") {
///       Text("No new messages")
///     }
///     WindowGroup("Message", for: Int.self) { number in
///       Text("Message \(number.wrappedValue ?? 0)")
///     }
///   }
/// }
/// ```
///
/// The first declared scene opens at launch. The body is evaluated again when a value it read
/// changes; sessions follow their declarations.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  /// The app's scenes, in the order in which they are looked at.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  init()

  /// The application's identity, such as `com.example.postbox`; the bundle's identifier if there is
  /// one, else the name of the executable.
  static var identifier: String { get }

  /// What the application says of its scenes beforehand.
  ///
  /// Unless an app says otherwise, it is the manifest of the Info.plist that is found beside the
  /// program (``InformationPropertyList/places(for:)``), else multiple scenes and no
  /// configurations. A file that can't be read is a recorded problem, and nothing of it is used.
  static var manifest: SceneManifest { get }

  /// The content that configurations of its scenes refer to by name.
  static var storyboards: [Storyboard] { get }

  /// The schemes of the links that the app opens, without colons.
  ///
  /// A link of one of them that the app itself opens, with ``OpenURLAction`` or a ``Link``, is routed to
  /// its own scenes. Unless an app says otherwise, they are those of `CFBundleURLTypes` in the Info.plist
  /// that is found beside the program.
  static var urlSchemes: [String] { get }
}

// MARK: - Default implementations

extension App {
  public static var identifier: String { AppIdentifier.of(Self.self) }

  public static var manifest: SceneManifest { SceneManifest(.process) }

  public static var storyboards: [Storyboard] { [] }

  public static var urlSchemes: [String] {
    InformationPropertyList.Standard.process.list.urlSchemes
  }
}
