import SceneRuntime
import TestSupport

/// Plays a sequence of inputs to an application and to the reference model, and compares the two after each.
@MainActor final class Comparison {
  /// A difference between the application and the model.
  struct Difference: Hashable {
    /// The index of the last step that was played.
    var step: Int
    var expected: [String]
    var found: [String]
  }

  private let sequence: InputSequence
  private var model: SceneModel
  private let store = DelayingStore()
  private let listener: any Listener & ApplicationDelegate
  private let application: Application
  /// The lines that the listener has recorded in all steps.
  private(set) var found: [String] = []

  init(_ sequence: InputSequence) {
    self.sequence = sequence
    let app = sequence.app
    model = SceneModel(app, sequence.reactions)
    listener = app.kind == .old ? OldListener() : SceneListener()
    let services = RuntimeServices.repeatable(store: store)
    application = Application.stub(
      app.declared.map(\.description),
      manifest: app.hasManifest ? SceneManifest(supportsMultipleScenes: app.allowsSeveral) : nil,
      delegate: listener, profile: app.profile, services: services)
    listener.reactions = sequence.reactions
    listener.keepsState = app.keepsState
    listener.listen(to: application, services.notifications)
  }

  /// - Returns: The first difference; nil if there is none.
  func play() -> Difference? {
    for (index, step) in sequence.steps.enumerated() {
      perform(step.input)
      if step.isWaitedFor || index == sequence.steps.count - 1 {
        model.runTurns()
        application.runTurns()
        let expected = model.lines + [model.summary]
        let found = listener.lines + [summary]
        self.found += listener.lines
        if expected != found { return Difference(step: index, expected: expected, found: found) }
        model.lines = []
        listener.lines = []
      }
    }
    return nil
  }

  private func perform(_ input: Input) {
    switch input {
    case .event(let event): application.receive(event)
    case .request(let request):
      guard model.knows(request) else { return }
      listener.ask(request)
    case .registersForDisplays: application.registerForExternalDisplays()
    case .storeDelaysAnswers: store.delaysAnswers = true
    case .storeAnswers: store.answer()
    }
    model.perform(input)
  }

  private var summary: String {
    let sessions = application.orderedSessions
    let scenes = sessions.map { session in
      let scene = session.scene
      let delegates = listener.delegates[session.id, default: []].count { $0.object != nil }
      let isRight = application.lifeCycleMode == .application || delegates == (scene == nil ? 0 : 1)
      return "\(session.id) \(scene.map { "\($0.activationState)" } ?? "disconnected")"
        + (isRight ? "" : " with \(delegates) delegates")
    }
    let gone = listener.delegates.keys.filter { id in
      !sessions.contains { $0.id == id }
        && listener.delegates[id, default: []].contains { $0.object != nil }
    }
    let state: ConnectedScene.ActivationState =
      switch application.applicationState {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    return "\(scenes.joined(separator: ", ")); "
      + "focused \(application.focusedSession?.id ?? "none"), \(state)"
      + (application.isSwitcherOpen ? ", switcher" : "")
      + (application.isTerminated ? ", ended" : "")
      + (gone.isEmpty ? "" : ", delegates of \(gone.sorted()) are held")
      + (Set(sessions.compactMap(\.scene)) == application.connectedScenes
        ? "" : ", other scenes connected")
  }
}

extension SampleApp {
  fileprivate var profile: HostProfile {
    var profile: HostProfile =
      switch device {
      case .phone: .phone
      case .tablet: .tablet
      case .desktop: .desktop
      case .classic: .classic
      }
    if registersForDisplays { profile.externalDisplays = .registered }
    return profile
  }
}

extension SampleApp.Declared {
  fileprivate var description: SceneDescription {
    SceneDescription(
      id: id, kind: isSingle ? .window : .windowGroup,
      conditions: condition.map { ExternalEventConditions([$0]) })
  }
}

/// A store that can delay its answers.
@MainActor private final class DelayingStore: SessionStore {
  var delaysAnswers = false
  private var unanswered: [@Sendable (Problem?) -> Void] = []

  func read() -> StoredSessions { StoredSessions() }

  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    if delaysAnswers { unanswered.append(completion) } else { completion(nil) }
  }

  func answer() {
    delaysAnswers = false
    for completion in unanswered { completion(nil) }
    unanswered = []
  }
}
