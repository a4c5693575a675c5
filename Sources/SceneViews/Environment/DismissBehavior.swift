/// The behavior of closing a window: whether the views of the window may ask a question first.
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool
  /// The behavior that the current transaction sets.
  @TaskLocal static var current = DismissBehavior.interactive

  /// The views of the window may ask a question first; the window stays open if the person cancels.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// The window closes at once, without a question.
  public static let destructive = DismissBehavior(isDestructive: true)
}
