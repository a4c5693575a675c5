/// A coordinate space: that of the window, of a view, or of an enclosing view with a name.
public enum CoordinateSpace: Hashable {
  /// That of the window.
  case global
  /// That of the view.
  case local
  /// That of the enclosing view with a name.
  case named(AnyHashable)

  /// Whether it is that of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view.
  public var isLocal: Bool { self == .local }
}

/// A value that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of an enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the value, of which all are equal.
  public init() {}

  /// The space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the value, of which all are equal.
  public init() {}

  /// The space of the view.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the enclosing view with a name.
  ///
  /// - Parameter name: The name, set by `coordinateSpace(_:)`.
  /// - Returns: The space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the enclosing view that scrolls: that of the window, unless a view has this name.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable("scrollView"))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
