import Foundation

/// An application of a project, and the reason why it counts as an application.
struct AppCandidate {
  /// The name of the Xcode target, or of the target or product in a package manifest; if there is none, the name of the
  /// folder.
  var name: String
  /// The reason why the target counts as an application.
  var reason: String
  /// The name of the module that the target is compiled to.
  var module: String
  /// The app's delegates, and the type that conforms to `App`.
  var delegates: [DelegateType]
  /// The files to compile, except `main.swift`.
  ///
  /// These are the files with the delegates of the application and of scenes, with the superclasses of these delegates,
  /// and with extensions of the delegates and of these superclasses.
  var files: [String]
  /// The path of the Info.plist, or the place of its keys, such as a package manifest or build settings; nil if the app
  /// has no Info.plist.
  var infoPlistPath: String?
  /// The Info.plist with all variables expanded; nil if the app has none.
  var infoPlist: [String: Any]?
  /// Notes for the report, as sentences.
  var notes: [String]
  /// Whether the app's project is nested in more folders than another app's project, like the projects of dependencies.
  var isFurther = false
  /// The number of folders between the root and the app's project.
  var depth = 0

  /// The application delegate; nil if there is none.
  ///
  /// If there are several delegates, the value is the delegate that is the program's entry point. If none is, the value
  /// is the class in ``adaptedDelegate`` or, without such a class, the first delegate.
  var applicationDelegate: DelegateType? {
    let all = delegates.filter { $0.kind == .application }
    return all.first { $0.isMain } ?? all.first { $0.name == adaptedDelegate } ?? all.first
  }

  var sceneDelegates: [DelegateType] { delegates.filter { $0.kind == .scene } }

  /// Whether the app has delegates of the application or of scenes.
  var hasDelegates: Bool { applicationDelegate != nil || !sceneDelegates.isEmpty }

  /// The type that conforms to `App` and is the program's entry point; nil if there is none.
  var app: DelegateType? { delegates.first { $0.kind == .app && $0.isMain } }

  /// The name of the class that a SwiftUI app declares with `UIApplicationDelegateAdaptor`; nil if there is none.
  var adaptedDelegate: String?

  /// The scene manifest of the Info.plist; nil if there is none.
  var manifest: [String: Any]? { infoPlist?["UIApplicationSceneManifest"] as? [String: Any] }

  /// The class names of scene delegates in the manifest, each with the role and the index of the entry that contains
  /// the name.
  var namedDelegates: [(place: String, name: String)] {
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    return roles.sorted { $0.key < $1.key }.flatMap { role, entries in
      (entries as? [[String: Any]] ?? []).enumerated().compactMap { index, entry in
        (entry["UISceneDelegateClassName"] as? String).map { ("\(role)[\(index)]", $0) }
      }
    }
  }
}
