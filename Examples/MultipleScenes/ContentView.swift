import Scenes

/// The scene that opens at launch: it makes the others.
struct ContentView: View {
  @Environment(\.application) private var application

  var body: some View {
    VStack {
      Text("Hello, World!")
      Button("Create Scene") { create(nil) }
      Button("Create Second Scene") { create(SceneKind.second.activity) }
      Button("Create Third Scene") { create(SceneKind.third.activity) }
    }
  }

  private func create(_ activity: UserActivity?) {
    application?.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
  }
}

/// The scene that is chosen by the activity's target content identifier.
struct SecondSceneView: View {
  var body: some View {
    Text("This is the second scene")
  }
}
