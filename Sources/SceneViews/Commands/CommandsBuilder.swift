/// Lets a body list commands one after the other, and choose among them.
@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(
    _ commands: Content
  ) -> _CommandsContent<Content> {
    _CommandsContent(commands: commands)
  }

  @available(
    *, unavailable,
    message: "a view can't stand among commands; put it into a CommandMenu or a CommandGroup"
  )
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ view: Content) -> EmptyView {
    EmptyView()
  }

  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  public static func buildFinalResult<Content: View>(_ content: Content) -> _BuiltCommands<Content>
  {
    _BuiltCommands(child: content)
  }
}
