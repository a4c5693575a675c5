/// What an application's delegate does before there are scenes, and what is lost with them.
///
/// An app that adopts scenes compiles as before, and some methods of its application delegate are never
/// called again (S20). The report finds them by running: it launches the delegate in the old life cycle and
/// with scenes, once for its life and once for each thing that comes from outside, cold and warm, and writes
/// down who was told.
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
/// A delegate's methods are really called, so what they do is done, once a launch: files are written,
/// requests are sent. There are as many delegates as launches, each made with `init()`.
public struct MigrationReport: Hashable, Sendable {
  /// The class of the application's delegate.
  public var delegate: String
  /// The classes of the scenes' delegates that were made, in order of their names.
  public var sceneDelegates: [String]
  /// Every method of ``ApplicationDelegate``, in its order.
  public var rows: [Row]
  /// What comes from outside, each cold and warm.
  public var paths: [Path]
  /// What is wrong with the application where there are scenes and not before, such as a window for none.
  var complaints: [Problem]

  /// Plays a delegate in both worlds.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - manifest: What it says of its scenes; nil for what its type says. Without any, a scene without a
  ///     delegate is connected.
  ///   - profile: The device with scenes; one that has none counts as a tablet.
  ///   - samples: What is played to it.
  @MainActor public init<Delegate: ApplicationDelegate>(
    of delegate: Delegate.Type, manifest: SceneManifest? = nil, profile: HostProfile = .tablet,
    samples: Samples = Samples()
  ) {
    var manifest = manifest ?? Delegate.manifest
    let identifier = "\(Delegate.self)"
    if manifest?.buildSettings == nil {
      manifest?.buildSettings = BuildSettings(of: Delegate.self, bundleIdentifier: identifier)
    }
    self.init(of: "\(Delegate.self)", profile: profile, samples: samples) { host, profile, play in
      play(
        Application(
          identifier: identifier, graph: SceneGraph(), contents: ContentFactories(),
          manifest: manifest, delegate: Delegate(), host: host, profile: profile,
          services: .repeatable()))
    }
  }

  /// Plays applications in both worlds.
  ///
  /// - Parameters:
  ///   - delegate: The class of their delegates.
  ///   - profile: The device with scenes; one that has none counts as a tablet.
  ///   - samples: What is played to them.
  ///   - launching: Makes an application for a host and a device, and holds what it needs until it was
  ///     played.
  @MainActor package init(
    of delegate: String, profile: HostProfile, samples: Samples,
    launching: (any SceneHost, HostProfile, (Application) -> Run) -> Run
  ) {
    let devices = (before: HostProfile.classic, scenes: profile.hasScenes ? profile : .tablet)
    func run(_ scenario: Scenario, on device: HostProfile) -> Run {
      launching(UnseenHost(), device) { application in
        // A delegate that says nothing of scenes is to be seen as if it did.
        if device.hasScenes { application.lifeCycleMode = .scenes }
        return Run(scenario, on: application)
      }
    }
    func comparison(_ scenario: Scenario) -> Comparison {
      Comparison(
        before: run(scenario, on: devices.before), withScenes: run(scenario, on: devices.scenes))
    }
    let life = comparison(
      Scenario(event: .launch([]), after: [.background(nil), .foreground, .quit]))
    let occasions = Occasion.allCases.flatMap { occasion in
      Start.allCases.map { start in
        (occasion, start, comparison(occasion.scenario(start, samples)))
      }
    }
    self.init(of: delegate, life, occasions)
  }
}
