import SceneDisplay
import SceneRuntime

/// A view that shows a value that stands elsewhere, and changes it.
nonisolated protocol ControlView: WrapperView {
  associatedtype Bound: Equatable

  var bound: Binding<Bound> { get }
  /// What is shown for a value.
  func element(_ value: Bound) -> DisplayElement
  /// Whether it is a text that a person can submit.
  var isSubmittable: Bool { get }
  /// What an act makes of the value; nil if it means nothing here.
  @MainActor func value(after act: ContentEvent.Act, _ value: Bound) -> Bound?
}

extension ControlView {
  var isSubmittable: Bool { false }
}

/// Reads the value itself, so that a change of it costs the control and not the body around it.
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

  /// Reads the value again, and tells the host if anything looks different.
  private func read(_ old: DisplayElement) {
    value = Evaluation.run(for: self) { view.bound.wrappedValue }
    if element != old { elementDidChange() }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    if act == .submit, view.isSubmittable {
      textDidSubmit()
      return true
    }
    guard let new = view.value(after: act, view.bound.wrappedValue) else { return false }
    // To type into something a person goes there first.
    if case .enter = act { focus() }
    view.bound.wrappedValue = new
    return true
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }
}
