import Foundation
package import SceneHeadless
package import SceneRuntime
import SceneTerminal

/// A run of a program according to its command line.
@MainActor package struct CommandLineRun {
  /// The values that replace variables, such as `$(PRODUCT_MODULE_NAME)`, in the manifest.
  let settings: BuildSettings
  /// The identifier of the application; the folder with the application's sessions has the same name.
  let identifier: String
  /// A closure that prepares the application for a host, a profile of a device, and services.
  let prepare: (any SceneHost, HostProfile, RuntimeServices) -> AppLaunch

  /// The standard output and standard error of the run.
  let output: Output

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - settings: The values that replace variables in the manifest.
  ///   - identifier: The identifier of the application.
  ///   - output: The standard output and standard error of the run.
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
    if options.task == .resetTerminal {
      output.write(TerminalHost.resetTerminal())
      return 0
    }
    if let path = options.replay { return replay(path, options) }
    if case .state(let task) = options.task {
      return StateRun(application: identifier, folder: folder(options), output: output).run(task)
    }
    var options = options
    // If the windows aren't drawn on the terminal's screen, or if the command line gives the picture a size, the app is
    // launched without input, and the picture shows the windows after the launch.
    if options.picture != nil, options.input.isTerminal,
      options.pictureSize != nil || !usesScreen(options)
    {
      options.input = .file("/dev/null")
    }
    let host = HeadlessHost(
      input: options.input,
      launchEvents: options.urls.map { .openURL(ExternalEvent.Link($0)) })
    // The app's observers use the default notification center, as on a device.
    var services = RuntimeServices.repeatable(store: store(options), notifications: .default)
    // A script triggers memory pressure itself, and has separate defaults and a separate clock, so
    // that its trace is the same everywhere. A person's run at a terminal uses the real services:
    // activities expire, and the log has the time of day.
    if options.input.isTerminal {
      services.now = { Date() }
      services.clock = .system
      services.observeMemoryPressure = KernelMemoryPressure.process.observe
      services.defaults = .standard
    }
    if let defaults = defaults(options) { services.defaults = defaults }
    host.output = output
    host.picture = Workspace.picture
    host.followTerminalLayout()
    if usesScreen(options) {
      let terminal = TerminalHost(launchEvents: host.launchEvents, color: options.color)
      if options.reportsRestoration { terminal.didLaunch = reportRestoration }
      return run(prepare(terminal, options.profile, services), on: terminal, options)
    }
    if let path = options.record {
      guard let recorder = recorder(to: path, profile: options.profile) else { return 74 }
      services = recorder.services(services)
      host.recorder = recorder
    }
    let timeline = options.timelinePicture.map { _ in TimelineRecorder() }
    var launch = prepare(host, options.profile, services)
    timeline?.follow(launch.application)
    host.makeApplication = { [services] in
      launch = prepare($0, options.profile, services)
      timeline?.follow(launch.application)
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
      if options.reportsRestoration { host.didLaunch = reportRestoration }
      let status = launch.run(on: host)
      let written = drawPictures(
        of: launch.application, host, timeline, options, isFailed: status != 0)
      return status == 0 ? written : status
    case .drawGraph: return drawGraph(launch, options)
    case .state, .showHelp, .resetTerminal: return 0
    }
  }

  /// Returns whether the windows are drawn on the screen of a person's terminal.
  private func usesScreen(_ options: CommandLineOptions) -> Bool {
    options.task == .run && options.input.isTerminal && !options.isPlain && options.record == nil
      && isatty(STDOUT_FILENO) == 1 && TerminalHost.isAvailable()
  }

  private func reportRestoration(of application: Application) {
    guard var report = application.restorationReport else { return }
    // The report is printed without its problems, because the trace of the launch contains the same problems.
    let count = report.problems.count
    report.problems = []
    output.write(text: "\(report)")
    if count > 0 {
      output.write("\(count == 1 ? "1 problem" : "\(count) problems"), in the trace above")
    }
  }

  /// Returns the store of the sessions: files for a run at a terminal or with a given folder, otherwise memory.
  private func store(_ options: CommandLineOptions) -> any SessionStore {
    guard options.task == .run, options.stateFolder != nil || options.input.isTerminal else {
      return MemorySessionStore()
    }
    let store = FileSessionStore(folder: folder(options))
    store.beginReading()
    return store
  }

  /// Returns the user defaults of a run with a given folder for the app's state; nil for other runs.
  private func defaults(_ options: CommandLineOptions) -> FileDefaults? {
    guard options.task == .run, let folder = options.stateFolder else { return nil }
    let defaults = FileDefaults(URL(filePath: folder).appending(path: "defaults.plist"))
    if let damage = defaults?.damage { output.complain(damage) }
    return defaults
  }

  /// Returns the folder of the stored sessions: the subfolder `sessions` of the folder that the options name or,
  /// without such an option, the user's folder for the app.
  func folder(_ options: CommandLineOptions) -> URL {
    options.stateFolder.map { URL(filePath: $0).appending(path: "sessions") }
      ?? FileSessionStore.folder(of: identifier)
  }
}

extension AppLaunch {
  /// Prints the reason why no scene can open at launch.
  ///
  /// - Returns: The exit status, 78.
  func refuse(_ output: Output) -> Int32 {
    output.complain(lines: problems.map { "\($0)" })
    return 78
  }

  /// Runs the application until it ends.
  ///
  /// - Returns: The exit status of the host, or 78 if no scene can open at launch.
  func run(on host: any SceneHost) -> Int32 {
    guard canLaunch else { return refuse(.standard) }
    if !(host is HeadlessHost) { reportBackgroundWork() }
    // The application has only a weak reference to its declarations, so they are retained until the
    // end.
    return withExtendedLifetime(self) { host.run(application) }
  }
}

extension String {
  /// Returns the argument without the value of an option, because the value may be a password.
  ///
  /// - Parameter isAfterOption: Whether the preceding argument is an option. If so, this argument
  ///   may be the option's value.
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
