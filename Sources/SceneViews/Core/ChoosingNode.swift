import SceneDisplay

/// A view among whose parts a person chooses.
nonisolated protocol ChoosingView: ContainerView {
  /// What is chosen; nil if nothing is.
  @MainActor var choice: Choice? { get }
  /// Whether another value of the view chooses for the same.
  func choosesSame(as other: Self) -> Bool
}

/// Hands the choice to the options inside.
final class ChoosingNode<Content: ChoosingView>: WrapperNode<Content> {
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

/// What options read and set of the view around them.
@MainActor final class Choice {
  private let contains: @MainActor (AnyHashable) -> Bool
  private let choose: @MainActor (AnyHashable) -> Bool
  private let takes: @MainActor (AnyHashable) -> Bool

  /// One value is chosen.
  init<Selection: Hashable>(_ binding: Binding<Selection>) {
    takes = { $0.base is Selection }
    contains = { value in
      // Read in any case, so that whoever asks is told of changes.
      let selection = binding.wrappedValue
      return value.base as? Selection == selection
    }
    choose = { value in
      guard let value = value.base as? Selection else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  /// Any number of values are chosen.
  init<Element: Hashable>(_ binding: Binding<Set<Element>>) {
    takes = { $0.base is Element }
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

  /// Whether a value is of the type that is chosen.
  func accepts(_ value: AnyHashable) -> Bool { takes(value) }

  func isSelected(_ value: AnyHashable) -> Bool { contains(value) }

  /// Chooses a value; of several that may be chosen it is the one more, or no longer.
  ///
  /// - Returns: False if the value isn't of the type that is chosen.
  func select(_ value: AnyHashable) -> Bool { choose(value) }
}

extension EnvironmentValues {
  /// The choice of the view around; nil if there is none.
  var choice: Choice? {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }

  /// Leaves the choice of the view around.
  mutating func withoutChoice() {
    if choice != nil { choice = nil }
  }
}

private struct ChoiceKey: EnvironmentKey {
  static var defaultValue: Choice? { nil }
}
