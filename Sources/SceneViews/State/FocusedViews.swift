import SceneRuntime

/// A view that is bound to a focus state.
@MainActor protocol FocusedView<Value>: AnyObject {
  associatedtype Value

  /// The value of the focus state while the view has the focus.
  var focusedValue: Value { get }
}

/// The views that are bound to a focus state; the state is reset if its value stands for none of the views.
@MainActor final class FocusedViews<Value: Hashable>: Reader, KeptReading {
  private struct Entry {
    weak var view: (any FocusedView<Value>)?
  }

  /// The storage of the `State` with the value; nil until the property is connected.
  var location: AnyObject?
  private let none: Value
  private var value: Binding<Value>?
  private var entries: [Entry] = []

  init(_ none: Value, _ updates: UpdateQueue) {
    self.none = none
    self.updates = updates
  }

  func add(_ view: any FocusedView<Value>) {
    entries.removeAll { $0.view == nil || $0.view === view }
    entries.append(Entry(view: view))
  }

  func remove(_ view: any FocusedView<Value>) {
    entries.removeAll { $0.view == nil || $0.view === view }
    valueDidChange()
  }

  /// Checks the value of the focus state again in this update; called when the `focusedValue` of a view has changed, or
  /// when a view was removed.
  func valueDidChange() {
    if value != nil { makeDependent(in: 0).invalidate() }
  }

  /// Begins to observe the value; has no effect if the value is observed already.
  func follow(_ value: Binding<Value>) {
    if self.value != nil { return }
    self.value = value
    evaluate()
  }

  // MARK: - Reading

  var dependent: Dependent?
  let updates: UpdateQueue
  /// The greatest depth, so that the value is checked after all views are updated.
  ///
  /// The update that sets a value can also add the view with this value.
  var depth: Int { .max }
  var problemPlace: String { "FocusState" }

  func report(_ problem: Problem) {}

  func evaluate() {
    guard let value else { return }
    let current = Evaluation.run(for: self) { value.wrappedValue }
    if current != none, !entries.contains(where: { $0.view?.focusedValue == current }) {
      value.wrappedValue = none
    }
  }

  func move(to surroundings: PropertySurroundings) {}

  func disconnect() {
    stopReading()
    value = nil
  }
}
