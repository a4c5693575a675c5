import SceneDisplay

/// A view that lets a person select among its descendants.
nonisolated protocol ChoosingView: ContainerView {
  /// The selection; nil if nothing can be selected.
  @MainActor var choice: Choice? { get }
  /// Returns whether the other view binds the same selection as this view.
  func choosesSame(as other: Self) -> Bool
}

/// The node of a `ChoosingView`, which provides the selection to the rows or options inside the view.
class ChoosingNode<Content: ChoosingView>: WrapperNode<Content> {
  init(_ view: Content, in parent: _AnyNode) {
    let choice = view.choice
    super.init(
      view, in: parent,
      environment: EnvironmentScope(parent.environment) { $0.choice = choice }, isDisplayed: true)
  }

  override var element: DisplayElement { view.element }

  override func update(to view: Content) {
    if !self.view.choosesSame(as: view), let parent {
      let choice = view.choice
      _ = environment.set(over: parent.environment) { $0.choice = choice }
    }
    super.update(to: view)
  }

  override func environmentDidChange() {
    guard let parent else { return }
    let choice = view.choice
    environment = EnvironmentScope(parent.environment) { $0.choice = choice }
    forEachChild { $0.environmentDidChange() }
  }
}

/// The selection that the rows of a list or the options of a picker read and set.
@MainActor final class Choice {
  /// The kind of the items that can be selected: `row` in a list, `option` in a picker.
  let item: DisplayCollection.Kind
  private let contains: @MainActor (AnyHashable) -> Bool
  private let choose: @MainActor (AnyHashable) -> Bool
  private let takes: @MainActor (AnyHashable) -> Bool
  private let all: @MainActor () -> Set<AnyHashable>
  /// A closure that replaces the selected values; nil if only one value can be selected.
  private let chooseOnly: (@MainActor ([AnyHashable]) -> Void)?

  /// Creates the selection of a single value.
  ///
  /// - Parameters:
  ///   - binding: A binding to the selected value.
  ///   - item: The kind of the items that can be selected.
  init<Selection: Hashable>(_ binding: Binding<Selection>, of item: DisplayCollection.Kind) {
    self.item = item
    takes = { $0.base is Selection }
    chooseOnly = nil
    all = { [AnyHashable(binding.wrappedValue)] }
    contains = { value in
      // Read the selection even if `value` has another type, so that the calling body is evaluated again when the
      // selection changes.
      let selection = binding.wrappedValue
      return value.base as? Selection == selection
    }
    choose = { value in
      guard let value = value.base as? Selection else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  /// Creates the selection of any number of values.
  ///
  /// - Parameters:
  ///   - binding: A binding to the selected values.
  ///   - item: The kind of the items that can be selected.
  init<Element: Hashable>(_ binding: Binding<Set<Element>>, of item: DisplayCollection.Kind) {
    self.item = item
    takes = { $0.base is Element }
    chooseOnly = { values in
      binding.wrappedValue = Set(values.compactMap { $0.base as? Element })
    }
    all = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    contains = { value in
      let selection = binding.wrappedValue
      return (value.base as? Element).map(selection.contains) ?? false
    }
    choose = { value in
      guard let value = value.base as? Element else { return false }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
      return true
    }
  }

  /// Returns whether a value has the type of the values that can be selected.
  func accepts(_ value: AnyHashable) -> Bool { takes(value) }

  /// The selected values.
  var selected: Set<AnyHashable> { all() }

  /// Whether several values can be selected.
  var isMultiple: Bool { chooseOnly != nil }

  /// Replaces the selected values with the given values; has no effect if only one value can be selected.
  ///
  /// Values of a type that can't be selected are left out.
  func selectOnly(_ values: [AnyHashable]) { chooseOnly?(values) }

  func isSelected(_ value: AnyHashable) -> Bool { contains(value) }

  /// Selects a value; in a multiple selection, selects an unselected value and deselects a selected value.
  ///
  /// - Returns: False if the value doesn't have the type of the values that can be selected.
  func select(_ value: AnyHashable) -> Bool { choose(value) }
}

extension EnvironmentValues {
  /// The selection of the enclosing view; nil if no enclosing view has a selection.
  var choice: Choice? {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }

  /// Removes the selection of the enclosing view, so that views in this environment can't be selected.
  mutating func withoutChoice() {
    if choice != nil { choice = nil }
  }
}

private struct ChoiceKey: EnvironmentKey {
  static var defaultValue: Choice? { nil }
}
