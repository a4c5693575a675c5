/// A result builder that composes views from blocks and conditions.
@resultBuilder public enum ViewBuilder: _ViewBlocks {
  @inlinable public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content {
    content
  }
}

/// The builder methods shared by the result builders for views and for commands; not for use by apps.
public protocol _ViewBlocks {}

extension _ViewBlocks {
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @_disfavoredOverload
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  @inlinable public static func buildOptional<Content: View>(
    _ content: consuming Content?
  ) -> Content? {
    content
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
