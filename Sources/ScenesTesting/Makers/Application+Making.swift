public import Scenes

extension Application {
  /// Creates an application for a test that calls a delegate directly.
  ///
  /// The application isn't launched, opens no scene, shows nothing and stores nothing. To run an
  /// app in a test, use ``/ScenesTesting/AppSimulator``.
  ///
  /// ```swift
  /// @Test @MainActor func `an inbox has a delegate`() {
  ///   let delegate = PostboxDelegate()
  ///   let application = Application(delegate: delegate)
  ///   let configuration = delegate.application(
  ///     application, configurationForConnecting: SceneSession(in: application),
  ///     options: ConnectionOptions())
  ///   #expect(configuration.role == .windowApplication)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The delegate to test; nil for none.
  ///   - profile: The profile of the device.
  ///   - manifest: The manifest from which configurations are read.
  public convenience init(
    delegate: (any ApplicationDelegate)? = nil, profile: HostProfile = .tablet,
    manifest: SceneManifest? = nil
  ) {
    self.init(making: delegate, manifest: manifest, profile: profile)
  }

  /// Performs work as if in a turn of the application, and runs the turns that the work causes.
  ///
  /// In a turn, the application performs the work that is in its queue. A configuration can find the manifest only
  /// during a turn, and a window without a scene can find the application only during a turn.
  ///
  /// - Parameter work: The work, such as calls of a delegate.
  /// - Returns: The result of the work.
  /// - Throws: The error that the work throws; it is thrown after the turns.
  public func performInTurn<Result>(_ work: () throws -> Result) rethrows -> Result {
    try perform(asInTurn: work)
  }
}
