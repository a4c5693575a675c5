/// Which of several controls what a person types goes to; changing it moves the focus.
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
/// It is false, or nil, while none of the controls has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let none: Value

  /// Whether the control it is given to has the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  /// Which control has the focus, of several that stand for a value each; nil if none of them has.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    state = State(wrappedValue: nil)
    none = nil
  }

  /// The value now; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What ties a control to the value.
  public var projectedValue: Binding { Binding(value: state.projectedValue, none: none) }

  /// Ties controls to a value that says which of them has the focus.
  @propertyWrapper public struct Binding {
    let value: SceneViews.Binding<Value>
    let none: Value

    /// The value now; reading it in a body makes the body depend on it.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself, to hand on.
    public var projectedValue: Binding { self }
  }
}
