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
  /// A line that begins with `>` is an input, with the number of turns that ran before the input. The indented lines
  /// after an input are the trace lines that the input caused. A line that begins with `=` has the values that the
  /// application read from its services.
  public var text: String {
    header.joined(separator: "\n") + "\n" + steps.flatMap(\.text).map { $0 + "\n" }.joined()
  }

  /// The first two lines of the file: the title with the version of the format, and the properties of the run.
  package var header: [String] {
    ["\(Self.title) \(Self.version)", Self.json(Header(self))]
  }

  /// The beginning of the first line, which is the same in every version of the format.
  static let title = "Scenes recording"

  /// The properties of the run, which are the second line of the file as JSON.
  struct Header: Codable {
    var application: String
    /// The name of the profile, if it is predefined.
    var profile: String?
    /// The profile itself, if it isn't predefined.
    var device: HostProfile?
    var faults: [InjectedFault]?

    init(_ recording: Recording) {
      application = recording.application
      profile = HostProfile.all.contains(recording.profile) ? recording.profile.name : nil
      device = profile == nil ? recording.profile : nil
      faults = recording.faults.isEmpty ? nil : recording.faults
    }

    /// The profile of the device: the profile in the header, or the predefined profile with the name in the header; nil
    /// if there is none.
    var found: HostProfile? { device ?? HostProfile.all.first { $0.name == profile } }
  }

  /// Returns a value as one line of JSON; an empty object if the value can't be encoded.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // In practice, encoding doesn't fail: numbers that aren't finite are written as strings, and JSON can represent all
    // other values of a recording.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension Recording.Step {
  /// The lines of the step in the file.
  var text: [String] { [head] + lines.map { "  " + $0 } + foot }

  /// The line with the input of the step.
  package var head: String {
    switch input {
    case .start: "> \(turn) start"
    case .event(let event): "> \(turn) event \(Recording.json(event))"
    case .rows(let rows): "> \(turn) rows \(Recording.json(rows))"
    }
  }

  /// The line with the values that were read during the step; empty if no value was read.
  package var foot: [String] { readings.isEmpty ? [] : ["= \(Recording.json(readings))"] }
}
