// Blocks of up to ten scenes have overloads that type-check quickly; longer blocks use a parameter pack.
extension SceneBuilder {
  @inlinable public static func buildBlock<A: Scene, B: Scene>(_ a: A, _ b: B) -> TupleScene<A, B> {
    TupleScene((a, b))
  }

  @inlinable public static func buildBlock<A: Scene, B: Scene, C: Scene>(_ a: A, _ b: B, _ c: C)
    -> TupleScene<A, B, C>
  {
    TupleScene((a, b, c))
  }

  @inlinable public static func buildBlock<A: Scene, B: Scene, C: Scene, D: Scene>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> TupleScene<A, B, C, D> {
    TupleScene((a, b, c, d))
  }

  @inlinable public static func buildBlock<A: Scene, B: Scene, C: Scene, D: Scene, E: Scene>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> TupleScene<A, B, C, D, E> {
    TupleScene((a, b, c, d, e))
  }

  @inlinable
  public static func buildBlock<A: Scene, B: Scene, C: Scene, D: Scene, E: Scene, F: Scene>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> TupleScene<A, B, C, D, E, F> {
    TupleScene((a, b, c, d, e, f))
  }

  @inlinable
  public static func buildBlock<
    A: Scene, B: Scene, C: Scene, D: Scene, E: Scene, F: Scene, G: Scene
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> TupleScene<A, B, C, D, E, F, G> {
    TupleScene((a, b, c, d, e, f, g))
  }

  @inlinable
  public static func buildBlock<
    A: Scene, B: Scene, C: Scene, D: Scene, E: Scene, F: Scene, G: Scene, H: Scene
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> TupleScene<
    A, B, C, D, E, F, G, H
  > {
    TupleScene((a, b, c, d, e, f, g, h))
  }

  @inlinable
  public static func buildBlock<
    A: Scene, B: Scene, C: Scene, D: Scene, E: Scene, F: Scene, G: Scene, H: Scene, I: Scene
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I) -> TupleScene<
    A, B, C, D, E, F, G, H, I
  > {
    TupleScene((a, b, c, d, e, f, g, h, i))
  }

  @inlinable
  public static func buildBlock<
    A: Scene, B: Scene, C: Scene, D: Scene, E: Scene, F: Scene, G: Scene, H: Scene, I: Scene,
    J: Scene
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J) -> TupleScene<
    A, B, C, D, E, F, G, H, I, J
  > {
    TupleScene((a, b, c, d, e, f, g, h, i, j))
  }
}
