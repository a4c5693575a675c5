import Foundation
import SceneRuntime

extension AppReview {
  /// Checks the scene manifest of the Info.plist.
  mutating func lint() {
    guard let list = candidate.infoPlist else {
      report.notes.append(
        "no Info.plist was found; how scenes are configured is known from the delegates alone")
      return
    }
    guard candidate.manifest != nil else {
      report.notes.append("the Info.plist has no UIApplicationSceneManifest")
      return
    }
    let file = folder.appending(path: "Lint-Info.plist")
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0),
      (try? data.write(to: file)) != nil
    else { return }
    do {
      let manifest = try SceneManifest(contentsOf: file)
      let lint = MainActor.assumeIsolated {
        (
          manifest.problems(on: .tablet).map(\.inUIKit), manifest.notes(on: .tablet).map(\.inUIKit)
        )
      }
      report.manifestProblems = lint.0
      report.manifestNotes = lint.1
    } catch {
      report.manifestProblems = [
        "\(error)".replacing(file.path, with: candidate.infoPlistPath ?? "Info.plist")
      ]
    }
    for (place, name) in candidate.namedDelegates where delegate(named: name) == nil {
      if isAbsent(name) {
        report.manifestProblems.append(
          "\(place): no class \(name) is in the project, so UIKit connects the scene without a "
            + "delegate, unless code sets the delegateClass of the configuration; name a class that is "
            + "there, or remove the configuration")
      } else {
        report.notJudged.append(
          "\(place): the class \(name) isn't among the Swift files that have to do with delegates")
      }
    }
  }

  /// Reports an app of UIKit that ends at launch because neither its Info.plist nor its delegate configures scenes
  /// (S33).
  ///
  /// An app with a type that conforms to `App` isn't reported, because SwiftUI configures its scenes.
  mutating func judgeLaunch(_ evidence: SourceEvidence) {
    let configures = TraceEntry.Callback.configurationForConnecting.method
    guard candidate.manifest == nil, candidate.app == nil, candidate.isOfUIKit,
      let delegate = candidate.applicationDelegate, !evidence.declares(configures)
    else { return }
    guard candidate.infoPlist != nil else {
      report.notes.append(
        "built with the SDK of iOS 27 it ends at launch, unless its Info.plist has a "
          + "UIApplicationSceneManifest")
      return
    }
    if let superclass = delegate.superclass {
      report.notJudged.append(
        "launch: the Info.plist has no UIApplicationSceneManifest, and the superclass \(superclass), "
          + "which isn't among the files, may implement \(configures)")
      return
    }
    let scene = candidate.sceneDelegates.first.map { "\($0.name) (\($0.file):\($0.line))" }
    report.launchFailure =
      "launch: an app without scenes ends if it is built with the SDK of iOS 27, and this one has none: "
      + "its Info.plist has no UIApplicationSceneManifest, and \(delegate.name) doesn't implement "
      + "\(configures); add UIApplicationSceneManifest with UIApplicationSupportsMultipleScenes and a "
      + "configuration that names \(scene ?? "a scene delegate")"
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether a class name in the manifest belongs to the app's own module, and no file of the project
  /// declares the class.
  func isAbsent(_ name: String) -> Bool {
    let module = name.split(separator: ".").dropLast().joined(separator: ".")
    let isOfApp = !name.contains("$") && (module.isEmpty || module == candidate.module)
    return isOfApp && !files.declare(Self.last(name))
  }

  /// Returns the scene delegate whose class an Info.plist names, with or without the module; nil if there is none.
  func delegate(named name: String) -> DelegateType? {
    let last = Self.last(name)
    return candidate.sceneDelegates.first { $0.objectiveCName == name || $0.name == last }
  }

  /// Writes an Info.plist for the program, and returns the path of the written file.
  ///
  /// In the Info.plist, scene delegates have the names that they have in the compiled module.
  mutating func writeInfoPlist(module: String) throws -> String {
    var list = candidate.infoPlist ?? [:]
    var manifest = candidate.manifest
    if candidate.infoPlist == nil || report.launchFailure != nil,
      let scene = candidate.sceneDelegates.first
    {
      let reason =
        candidate.infoPlist == nil ? "no Info.plist was found" : "the Info.plist names none"
      report.notes.append(
        "\(scene.name) is taken as the delegate of all scenes, because \(reason)")
      manifest = [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": scene.name]
          ]
        ],
      ]
    }
    if var manifest, let roles = manifest["UISceneConfigurations"] as? [String: Any] {
      manifest["UISceneConfigurations"] = roles.mapValues { entries -> Any in
        (entries as? [[String: Any]] ?? []).map { entry -> [String: Any] in
          var entry = entry
          if let name = entry["UISceneDelegateClassName"] as? String,
            let found = delegate(named: name)
          {
            entry["UISceneDelegateClassName"] = "\(module).\(found.name)"
          }
          return entry
        }
      }
      list["UIApplicationSceneManifest"] = manifest
    }
    // The app's code may read these keys from its bundle.
    let defaults = [
      "CFBundleIdentifier": "migration-report.\(module)", "CFBundleName": module,
      "CFBundleDisplayName": module, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    for (key, value) in defaults where (list[key] as? String)?.contains("$(") ?? true {
      list[key] = value
    }
    list["CFBundleExecutable"] = "program"
    let file = folder.appending(path: "Info.plist")
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: file)
    return file.path
  }
}
