import SceneDisplay
import SceneRuntime

/// A view of a control that reads and changes a value through a binding.
nonisolated protocol ControlView: WrapperView {
  associatedtype Bound: Equatable

  var bound: Binding<Bound> { get }
  /// Returns the display element of the control, given the bound value.
  func element(_ value: Bound) -> DisplayElement
  /// Returns the new value after a person's action, given the present value; nil if the control doesn't support the
  /// action.
  @MainActor func value(after act: ContentEvent.Act, _ value: Bound) -> Bound?
  /// An action that is called with true before a person's change of the value, and with false after it; nil for none.
  var onEditingChanged: (@MainActor (Bool) -> Void)? { get }
}

extension ControlView {
  var onEditingChanged: (@MainActor (Bool) -> Void)? { nil }
}

/// The node of a control.
///
/// The node reads the value itself, so that a change of the value updates only the control.
final class ControlNode<Control: ControlView>: WrapperNode<Control>, Reader {
  private var value: Control.Bound?
  var dependent: Dependent?

  init(_ view: Control, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    value = Evaluation.run(for: self) { view.bound.wrappedValue }
  }

  override var element: DisplayElement { value.map { view.element($0) } ?? .root }

  override func update(to view: Control) {
    let isSame = Binding.areSame(self.view.bound, view.bound)
    let old = element
    super.update(to: view)
    if isSame {
      if element != old { elementDidChange() }
    } else {
      read(old)
    }
  }

  func evaluate() {
    read(element)
  }

  /// Reads the value again, and notifies the host if the element differs from the old element.
  private func read(_ old: DisplayElement) {
    value = Evaluation.run(for: self) { view.bound.wrappedValue }
    if element != old { elementDidChange() }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard let new = view.value(after: act, view.bound.wrappedValue) else { return false }
    // A person who types into a control expects the control to have the focus afterwards.
    if case .enter = act { focus() }
    let view = view
    view.onEditingChanged?(true)
    view.bound.wrappedValue = new
    view.onEditingChanged?(false)
    return true
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }
}
