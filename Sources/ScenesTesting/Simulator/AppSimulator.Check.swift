import Scenes

extension AppSimulator {
  /// A check that a simulator makes besides the expectations of the test.
  ///
  /// ```swift
  /// @Test @MainActor func `a second window opens`() async {
  ///   let simulator = await AppSimulator(Postbox(), checks: [.strict])
  ///   await simulator.newWindow()
  ///   simulator.expect(windows: 2)
  /// }
  /// ```
  public enum Check: Hashable, Sendable {
    /// Guesses fail: sets of scenes iterate in an order that depends on a seed, and reading a window of no
    /// particular scene fails while several scenes are in the foreground.
    case strict(seed: UInt64)
    /// Every effect has to be expected: lines of the trace, and calls that a delegate's own method received.
    ///
    /// Effects of an act that aren't expected until the next act, or until the simulator is released, fail the
    /// test. The message is the code of the missing expectations.
    case exhaustive

    /// Guesses fail, with a random seed, which every failure prints.
    public static var strict: Check { .strict(seed: .random(in: 1...999_999)) }

    var seed: UInt64? { if case .strict(let seed) = self { seed } else { nil } }
  }

  /// Prepares an application that isn't launched yet for the checks.
  func check(_ application: Application) {
    guard seed != nil else { return }
    application.onGlobalRead { [unowned self] in failGlobalRead(of: $0) }
  }

  /// Fails the test because a window of no particular scene is read.
  private func failGlobalRead(of name: String) {
    let scenes = sessions.filter { $0.scene?.activationState.isForeground == true }.map(\.id)
    let reader = ReadingCode.current
    let place = reader.map { " at \($0.fileID):\($0.line)" } ?? ""
    let message =
      "\(name) is read\(place) while scenes \(scenes.joined(separator: ", ")) are in the foreground, each of which may "
      + "have a key window; use the window of a scene, such as view.window, or windowScene.keyWindow"
      + (reader == nil ? "; the code that reads it isn't known without debug information" : "")
    // The order of scenes, which depends on the seed, plays no part.
    recorder(
      SimulatorIssue(message: message, severity: .error, sourceLocation: reader ?? lastAct))
  }
}
