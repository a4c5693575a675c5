import SceneRuntime

/// Findings on the methods of application delegates; only methods that no run calls are considered.
enum UnplayedMethods {
  /// For each replaced method of application delegates, the methods of scene delegates that can replace it.
  private static let moved: [String: [String]] = [
    "application(_:handleOpen:)": ["scene(_:openURLContexts:)"],
    "application(_:open:sourceApplication:annotation:)": ["scene(_:openURLContexts:)"],
    "application(_:performActionFor:)": [
      "windowScene(_:performActionFor:completionHandler:)", "windowScene(_:performActionFor:)",
    ],
    "application(_:didUpdate:)": ["scene(_:didUpdate:)"],
    "application(_:shouldSaveSecureApplicationState:)": ["stateRestorationActivity(for:)"],
    "application(_:shouldRestoreSecureApplicationState:)": ["stateRestorationActivity(for:)"],
    "application(_:shouldSaveApplicationState:)": ["stateRestorationActivity(for:)"],
    "application(_:shouldRestoreApplicationState:)": ["stateRestorationActivity(for:)"],
    "application(_:willEncodeRestorableStateWith:)": ["stateRestorationActivity(for:)"],
    "application(_:didDecodeRestorableStateWith:)": ["scene(_:restoreInteractionStateWith:)"],
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)": [
      "scene(_:restoreInteractionStateWith:)"
    ],
    "application(_:willChangeStatusBarOrientation:duration:)": geometry,
    "application(_:didChangeStatusBarOrientation:)": geometry,
    "application(_:willChangeStatusBarFrame:)": geometry,
    "application(_:didChangeStatusBarFrame:)": geometry,
  ]

  private static let geometry = [
    "windowScene(_:didUpdateEffectiveGeometry:)",
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
  ]

  /// The methods of application delegates that UIKit also calls in an application with scenes.
  private static let staying: Set<String> = [
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "application(_:didReceiveRemoteNotification:)",
    "application(_:performFetchWithCompletionHandler:)",
    "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    "application(_:handleEventsForBackgroundURLSession:)",
    "application(_:handlerFor:)",
    "application(_:handle:completionHandler:)",
    "application(_:supportedInterfaceOrientationsFor:)",
    "application(_:shouldAllowExtensionPointIdentifier:)",
    "application(_:handleWatchKitExtensionRequest:reply:)",
    "applicationSignificantTimeChange(_:)",
    "applicationProtectedDataDidBecomeAvailable(_:)",
    "applicationProtectedDataWillBecomeUnavailable(_:)",
    "applicationShouldRequestHealthAuthorization(_:)",
    "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
  ]

  /// Returns findings on the methods of an application's delegate that no run calls.
  ///
  /// - Parameters:
  ///   - evidence: The source of the delegates.
  ///   - uncertainty: The reason why a scene delegate may have a method that its source doesn't
  ///     declare; nil if there is no such reason.
  /// - Returns: The findings, and a sentence for each method that is in neither `staying` nor `moved`.
  static func findings(_ evidence: SourceEvidence, uncertainty: String?) -> (
    methods: [MethodFinding], unknown: [String]
  ) {
    let played = Set(MigrationReport.fates.map(\.callback.method))
    var methods: [MethodFinding] = []
    var unknown: [String] = []
    for declared in evidence.applicationMethods where !played.contains(declared.method.name) {
      let name = declared.method.name
      if staying.contains(name) {
        methods.append(
          MethodFinding(method: name, implementation: "implemented", fate: "is called"))
      } else if let successors = moved[name], let first = successors.first {
        methods.append(finding(declared, to: successors, first, evidence, uncertainty: uncertainty))
      } else {
        unknown.append("\(name) (\(declared.place)) isn't played")
      }
    }
    return (methods, unknown)
  }

  private static func finding(
    _ declared: SourceEvidence.Declared, to successors: [String], _ first: String,
    _ evidence: SourceEvidence, uncertainty: String?
  ) -> MethodFinding {
    let isThere = successors.contains { name in
      evidence.declarations(named: name).contains { !$0.source.doesNothing($0.method) }
    }
    var finding = MethodFinding(
      method: declared.method.name, implementation: "implemented", fate: "is never called",
      successor: first, successorImplementation: isThere ? "implemented" : "not implemented")
    // A method that asks whether to save or restore state has `should` in its name. If the method returns `true`, it
    // opts in to restoration, although its body is only a literal.
    let optsIn = declared.method.name.contains("should")
    if declared.source.doesNothing(declared.method), !(optsIn && declared.answersYes) {
      finding.implementation = "does nothing"
    } else if isThere {
      finding.verdict = .kept
    } else if first != "scene(_:openURLContexts:)" {
      // If the scene delegate doesn't have the replacement of a method for links, the method gets no verdict here. The
      // runs open links, and so determine the verdict.
      let mention = evidence.mention(of: first).map {
        "\($0) mentions \(first.prefix { $0 != "(" }), which may take its place"
      }
      finding.verdict = mention ?? uncertainty == nil ? .lost : .notJudged
      finding.reason =
        mention ?? uncertainty
        ?? "never called with scenes; move it to \(first) of a scene delegate"
    }
    return finding
  }
}

extension SourceEvidence.Declared {
  /// Whether the method's body contains the literal `true`.
  fileprivate var answersYes: Bool {
    method.body?.contains { source.text($0) == "true" } ?? false
  }
}
