import SceneHeadless
import Scenes
public import Testing

// Long presses, selections of text, named actions, dragging and menus.
extension AppSimulator {
  /// Presses an element for a long time.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the element.
  ///   - number: The number among elements with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func hold(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.hold(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Selects the first occurrence of a text in a field whose selection the app observes.
  ///
  /// - Parameters:
  ///   - text: The text to select, a part of the field's text.
  ///   - name: The identifier or label of the field.
  ///   - number: The number among fields with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func select(
    _ text: String, of name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.select(text, of: Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Performs an accessibility action of an element.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - name: The identifier or label of the element.
  ///   - number: The number among elements with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func perform(
    action: String, on name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.perform(action, on: Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Drags an element to another element, or out of the element's window.
  ///
  /// Dragging out of the window opens a new window for the user activity that the element provides for dragging.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the element.
  ///   - window: The number of the element's window; the focused window if nil.
  ///   - target: The identifier or label of the element that receives the drop; nil for a new
  ///     window.
  ///   - targetWindow: The number of the window that receives the drop; the dragged element's
  ///     window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func drag(
    _ name: String, in window: Int? = nil, to target: String?, in targetWindow: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let drag = Act.Drag(
      Act.Target(name), in: window, to: target.map { Act.Target($0) }, in: targetWindow)
    await play(.drag(drag), sourceLocation)
  }

  /// Returns the menus of a window with their commands, one line for each menu, such as `File: [New
  /// Window] [Close]`.
  ///
  /// - Parameter window: The number of the window; the focused window if nil.
  /// - Returns: The lines; empty if the window isn't on screen.
  public func menus(in window: Int? = nil) -> [String] {
    (try? player.menuLines(in: window)) ?? []
  }
}
