/// A gradient between the points of a mesh; hosts draw the first color.
public nonisolated struct MeshGradient: _LibraryShapeStyle, View {
  let gradient: Gradient

  /// Creates a gradient between points of a mesh.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row, which has no effect.
  ///   - height: The number of rows, which has no effect.
  ///   - points: The positions of the points, which have no effect.
  ///   - colors: The colors of the points; hosts draw the first color.
  ///   - background: The color around the mesh, which has no effect.
  ///   - smoothsColors: Whether the transitions between colors are smooth, which has no effect.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Returns the color that hosts draw: the first color.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    gradient._drawn(in: environment)
  }

  /// An area that is filled with the first color.
  @MainActor public var body: some View { FilledArea(style: self) }
}
