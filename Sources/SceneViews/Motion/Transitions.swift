/// The way in which a view appears and disappears, which it does at once here.
public struct AnyTransition: Sendable {
  private init() {}

  /// The view appears and disappears at once.
  public static let identity = AnyTransition()
  /// The view fades in and out.
  public static let opacity = AnyTransition()
  /// The view moves in from the leading edge, and out to the trailing edge.
  public static let slide = AnyTransition()
  /// The view grows from nothing, and shrinks to nothing.
  public static let scale = AnyTransition()

  /// Returns a transition in which the view grows from a scale.
  ///
  /// - Parameters:
  ///   - scale: The scale at the beginning.
  ///   - anchor: The point that stays in its place.
  /// - Returns: The transition.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition in which the view moves in from an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition in which the view pushes the old content away from an edge.
  ///
  /// - Parameter edge: The edge from which the view comes.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that differs for appearing and disappearing.
  ///
  /// - Parameters:
  ///   - insertion: The transition for appearing.
  ///   - removal: The transition for disappearing.
  /// - Returns: A transition.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Returns a transition that combines two.
  ///
  /// - Parameter other: The other transition, which has no effect.
  /// - Returns: The transition itself.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation of its own.
  ///
  /// - Parameter animation: The course; nil for none.
  /// - Returns: The transition itself.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition {
  /// Returns a transition in which the view is moved.
  ///
  /// - Parameters:
  ///   - x: The distance toward the right at the beginning, in points.
  ///   - y: The distance downward at the beginning, in points.
  /// - Returns: The transition.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// The view fades and loses its sharpness.
  public static let blurReplace = AnyTransition()
  /// Returns a transition between two modifiers of the view.
  ///
  /// - Parameters:
  ///   - active: The modifier at the beginning, which isn't shown.
  ///   - identity: The modifier at the end, which isn't shown.
  /// - Returns: The transition.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }

  /// Wraps a transition.
  ///
  /// - Parameter transition: The transition.
  public init<Kind: Transition>(_ transition: Kind) {
    self.init()
  }
}

/// A way in which a view appears and disappears that an app makes; its body isn't shown.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase; it is never called.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  /// - Returns: The changed view.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that an animator, an animation or a transition changes, as their closures get it.
public nonisolated struct PlaceholderContentView<Kind>: View {
  private let content: AnyView

  init<Content: View>(_ content: Content) {
    self.content = AnyView(content)
  }

  /// The view.
  @MainActor public var body: some View { content }
}

/// A phase of appearing and disappearing.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is there.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before appearing, 0 while the view is there, and 1 after disappearing.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The way in which the content of a view becomes another one, which it does at once here.
public struct ContentTransition: Sendable {
  private init() {}

  /// The content is replaced at once.
  public static let identity = ContentTransition()
  /// The new content fades in.
  public static let opacity = ContentTransition()
  /// The old content changes its form into that of the new content.
  public static let interpolate = ContentTransition()

  /// Returns a transition in which the digits of a number roll.
  ///
  /// - Parameter countsDown: Whether the number becomes smaller.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Returns a transition in which the digits of a number roll.
  ///
  /// - Parameter value: The number, whose changes say the direction.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// The symbol moves into the other one.
  public static let symbolEffect = ContentTransition()
  /// Returns a transition in which a symbol moves into another one.
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - options: The speed and the number of times.
  /// - Returns: The transition.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}

/// The way in which a page appears, which it does at once here.
public struct NavigationTransition: Sendable {
  private init() {}

  /// The page appears as usual on the device.
  public static let automatic = NavigationTransition()

  /// Returns a transition in which the page grows from a view.
  ///
  /// - Parameters:
  ///   - sourceID: The id of the view that the page grows from.
  ///   - namespace: The name under which the id is looked up.
  /// - Returns: The transition.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition() }
}
