/// The exit statuses of a trial that has no result.
public enum TrialStatus {
  /// The app's code needed a value from a stand-in that can't be created.
  public static let unanswerable: Int32 = 3
}
