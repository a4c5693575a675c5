import Foundation
import SceneRuntime
import SceneTerminal

/// A host that shows windows in a workspace, without a terminal.
@MainActor final class WorkspaceHost: SceneHost {
  var workspace: Workspace?

  func run(_ application: Application) -> Int32 { 0 }
  func present(_ window: SceneWindow) -> Bool { workspace?.present(window) ?? false }
  func update(_ window: SceneWindow) { workspace?.update(window) }
  func withdraw(_ window: SceneWindow) { workspace?.withdraw(window) }
  nonisolated func wake() {}
}
