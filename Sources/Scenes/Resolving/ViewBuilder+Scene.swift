extension ViewBuilder {
  @available(
    *, unavailable,
    message: "a scene can't be used among views; declare it in the body of an App or a Scene"
  )
  @_disfavoredOverload
  public static func buildExpression<Content: Scene>(_ scene: Content) -> EmptyView {
    EmptyView()
  }
}
