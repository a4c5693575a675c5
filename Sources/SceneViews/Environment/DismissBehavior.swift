/// The force with which the app closes windows.
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool
  /// The force in the closure of a transaction that is being performed.
  @TaskLocal static var current = DismissBehavior.interactive

  /// The window closes as for a person; its views may ask a question first.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// The window closes without a question, even while it presents something.
  public static let destructive = DismissBehavior(isDestructive: true)
}
