/// The phase of an application between its start and its termination.
///
/// `Work` is the type of work that waits for the launch.
enum LaunchState<Work> {
  /// The application isn't launched; work waits for the launch.
  case waiting([Work])
  /// The delegate is being called for the launch, or the launch events are being routed.
  ///
  /// `isRefused` is true if a launch method of the delegate returned false. An application without scenes then doesn't
  /// deliver the links and quick actions among the launch events to the delegate.
  case launching(isRefused: Bool)
  case running
  /// The application terminates as soon as unfinished work is done, the changes are saved and the delegate has been
  /// called.
  case quitting
  /// The delegate has been called for the termination, or isn't called because the application was forced to quit.
  ///
  /// The application terminates as soon as its last changes are saved.
  case finishing
  case terminated

  var isLaunched: Bool { if case .waiting = self { false } else { true } }

  var isTerminated: Bool { if case .terminated = self { true } else { false } }

  /// Whether the application is quitting, and its delegate hasn't been called for the termination yet.
  var isQuitting: Bool { if case .quitting = self { true } else { false } }

  /// Whether the application is about to end or has ended, so that it starts no new work.
  var isEnding: Bool {
    switch self {
    case .waiting, .launching, .running: false
    case .quitting, .finishing, .terminated: true
    }
  }

  /// Whether the delegate refused the launch events.
  ///
  /// An application without scenes then doesn't deliver the links and quick actions among these events to the delegate.
  var isRefused: Bool { if case .launching(true) = self { true } else { false } }

  /// Keeps work until the launch.
  ///
  /// - Returns: False if the application is launched, so that the caller can perform the work now.
  mutating func wait(_ work: Work) -> Bool {
    guard case .waiting(let others) = self else { return false }
    self = .waiting(others + [work])
    return true
  }

  /// Begins the launch.
  ///
  /// - Returns: The work that waited for the launch; nil if the application was launched before.
  mutating func launch() -> [Work]? {
    guard case .waiting(let work) = self else { return nil }
    self = .launching(isRefused: false)
    return work
  }

  /// Records whether the delegate refused the launch events.
  mutating func refuse(_ isRefused: Bool) {
    if case .launching = self { self = .launching(isRefused: isRefused) }
  }

  /// Ends the launch, because the launch events have been routed.
  mutating func run() {
    if case .launching = self { self = .running }
  }

  mutating func quit() {
    if !isEnding { self = .quitting }
  }

  /// Ends the application as soon as its changes are saved, without calling the delegate.
  mutating func forceQuit() {
    if !isTerminated { self = .finishing }
  }

  /// Begins the termination of an application that is quitting.
  ///
  /// - Returns: Whether the termination begins with this call, so that the caller calls the delegate.
  mutating func finish() -> Bool {
    guard case .quitting = self else { return false }
    self = .finishing
    return true
  }

  mutating func terminate() {
    self = .terminated
  }
}
