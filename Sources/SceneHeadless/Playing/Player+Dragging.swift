import SceneDisplay
import SceneRuntime

// Dragging consists of two acts on the content: beginning at an element, and dropping on another
// element.
extension Player {
  /// Drags an element to another element, or out of its window.
  func drag(_ drag: Act.Drag) async throws {
    if application.isTerminated { throw ScriptError("the application has ended") }
    let begin = try event(.drag, on: drag.source, in: drag.window)
    let end: HostEvent
    if let target = drag.target {
      end = try event(.drop, on: target, in: drag.targetWindow ?? drag.window)
    } else {
      guard let screen = try screensInForeground(drag.window).first else { return }
      end = screen.event(.drop)
    }
    perform(begin)
    application.receive(end)
    await host.settle()
  }
}
