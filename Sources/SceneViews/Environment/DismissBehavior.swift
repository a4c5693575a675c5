/// The force with which the app closes windows.
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool
  /// The force in the closure of a transaction that is being performed.
  @TaskLocal static var current = DismissBehavior.interactive

  /// As if a person closed the window, whose views may ask a question first.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// In spite of what the window shows and asks.
  public static let destructive = DismissBehavior(isDestructive: true)
}
