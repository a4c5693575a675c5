/// The exit statuses of a trial that has no result.
public enum TrialStatus {
  /// The trial couldn't continue, for example because the app's code needed a value that can't be created.
  public static let unanswerable: Int32 = 3
}
