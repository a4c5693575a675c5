import SceneDisplay
import SceneRuntime

/// A view in which a person edits a value as text.
nonisolated protocol FieldView: WrapperView {
  var bound: Binding<String> { get }
  /// The value that the text represents; nil if the value is the text itself.
  var value: FieldValue? { get }
  /// The types of `onSubmit` actions that are performed when a person submits the text; empty if the text can't be
  /// submitted.
  var trigger: SubmitTriggers { get }
  /// The selected part of the text; nil if the app doesn't observe the selection.
  var selection: Binding<TextSelection?>? { get }
  /// A closure that returns the runs of attributed text; nil if the text has no attributes.
  var styledRuns: (@MainActor () -> [TextRun])? { get }
  /// The text that is shown, without styles, while the field is empty; nil for none.
  var prompt: Text? { get }
  /// The actions that the app passes to the initializer of the field; nil for none.
  var actions: FieldActions? { get }
  /// Returns the control that shows a text; the caller adds the prompt, the selection and the runs.
  func control(_ text: String) -> DisplayControl
}

extension FieldView {
  var value: FieldValue? { nil }
  var selection: Binding<TextSelection?>? { nil }
  var styledRuns: (@MainActor () -> [TextRun])? { nil }
  var prompt: Text? { nil }
  var actions: FieldActions? { nil }
}

/// Actions that an app passes to the initializer of a field.
nonisolated struct FieldActions {
  /// Called with true when the field gets the focus, and with false when the field loses the focus; nil for no action.
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  /// Called when a person submits the text.
  var onCommit: @MainActor () -> Void
}

/// A value that a person edits as text.
nonisolated struct FieldValue {
  /// A closure that returns the text that represents the value.
  let text: @MainActor () -> String
  /// A closure that sets the value from a text; it returns false if the text represents no value.
  let takeOver: @MainActor (String) -> Bool
  /// Whether the value is set as soon as the typed text represents a value, instead of only when a person submits the
  /// text or acts on another view.
  var isImmediate = false
  /// A closure that changes the value by one step; nil if there are no steps.
  var step: (@MainActor (ContentEvent.Direction) -> Void)?
}

