import SceneDisplay
import SceneRuntime

/// A modifier that presents content in front of the window while a value is true.
public nonisolated struct _PresentingModifier<Presented: View>: _PrimitiveModifier {
  let isPresented: Binding<Bool>
  let element: DisplayElement
  let onDismiss: (@MainActor () -> Void)?
  let presented: @MainActor () -> Presented
  /// Called with each act on the presented sheet, alert or dialog, before the node handles the act; returns true if the
  /// closure has handled the act.
  var receive: (@MainActor (ContentEvent.Act) -> Bool)?
  /// Called when a person presses one of the app's buttons in the presented alert or dialog; it isn't called for an OK
  /// or Cancel button that the library has added.
  ///
  /// The first argument is whether the button cancels. The second argument is a closure that dismisses the alert or the
  /// dialog, and performs the button's action. If `answer` is nil, that closure is called at once.
  var answer: Dismissal.Answer?

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    PresentingNode(view, in: parent)
  }
}

/// The node of a presenting modifier.
///
/// The node reads the binding itself, so that presenting doesn't evaluate the enclosing body.
private final class PresentingNode<Content: View, Presented: View>:
  WrapperNode<ModifiedContent<Content, _PresentingModifier<Presented>>>, Reader
{
  private var front: FrontNode<Presented>?
  private lazy var dismissal = Dismissal { [weak self] in
    self?.view.modifier.isPresented.wrappedValue = false
  } answer: { [weak self] isCancelled, perform in
    if let answer = self?.view.modifier.answer { answer(isCancelled, perform) } else { perform() }
  }
  var dependent: Dependent?

  init(
    _ view: ModifiedContent<Content, _PresentingModifier<Presented>>, in parent: _AnyNode
  ) {
    super.init(view, in: parent)
    evaluate()
  }

  override func update(to view: ModifiedContent<Content, _PresentingModifier<Presented>>) {
    let isSame = Binding.areSame(self.view.modifier.isPresented, view.modifier.isPresented)
    super.update(to: view)
    if !isSame { evaluate() }
    front?.receiver = view.modifier.receive
    front?.replace(view.modifier.presented)
  }

  func evaluate() {
    let modifier = view.modifier
    let isPresented = Evaluation.run(for: self) { modifier.isPresented.wrappedValue }
    guard isPresented != (front != nil) else { return }
    if isPresented {
      // Content behind the presentation can't have the keyboard focus, but the presented content can get it.
      let focused = tree.focused
      let front = FrontNode(modifier, dismissal: dismissal, in: self)
      self.front = front
      if let focused { tree.afterUpdate { focused.loseFocus() } }
      front.attachmentSurface?.attach(front)
    } else {
      takeAway()
      if let onDismiss = modifier.onDismiss { tree.afterUpdate(onDismiss) }
    }
  }

  private func takeAway() {
    guard let front else { return }
    self.front = nil
    front.unmount()
    front.attachmentSurface?.detach(front)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    super.forEachChild(body)
    if let front { body(front) }
  }

  override func unmount() {
    stopReading()
    if front != nil, let onDismiss = view.modifier.onDismiss { tree.afterUpdate(onDismiss) }
    takeAway()
    super.unmount()
  }
}

/// The node of presented content.
private final class FrontNode<Content: View>: MadeNode<Content>, Presentation {
  private let shown: DisplayElement
  private let dismissal: Dismissal
  var receiver: (@MainActor (ContentEvent.Act) -> Bool)?
  var requesters: [any PresentationRequester] = []
  var requests = PresentationRequests() {
    didSet { if requests != oldValue { elementDidChange() } }
  }

  /// Observes whether redaction in the presenting view hides the texts of a sheet, a cover or a popover.
  ///
  /// The reader is nil for alerts and dialogs, because a person can't answer them without their texts.
  private var redaction: RedactionReader?

  init(_ modifier: _PresentingModifier<Content>, dismissal: Dismissal, in parent: _AnyNode) {
    shown = modifier.element
    self.dismissal = dismissal
    receiver = modifier.receive
    super.init(
      in: parent,
      seed: {
        $0.resetForPresentedContent()
        $0.dismissal = dismissal
        $0.answering = modifier.element.isQuestion ? dismissal : nil
      }, modifier.presented)
    if [.sheet, .cover, .popover].contains(shown) { redaction = RedactionReader(self) }
  }

  override var element: DisplayElement {
    let isRedacted = redaction?.isRedacted ?? false
    guard case .surface(var surface) = shown, requests != PresentationRequests() || isRedacted
    else { return shown }
    if requests.staysOpen { surface.isDismissible = false }
    surface.height = requests.height
    if isRedacted { surface.isRedacted = true }
    return .surface(surface)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    redaction?.move(to: environment)
  }

  override func unmount() {
    super.unmount()
    redaction?.end()
  }

  override var presentation: (any Presentation)? { self }

  // Presented content is displayed in front of the whole window.
  override var attachmentSurface: SurfaceNode? { surfaces.last }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    if receiver?(act) == true { return true }
    // An alert is dismissed only by its buttons.
    guard act == .dismiss, shown != .alert, !requests.staysOpen else { return false }
    dismissal.perform()
    return true
  }

  func leave() -> Bool {
    !element.coversContent && receive(.dismiss)
  }
}

extension DisplayElement {
  /// Whether the element is an alert or a dialog, which closes when any of its buttons is pressed.
  fileprivate var isQuestion: Bool { self == .alert || self == .dialog }
}

extension EnvironmentValues {
  /// Resets the environment values that apply to the presenting view, and not to the presented content.
  mutating func resetForPresentedContent() {
    withoutChoice()
    // Set even if the presenting view is enabled, because it may be disabled later.
    isEnabled = true
  }
}
