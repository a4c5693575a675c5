import SceneDisplay
import SceneRuntime

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  let bound: Binding<Bool>
  let child: Label
  /// A closure that returns whether some of the toggle's sources are on and others are off; nil if the toggle was
  /// created with a single binding instead of a collection of sources.
  var isMixed: (@MainActor () -> Bool)?

  /// Creates a toggle with views as its label.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    bound = isOn
    child = label()
  }

  @MainActor public static func _makeNode(
    _ view: Toggle<Label>, in parent: _AnyNode
  ) -> _Node<Toggle<Label>> {
    let styled = parent.styledNode(view, \.ownToggle) {
      ToggleParts(isOn: $0.bound, isMixed: $0.isMixed, label: AnyView($0.child))
    }
    if let styled { return styled }
    let look = parent.ownStyle(\.ownToggle)?.look
    if view.isMixed != nil { return MixedToggleNode(view, look, in: parent) }
    guard let look else {
      return ControlNode(view, in: parent)
    }
    return RelayNode(view, in: parent) {
      LookedToggle(bound: $0.bound, child: $0.child, look: look)
    }
  }
}

extension Toggle {
  /// Creates a toggle that sets a value in several sources, with views as its label.
  ///
  /// The toggle is on if all sources are on. The toggle is mixed, shown as `-`, if only some sources are on. Pressing
  /// the toggle turns all sources on, or all sources off if all are on.
  ///
  /// - Parameters:
  ///   - sources: The elements in which the toggle sets a value.
  ///   - isOn: The key path of the binding in each source.
  ///   - label: The label.
  @MainActor public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding {
        bindings.allSatisfy(\.wrappedValue)
      } set: { isOn in
        for binding in bindings { binding.wrappedValue = isOn }
      }, label: label)
    isMixed = {
      let values = bindings.map(\.wrappedValue)
      return values.contains(true) && values.contains(false)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - isOn: Whether the toggle is on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    bound = isOn
    child = Text(title)
  }

  /// Creates a toggle with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isOn: Whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    bound = isOn
    child = Text(titleKey)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that sets a value in several sources, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - sources: The elements in which the toggle sets a value.
  ///   - isOn: The key path of the binding in each source.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle that sets a value in several sources, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - sources: The elements in which the toggle sets a value.
  ///   - isOn: The key path of the binding in each source.
  @MainActor public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

/// The node of a toggle that was created with a collection of sources.
private final class MixedToggleNode<Label: View>: WrapperNode<Toggle<Label>>, Reader {
  private var isOn = false
  private var isMixed = false
  private let look: DisplayLook?
  var dependent: Dependent?

  init(_ view: Toggle<Label>, _ look: DisplayLook?, in parent: _AnyNode) {
    self.look = look
    super.init(view, in: parent, isDisplayed: true)
    read()
  }

  override var element: DisplayElement {
    .control(
      DisplayControl(
        isMixed ? .mixedToggle : .toggle, value: .isOn(isOn), acts: [.press, .focus], look: look))
  }

  override func update(to view: Toggle<Label>) {
    super.update(to: view)
    evaluate()
  }

  func evaluate() {
    let old = element
    read()
    if element != old { elementDidChange() }
  }

  private func read() {
    (isOn, isMixed) = Evaluation.run(for: self) {
      (view.bound.wrappedValue, view.isMixed?() == true)
    }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    view.bound.wrappedValue = !isOn
    return true
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }

  override var name: String { "toggle" }
}

extension Toggle: ControlView {
  func element(_ value: Bool) -> DisplayElement { .toggle(value) }

  func value(after act: ContentEvent.Act, _ value: Bool) -> Bool? {
    act == .press ? !value : nil
  }
}

/// A toggle that hosts draw with the look that the app sets.
private nonisolated struct LookedToggle<Label: View>: ControlView {
  let bound: Binding<Bool>
  let child: Label
  let look: DisplayLook

  func element(_ value: Bool) -> DisplayElement { .toggle(value, look: look) }

  @MainActor func value(after act: ContentEvent.Act, _ value: Bool) -> Bool? {
    act == .press ? !value : nil
  }

  @MainActor static func _makeNode(
    _ view: LookedToggle<Label>, in parent: _AnyNode
  ) -> _Node<LookedToggle<Label>> {
    ControlNode(view, in: parent)
  }
}
