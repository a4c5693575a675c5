extension Gesture {
  /// Adds an action for the end of the gesture.
  ///
  /// - Parameter action: The action, which gets what is told of it.
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

  /// Adds an action for each change of the gesture; one that a host tells as a whole changes once.
  ///
  /// - Parameter action: The action, which gets what is told of it.
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

  /// Changes a gesture state while the gesture goes on, which is set back at its end.
  ///
  /// - Parameters:
  ///   - state: The state, written `$isPressed`.
  ///   - body: Changes the state; it gets what is told of the gesture and a transaction.
  /// - Returns: The gesture, which changes the state.
  @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _UpdatingGesture<Self, State> {
    _UpdatingGesture(base: self, state: state, update: body)
  }

  /// Tells something else of the gesture.
  ///
  /// - Parameter body: Returns what is told, for what the gesture tells.
  /// - Returns: The gesture, which tells that.
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

  /// Puts another gesture behind this one.
  ///
  /// - Parameter other: The gesture that follows.
  /// - Returns: Both in a row.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Puts another gesture beside this one.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: Both at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Puts another gesture in the place of this one where this one isn't made.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: One of both.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture with an action, or with something else that is told of it; not for use by apps.
public struct _ChangedGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let change: @MainActor (_GestureStep<Base.Value>) -> _GestureStep<Value>

  public func _makeRecognizer() -> _Recognizer<Value> {
    let inner = base._makeRecognizer()
    return _Recognizer(inputs: inner.inputs) { inner.receive($0).map(change) }
  }
}

/// A gesture that changes a state while it goes on; not for use by apps.
public struct _UpdatingGesture<Base: Gesture, State>: Gesture {
  let base: Base
  let state: GestureState<State>
  let update: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  public func _makeRecognizer() -> _Recognizer<Base.Value> {
    let inner = base._makeRecognizer()
    return _Recognizer(inputs: inner.inputs) { input in
      guard let step = inner.receive(input) else { return nil }
      var new = state.wrappedValue
      var transaction = Transaction()
      update(step.value, &new, &transaction)
      if case .changed = step { state.write(new) } else { state.reset() }
      return step
    }
  }
}

/// Two gestures in a row.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value that actions are handed.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; what is told of the second, nil before it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence.
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
    return _Recognizer(inputs: one.inputs.union(two.inputs)) { input in
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

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value that actions are handed.
  public struct Value {
    /// The value of the first; nil if it isn't made.
    public var first: First.Value?
    /// The value of the second; nil if it isn't made.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a combination.
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
    return _Recognizer(inputs: one.inputs.union(two.inputs)) { input in
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

/// One of two gestures: the first, or else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value that actions are handed.
  public enum Value {
    /// The first is made.
    case first(First.Value)
    /// The second is made.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a choice.
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
    return _Recognizer(inputs: one.inputs.union(two.inputs)) { input in
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
  /// The value that goes with the step.
  fileprivate var value: Value {
    switch self {
    case .changed(let value), .ended(let value): value
    }
  }
}

/// A property wrapper for a value that a gesture changes while it goes on, and that is set back at its end.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value

  /// Creates a state.
  ///
  /// - Parameter wrappedValue: The value while the gesture isn't made.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a state.
  ///
  /// - Parameter initialValue: The value while the gesture isn't made.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value; a body that reads it depends on it.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState { self }

  func write(_ value: Value) { state.wrappedValue = value }

  func reset() { state.wrappedValue = initial }
}