/// The node of a field.
///
/// If the view has no `value`, each change by a person sets the bound text. Otherwise the node stores the typed text as
/// a draft, and sets the value when a person submits the text, takes a step, or acts on another view. If the draft
/// represents no value then, it is discarded. An immediate value is set as soon as the typed text represents a value.
final class FieldNode<Field: FieldView>: WrapperNode<Field>, Drafting, FocusFollower, Reader,
  TextEditing, TextOwner
{
  private(set) var text = ""
  /// The runs of styled text; nil if the text has no styles.
  private var runs: [TextRun]?
  /// The range of the selected characters, counted from the start of the text; nil if the selection isn't known.
  ///
  /// If the app observes the selection, the range comes from the app's binding. Otherwise the range is known only after
  /// the command Select All, until nothing is selected or the text changes.
  private var selection: Range<Int>?
  /// The value of the app's binding for the selection; nil if the selection isn't known.
  private var boundSelection: TextSelection?
  private var draft: String?
  /// Whether the field has the focus; always false if the field has no action `onEditingChanged`.
  private var isEditing = false
  /// The object that observes the values on which the prompt depends; nil if there is no prompt, or if the prompt is
  /// constant.
  private var surroundings: TextSurroundings?
  var dependent: Dependent?

  init(_ view: Field, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    surroundings.follow(self)
    read()
    if followsFocus { tree.keyboard.add(self) }
  }

  /// Whether the field has the action `onEditingChanged`, which is called when the focus changes.
  private var followsFocus: Bool { view.actions?.onEditingChanged != nil }

  var textIdentity: AnyHashable? { view.bound.location.identity }

  var shownText: Text { view.prompt ?? Text(verbatim: "") }

  override var element: DisplayElement {
    var control = view.control(text)
    control.runs = runs
    if let prompt = view.prompt { control.prompt = surroundings?.text ?? prompt.content }
    if view.selection != nil || selection != nil {
      control.selection = selection
      control.acts.insert(.select)
    }
    return .control(control)
  }

  override func update(to view: Field) {
    let isSame =
      self.view.value == nil && view.value == nil && Binding.areSame(self.view.bound, view.bound)
      && self.view.selection == nil && view.selection == nil
    let old = (element: element, followsFocus: followsFocus)
    super.update(to: view)
    if followsFocus != old.followsFocus {
      if followsFocus {
        isEditing = tree.keyboard.current?.isInside(self) == true
        tree.keyboard.add(self)
      } else {
        tree.keyboard.remove(self)
      }
    }
    surroundings.follow(self)
    if !isSame { read() }
    if element != old.element { elementDidChange() }
  }

  func textDidChange() { elementDidChange() }

  override func environmentDidChange() {
    super.environmentDidChange()
    surroundings?.move(to: environment)
  }

  func evaluate() {
    let old = (text, selection, runs)
    read()
    if (text, selection, runs) != old { elementDidChange() }
  }

  private func read() {
    (text, selection) = Evaluation.run(for: self) {
      let text = view.value?.text() ?? view.bound.wrappedValue
      let shown = draft ?? text
      let styled = view.styledRuns?()
      runs = styled?.allSatisfy(\.isPlain) == false ? styled : nil
      guard let bound = view.selection else {
        return (shown, shown == self.text ? selection : nil)
      }
      let selected = bound.wrappedValue
      defer { boundSelection = selected }
      if let moved = movedSelection(selected, in: shown) {
        set(moved, from: selected, in: shown)
        return (shown, moved)
      }
      return (shown, selected?.characters(of: shown))
    }
  }

  /// Returns the range of the selected characters after the text was changed elsewhere, such as in another window.
  ///
  /// The selection moves with the characters around it. The result is nil if the text hasn't changed, if the app has
  /// set another selection, or if the selection isn't known.
  private func movedSelection(_ selected: TextSelection?, in shown: String) -> Range<Int>? {
    guard let selected, selected == boundSelection, let selection, shown != text else { return nil }
    return TextDifference(from: Array(text), to: Array(shown)).range(after: selection)
  }

  /// Sets the app's selection after the update, unless the app has set another selection by then.
  private func set(_ moved: Range<Int>, from earlier: TextSelection?, in shown: String) {
    tree.afterUpdate { [weak self] in
      guard let self, let bound = view.selection, bound.wrappedValue == earlier else { return }
      let selection = TextSelection(moved, of: shown)
      boundSelection = selection
      bound.wrappedValue = selection
    }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    switch act {
    case .submit:
      if view.trigger.isEmpty { return false }
      takeOverDraft()
      view.actions?.onCommit()
      textDidSubmit(view.trigger)
    case .enter(let text):
      // A person who types into a control expects the control to have the focus afterwards.
      focus()
      guard let value = view.value else {
        view.bound.wrappedValue = text
        view.selection?.wrappedValue = TextSelection(insertionPoint: text.endIndex)
        return true
      }
      let isTaken = value.isImmediate && value.takeOver(text)
      draft = isTaken ? nil : text
      tree.drafting = isTaken ? nil : self
      makeDependent(in: 0).invalidate()
    case .select(let characters):
      guard view.selection != nil || selection != nil else { return false }
      focus()
      select(characters)
    case .step(let direction):
      guard let step = view.value?.step else { return false }
      takeOverDraft()
      step(direction)
    default: return false
    }
    return true
  }

  override func action(for command: EditCommand) -> (() -> Void)? {
    guard case .control(let control) = element, case .text(let text) = control.value,
      EnvironmentValues(cells: environment.cells).isEnabled
    else { return nil }
    let pasteboard = tree.session?.application?.pasteboard
    let characters = Array(text)
    let range = selection?.clamped(to: 0..<characters.count)
    let selected = range.map { String(characters[$0]) } ?? ""
    switch command {
    case .selectAll: return text.isEmpty ? nil : { self.select(0..<characters.count) }
    case .copy: return selected.isEmpty ? nil : { pasteboard?.set([], text: selected) }
    case .cut:
      if selected.isEmpty { return nil }
      return {
        pasteboard?.set([], text: selected)
        self.replace(range, of: characters, with: "")
      }
    case .delete: return selected.isEmpty ? nil : { self.replace(range, of: characters, with: "") }
    case .paste:
      return pasteboard?.text.map { pasted in
        { self.replace(range, of: characters, with: pasted) }
      }
    }
  }

  /// Replaces a range of the characters with a text; if the range is nil, appends the text to the characters.
  ///
  /// If the app observes the selection, the cursor is put after the new characters.
  private func replace(_ range: Range<Int>?, of characters: [Character], with text: String) {
    let range = range ?? characters.count..<characters.count
    _ = receive(
      .enter(String(characters[..<range.lowerBound]) + text + characters[range.upperBound...]))
    let end = range.lowerBound + text.count
    if view.selection != nil { select(end..<end) }
  }

  private func select(_ characters: Range<Int>) {
    if let bound = view.selection {
      bound.wrappedValue = TextSelection(characters, of: view.bound.wrappedValue)
    } else {
      selection = characters.isEmpty ? nil : characters
      elementDidChange()
    }
  }

  func focusDidSettle(isInside: Bool) {
    if isInside == isEditing { return }
    isEditing = isInside
    guard let action = view.actions?.onEditingChanged else { return }
    tree.afterUpdate { action(isInside) }
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
    surroundings?.end()
    tree.keyboard.remove(self)
    focusDidSettle(isInside: false)
    super.unmount()
  }

  override var name: String { "field" }
}
