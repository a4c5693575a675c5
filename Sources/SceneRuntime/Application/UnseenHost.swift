/// A host that shows no windows and runs no turns, for applications in reports, checks and tests.
package final class UnseenHost: SceneHost {
  package init() {}

  package func run(_ application: Application) -> Int32 { 0 }
  package func present(_ window: SceneWindow) -> Bool { true }
  package func update(_ window: SceneWindow) {}
  package func withdraw(_ window: SceneWindow) {}
  package nonisolated func wake() {}
}
