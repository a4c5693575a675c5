import Foundation

/// An application of a project, and how it was found.
struct AppCandidate {
  /// The name of the target, or of the folder.
  var name: String
  /// The reason why the target counts as an application.
  var reason: String
  /// The name of the module.
  var module: String
  /// The delegates and the `App`.
  var delegates: [DelegateType]
  /// The files to compile: those of the delegates, of their superclasses and of their extensions.
  var files: [String]
  /// The path of the Info.plist in the project; nil for none.
  var infoPlistPath: String?
  /// The Info.plist with all variables expanded; nil for none.
  var infoPlist: [String: Any]?
  /// Further findings, in sentences.
  var notes: [String]
  /// Whether its project is further down than that of another app, as those of dependencies are.
  var isFurther = false
  /// The number of folders that its project is in.
  var depth = 0

  /// The application's delegate.
  var applicationDelegate: DelegateType? {
    let all = delegates.filter { $0.kind == .application }
    return all.first { $0.isMain } ?? all.first { $0.name == adaptedDelegate } ?? all.first
  }

  /// The delegates of scenes.
  var sceneDelegates: [DelegateType] { delegates.filter { $0.kind == .scene } }

  /// Whether the app has delegates of the application or of scenes.
  var hasDelegates: Bool { applicationDelegate != nil || !sceneDelegates.isEmpty }

  /// The declaration of a SwiftUI app.
  var app: DelegateType? { delegates.first { $0.kind == .app && $0.isMain } }

  /// The class that a SwiftUI app names as its delegate.
  var adaptedDelegate: String?

  /// Whether the Info.plist has a scene manifest.
  var manifest: [String: Any]? { infoPlist?["UIApplicationSceneManifest"] as? [String: Any] }

  /// The class names of scene delegates in the manifest, with their places.
  var namedDelegates: [(place: String, name: String)] {
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    return roles.sorted { $0.key < $1.key }.flatMap { role, entries in
      (entries as? [[String: Any]] ?? []).enumerated().compactMap { index, entry in
        (entry["UISceneDelegateClassName"] as? String).map { ("\(role)[\(index)]", $0) }
      }
    }
  }
}
