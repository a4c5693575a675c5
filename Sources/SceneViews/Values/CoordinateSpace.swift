/// The coordinate space of the window, of the view itself, or of a named enclosing view.
public enum CoordinateSpace: Hashable {
  /// The space of the window.
  case global
  /// The space of the view.
  case local
  /// The space of the enclosing view whose coordinate space has the given name.
  case named(AnyHashable)

  /// Whether this is the space of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view.
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of an enclosing view, found by the name of the space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space of the enclosing view whose coordinate space has this name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// The space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// The space of the view.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the enclosing view whose coordinate space has the given name.
  ///
  /// - Parameter name: The name, set by `coordinateSpace(_:)`.
  /// - Returns: The space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the enclosing view that the app names `"scrollView"`; if there is no such view, the space of the
  /// window.
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
