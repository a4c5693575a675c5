import SceneRuntime

/// Methods of application delegates that no run plays.
enum UnplayedMethods {
  private static let moved: [String: String] = [
    "application(_:userDidAcceptCloudKitShareWith:)":
      "windowScene(_:userDidAcceptCloudKitShareWith:)",
    "application(_:handleOpen:)": "scene(_:openURLContexts:)",
    "application(_:open:sourceApplication:annotation:)": "scene(_:openURLContexts:)",
    "application(_:didUpdate:)": "scene(_:didUpdate:)",
    "application(_:shouldSaveSecureApplicationState:)": "stateRestorationActivity(for:)",
    "application(_:shouldRestoreSecureApplicationState:)": "stateRestorationActivity(for:)",
    "application(_:shouldSaveApplicationState:)": "stateRestorationActivity(for:)",
    "application(_:shouldRestoreApplicationState:)": "stateRestorationActivity(for:)",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)":
      "scene(_:restoreInteractionStateWith:)",
    "application(_:willChangeStatusBarOrientation:duration:)":
      "windowScene(_:didUpdateEffectiveGeometry:)",
    "application(_:didChangeStatusBarOrientation:)": "windowScene(_:didUpdateEffectiveGeometry:)",
  ]

  /// Returns a sentence for each method that isn't in the report's tables.
  ///
  /// - Parameter methods: The methods of the application's delegate, with their places.
  /// - Returns: The result; nil if there is none.
  static func notes(_ methods: [(name: String, place: String)]) -> [String] {
    let played = Set(MigrationReport.fates.map(\.callback.method))
    return methods.filter { !played.contains($0.name) }.map { name, place in
      if let successor = moved[name] {
        return "\(name) (\(place)) isn't played; with scenes \(successor) takes its place"
      }
      return "\(name) (\(place)) isn't played"
    }
  }
}
