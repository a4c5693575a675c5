import Foundation
import SceneTerminal
import Scenes

/// Scenes in a terminal: from a key, or a change of state, to the bytes that are written.
@MainActor enum Terminals {
  static let rows = [
    Row(name: "a key to the bytes, three scenes and 10,000 rows", goal: 300_000) {
      let screen = TerminalScreen()
      var isDown = false
      return median(runs: 199) {
        isDown.toggle()
        consume(screen.press(isDown ? .down : .up))
      }
    },
    Row(name: "bytes of that", unit: "bytes") {
      let screen = TerminalScreen()
      _ = screen.press(.down)
      return Double(screen.press(.down).count)
    },
    Row(name: "a key that scrolls 10,000 rows to the bytes") {
      let screen = TerminalScreen()
      var isDown = false
      return median(runs: 99) {
        isDown.toggle()
        consume(screen.press(isDown ? .pageDown : .pageUp))
      }
    },
    Row(name: "a changed row to the bytes, three scenes and 10,000 rows", goal: 30_000) {
      let screen = TerminalScreen()
      return median(runs: 199) { consume(screen.changeRow()) }
    },
    Row(name: "bytes of a changed row", unit: "bytes", goal: 200) {
      let screen = TerminalScreen()
      _ = screen.changeRow()
      return Double(screen.changeRow().count)
    },
    Row(name: "three scenes drawn and written afresh") {
      let screen = TerminalScreen()
      return median(runs: 99) { consume(screen.drawAll()) }
    },
    Row(name: "bytes of three scenes afresh", unit: "bytes") {
      Double(TerminalScreen().drawAll().count)
    },
  ]
}

/// The rows of the measured list, of which one changes.
@Observable @MainActor private final class RowsModel {
  static let shared = RowsModel()
  var count = 0
}

private struct RowsApp: App {
  private let model = RowsModel.shared

  var body: some Scene {
    WindowGroup("Rows", id: "rows", for: Int.self) { window in
      List(0..<10_000) { number in
        RowView(model: model, isCounting: window.wrappedValue == 0 && number == 3, number: number)
      }
    } defaultValue: {
      0
    }
  }
}

private struct RowView: View {
  let model: RowsModel
  let isCounting: Bool
  let number: Int

  var body: some View {
    HStack {
      // Only the row that shows the number depends on it.
      Text(isCounting ? "Message \(number), read \(model.count) times" : "Message \(number)")
      Button("Read") {}
    }
  }
}

/// Three scenes of the measured app on a screen of 200 by 60 cells.
@MainActor private final class TerminalScreen: SceneHost {
  private var launch: AppLaunch?
  private var workspace: Workspace?
  private var writer = FrameWriter()
  private let capabilities = TerminalCapabilities(environment: ["TERM": "xterm-256color"])

  init() {
    let launch = AppLaunch(
      RowsApp(), host: self, profile: .tablet, services: .repeatable())
    self.launch = launch
    let workspace = Workspace(launch.application, columns: 200, rows: 60)
    self.workspace = workspace
    launch.application.receive(.launch([]))
    workspace.runTurns()
    for number in 1...2 {
      launch.application.openWindow(WindowRequest(value: number))
      workspace.runTurns()
    }
    _ = frame()
    for event in workspace.takeLayoutEvents() { launch.application.receive(event) }
    workspace.runTurns()
    _ = frame()
  }

  func press(_ key: SceneTerminal.KeyPress.Key) -> [UInt8] {
    _ = workspace?.handle(.key(SceneTerminal.KeyPress(key)))
    workspace?.runTurns()
    return frame()
  }

  func changeRow() -> [UInt8] {
    RowsModel.shared.count += 1
    workspace?.runTurns()
    return frame()
  }

  func drawAll() -> [UInt8] {
    writer.reset()
    workspace?.resize(columns: 200, rows: 60)
    return frame()
  }

  private func frame() -> [UInt8] {
    guard let workspace else { return [] }
    let rows = workspace.draw()
    if let rows, rows.isEmpty { return [] }
    return writer.bytes(for: workspace.screen, changedRows: rows, capabilities)
  }

  func run(_ application: Application) -> Int32 { 0 }
  func present(_ window: SceneWindow) -> Bool { workspace?.present(window) ?? false }
  func update(_ window: SceneWindow) { workspace?.update(window) }
  func withdraw(_ window: SceneWindow) { workspace?.withdraw(window) }
  nonisolated func wake() {}
}
