extension View {
  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter effect: Returns the look of the view for its frame; never called.
  /// - Returns: The view itself.
  public nonisolated func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> Self { self }
}
