/// A result builder that composes scenes from blocks, conditions and loops.
@resultBuilder public enum SceneBuilder {
  @inlinable public static func buildExpression<Content: Scene>(_ scene: Content) -> Content {
    scene
  }

  @available(
    *, unavailable,
    message: "a view can't be used among scenes; wrap it in a scene, such as WindowGroup { ... }"
  )
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ view: Content) -> EmptyScene {
    EmptyScene()
  }

  public static func buildBlock() -> EmptyScene {
    EmptyScene()
  }

  @inlinable public static func buildBlock<Content: Scene>(_ scene: Content) -> Content {
    scene
  }

  @_disfavoredOverload
  @inlinable public static func buildBlock<each Content: Scene>(
    _ scenes: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene((repeat each scenes))
  }

  public static func buildOptional<Content: Scene>(_ scene: Content?) -> OptionalScene<Content> {
    OptionalScene(scene: scene)
  }

  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> ConditionalScene<First, Second> {
    .first(first)
  }

  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> ConditionalScene<First, Second> {
    .second(second)
  }

  public static func buildArray<Content: Scene>(_ scenes: [Content]) -> ArrayScene<Content> {
    ArrayScene(scenes: scenes)
  }

  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> AnyScene {
    AnyScene(scene)
  }
}
