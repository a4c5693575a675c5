/// The phase of an application between its start and its end.
///
/// `Work` is the work that waits for the launch.
enum LaunchState<Work> {
  /// The application isn't launched; work waits for that.
  case waiting([Work])
  /// The delegate was told of the launch, whose events are being routed.
  ///
  /// `isRefused` is whether the delegate returned that it can't handle what it is launched for.
  case launching(isRefused: Bool)
  case running
  /// The application ends as soon as what changed is kept.
  case quitting
  case terminated

  var isLaunched: Bool { if case .waiting = self { false } else { true } }

  var isTerminated: Bool { if case .terminated = self { true } else { false } }

  /// Whether nothing new is begun.
  var isEnding: Bool {
    switch self {
    case .waiting, .launching, .running: false
    case .quitting, .terminated: true
    }
  }

  /// Whether the launch events aren't given to the application's delegate again.
  var isRefused: Bool { if case .launching(true) = self { true } else { false } }

  /// Adds work for the time after the launch.
  ///
  /// - Returns: False if the application is launched, so that the work can be done now.
  mutating func wait(_ work: Work) -> Bool {
    guard case .waiting(let others) = self else { return false }
    self = .waiting(others + [work])
    return true
  }

  /// Begins the launch.
  ///
  /// - Returns: The work that waited for it; nil if the application is launched already.
  mutating func launch() -> [Work]? {
    guard case .waiting(let work) = self else { return nil }
    self = .launching(isRefused: false)
    return work
  }

  /// Notes the answer of the delegate to the launch.
  mutating func refuse(_ isRefused: Bool) {
    if case .launching = self { self = .launching(isRefused: isRefused) }
  }

  /// Ends the routing of launch events.
  mutating func run() {
    if case .launching = self { self = .running }
  }

  mutating func quit() {
    if !isTerminated { self = .quitting }
  }

  mutating func terminate() {
    self = .terminated
  }
}
