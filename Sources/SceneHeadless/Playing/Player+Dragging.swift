import SceneDisplay
import SceneRuntime

// A drag consists of two content events: one begins the drag at an element, and the other drops the element on another
// element or, for a new window, on the root of the display tree.
extension Player {
  /// Drags an element to another element, or out of the window that shows the dragged element.
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
