/// A matrix of three rows and three columns that moves the points of a view.
///
/// A matrix can be passed to ``/SceneViews/View/projectionEffect(_:)``, but it has no effect there, because hosts don't
/// draw pixels.
public struct ProjectionTransform: Hashable, Sendable {
  /// The element in row 1 and column 1.
  public var m11 = 1.0
  /// The element in row 1 and column 2.
  public var m12 = 0.0
  /// The element in row 1 and column 3.
  public var m13 = 0.0
  /// The element in row 2 and column 1.
  public var m21 = 0.0
  /// The element in row 2 and column 2.
  public var m22 = 1.0
  /// The element in row 2 and column 3.
  public var m23 = 0.0
  /// The element in row 3 and column 1.
  public var m31 = 0.0
  /// The element in row 3 and column 2.
  public var m32 = 0.0
  /// The element in row 3 and column 3.
  public var m33 = 1.0

  /// Creates the matrix that moves no point.
  public init() {}

  /// Whether the matrix moves no point.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the matrix keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}
