import Scenes

/// An app that declares nothing that could open at launch, and makes another mistake besides.
@main struct Unlaunchable: App {
  static var identifier: String { "com.example.unlaunchable" }

  var body: some Scene {
    Settings { Text("Settings") }
    Settings { Text("More settings") }
  }
}
