/// An app made ready to run: its declarations resolved, and the application they are for.
@MainActor package struct AppLaunch {
  package let application: Application
  /// Everything that is wrong with the declarations.
  package let problems: [Problem]
  // Held here, because the application doesn't hold what declares its scenes.
  private let declarations: (any SceneDeclarations)?

  /// - Parameters:
  ///   - app: The app.
  ///   - manifest: What it says of its scenes; nil for what its type says.
  ///   - host: What shows its windows.
  ///   - profile: What kind of device it is shown on.
  ///   - services: What it reaches of the world outside.
  package init<Declaration: App>(
    _ app: Declaration, manifest: SceneManifest? = nil, host: any SceneHost,
    profile: HostProfile, services: RuntimeServices
  ) {
    let declarations = AppDeclarations(app)
    let resolution = declarations.resolve()
    let (delegate, delegateProblems) = declarations.delegate
    var manifest = manifest ?? Declaration.manifest
    if manifest.buildSettings == nil { manifest.buildSettings = Declaration.buildSettings }
    let others = delegateProblems + [manifest.readingProblem].compactMap(\.self)
    application = Application(
      identifier: Declaration.identifier, graph: resolution.graph,
      contents: resolution.contents, manifest: manifest,
      delegate: delegate, host: host, profile: profile, services: services)
    application.storyboards += Declaration.storyboards
    application.addURLSchemes(Declaration.urlSchemes)
    self.declarations = declarations
    problems = resolution.problems + others
    declarations.attach(application)
    declarations.report(resolution)
    for problem in others { application.report(problem) }
  }

  /// An application of a delegate alone, which declares nothing.
  ///
  /// A manifest that can't be read is one all the same, so the application has scenes.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - manifest: What it says of its scenes; nil for what its type says, or what is found beside the
  ///     program.
  ///   - standard: What is found beside the program.
  ///   - host: What shows its windows.
  ///   - profile: What kind of device it is shown on.
  ///   - services: What it reaches of the world outside.
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
      identifier: identifier, graph: SceneGraph(), contents: ContentFactories(),
      manifest: manifest, delegate: delegate, host: host, profile: profile, services: services)
    declarations = nil
    problems = found
    for problem in found { application.report(problem) }
  }

  /// Whether anything opens at launch; if not, the program ends.
  package var canLaunch: Bool {
    declarations == nil
      || !application.graph.scenesAtLaunch(supportingMultipleScenes: true).isEmpty
  }
}

extension App {
  /// What stands for the variables in its manifest.
  static var buildSettings: BuildSettings {
    BuildSettings(of: Self.self, bundleIdentifier: identifier)
  }
}
