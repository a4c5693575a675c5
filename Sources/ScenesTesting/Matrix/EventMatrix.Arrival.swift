public import Scenes
public import Testing

extension EventMatrix {
  /// An external event with the state in which it finds the app, such as "link, cold".
  public struct Arrival: Hashable, Sendable {
    /// The kind of event.
    public var occasion: MigrationReport.Occasion
    /// The state of the app when the event arrives.
    public var start: Start

    /// Creates an arrival of a kind of event.
    ///
    /// - Parameters:
    ///   - occasion: The kind of event.
    ///   - start: The state of the app when the event arrives.
    public init(_ occasion: MigrationReport.Occasion, _ start: Start) {
      self.occasion = occasion
      self.start = start
    }

    /// Every kind of event, for an app that isn't running and for one that is.
    public static let coldAndWarm = all(starts: [.cold, .warm])

    /// Returns the arrivals of some kinds of events in some states.
    ///
    /// - Parameters:
    ///   - occasions: The kinds of events.
    ///   - starts: The states of the app.
    /// - Returns: Every combination, by kind of event.
    public static func all(
      _ occasions: [MigrationReport.Occasion] = MigrationReport.Occasion.allCases,
      starts: [Start] = Start.allCases
    ) -> [Arrival] {
      occasions.flatMap { occasion in starts.map { Arrival(occasion, $0) } }
    }
  }

  /// A state of an app in which an external event finds it.
  public enum Start: String, CaseIterable, Sendable {
    /// The app isn't running and is launched for the event.
    case cold
    /// The app is running, with a scene on screen.
    case warm
    /// The app is running, with its scene in the background.
    case background
    /// The app is running, with its scene disconnected and the session kept.
    case disconnected
  }
}

extension EventMatrix.Arrival: CaseIterable {
  /// Every kind of event in every state.
  public static let allCases = all()
}

extension EventMatrix.Arrival: CustomStringConvertible, CustomTestStringConvertible {
  /// The arrival as text, such as `link, cold`.
  public var description: String { "\(occasion.rawValue), \(start.rawValue)" }

  /// The arrival as text, by which a test names its argument.
  public var testDescription: String { description }
}

extension EventMatrix.Arrival {
  /// Whether losing the event loses content, unlike an announcement.
  var mustBeHandled: Bool {
    switch occasion {
    case .handoff, .handoffFailure: false
    case .link, .webLink, .activity, .handoffArrival, .shortcut, .notification, .share: true
    }
  }

  /// Returns the events to play.
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
