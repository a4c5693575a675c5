public import Scenes

extension EventMatrix {
  /// An arrival of an event, with the methods and handlers that the event reached.
  public struct Delivery: Hashable, Sendable {
    /// The event, and the state of the app when the event arrives.
    public var arrival: Arrival
    /// The methods, properties and handlers that the event reached, in order, each with the outcome.
    public var receptions: [MigrationReport.Reception]

    /// Whether a method, a handler or an observer handled the event, or the app read a property with the event.
    public var isHandled: Bool { receptions.contains(where: \.isTaken) }

    /// Whether the event is lost, because nothing handled the event.
    ///
    /// The announcement of an activity, and the report that an announced activity failed to arrive, have no content and
    /// are never lost. An event in launch options is never lost either, because reading launch options can't be
    /// observed.
    public var isLost: Bool {
      arrival.mustBeHandled && !isHandled && !receptions.contains { $0.outcome == .possible }
    }
  }
}

extension EventMatrix.Delivery: CustomStringConvertible {
  /// The event with the receivers, such as `link, warm: taken by scene(_:openURLContexts:)`.
  public var description: String {
    if receptions.isEmpty { return "\(arrival): \(untaken), not delivered" }
    return "\(arrival): "
      + receptions.map { "\(word($0)) \(joint($0)) \($0.receiver)" }.joined(separator: "; ")
  }

  /// The reason why the event is lost, with a remedy.
  var reason: String {
    guard let reception = receptions.first else {
      return "no scene is chosen for it; declare a scene that handles it"
    }
    return "\(reception.reason); \(reception.remedy)"
  }

  /// Returns the outcome of a reception in one to three words.
  func word(_ reception: MigrationReport.Reception) -> String {
    switch reception.outcome {
    case .taken: "taken"
    case .possible: "can be read"
    case .ignored, .noMethod, .noDelegate: untaken
    }
  }

  /// The outcome, in words, of an event that nothing handles.
  var untaken: String { isLost ? "LOST" : "not taken" }

  private func joint(_ reception: MigrationReport.Reception) -> String {
    switch reception.outcome {
    case .taken: "by"
    case .possible, .ignored: "in"
    case .noMethod, .noDelegate: "without"
    }
  }
}
