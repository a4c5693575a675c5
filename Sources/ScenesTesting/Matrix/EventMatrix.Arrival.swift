public import Scenes
public import Testing

extension EventMatrix {
  /// An external event together with the state of the app when the event arrives, such as "link,
  /// cold".
  public struct Arrival: Hashable, Sendable {
    /// The type of event.
    public var occasion: MigrationReport.Occasion
    /// The state of the app when the event arrives.
    public var start: Start

    /// Creates an arrival of an event.
    ///
    /// - Parameters:
    ///   - occasion: The type of event.
    ///   - start: The state of the app when the event arrives.
    public init(_ occasion: MigrationReport.Occasion, _ start: Start) {
      self.occasion = occasion
      self.start = start
    }

    /// Every type of event, both for an app that isn't running and for an app that is running.
    public static let coldAndWarm = all(starts: [.cold, .warm])

    /// Returns the arrivals of some types of events in some states.
    ///
    /// - Parameters:
    ///   - occasions: The types of events.
    ///   - starts: The states of the app when an event arrives.
    /// - Returns: Every combination, ordered by type of event.
    public static func all(
      _ occasions: [MigrationReport.Occasion] = MigrationReport.Occasion.allCases,
      starts: [Start] = Start.allCases
    ) -> [Arrival] {
      occasions.flatMap { occasion in starts.map { Arrival(occasion, $0) } }
    }
  }

  /// A state of the app when an external event arrives.
  public enum Start: String, CaseIterable, Sendable {
    /// The app isn't running and is launched for the event.
    case cold
    /// The app is running, with a scene on screen.
    case warm
    /// The app is running, with its scene in the background.
    case background
    /// The app is running. Its scene was disconnected, and the scene's session is still open.
    case disconnected
  }
}

extension EventMatrix.Arrival: CaseIterable {
  /// Every type of event in every state.
  public static let allCases = all()
}

extension EventMatrix.Arrival: CustomStringConvertible, CustomTestStringConvertible {
  /// The arrival as text, such as `link, cold`.
  public var description: String { "\(occasion.rawValue), \(start.rawValue)" }

  /// The arrival as text, which names a test's argument.
  public var testDescription: String { description }
}

extension EventMatrix.Arrival {
  /// Whether the event has content that is lost if nothing handles the event.
  ///
  /// The announcement of an activity, and the report that an announced activity failed to arrive, have no content.
  var mustBeHandled: Bool {
    switch occasion {
    case .handoff, .handoffFailure: false
    case .link, .webLink, .activity, .handoffArrival, .shortcut, .notification, .share: true
    }
  }

  /// Returns a scenario in which the app reaches the state `start`, and then receives an event of the type `occasion`.
  func scenario(_ samples: MigrationReport.Samples) -> MigrationReport.Scenario {
    var scenario = occasion.scenario(start == .cold ? .cold : .warm, samples)
    let afterLaunch: [HostEvent] =
      switch start {
      case .cold, .warm: []
      case .background: [.background(nil)]
      case .disconnected: [.background(nil), .memoryPressure]
      }
    scenario.before.insert(contentsOf: afterLaunch, at: min(1, scenario.before.count))
    return scenario
  }
}
