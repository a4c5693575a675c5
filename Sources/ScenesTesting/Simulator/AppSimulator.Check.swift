import Scenes

extension AppSimulator {
  /// A check that a simulator makes in addition to the expectations of the test.
  ///
  /// ```swift
  /// @Test @MainActor func `a second window opens`() async {
  ///   let simulator = await AppSimulator(Postbox(), checks: [.strict])
  ///   await simulator.newWindow()
  ///   simulator.expect(windows: 2)
  /// }
  /// ```
  public enum Check: Hashable, Sendable {
    /// The simulator looks for code that works only while the app has a single scene.
    ///
    /// Sets of scenes iterate in an order that depends on a seed. With different seeds, code that uses the first scene
    /// of a set can therefore get different scenes. While several scenes are in the foreground, the test fails if code
    /// reads a window, such as the application's key window, without naming the window's scene.
    case strict(seed: UInt64)
    /// The test has to expect every effect: lines of the trace, and calls that a delegate's own method received.
    ///
    /// The test fails if it doesn't expect the effects of an act before the next act, or before the simulator is
    /// released. The message of the failure contains the code of the missing expectations.
    case exhaustive

    /// The check ``strict(seed:)`` with a random seed.
    ///
    /// The messages of failed acts and expectations contain the seed.
    public static var strict: Check { .strict(seed: .random(in: 1...999_999)) }

    var seed: UInt64? { if case .strict(let seed) = self { seed } else { nil } }
  }

  /// Prepares an application for the strict check, before the launch.
  ///
  /// The method has no effect if the test doesn't request this check.
  func check(_ application: Application) {
    guard seed != nil else { return }
    application.onGlobalRead { [unowned self] in failGlobalRead(of: $0) }
  }

  /// Fails the test because code reads a window without naming the window's scene.
  private func failGlobalRead(of name: String) {
    let scenes = sessions.filter { $0.scene?.activationState.isForeground == true }.map(\.id)
    let reader = ReadingCode.current
    let place = reader.map { " at \($0.fileID):\($0.line)" } ?? ""
    let message =
      "\(name) is read\(place) while scenes \(scenes.joined(separator: ", ")) are in the foreground, each of which may "
      + "have a key window; use the window of a scene, such as view.window, or windowScene.keyWindow"
      + (reader == nil ? "; the code that reads it isn't known without debug information" : "")
    // The issue is reported without the seed, because the issue doesn't depend on the order of
    // scenes.
    recorder(
      SimulatorIssue(message: message, severity: .error, sourceLocation: reader ?? lastAct))
  }
}
