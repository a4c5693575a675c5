/// A report on the delegate methods and external events that an app loses when it adopts scenes.
///
/// An app that adopts scenes compiles as before, but some methods of its application delegate are never called again
/// (S20). The report finds these methods by running the app without scenes and with scenes, and recording the receivers
/// of events. Both without scenes and with scenes, there is one run for the life-cycle events, and there are two runs
/// for each kind of external event. In the first of these two, the event launches the application (cold). In the
/// second, the event arrives while the application is running (warm).
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
/// The methods of the delegates are called, so their side effects occur in each run: for example, files are written and
/// requests are sent. Each run has its own application delegate, created with `init()`.
public struct MigrationReport: Hashable, Codable, Sendable {
  /// The name of the class of the application's delegate.
  public var delegate: String
  /// The names of the classes of the scene delegates that were created, in alphabetical order.
  public var sceneDelegates: [String]
  /// The results for all methods of ``ApplicationDelegate``, in the order of the methods' declarations.
  public var rows: [Row]
  /// The receivers of each kind of external event, cold and warm: at launch and while the application is running.
  public var paths: [Path]
  /// The problems that only occur with scenes, such as a window without a scene.
  var complaints: [Problem]

  /// Creates a report by running applications with a delegate of a class, without scenes and with scenes.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - manifest: The scene manifest of the app; nil for the manifest that `delegate` declares. If `delegate` declares
  ///     none either, a scene has a delegate only if the application's delegate returns a configuration with a delegate
  ///     class.
  ///   - profile: The device for the runs with scenes. If applications on the device have no scenes, a tablet is used.
  ///   - samples: The values of the external events.
  @MainActor public init<Delegate: ApplicationDelegate>(
    of delegate: Delegate.Type, manifest: SceneManifest? = nil, profile: HostProfile = .tablet,
    samples: Samples = Samples()
  ) {
    self.init(of: delegate, manifest: manifest, profile: profile, samples: samples, part: nil)
  }

  /// Creates a report by running applications with a delegate of a class; performs all runs, or one part of the runs.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - manifest: The scene manifest of the app; nil for the manifest that `delegate` declares.
  ///   - profile: The device for the runs with scenes. If applications on the device have no scenes, a tablet is used.
  ///   - samples: The values of the external events.
  ///   - part: The only part to run; nil to run all parts.
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

  /// Creates a report by running applications that a closure creates, without scenes and with scenes.
  ///
  /// - Parameters:
  ///   - delegate: The name of the application delegate's class.
  ///   - profile: The device for the runs with scenes. If applications on the device have no scenes, a tablet is used.
  ///   - samples: The values of the external events.
  ///   - part: The only part to run; nil to run all parts.
  ///   - launching: A closure that creates an application for a host and a device, passes the application to its third
  ///     argument, which runs the application, and returns the result. During the run, the closure retains the objects
  ///     that the application needs.
  @MainActor package init(
    of delegate: String, profile: HostProfile, samples: Samples, part: Part? = nil,
    launching: (any SceneHost, HostProfile, (Application) -> Run) -> Run
  ) {
    let devices = (before: HostProfile.classic, scenes: profile.hasScenes ? profile : .tablet)
    func run(_ scenario: Scenario, on device: HostProfile) -> Run {
      launching(UnseenHost(), device) { application in
        // In the runs with scenes, the application has scenes even if its delegate doesn't configure scenes.
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
