import SceneDisplay
import SceneRuntime

/// A view that shows and changes a value as a text.
nonisolated protocol FieldView: WrapperView {
  var bound: Binding<String> { get }
  /// The value of which the text is made; nil if the text is the value.
  var value: FieldValue? { get }
  /// The actions that submitting the text performs.
  var trigger: SubmitTriggers { get }
  /// Returns the element for a text.
  func element(_ text: String) -> DisplayElement
}

/// A value that a person edits as a text.
nonisolated struct FieldValue {
  /// Returns the text of the value.
  let text: @MainActor () -> String
  /// Takes over a text; false if it is none of a value.
  let takeOver: @MainActor (String) -> Bool
  /// Whether each text that is one of a value is taken over at once, and not only when it is submitted.
  var isImmediate = false
  /// Changes the value by one step; nil if there are no steps.
  var step: (@MainActor (ContentEvent.Direction) -> Void)?
}

/// The node of a field, which keeps a text that isn't taken over yet.
///
/// The text is taken over when it is submitted, or when a person acts on something else. One that is none of a value is
/// given up.
final class FieldNode<Field: FieldView>: WrapperNode<Field>, Drafting, Reader {
  private var text = ""
  private var draft: String?
  var dependent: Dependent?

  init(_ view: Field, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    text = readText()
  }

  override var element: DisplayElement { view.element(text) }

  override func update(to view: Field) {
    let isSame =
      self.view.value == nil && view.value == nil && Binding.areSame(self.view.bound, view.bound)
    let old = element
    super.update(to: view)
    if !isSame { text = readText() }
    if element != old { elementDidChange() }
  }

  func evaluate() {
    let old = text
    text = readText()
    if text != old { elementDidChange() }
  }

  private func readText() -> String {
    Evaluation.run(for: self) {
      let text = view.value?.text() ?? view.bound.wrappedValue
      return draft ?? text
    }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    switch act {
    case .submit:
      takeOverDraft()
      textDidSubmit(view.trigger)
    case .enter(let text):
      // Typing into a control focuses it first.
      focus()
      guard let value = view.value else {
        view.bound.wrappedValue = text
        return true
      }
      let isTaken = value.isImmediate && value.takeOver(text)
      draft = isTaken ? nil : text
      tree.drafting = isTaken ? nil : self
      makeDependent(in: 0).invalidate()
    case .step(let direction):
      guard let step = view.value?.step else { return false }
      takeOverDraft()
      step(direction)
    default: return false
    }
    return true
  }

  func takeOverDraft() {
    guard let draft else { return }
    self.draft = nil
    if tree.drafting === self { tree.drafting = nil }
    _ = view.value?.takeOver(draft)
    if isMounted { makeDependent(in: 0).invalidate() }
  }

  override func unmount() {
    takeOverDraft()
    stopReading()
    super.unmount()
  }

  override var name: String { "field" }
}
