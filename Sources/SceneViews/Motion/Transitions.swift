/// The transition with which a view appears and disappears; in this library, the view does so at once.
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

  /// Returns a transition in which the view grows from the given scale to its own size.
  ///
  /// - Parameters:
  ///   - scale: The scale at the beginning.
  ///   - anchor: The point of the view that doesn't move.
  /// - Returns: The transition.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition in which the view moves in from an edge.
  ///
  /// - Parameter edge: The edge at which the view enters and leaves.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition in which the view moves in from an edge, and pushes the old content away.
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

  /// Returns the transition itself; combining it with another transition has no effect.
  ///
  /// - Parameter other: The other transition; the parameter has no effect.
  /// - Returns: The transition itself.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition itself; setting an animation for the transition has no effect.
  ///
  /// - Parameter animation: The animation; nil for none.
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

  /// The view becomes blurred and fades.
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

  /// Creates a type-erased transition from a transition that an app defines.
  ///
  /// - Parameter transition: The transition.
  public init<Kind: Transition>(_ transition: Kind) {
    self.init()
  }
}

/// A transition that an app defines; in this library, its body isn't shown.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase; the method is never called.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase of the transition.
  /// - Returns: The changed view.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A placeholder for the view that an animator, an animation or a transition changes.
public nonisolated struct PlaceholderContentView<Kind>: View {
  private let content: AnyView

  init<Content: View>(_ content: Content) {
    self.content = AnyView(content)
  }

  /// The view that is changed.
  @MainActor public var body: some View { content }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is visible without a change.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the phase is ``identity``.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before appearing, 0 while the view is visible, and 1 after disappearing.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The transition with which a page appears; in this library, the page appears at once.
public struct NavigationTransition: Sendable {
  private init() {}

  /// The page appears with the default transition of the device.
  public static let automatic = NavigationTransition()

  /// Returns a transition in which the page grows from a view.
  ///
  /// - Parameters:
  ///   - sourceID: The id of the view that the page grows from.
  ///   - namespace: The namespace that the id belongs to.
  /// - Returns: The transition.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition() }
}
