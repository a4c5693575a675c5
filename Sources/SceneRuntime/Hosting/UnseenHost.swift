/// Shows nothing and runs nothing, for applications that are played without being seen.
final class UnseenHost: SceneHost {
  func run(_ application: Application) -> Int32 { 0 }
  func present(_ window: SceneWindow) -> Bool { true }
  func update(_ window: SceneWindow) {}
  func withdraw(_ window: SceneWindow) {}
  nonisolated func wake() {}
}
