package import Foundation

/// A recorded run: the inputs of an application in order, each with the lines of the trace that it caused.
///
/// A program writes a recording with `--record FILE`, and replays it with `--replay FILE`. The
/// recording contains everything that a run depends on: the events of the host, the clock, the
/// identifiers of sessions and the stored sessions. A replay therefore gives the same trace on
/// every host. Inputs are recorded unchanged, including passwords and secrets of links; in the
/// lines of the trace, they are redacted.
public struct Recording: Hashable, Sendable {
  /// The version of the file format.
  public static let version = 1

  /// The identifier of the recorded application.
  public var application: String
  /// The profile of the device.
  public var profile: HostProfile
  /// The inputs, in order; the first is the start of the process.
  public var steps: [Step] = []
  /// The faults that a test injected.
  package var faults: [InjectedFault] = []

  /// Creates a recording without steps.
  package init(of application: String, profile: HostProfile, faults: [InjectedFault] = []) {
    self.application = application
    self.profile = profile
    self.faults = faults
  }

  /// An input, with its effects.
  public struct Step: Hashable, Sendable {
    /// The input.
    public var input: Input
    /// The number of turns that the application had run when it received the input.
    ///
    /// Inputs with equal numbers arrived together, and are handled in one turn.
    public var turn: Int
    /// The lines of the trace up to the next input, with secrets redacted.
    public var lines: [String] = []
    /// The values that the application read from its services.
    package var readings = Readings()

    /// Creates a step without effects.
    package init(_ input: Input, turn: Int) {
      self.input = input
      self.turn = turn
    }
  }

  /// An input of an application during a recorded run.
  public enum Input: Hashable, Sendable {
    /// The process starts. In later steps, the preceding process was killed.
    case start
    /// The host sends an event.
    case event(HostEvent)
    /// The host shows some rows of a lazy list.
    case rows(Rows)
  }

  /// The rows of a lazy list that a host shows.
  public struct Rows: Hashable, Codable, Sendable {
    /// The window.
    public var window: WindowID
    /// The identity of the rows' node in the window's content.
    public var node: Int
    /// The first row.
    public var first: Int
    /// The number of rows.
    public var count: Int

    /// Creates a range of rows.
    package init(window: WindowID, node: Int, first: Int, count: Int) {
      self.window = window
      self.node = node
      self.first = first
      self.count = count
    }
  }

  /// The values that an application read from its services during a step.
  package struct Readings: Hashable, Codable, Sendable {
    /// The times, in seconds since 2001.
    package var clock: [Double] = []
    /// The identifiers of new sessions.
    package var identifiers: [SceneID] = []
    /// The contents of the store that the first launch found.
    package var stored = StoredSessions()
    /// The tokens for remote notifications.
    package var tokens: [Token] = []

    package init() {}

    package var isEmpty: Bool { self == Readings() }
  }

  /// A token for remote notifications, or the reason why there is none.
  package enum Token: Hashable, Codable, Sendable {
    case token(Data)
    case failure(String)
  }
}

extension Recording.Input: CustomStringConvertible {
  /// The input as one line, with secrets redacted.
  public var description: String {
    switch self {
    case .start: "start"
    case .event(let event): "\(event)".withoutLinkValues
    case .rows(let rows):
      "show rows \(rows.first + 1) to \(rows.first + rows.count) in scene \(rows.window.session)"
    }
  }
}
