import Foundation
import SceneHeadless
import SceneRuntime

// Reports about an app. Some reports launch the app before they print.
extension CommandLineRun {
  /// Returns the properties of the app that have to agree with a manifest, such as the number of declared scenes, the
  /// storyboards and the delegate.
  func surroundings(
    _ launch: AppLaunch, _ profile: HostProfile
  ) -> SceneManifest.Surroundings {
    let application = launch.application
    return SceneManifest.Surroundings(
      settings: settings, declaredScenes: application.graph.scenes.count { $0.kind.isReachable },
      profile: profile, storyboards: Set(application.storyboards.map(\.name)),
      connectsDelegates: true, applicationDelegate: application.delegate)
  }

  func describeScenes(_ launch: AppLaunch) -> Int32 {
    let application = launch.application
    output.write(
      text: application.graph.description(
        of: application.identifier,
        supportingMultipleScenes: application.supportsMultipleScenes))
    // The manifest's configurations are listed too, because an application without declared scenes has nothing else to
    // list.
    output.write(lines: (application.manifest?.configurationLines ?? []).map { "  " + $0 })
    output.write(lines: launch.problems.map { "problem: \($0)" })
    return launch.problems.isEmpty ? 0 : 1
  }

  /// Launches the app, and explains for each link to which scene it would be routed.
  func explain(_ urls: [URL], _ launch: AppLaunch) -> Int32 {
    guard launch.canLaunch else { return launch.refuse(output) }
    let application = launch.application
    application.receive(.launch([]))
    while application.runTurn() {}
    let explanations = urls.map { application.explain(.openURL(ExternalEvent.Link($0))) }
    let texts = explanations.map { "\($0)\n" }
    var head =
      "Where each link would go in this app, one by one from how it is now; nothing is opened. + is chosen, = would do too, - doesn't fit.\n"
    if texts.contains(where: { $0.contains("…") }) {
      head +=
        "… replaces values that are hidden here and still compared; --show-values shows it.\n"
    }
    output.write(text: ([head] + texts).joined(separator: "\n"))
    return withExtendedLifetime(launch) {
      explanations.contains { $0.decision == .unrouted } ? 1 : 0
    }
  }

  /// Prints which sessions a launch would restore and where links would be routed, without
  /// launching.
  func describeLaunch(_ launch: AppLaunch, _ options: CommandLineOptions) -> Int32 {
    guard launch.canLaunch else { return launch.refuse(output) }
    let stored: StoredSessions
    do {
      stored = try FileSessionStore.stored(in: folder(options))
    } catch {
      output.complain("\(folder(options).path): \(error)")
      return 66
    }
    let application = launch.application
    let plan = application.launchPlan(for: stored)
    output.write(text: "\(plan)")
    let router = plan.router(
      graph: application.graph, supportsMultipleScenes: application.supportsMultipleScenes,
      unclaimed: options.profile.unclaimedEvents)
    for url in options.urls {
      let event = ExternalEvent.openURL(ExternalEvent.Link(url))
      output.write("\(event) -> \(router.decide(event))")
    }
    return withExtendedLifetime(launch) { plan.problems.isEmpty ? 0 : 1 }
  }

  /// Launches the app, and prints the app's objects as a tree, each object below its owner.
  func describeObjects(_ launch: AppLaunch, _ host: HeadlessHost) -> Int32 {
    let application = launch.application
    application.receive(.launch(host.launchEvents))
    while application.runTurn() {}
    output.write(text: application.objectTree)
    output.write(lines: application.problems.map { "problem: \($0)" })
    return withExtendedLifetime(launch) { application.problems.isEmpty ? 0 : 1 }
  }

  /// Runs the application's delegate with and without scenes, and prints the delegate calls that are missing with
  /// scenes.
  func reportMigration(_ launch: AppLaunch, _ options: CommandLineOptions) -> Int32 {
    guard launch.canLaunch else { return launch.refuse(output) }
    guard let delegate = launch.application.delegate else {
      output.write(
        "\(launch.application.identifier): there is no application delegate, so nothing "
          + "can be lost with scenes")
      return 0
    }
    var samples = MigrationReport.Samples(InformationPropertyList.Standard.process.list)
    samples.use(options.urls)
    let report = MigrationReport(
      of: "\(type(of: delegate))", profile: options.profile, samples: samples
    ) { host, profile, play in
      let launch = prepare(host, profile, .repeatable())
      return withExtendedLifetime(launch) { play(launch.application) }
    }
    output.write(text: "\(report)")
    return report.problems.isEmpty ? 0 : 1
  }
}
