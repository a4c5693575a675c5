/// A property wrapper for the control with keyboard focus; setting the wrapped value moves the focus.
///
/// ```swift
/// struct Draft: View {
///   @State private var subject = ""
///   @FocusState private var isSubjectFocused: Bool
///
///   var body: some View {
///     TextField("Subject", text: $subject)
///       .focused($isSubjectFocused)
///     Button("Edit Subject") { isSubjectFocused = true }
///   }
/// }
/// ```
///
/// The value is false or nil if none of the bound controls has the focus. A value that stands for no view is reset to
/// false or nil after the update in which it was set.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let none: Value
  /// The views that are bound to the value; nil until the owner is mounted.
  private var views: FocusedViews<Value>?

  /// Creates a value that is true while the control bound to it has the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  /// Creates a value that identifies which of the controls bound to it has the focus; nil if none of these controls has
  /// the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    state = State(wrappedValue: nil)
    none = nil
  }

  /// The current value; a body that reads the value is evaluated again when the value changes.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for the `focused` modifiers of controls.
  public var projectedValue: Binding {
    Binding(value: state.projectedValue, none: none, views: views)
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let focus = property.assumingMemoryBound(to: Self.self)
    let views =
      storage as? FocusedViews<Value> ?? FocusedViews(focus.pointee.none, Evaluation.updates)
    storage = views
    withUnsafeMutablePointer(to: &focus.pointee.state) { state in
      State<Value>._connect(state, storage: &views.location, in: context)
    }
    focus.pointee.views = views
    views.follow(focus.pointee.state.projectedValue)
  }

  /// Always true, because the owner sets no initial value that could differ.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    true
  }

  /// A property wrapper that binds controls to the value of a focus state.
  @propertyWrapper public struct Binding {
    let value: SceneViews.Binding<Value>
    let none: Value
    let views: FocusedViews<Value>?

    /// The current value; a body that reads the value is evaluated again when the value changes.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
