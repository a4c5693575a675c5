/// A result builder that composes commands from blocks and conditions.
@resultBuilder public enum CommandsBuilder: _ViewBlocks {
  public static func buildExpression<Content: Commands>(
    _ commands: Content
  ) -> _CommandsContent<Content> {
    _CommandsContent(commands: commands)
  }

  @available(
    *, unavailable,
    message: "a view can't be used among commands; put it into a CommandMenu or a CommandGroup"
  )
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ view: Content) -> EmptyView {
    EmptyView()
  }

  public static func buildFinalResult<Content: View>(_ content: Content) -> _BuiltCommands<Content>
  {
    _BuiltCommands(child: content)
  }
}
