import Scenes

/// An app with three kinds of scene: one opens at launch, one is chosen by what an activity is
/// about, and one is built by a scene delegate.
@main struct MultipleScenesApp: App {
  @ApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  static var identifier: String { "com.example.multiple-scenes" }

  var body: some Scene {
    WindowGroup("Main") {
      ContentView()
    }
    WindowGroup("Second") {
      SecondSceneView()
    }
    .handlesExternalEvents(matching: [SceneKind.second.rawValue])
  }
}

/// The scene for which an activity is, as its target content identifier.
enum SceneKind: String {
  case second = "com.example.multiple-scenes.second"
  case third = "com.example.multiple-scenes.third"

  /// An activity that asks for a scene of this kind.
  @MainActor var activity: UserActivity {
    let activity = UserActivity(activityType: "com.example.multiple-scenes.create")
    activity.targetContentIdentifier = rawValue
    return activity
  }
}
