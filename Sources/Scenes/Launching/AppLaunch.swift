/// An app prepared for launching: its resolved declarations and its application.
@MainActor package struct AppLaunch {
  package let application: Application
  /// All problems of the declarations, of the delegates and of reading the manifest.
  package let problems: [Problem]
  // The declarations are retained here, because the application has only a weak reference to them.
  private let declarations: (any SceneDeclarations)?

  /// Resolves the declarations of an app, and creates its application.
  ///
  /// - Parameters:
  ///   - app: The app to launch.
  ///   - manifest: The manifest; if nil, the manifest of the app's type is used.
  ///   - host: The host that shows the app's windows.
  ///   - profile: The profile of the device.
  ///   - services: The services the app uses.
  package init<Declaration: App>(
    _ app: Declaration, manifest: SceneManifest? = nil, host: any SceneHost,
    profile: HostProfile, services: RuntimeServices
  ) {
    let declarations = AppDeclarations(
      app, defaults: services.defaults, locale: services.locale)
    let resolution = declarations.resolve()
    let (delegate, delegateProblems) = declarations.delegate
    var manifest = manifest ?? Declaration.manifest
    if manifest.buildSettings == nil { manifest.buildSettings = Declaration.buildSettings }
    let others = delegateProblems + [manifest.readingProblem].compactMap(\.self)
    application = Application(
      identifier: Declaration.identifier, version: Declaration.version,
      graph: resolution.graph, contents: resolution.contents, manifest: manifest,
      delegate: delegate, host: host, profile: profile, services: services)
    if let name = InformationPropertyList.Standard.process.list.name(in: Declaration.buildSettings)
    {
      application.name = name
    }
    application.storyboards += Declaration.storyboards
    application.addURLSchemes(Declaration.urlSchemes)
    if let types = Declaration.userActivityTypes { application.addActivityTypes(types) }
    self.declarations = declarations
    problems = resolution.problems + others
    declarations.attach(application)
    declarations.report(resolution)
    for problem in others { application.report(problem) }
  }

  /// Creates an application that has a delegate but no declared scenes.
  ///
  /// If the manifest can't be read, the application has the same life cycle as with a manifest that can be read.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate.
  ///   - manifest: The manifest. If nil, the manifest of the delegate's type is used or, if the type declares none, the
  ///     manifest of the Info.plist found for the program.
  ///   - standard: The Info.plist found for the program.
  ///   - host: The host that shows the windows.
  ///   - profile: The profile of the device.
  ///   - services: The services the application uses.
  package init<Delegate: ApplicationDelegate>(
    delegate: Delegate, manifest: SceneManifest? = nil,
    standard: InformationPropertyList.Standard = .process, host: any SceneHost,
    profile: HostProfile, services: RuntimeServices
  ) {
    var manifest = manifest ?? Delegate.manifest
    if manifest == nil, standard.list.sceneManifest != nil || standard.problem != nil {
      manifest = SceneManifest(standard)
    }
    let found = [manifest?.readingProblem].compactMap(\.self)
    let identifier = AppIdentifier.of(Delegate.self)
    if manifest?.buildSettings == nil {
      manifest?.buildSettings = BuildSettings(of: Delegate.self, bundleIdentifier: identifier)
    }
    application = Application(
      identifier: identifier, version: standard.list.version, graph: SceneGraph(),
      contents: ContentFactories(), manifest: manifest, delegate: delegate, host: host,
      profile: profile, services: services)
    let settings = BuildSettings(of: Delegate.self, bundleIdentifier: identifier)
    if let name = standard.list.name(in: settings) { application.name = name }
    declarations = nil
    problems = found
    for problem in found { application.report(problem) }
  }

  /// Records a problem as soon as a scene has the modifier `backgroundTask(_:action:)`, because no host requests the
  /// work.
  ///
  /// The method is called only for a program that a person uses on a screen. A test requests the work itself. The run
  /// of a script or a recording records no problem, because its trace has to be the same as in a test.
  func reportBackgroundWork() {
    (declarations as? any BackgroundDeclarations)?.reportBackgroundWork()
  }

  /// Whether the application can launch.
  ///
  /// An application with declared scenes can launch if one of them can open at launch. An application without declared
  /// scenes can always launch. If the value is false, the program ends.
  package var canLaunch: Bool {
    declarations == nil
      || !application.graph.scenesAtLaunch(supportingMultipleScenes: true).isEmpty
  }
}

extension InformationPropertyList {
  /// Returns the name of the app with its variables expanded; nil if there is no name, or if a
  /// variable is unknown.
  fileprivate func name(in settings: BuildSettings) -> String? {
    name.map(settings.expanding).flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
  }
}
