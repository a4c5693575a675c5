/// The behavior of closing a window: whether the views of the window may ask a question first.
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool
  /// The behavior that the current transaction sets.
  @TaskLocal static var current = DismissBehavior.interactive

  /// The window closes as if a person closed the window; the views of the window may ask a question first.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// The window closes without a question, even while the window presents a sheet or an alert.
  public static let destructive = DismissBehavior(isDestructive: true)
}
