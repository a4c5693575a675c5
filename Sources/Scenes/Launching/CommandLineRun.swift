import Foundation
package import SceneHeadless
package import SceneRuntime

/// Runs a program according to its command line.
@MainActor package struct CommandLineRun {
  /// The values of build-setting variables in the manifest.
  let settings: BuildSettings
  /// The identifier of the application, which names the folder of its state.
  let identifier: String
  /// Prepares the application for a host and a profile, with the same store each time.
  let prepare: (any SceneHost, HostProfile, RuntimeServices) -> AppLaunch

  /// The output of a run.
  let output: Output

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - settings: The values of build-setting variables in the manifest.
  ///   - identifier: The identifier of the application.
  ///   - output: The output of the run.
  ///   - prepare: Prepares the application.
  package init(
    settings: BuildSettings, identifier: String, output: Output = .standard,
    prepare: @escaping (any SceneHost, HostProfile, RuntimeServices) -> AppLaunch
  ) {
    self.settings = settings
    self.identifier = identifier
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
    if let path = options.replay { return replay(path, options) }
    if case .state(let task) = options.task {
      return StateRun(application: identifier, folder: folder(options), output: output).run(task)
    }
    let host = HeadlessHost(
      input: options.input,
      launchEvents: options.urls.map { .openURL(ExternalEvent.Link($0)) })
    // The app's observers use the default notification center, as on a device.
    var services = RuntimeServices.repeatable(store: store(options), notifications: .default)
    // A script triggers memory pressure itself and has defaults of its own, so that its trace is the same everywhere.
    if options.input.isTerminal {
      services.observeMemoryPressure = KernelMemoryPressure.process.observe
      services.defaults = .standard
    }
    host.output = output
    if let path = options.record {
      guard let recorder = recorder(to: path, profile: options.profile) else { return 74 }
      services = recorder.services(services)
      host.recorder = recorder
    }
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
    case .describeLaunch: return describeLaunch(launch, options)
    case .reportMigration: return reportMigration(launch, options)
    case .explain: return explain(options.urls, launch)
    case .run:
      if options.reportsRestoration {
        host.didLaunch = { [output] application in
          if let report = application.restorationReport { output.write(text: "\(report)") }
        }
      }
      return launch.run(on: host)
    case .state, .showHelp: return 0
    }
  }

  /// The store of a run: in files for a person at a terminal, or in the folder that is given.
  private func store(_ options: CommandLineOptions) -> any SessionStore {
    guard options.task == .run, options.stateFolder != nil || options.input.isTerminal else {
      return MemorySessionStore()
    }
    let store = FileSessionStore(folder: folder(options))
    store.beginReading()
    return store
  }

  /// The folder of the stored sessions: the one that is given, or that of the person.
  private func folder(_ options: CommandLineOptions) -> URL {
    options.stateFolder.map { URL(filePath: $0).appending(path: "sessions") }
      ?? FileSessionStore.folder(of: identifier)
  }

  /// The app's declarations and classes, for checking a manifest.
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
    // For an application without declared scenes this is the only output.
    output.write(lines: (application.manifest?.configurationLines ?? []).map { "  " + $0 })
    output.write(lines: launch.problems.map { "problem: \($0)" })
    return launch.problems.isEmpty ? 0 : 1
  }

  /// Prints the routing of links after launching, with explanations.
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

  /// Prints what a launch would restore and where links would go, without launching.
  private func describeLaunch(_ launch: AppLaunch, _ options: CommandLineOptions) -> Int32 {
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

  /// Prints the objects after launching and their ownership.
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
  /// Plays the application delegate with and without scenes, and prints the calls that would be lost.
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
  /// Prints the reason why no scene can open at launch.
  ///
  /// - Returns: The exit status, 78.
  fileprivate func refuse(_ output: Output) -> Int32 {
    output.complain(lines: problems.map { "\($0)" })
    return 78
  }

  /// Runs the application until it ends.
  ///
  /// - Returns: The exit status: the host's, or 78 if no scene can open at launch.
  func run(on host: any SceneHost) -> Int32 {
    guard canLaunch else { return refuse(.standard) }
    // The application doesn't retain its declarations.
    return withExtendedLifetime(self) { host.run(application) }
  }
}

extension String {
  /// The argument without the value of its option, which may be a password.
  ///
  /// - Parameter isAfterOption: Whether the preceding argument is an option, whose value this may be.
  /// - Returns: The argument to print.
  fileprivate func withoutArgumentValue(_ isAfterOption: Bool) -> String {
    if Redaction.isDisabled { return withoutLinkValues }
    let scalars = unicodeScalars
    guard scalars.first == "-" else { return isAfterOption ? .hidden : withoutLinkValues }
    if let end = scalars.firstIndex(of: "=") { return String(scalars[..<end]) + "=…" }
    // A one-letter option may be followed by its value without a space.
    let isShort = scalars.dropFirst().first != "-" && scalars.count > 2
    return isShort ? String(scalars.prefix(2)) + "…" : self
  }
}
