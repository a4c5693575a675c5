import Foundation

extension Recording {
  /// The recording as the text of a file.
  ///
  /// ```
  /// Scenes recording 1
  /// {"application":"postbox","profile":"tablet"}
  /// > 0 start
  /// > 0 event {"launch":{"_0":[]}}
  ///   launch
  ///   -> new scene of "inbox" (first scene)
  ///   …
  /// = {"clock":[[1,9]],"identifiers":["1"]}
  /// ```
  ///
  /// A line with `>` is an input, with the number of turns before the input. Indented lines are the
  /// trace. A line with `=` has the values that the application read from its services.
  public var text: String {
    header.joined(separator: "\n") + "\n" + steps.flatMap(\.text).map { $0 + "\n" }.joined()
  }

  /// The first lines of the file.
  package var header: [String] {
    ["\(Self.title) \(Self.version)", Self.json(Header(self))]
  }

  /// The beginning of the first line, the same in every version of the format.
  static let title = "Scenes recording"

  /// The second line of the file.
  struct Header: Codable {
    var application: String
    /// The name of a predefined profile.
    var profile: String?
    /// A profile that isn't predefined.
    var device: HostProfile?
    var faults: [InjectedFault]?

    init(_ recording: Recording) {
      application = recording.application
      profile = HostProfile.all.contains(recording.profile) ? recording.profile.name : nil
      device = profile == nil ? recording.profile : nil
      faults = recording.faults.isEmpty ? nil : recording.faults
    }

    /// The profile; nil if no predefined profile has the name.
    var found: HostProfile? { device ?? HostProfile.all.first { $0.name == profile } }
  }

  /// Returns a value as one line of JSON; an empty object if the value can't be encoded.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // The fallback is never used in a run, because the values of a run were read from JSON or property
    // lists, or consist of values that can be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension Recording.Step {
  /// The lines of the step.
  var text: [String] { [head] + lines.map { "  " + $0 } + foot }

  /// The line of the input.
  package var head: String {
    switch input {
    case .start: "> \(turn) start"
    case .event(let event): "> \(turn) event \(Recording.json(event))"
    case .rows(let rows): "> \(turn) rows \(Recording.json(rows))"
    }
  }

  /// The line of the values that were read; none if there are no values.
  package var foot: [String] { readings.isEmpty ? [] : ["= \(Recording.json(readings))"] }
}
