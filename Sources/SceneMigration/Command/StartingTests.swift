import Foundation

/// A test suite for an app to start from: every external event, cold and warm.
struct StartingTests {
  /// The application.
  let candidate: AppCandidate

  /// The source of the suite; nil without delegates.
  var text: String? {
    let application = candidate.applicationDelegate?.name
    guard application != nil || !candidate.sceneDelegates.isEmpty else { return nil }
    let scene = candidate.sceneDelegates.first.map { ", sceneDelegate: \($0.name).self" } ?? ""
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
      /// Every external event of \(candidate.name), at launch and while it runs.
      ///
      /// Take out of the arguments what the app doesn't handle, and give the samples values that it knows.
      @Suite @MainActor struct \(Variables.identifier(candidate.name))EventTests {
        @Test(arguments: EventMatrix.Arrival.coldAndWarm)
        func `no event is lost`(arrival: EventMatrix.Arrival) {
          EventMatrix(of: \(delegate).self\(scene), arrivals: [arrival]).expectNothingLost()
        }
      }

      """
  }

  /// Writes the suite; an existing file is kept.
  ///
  /// - Parameter folder: The folder, which is created if it doesn't exist.
  /// - Returns: The path of the file.
  /// - Throws: The reason why the file can't be written.
  func write(into folder: URL) throws -> String {
    let file = folder.appending(path: "\(Variables.identifier(candidate.name))EventTests.swift")
    guard let text else { return "no tests for \(candidate.name), which has no delegate" }
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw MigrationError(
        .usage, file.path, "the file exists, and isn't overwritten", "name another folder")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
