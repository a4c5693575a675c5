public import SceneViews

/// The way in which a view appears and disappears, which it does at once here.
public struct AnyTransition: Sendable {
  private init() {}

  /// At once.
  public static let identity = AnyTransition()
  /// By becoming visible.
  public static let opacity = AnyTransition()
  /// From the leading edge, to the trailing one.
  public static let slide = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()

  /// By growing from a scale.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, which pushes the old content.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// In one way, and out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// In two ways together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With a course of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The way in which the content of a view becomes another one, which it does at once here.
public struct ContentTransition: Sendable {
  private init() {}

  /// At once.
  public static let identity = ContentTransition()
  /// By becoming visible.
  public static let opacity = ContentTransition()
  /// By moving from one form to the other.
  public static let interpolate = ContentTransition()

  /// By moving digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}

/// The way in which a page appears, which it does at once here.
public struct NavigationTransition: Sendable {
  private init() {}

  /// The usual way.
  public static let automatic = NavigationTransition()

  /// By growing from a view.
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
