import Foundation
package import SceneHeadless
package import SceneRuntime

/// Runs a program as its command line says.
@MainActor package struct CommandLineRun {
  /// What stands for the variables in its manifest.
  let settings: BuildSettings
  /// Makes the application ready, for a host and a kind of device; each time on the same store.
  let prepare: (any SceneHost, HostProfile, RuntimeServices) -> AppLaunch

  /// The output of a run.
  let output: Output

  /// - Parameters:
  ///   - settings: What stands for the variables in its manifest.
  ///   - output: Where what people read goes.
  ///   - prepare: Makes the application ready.
  package init(
    settings: BuildSettings, output: Output = .standard,
    prepare: @escaping (any SceneHost, HostProfile, RuntimeServices) -> AppLaunch
  ) {
    self.settings = settings
    self.output = output
    self.prepare = prepare
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  /// - Returns: The exit status.
  package func callAsFunction(_ arguments: [String]) -> Int32 {
    let options: CommandLineOptions
    do {
      options = try CommandLineOptions(arguments)
    } catch {
      output.complain(lines: (error as? ScriptError)?.lines ?? ["\(error)"])
      return 65
    }
    if options.task == .showHelp {
      output.write(text: CommandLineOptions.help)
      return output.end(with: 0)
    }
    return output.end(
      with: Redaction.$isDisabled.withValue(options.showsValues) { run(options) })
  }

  private func run(_ options: CommandLineOptions) -> Int32 {
    var isAfterOption = false
    for argument in options.others {
      output.complain(
        "\(argument.withoutArgumentValue(isAfterOption)): left to the app; --help lists what the "
          + "library knows")
      isAfterOption = argument.unicodeScalars.first == "-"
    }
    let host = HeadlessHost(
      input: options.input,
      launchEvents: options.urls.map { .openURL(ExternalEvent.Link($0)) })
    // The app's code listens where it would on a device.
    var services = RuntimeServices.repeatable(notifications: .default)
    // A script says itself when memory is short, so that it gives the same trace everywhere.
    if options.input.isTerminal {
      services.observeMemoryPressure = KernelMemoryPressure.process.observe
    }
    host.output = output
    var launch = prepare(host, options.profile, services)
    host.makeApplication = { [services] in
      launch = prepare($0, options.profile, services)
      return launch.application
    }
    switch options.task {
    case .lintManifest(let file, let withApp):
      return ManifestLint(
        file: file, profile: options.profile,
        surroundings: withApp ? surroundings(launch, options.profile) : nil, output: output
      ).run()
    case .describeScenes: return describeScenes(launch)
    case .describeObjects: return describeObjects(launch, host)
    case .reportMigration: return reportMigration(launch, options)
    case .explain: return explain(options.urls, launch)
    case .run, .showHelp: return launch.run(on: host)
    }
  }

  /// The app, for a manifest to be judged by.
  private func surroundings(
    _ launch: AppLaunch, _ profile: HostProfile
  ) -> SceneManifest.Surroundings {
    let application = launch.application
    return SceneManifest.Surroundings(
      settings: settings, declaredScenes: application.graph.scenes.count { $0.kind.isReachable },
      profile: profile, storyboards: Set(application.storyboards.map(\.name)),
      connectsDelegates: true, applicationDelegate: application.delegate)
  }

  private func describeScenes(_ launch: AppLaunch) -> Int32 {
    let application = launch.application
    output.write(
      text: application.graph.description(
        of: application.identifier,
        supportingMultipleScenes: application.supportsMultipleScenes))
    // Of an application that declares none, this is all there is to say.
    output.write(lines: (application.manifest?.configurationLines ?? []).map { "  " + $0 })
    output.write(lines: launch.problems.map { "problem: \($0)" })
    return launch.problems.isEmpty ? 0 : 1
  }

  /// Prints where links would go once the launch has come to rest, and why.
  private func explain(_ urls: [URL], _ launch: AppLaunch) -> Int32 {
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
        "… stands for what is hidden here and compared all the same; --show-values shows it.\n"
    }
    output.write(text: ([head] + texts).joined(separator: "\n"))
    return withExtendedLifetime(launch) {
      explanations.contains { $0.decision == .unrouted } ? 1 : 0
    }
  }

  /// Prints who holds whom once the launch has come to rest.
  private func describeObjects(_ launch: AppLaunch, _ host: HeadlessHost) -> Int32 {
    let application = launch.application
    application.receive(.launch(host.launchEvents))
    while application.runTurn() {}
    output.write(text: application.objectTree)
    output.write(lines: application.problems.map { "problem: \($0)" })
    return withExtendedLifetime(launch) { application.problems.isEmpty ? 0 : 1 }
  }
}

extension CommandLineRun {
  /// Plays the application's delegate in both worlds, and prints what would be lost.
  private func reportMigration(_ launch: AppLaunch, _ options: CommandLineOptions) -> Int32 {
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

extension AppLaunch {
  /// Says why nothing can open at launch.
  ///
  /// - Returns: The exit status, 78.
  fileprivate func refuse(_ output: Output) -> Int32 {
    output.complain(lines: problems.map { "\($0)" })
    return 78
  }

  /// Runs the application until it ends.
  ///
  /// - Returns: The exit status: the host's, or 78 if nothing can open at launch.
  func run(on host: any SceneHost) -> Int32 {
    guard canLaunch else { return refuse(.standard) }
    // The application doesn't hold what declares its scenes.
    return withExtendedLifetime(self) { host.run(application) }
  }
}

extension String {
  /// An argument of the app's own without the value of its option, such as a password.
  ///
  /// - Parameter isAfterOption: Whether an option stands before it, whose value it may be.
  /// - Returns: The argument to print.
  fileprivate func withoutArgumentValue(_ isAfterOption: Bool) -> String {
    if Redaction.isDisabled { return withoutLinkValues }
    let scalars = unicodeScalars
    guard scalars.first == "-" else { return isAfterOption ? .hidden : withoutLinkValues }
    if let end = scalars.firstIndex(of: "=") { return String(scalars[..<end]) + "=…" }
    // The value of an option of one letter may follow it without a space.
    let isShort = scalars.dropFirst().first != "-" && scalars.count > 2
    return isShort ? String(scalars.prefix(2)) + "…" : self
  }
}
