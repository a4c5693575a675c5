/// A report of the delegate methods and events that an application loses when it adopts scenes.
///
/// An app that adopts scenes compiles as before, but some methods of its application delegate are
/// never called again (S20). The report finds these methods by running the app: it launches the
/// delegate without scenes and with scenes, and records the receivers of events. There is one
/// launch for the life-cycle events, and two for each external event: the event either launches the
/// application (cold), or arrives while the application runs (warm).
///
/// ```swift
/// final class AppDelegate: ApplicationDelegate {
///   func applicationDidEnterBackground(_ application: Application) {}
/// }
///
/// @Test @MainActor func `nothing is lost with scenes`() {
///   let report = MigrationReport(of: AppDelegate.self)
///   print(report)
///   #expect(report.problems.isEmpty)
/// }
/// ```
///
/// The delegate's methods are called, so their side effects occur in each launch: for example,
/// files are written and requests are sent. Each launch has its own delegate, created with
/// `init()`.
public struct MigrationReport: Hashable, Codable, Sendable {
  /// The class of the application's delegate.
  public var delegate: String
  /// The classes of the scene delegates that were created, in order of their names.
  public var sceneDelegates: [String]
  /// Every method of ``ApplicationDelegate``, in the order of its declaration.
  public var rows: [Row]
  /// The external events, each cold and warm: at launch and while the application runs.
  public var paths: [Path]
  /// The problems that only occur with scenes, such as a window without a scene.
  var complaints: [Problem]

  /// Runs a delegate without scenes and with scenes.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - manifest: The scene manifest; nil for the manifest of the delegate's type. Without a
  ///     manifest, a scene without a delegate is connected.
  ///   - profile: The device with scenes; a tablet if the profile has no scenes.
  ///   - samples: The values of the sample events.
  @MainActor public init<Delegate: ApplicationDelegate>(
    of delegate: Delegate.Type, manifest: SceneManifest? = nil, profile: HostProfile = .tablet,
    samples: Samples = Samples()
  ) {
    self.init(of: delegate, manifest: manifest, profile: profile, samples: samples, part: nil)
  }

  /// Runs a delegate, or only one part of its runs.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - manifest: The scene manifest; nil for the manifest of the delegate's type.
  ///   - profile: The device with scenes.
  ///   - samples: The values of the sample events.
  ///   - part: The only part to run; nil for all.
  @MainActor package init<Delegate: ApplicationDelegate>(
    of delegate: Delegate.Type, manifest: SceneManifest?, profile: HostProfile, samples: Samples,
    part: Part?
  ) {
    var manifest = manifest ?? Delegate.manifest
    let identifier = "\(Delegate.self)"
    if manifest?.buildSettings == nil {
      manifest?.buildSettings = BuildSettings(of: Delegate.self, bundleIdentifier: identifier)
    }
    self.init(of: "\(Delegate.self)", profile: profile, samples: samples, part: part) {
      host, profile, play in
      play(
        Application(
          identifier: identifier, graph: SceneGraph(), contents: ContentFactories(),
          manifest: manifest, delegate: Delegate(), host: host, profile: profile,
          services: .repeatable()))
    }
  }

  /// Runs applications without scenes and with scenes.
  ///
  /// - Parameters:
  ///   - delegate: The class of the applications' delegates.
  ///   - profile: The device with scenes; a tablet if the profile has no scenes.
  ///   - samples: The values of the sample events.
  ///   - part: The only part to run; nil for all.
  ///   - launching: Creates an application for a host and a device, and retains the application's
  ///     dependencies during the run.
  @MainActor package init(
    of delegate: String, profile: HostProfile, samples: Samples, part: Part? = nil,
    launching: (any SceneHost, HostProfile, (Application) -> Run) -> Run
  ) {
    let devices = (before: HostProfile.classic, scenes: profile.hasScenes ? profile : .tablet)
    func run(_ scenario: Scenario, on device: HostProfile) -> Run {
      launching(UnseenHost(), device) { application in
        // A delegate that doesn't configure scenes is also run with scenes.
        if device.hasScenes { application.parts.delegates.adoptScenes() }
        return Run(scenario, on: application)
      }
    }
    func comparison(_ scenario: Scenario) -> Comparison {
      Comparison(
        before: run(scenario, on: devices.before), withScenes: run(scenario, on: devices.scenes))
    }
    let all = Scenario(event: .launch([]), after: [.background(nil), .foreground, .quit])
    let isWhole = part == nil || part == .lifeCycle
    let life = isWhole ? comparison(all) : Comparison(before: Run(), withScenes: Run())
    let occasions = Occasion.allCases.flatMap { occasion in
      Start.allCases.compactMap { start -> (Occasion, Start, Comparison)? in
        guard part == nil || part == .event(occasion, start) else { return nil }
        return (occasion, start, comparison(occasion.scenario(start, samples)))
      }
    }
    self.init(of: delegate, life, occasions)
  }
}
