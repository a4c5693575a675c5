import SceneDisplay
import SceneRuntime

/// A line of text a person edits.
public nonisolated struct TextField: View {
  let label: String
  let text: Binding<String>

  /// A field for a text that stands elsewhere.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    label = String(title)
    self.text = text
  }

  @MainActor public static func _makeNode(_ view: TextField, in parent: _AnyNode) -> _Node<
    TextField
  > {
    TextFieldNode(view, in: parent, isDisplayed: true)
  }
}

/// Reads the text itself, so that a change of it costs the field and not the body around it.
private final class TextFieldNode: _Node<TextField>, Reader {
  private var text = ""
  var dependent: Dependent?

  override init(
    _ view: TextField, in parent: _AnyNode, environment: EnvironmentScope? = nil,
    isDisplayed: Bool
  ) {
    super.init(view, in: parent, environment: environment, isDisplayed: isDisplayed)
    text = Evaluation.run(for: self) { view.text.wrappedValue }
  }

  override var element: DisplayElement { .textField(label: view.label, text: text) }

  override func update(to view: TextField) {
    let old = self.view
    if old.label == view.label, Binding.areSame(old.text, view.text) { return }
    show { super.update(to: view) }
  }

  func evaluate() {
    show {}
  }

  /// Reads the text again, after a change, and tells the host if anything looks different.
  private func show(after change: () -> Void) {
    let old = element
    change()
    text = Evaluation.run(for: self) { view.text.wrappedValue }
    if element != old { elementDidChange() }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    switch act {
    case .enter(let text):
      view.text.wrappedValue = text
      return true
    case .press:
      return false
    }
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }
}
