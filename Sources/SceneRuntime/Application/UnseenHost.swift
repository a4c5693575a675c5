/// A host that shows and runs nothing, for applications in reports and checks.
final class UnseenHost: SceneHost {
  func run(_ application: Application) -> Int32 { 0 }
  func present(_ window: SceneWindow) -> Bool { true }
  func update(_ window: SceneWindow) {}
  func withdraw(_ window: SceneWindow) {}
  nonisolated func wake() {}
}
