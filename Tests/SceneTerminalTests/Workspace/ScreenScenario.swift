import Foundation
import SceneModel
import SceneRuntime

@testable import SceneTerminal

/// The states of the screen whose drawing is compared.
enum ScreenScenario: String, CaseIterable, Sendable {
  case oneScene, twoScenes, threeScenes, slideOver, zoom, switcher, switcherOfMany, log, unfoldedLog
  case help, searchedHelp, commands, menus, sheet, alert, dialog, closing, display, home, field
  case message

  /// Brings an app that was just launched to the state.
  @MainActor func play(on terminal: TestTerminal) {
    switch self {
    case .oneScene: break
    case .twoScenes: terminal.click("Read 1")
    case .threeScenes:
      terminal.click("Read 1")
      terminal.press(.function(6))
      terminal.application.receive(.newWindow)
      terminal.settle()
    case .slideOver:
      terminal.click("Read 1")
      terminal.press(.function(9))
    case .zoom:
      terminal.click("Read 1")
      terminal.press(.function(8))
    case .switcher:
      terminal.click("Read 1")
      terminal.press(.function(11), .function(5), .right)
    case .switcherOfMany:
      for _ in 0..<6 { terminal.press(.character("n"), .control) }
      terminal.press(.function(5), .end)
    case .log:
      terminal.play(.focus(true))
      terminal.workspace.record(output: "printed by the app", isComplaint: false)
      terminal.workspace.record(output: "a complaint", isComplaint: true)
      terminal.press(.function(7))
    case .unfoldedLog:
      if let link = URL(string: "https://postbox.example/m/42") {
        terminal.application.receive(.external(.openURL(.init(link))))
        terminal.settle()
      }
      terminal.press(.function(7), .character("f"), .character("f"), .character("f"))
      while terminal.workspace.log.selected?.text.hasPrefix("open") == false {
        let before = terminal.workspace.log.selection
        terminal.press(.up)
        if terminal.workspace.log.selection == before { break }
      }
      terminal.press(.enter)
    case .help: terminal.press(.function(1))
    case .searchedHelp:
      terminal.press(.function(1))
      terminal.type("win")
    case .commands: terminal.press(.function(2))
    case .menus: terminal.press(.function(10), .down)
    case .sheet: terminal.click("Compose")
    case .alert: terminal.click("Delete")
    case .dialog: terminal.click("Move")
    case .closing:
      let scene = terminal.application.focusedSession?.scene as? WindowScene
      scene?.closureConfirmation = SceneClosureConfirmation(
        title: "Close without saving?", message: "The draft is lost.", confirmTitle: "Close")
      terminal.press(.function(4), .right)
    case .display:
      terminal.application.receive(.attachDisplay("Projector"))
      terminal.settle()
    case .home: terminal.press(.function(12))
    case .field:
      terminal.click("Search")
      terminal.type("moth")
      terminal.press(.left, .shift)
    case .message: terminal.press(.character("c"), .control)
    }
  }
}
