/// The exit statuses of a trial that has no result.
public enum TrialStatus {
  /// The app's code asked a stand-in for a value that can't be made up.
  public static let unanswerable: Int32 = 3
}
