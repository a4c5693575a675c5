import Foundation
import SceneRuntime

/// A generated test suite for an app, which tests every external event that the app handles.
struct StartingTests {
  /// The app for which the suite is generated.
  let candidate: AppCandidate
  /// The report on the app.
  ///
  /// If the report has no results, the suite has tests for all events.
  let report: AppReport
  /// Sample values for the external events that the app handles.
  let values: SampleValues

  /// The source of the suite; nil if the app has no delegate, or handles no external event.
  var text: String? {
    let application = candidate.applicationDelegate?.name
    guard application != nil || !candidate.sceneDelegates.isEmpty, !arrivals.isEmpty else {
      return nil
    }
    let scene = sceneDelegate.map { ", sceneDelegate: \($0).self" } ?? ""
    let delegate = application ?? "TestApplicationDelegate"
    let own =
      application == nil
      ? "\nprivate final class TestApplicationDelegate: ApplicationDelegate {}\n" : ""
    return """
      import Foundation
      import SceneRuntime
      import ScenesTesting
      import Testing

      @testable import \(candidate.module)
      \(own)
      /// The external events that \(candidate.name.escaped) handles, at launch and while it runs.
      ///
      /// The module \(candidate.module) is the app's delegates and the code that they use, built with the
      /// module alias UIKit=UIKitNames. Give the samples values that the app knows, and add the events
      /// that the app is to handle.
      @Suite @MainActor struct \(Variables.identifier(candidate.name))EventTests {
        private static var samples: MigrationReport.Samples {
      \(samples.map { "    \($0)" }.joined(separator: "\n"))
        }

        @Test(arguments: [
      \(arrivals.map { "    \($0)" }.joined(separator: "\n"))
        ])
        func `no event is lost`(arrival: EventMatrix.Arrival) {
          EventMatrix(
            of: \(delegate).self\(scene),
            samples: Self.samples, arrivals: [arrival]
          ).expectNothingLost()
        }
      }

      """
  }

  /// The name of the delegate of the app's window scenes, to which the generated `EventMatrix` sends
  /// the events; nil if the app has no scene delegate.
  private var sceneDelegate: String? {
    let named = candidate.namedDelegates.filter { $0.place.contains("WindowScene") }
      .compactMap { $0.name.split(separator: ".").last.map(String.init) }
    let all = candidate.sceneDelegates.map(\.name)
    return named.first(where: all.contains) ?? all.first { $0 == "SceneDelegate" } ?? all.first
  }

  private var samples: [String] {
    var lines: [String] = []
    if let scheme = values.scheme {
      lines.append("samples.use([\"\(scheme)://sample\"].compactMap { URL(string: $0) })")
    }
    if let type = values.activityType {
      lines.append("samples.activityType = \(Self.literal(type))")
    }
    if let type = values.shortcutType {
      lines.append("samples.shortcutType = \(Self.literal(type))")
    }
    guard !lines.isEmpty else { return ["MigrationReport.Samples()"] }
    return ["var samples = MigrationReport.Samples()"] + lines + ["return samples"]
  }

  /// Returns text as a Swift string literal; the text may come from an Info.plist and contain any characters.
  private static func literal(_ text: String) -> String {
    let marks: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\"]
    return "\"\(text.unicodeScalars.map { marks[$0] ?? String($0) }.joined().escaped)\""
  }

  /// The lines of source that list the event arrivals to test.
  ///
  /// An arrival is an external event together with its start: the event launches the app, or it arrives while the app
  /// runs. Unless the report's verdict on the event is `kept`, a comment at the end of the line states the verdict.
  private var arrivals: [String] {
    guard !report.events.isEmpty else {
      return MigrationReport.Occasion.allCases.flatMap { occasion in
        MigrationReport.Start.allCases.map { "EventMatrix.Arrival(.\(occasion), .\($0))," }
      }
    }
    return report.events.compactMap { event in
      guard event.verdict != .unhandled,
        let occasion = MigrationReport.Occasion(rawValue: event.event),
        let start = MigrationReport.Start(rawValue: event.start)
      else { return nil }
      let note = event.verdict == .kept ? "" : "  // \(event.verdict.rawValue)"
      return "EventMatrix.Arrival(.\(occasion), .\(start)),\(note)"
    }
  }

  /// Writes the suite into a new file.
  ///
  /// - Parameter folder: The folder for the suite, which is created if it doesn't exist.
  /// - Returns: The line to print: the path of the file, or the reason why no file was written.
  /// - Throws: An error if a file with the same name exists, or if the file can't be written.
  func write(into folder: URL) throws -> String {
    let file = folder.appending(path: "\(Variables.identifier(candidate.name))EventTests.swift")
    guard let text else {
      return "no tests for \(candidate.name), which has no delegate that handles an event"
    }
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw MigrationError(
        .usage, file.path, "the file exists, and isn't overwritten", "name another folder")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return "wrote \(file.path)"
  }
}
