import SceneHeadless
public import Scenes
public import Testing

/// The receivers of external events, by the type of event and the state of the app when the event arrives.
///
/// Each event is sent to a separate application, which really calls the delegates. The matrix
/// records the method or handler that receives the event:
///
/// ```swift
/// @Test(arguments: EventMatrix.Arrival.coldAndWarm) @MainActor
/// func `no event is lost`(arrival: EventMatrix.Arrival) {
///   EventMatrix(of: PostboxDelegate.self, sceneDelegate: InboxSceneDelegate.self, arrivals: [arrival])
///     .expectNothingLost()
/// }
/// ```
///
/// `print(matrix)` prints all receivers. The property ``markdown`` contains them as a table, for example for a pull
/// request.
public struct EventMatrix: Sendable {
  /// The type of the app, or the class of its delegate.
  public var name: String
  /// The events with their receivers, in the order in which the events were passed to the initializer.
  public var deliveries: [Delivery]

  /// Creates a matrix by sending events to an app.
  ///
  /// - Parameters:
  ///   - app: The app; it is created again for each event.
  ///   - profile: The profile of the device.
  ///   - manifest: The manifest; nil for the manifest of the app's type.
  ///   - samples: The values of the events, such as the link.
  ///   - arrivals: The events, each with the state of the app when the event arrives.
  @MainActor public init<Declaration: App>(
    of app: @autoclosure () -> Declaration, profile: HostProfile = .tablet,
    manifest: SceneManifest? = nil, samples: MigrationReport.Samples = MigrationReport.Samples(),
    arrivals: [Arrival] = Arrival.coldAndWarm
  ) {
    self.init(of: "\(Declaration.self)", arrivals, samples) { host, services in
      AppLaunch(app(), manifest: manifest, host: host, profile: profile, services: services)
    }
  }

  /// Creates a matrix by sending events to an application that has a delegate, but no type that conforms to `App`.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - sceneDelegate: The class of the scene's delegate; nil for the class in the manifest.
  ///   - profile: The profile of the device.
  ///   - manifest: The manifest; nil for the manifest of the delegate's type.
  ///   - samples: The values of the events, such as the link.
  ///   - arrivals: The events, each with the state of the app when the event arrives.
  @MainActor public init<Delegate: ApplicationDelegate>(
    of delegate: Delegate.Type, sceneDelegate: (any ConnectedSceneDelegate.Type)? = nil,
    profile: HostProfile = .tablet, manifest: SceneManifest? = nil,
    samples: MigrationReport.Samples = MigrationReport.Samples(),
    arrivals: [Arrival] = Arrival.coldAndWarm
  ) {
    let manifest = SceneManifest(manifest ?? Delegate.manifest, sceneDelegate: sceneDelegate)
    self.init(of: "\(Delegate.self)", arrivals, samples) { host, services in
      AppLaunch(
        delegate: Delegate(), manifest: manifest, host: host, profile: profile, services: services)
    }
  }

  @MainActor private init(
    of name: String, _ arrivals: [Arrival], _ samples: MigrationReport.Samples,
    _ prepare: (any SceneHost, RuntimeServices) -> AppLaunch
  ) {
    self.name = name
    deliveries = arrivals.map { arrival in
      let launch = prepare(UnseenHost(), .repeatable())
      let run = MigrationReport.Run(arrival.scenario(samples), on: launch.application)
      return withExtendedLifetime(launch) {
        Delivery(arrival: arrival, receptions: run.receptions)
      }
    }
  }

  /// The deliveries of the events that are lost.
  public var lost: [Delivery] { deliveries.filter(\.isLost) }

  /// Fails the test if events are lost, with the reason and a remedy for each lost event.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func expectNothingLost(sourceLocation: SourceLocation = #_sourceLocation) {
    loss(at: sourceLocation)?.record()
  }

  /// Returns the issue that lists the lost events; nil if there are none.
  package func loss(at sourceLocation: SourceLocation) -> SimulatorIssue? {
    if lost.isEmpty { return nil }
    let reasons = lost.map { "\($0.arrival): \($0.reason)" }
    // If the matrix has a single event, as in a test with arguments, the message contains no count.
    let message =
      deliveries.count == 1
      ? "\(name) loses an event, \(reasons.joined())" : "\(name): \(verdict)\n" + reasons.indented
    return SimulatorIssue(message: message, severity: .error, sourceLocation: sourceLocation)
  }

  /// A sentence with the number of lost events.
  var verdict: String {
    lost.isEmpty
      ? "No event is lost."
      : "\(lost.count) of \(deliveries.count) events \(lost.count == 1 ? "is" : "are") lost."
  }
}
