extension Gesture {
  /// Adds an action for the end of the gesture.
  ///
  /// - Parameter action: The action, which gets the current value of the gesture.
  /// - Returns: The gesture with the action.
  @preconcurrency
  public func onEnded(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ChangedGesture<Self, Value> {
    _ChangedGesture(base: self) { step in
      if case .ended(let value) = step { action(value) }
      return step
    }
  }

  /// Adds an action for each change of the gesture, and for the end of the gesture.
  ///
  /// Hosts report a press when the press is complete, so a gesture that consists of one press performs the action once.
  ///
  /// - Parameter action: The action, which gets the current value of the gesture.
  /// - Returns: The gesture with the action.
  @preconcurrency
  public func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ChangedGesture<Self, Value> {
    _ChangedGesture(base: self) { step in
      switch step {
      case .changed(let value), .ended(let value): action(value)
      }
      return step
    }
  }

  /// Changes a gesture state during the gesture; the state is reset to its initial value when the gesture ends.
  ///
  /// A gesture that consists of one press doesn't change the state, because the press also ends the gesture.
  ///
  /// - Parameters:
  ///   - state: The gesture state to change, written `$isPressed`.
  ///   - body: Changes the state, given the value of the gesture, the state and a transaction.
  /// - Returns: The gesture, which changes the state.
  @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _UpdatingGesture<Self, State> {
    _UpdatingGesture(base: self, state: state, update: body)
  }

  /// Converts the value that the gesture's actions get.
  ///
  /// - Parameter body: Returns the new value for a value of the gesture.
  /// - Returns: The gesture with the new value.
  @preconcurrency
  public func map<Other>(
    _ body: @escaping @MainActor (Value) -> Other
  ) -> _ChangedGesture<Self, Other> {
    _ChangedGesture(base: self) { step in
      switch step {
      case .changed(let value): .changed(body(value))
      case .ended(let value): .ended(body(value))
      }
    }
  }

  /// Combines the gesture with another gesture that follows it.
  ///
  /// - Parameter other: The gesture that follows.
  /// - Returns: The sequence of the two gestures.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another gesture that is recognized at the same time.
  ///
  /// - Parameter other: The gesture to combine with this gesture.
  /// - Returns: The combination of the two gestures.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another gesture, which is recognized only if this gesture isn't.
  ///
  /// - Parameter other: The gesture to combine with this gesture.
  /// - Returns: The choice between the two gestures.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture with an action or a converted value; not for use by apps.
public struct _ChangedGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let change: @MainActor (_GestureStep<Base.Value>) -> _GestureStep<Value>

  public func _makeRecognizer() -> _Recognizer<Value> {
    let inner = base._makeRecognizer()
    return _Recognizer(inputs: inner.inputs, counts: inner.counts) { inner.receive($0).map(change) }
  }
}

/// A gesture that changes a state while the gesture lasts; not for use by apps.
public struct _UpdatingGesture<Base: Gesture, State>: Gesture {
  let base: Base
  let state: GestureState<State>
  let update: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  public func _makeRecognizer() -> _Recognizer<Base.Value> {
    let inner = base._makeRecognizer()
    return _Recognizer(inputs: inner.inputs, counts: inner.counts) { input in
      guard let step = inner.receive(input) else { return nil }
      var new = state.wrappedValue
      var transaction = Transaction()
      update(step.value, &new, &transaction)
      if case .changed = step { state.write(new) } else { state.reset() }
      return step
    }
  }
}

/// Two gestures, of which the second begins after the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value that the gesture's actions get.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second value is nil until the second gesture begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer() -> _Recognizer<Value> {
    let one = first._makeRecognizer()
    let two = second._makeRecognizer()
    var done: First.Value?
    return _Recognizer(inputs: one.inputs.union(two.inputs), counts: one.counts + two.counts) {
      input in
      if let value = done {
        guard two.inputs.contains(input), let step = two.receive(input) else { return nil }
        switch step {
        case .changed(let other): return .changed(.second(value, other))
        case .ended(let other):
          done = nil
          return .ended(.second(value, other))
        }
      }
      guard one.inputs.contains(input), let step = one.receive(input) else { return nil }
      switch step {
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        done = value
        return .changed(.second(value, nil))
      }
    }
  }
}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value that the gesture's actions get.
  public struct Value {
    /// The value of the first gesture; nil if the last input neither changed nor ended the first gesture.
    public var first: First.Value?
    /// The value of the second gesture; nil if the last input neither changed nor ended the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a combination of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer() -> _Recognizer<Value> {
    let one = first._makeRecognizer()
    let two = second._makeRecognizer()
    return _Recognizer(inputs: one.inputs.union(two.inputs), counts: one.counts + two.counts) {
      input in
      var value = Value()
      var isEnded = false
      if one.inputs.contains(input), let step = one.receive(input) {
        if case .ended = step { isEnded = true }
        value.first = step.value
      }
      if two.inputs.contains(input), let step = two.receive(input) {
        if case .ended = step { isEnded = true }
        value.second = step.value
      }
      if isEnded { return .ended(value) }
      return value.first == nil && value.second == nil ? nil : .changed(value)
    }
  }
}

/// One of two gestures: the first gesture or, if the first isn't recognized, the second gesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value that the gesture's actions get.
  public enum Value {
    /// The first gesture is recognized, with the value of the first gesture.
    case first(First.Value)
    /// The second gesture is recognized, with the value of the second gesture.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a choice between two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer() -> _Recognizer<Value> {
    let one = first._makeRecognizer()
    let two = second._makeRecognizer()
    return _Recognizer(inputs: one.inputs.union(two.inputs), counts: one.counts + two.counts) {
      input in
      if one.inputs.contains(input), let step = one.receive(input) {
        switch step {
        case .changed(let value): return .changed(.first(value))
        case .ended(let value): return .ended(.first(value))
        }
      }
      guard two.inputs.contains(input), let step = two.receive(input) else { return nil }
      switch step {
      case .changed(let value): return .changed(.second(value))
      case .ended(let value): return .ended(.second(value))
      }
    }
  }
}

extension _GestureStep {
  /// The value of the gesture in this step.
  fileprivate var value: Value {
    switch self {
    case .changed(let value), .ended(let value): value
    }
  }
}

/// A property wrapper for a value that changes during a gesture, and is reset to its initial value when the gesture
/// ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value

  /// Creates a gesture state with an initial value.
  ///
  /// - Parameter wrappedValue: The value while no gesture is in progress.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a gesture state with an initial value.
  ///
  /// - Parameter initialValue: The value while no gesture is in progress.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value; a body that reads the value is evaluated again when the value changes.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState { self }

  func write(_ value: Value) { state.wrappedValue = value }

  func reset() { state.wrappedValue = initial }
}
