package import Foundation

/// A recorded run: the inputs of an application in order, each with the trace lines that it caused.
///
/// A program writes a recording with the option `--record FILE`, and replays it with `--replay FILE`. The recording
/// contains everything on which a run depends, such as the events of the host, the times of the clock, the identifiers
/// of sessions and the stored sessions. A replay therefore gives the same trace on every host. Inputs are recorded
/// unchanged, including passwords and the secrets of links. In the trace lines, secrets are redacted.
public struct Recording: Hashable, Sendable {
  /// The version of the file format.
  public static let version = 1

  /// The identifier of the recorded application.
  public var application: String
  /// The profile of the device on which the application ran.
  public var profile: HostProfile
  /// The inputs in order, each with its effects.
  ///
  /// The first input is the start of the process.
  public var steps: [Step] = []
  /// The faults that a test injected.
  package var faults: [InjectedFault] = []

  /// Creates the recording of a run that has no inputs yet.
  package init(of application: String, profile: HostProfile, faults: [InjectedFault] = []) {
    self.application = application
    self.profile = profile
    self.faults = faults
  }

  /// An input, with the trace lines that it caused and the values that the application read during the step.
  public struct Step: Hashable, Sendable {
    /// The input with which the step begins.
    public var input: Input
    /// The number of turns that the application had run when it received the input.
    ///
    /// In each turn, the application performs the work that is queued. Inputs with equal numbers arrived together, and
    /// are handled in one turn.
    public var turn: Int
    /// The trace lines from this input to the next one, with secrets redacted and without the lines that depend on the
    /// timing of the store.
    public var lines: [String] = []
    /// The values that the application read from its services during the step.
    package var readings = Readings()

    /// Creates a step whose effects aren't recorded yet.
    package init(_ input: Input, turn: Int) {
      self.input = input
      self.turn = turn
    }
  }

  /// An input of an application during a recorded run.
  public enum Input: Hashable, Sendable {
    /// A process starts.
    ///
    /// If this isn't the first step of the recording, the previous process was killed before.
    case start
    /// The host sends an event to the application.
    case event(HostEvent)
    /// The host shows some of the rows of a lazy list.
    case rows(Rows)
  }

  /// The rows of a lazy list that a host shows.
  public struct Rows: Hashable, Codable, Sendable {
    /// The identifier of the window that contains the list.
    public var window: WindowID
    /// The identity of the list's node in the content of the window.
    public var node: Int
    /// The index of the first row that is shown, from 0.
    public var first: Int
    /// The number of rows that are shown.
    public var count: Int

    /// Creates a range of rows in a list of a window.
    package init(window: WindowID, node: Int, first: Int, count: Int) {
      self.window = window
      self.node = node
      self.first = first
      self.count = count
    }
  }

  /// The values that an application read from its services during a step.
  package struct Readings: Hashable, Codable, Sendable {
    /// The times that were read from the clock, in seconds since 2001.
    package var clock: [Double] = []
    /// The identifiers that were made for new sessions.
    package var identifiers: [SceneID] = []
    /// The contents of the store at the first launch of the run.
    package var stored = StoredSessions()
    /// The device tokens for remote notifications, or the reasons why there were none.
    package var tokens: [Token] = []

    package init() {}

    package var isEmpty: Bool { self == Readings() }
  }

  /// The device token for remote notifications, or the reason why there is none.
  package enum Token: Hashable, Codable, Sendable {
    case token(Data)
    case failure(String)
  }
}

extension Recording.Input: CustomStringConvertible {
  /// The input as one line, without the text that a person entered and without the secrets of links.
  public var description: String {
    switch self {
    case .start: "start"
    case .event(.content(let window, let event)):
      "\(HostEvent.content(window, event.withoutText))".withoutLinkValues
    case .event(let event): "\(event)".withoutLinkValues
    case .rows(let rows):
      "show rows \(rows.first + 1) to \(rows.first + rows.count) in scene \(rows.window.session)"
    }
  }
}
