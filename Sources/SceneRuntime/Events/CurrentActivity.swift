/// The activity of the person, and the windows that provide one.
@MainActor struct CurrentActivity {
  /// The activity that is current.
  var activity: UserActivity?
  /// The activity that the windows of the focused scene provided last.
  var ofWindows: UserActivity?
  private var windows: Set<WindowID> = []

  /// Whether any window provides an activity.
  var isProvided: Bool { !windows.isEmpty }

  /// Notes whether a window provides an activity.
  mutating func setProvided(_ isProvided: Bool, by window: WindowID) {
    if isProvided { windows.insert(window) } else { windows.remove(window) }
  }
}
