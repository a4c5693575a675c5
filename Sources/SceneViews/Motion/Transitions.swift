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

/// A property wrapper for a name under which views of one place are the same.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// A name.
  public struct ID: Hashable, Sendable {
    private let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  @State private var id = ID(0)

  /// Creates a name.
  public init() {}

  /// The name, which has no effect: nothing is animated.
  public var wrappedValue: ID { id }
}
