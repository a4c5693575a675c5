import SceneDisplay
import SceneRuntime

extension View {
  /// Adds a gesture; presses and long presses are recognized, and gestures of other kinds aren't.
  ///
  /// - Parameters:
  ///   - gesture: The gesture, such as a ``TapGesture``.
  ///   - isEnabled: Whether the gesture is recognized.
  /// - Returns: The view with the gesture.
  public nonisolated func gesture<Movement: Gesture>(
    _ gesture: Movement, isEnabled: Bool = true
  ) -> some View {
    GestureView(content: self, gesture: gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture, unless a mask excludes it.
  ///
  /// - Parameters:
  ///   - gesture: The gesture, such as a ``TapGesture``.
  ///   - mask: The gestures to recognize. If the mask doesn't contain ``GestureMask/gesture``, the added gesture isn't
  ///     recognized. The gestures of the subviews are recognized in any case.
  /// - Returns: The view with the gesture.
  public nonisolated func gesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask
  ) -> some View {
    GestureView(content: self, gesture: gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture that is recognized together with the gestures of the view and its controls; the actions of the
  /// added gesture are performed first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture, such as a ``TapGesture``.
  ///   - mask: The gestures to recognize. If the mask doesn't contain ``GestureMask/gesture``, the added gesture isn't
  ///     recognized. The gestures of the subviews are recognized in any case.
  /// - Returns: The view with the gesture.
  public nonisolated func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(
      content: self, gesture: gesture, isEnabled: mask.contains(.gesture), order: .beside)
  }

  /// Adds a gesture that takes precedence over the gestures of the view and its controls.
  ///
  /// The gestures of the view and its controls get only the inputs that don't complete the added gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture, such as a ``TapGesture``.
  ///   - mask: The gestures to recognize. If the mask doesn't contain ``GestureMask/gesture``, the added gesture isn't
  ///     recognized. The gestures of the subviews are recognized in any case.
  /// - Returns: The view with the gesture.
  public nonisolated func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(
      content: self, gesture: gesture, isEnabled: mask.contains(.gesture), order: .before)
  }
}

/// A set of the gestures to recognize; only the member `gesture` has an effect.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The sum of the raw values of the members.
  public let rawValue: UInt32

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values, which are powers of two.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The empty set, with which the added gesture isn't recognized.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews, which are recognized in any case.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and the gestures of the subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}

private nonisolated struct GestureView<Content: View, Movement: Gesture>: View {
  let content: Content
  let gesture: Movement
  let isEnabled: Bool
  var order = GestureOrder.behind
  @MountedObject private var progress = GestureProgress<Movement.Value>()

  @MainActor var body: some View {
    // Unless a gesture is in progress, the current gesture and its actions replace those of the previous evaluation of
    // this body.
    let inputs = progress.begin(gesture, isEnabled)
    OrderedView(
      content: OrderedView(
        content: content, order: order, input: .tap, isMade: inputs.contains(.tap),
        isEnabled: isEnabled, receive: progress.receive),
      order: order, input: .hold, isMade: inputs.contains(.hold), isEnabled: isEnabled,
      receive: progress.receive)
  }
}

/// The state of a gesture in a view, kept while the view is evaluated again.
@MainActor private final class GestureProgress<Value> {
  private var recognizer: _Recognizer<Value>?
  private var isUnderWay = false

  nonisolated init() {}

  /// Starts to recognize the given gesture, unless a gesture is in progress.
  ///
  /// Presses that were counted before the view was evaluated again still count, unless the gesture is disabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The inputs from which the gesture is recognized while it is enabled.
  func begin<Movement: Gesture>(
    _ gesture: Movement, _ isEnabled: Bool
  ) -> Set<_GestureInput> where Movement.Value == Value {
    if !isEnabled { isUnderWay = false }
    if !isUnderWay {
      let counted = isEnabled ? recognizer?.counts ?? [] : []
      recognizer = gesture._makeRecognizer()
      for (count, old) in zip(recognizer?.counts ?? [], counted) { count.presses = old.presses }
    }
    return recognizer?.inputs ?? []
  }

  /// Passes an input of a person to the gesture.
  ///
  /// - Returns: Whether the input completed the gesture.
  func receive(_ input: _GestureInput) -> Bool {
    guard let recognizer, recognizer.inputs.contains(input) else { return false }
    switch recognizer.receive(input) {
    case .ended: isUnderWay = false
    case .changed, nil: isUnderWay = true
    }
    return !isUnderWay
  }
}

private nonisolated struct OrderedView<Content: View>: View {
  let content: Content
  let order: GestureOrder
  let input: _GestureInput
  /// Whether the gesture is recognized from the input.
  ///
  /// The value doesn't change when the gesture is enabled or disabled, so that the view keeps its state.
  let isMade: Bool
  let isEnabled: Bool
  let receive: @MainActor (_GestureInput) -> Bool

  @MainActor var body: some View {
    if isMade {
      ModifiedContent(
        content: content,
        modifier: OrderedModifier(
          order: order, input: input, isEnabled: isEnabled, receive: receive))
    } else {
      content
    }
  }
}
