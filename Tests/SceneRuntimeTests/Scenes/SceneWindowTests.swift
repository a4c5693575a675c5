import Checking
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Windows that delegates make, also wrongly.
@MainActor struct SceneWindowTests {
  /// A delegate that makes windows as a test says.
  private final class Building: ConnectedSceneDelegate {
    static var build: (@MainActor (WindowScene) -> Void)?

    required init() {}

    func scene(
      _ scene: ConnectedScene, willConnectTo session: SceneSession,
      options connectionOptions: ConnectionOptions
    ) {
      guard let scene = scene as? WindowScene else { return }
      Self.build?(scene)
    }
  }

  private let host = StubHost()

  private func launch(
    sceneClass: AnyClass? = nil, _ build: @escaping @MainActor (WindowScene) -> Void = { _ in }
  ) -> Application {
    Building.build = build
    defer { Building.build = nil }
    let application = Application.stub(
      manifest: SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .windowApplication: [
            .init(sceneClass: sceneClass, delegateClass: Building.self)
          ]
        ]), host: host)
    application.handle(.launch([]))
    return application
  }

  private func windows(_ application: Application) -> [SceneWindow] {
    (application.orderedSessions.first?.scene as? WindowScene)?.windows ?? []
  }

  @Test func `a window whose content is taken away disappears, and comes back with other`() {
    let application = launch { scene in
      let window = SceneWindow(windowScene: scene)
      window.content = StubContent()
      window.makeKeyAndVisible()
    }
    expectEqual(host.windows.count, 1)
    windows(application)[0].content = nil
    application.runTurns()
    expectEqual(host.windows, [])
    windows(application)[0].content = StubContent()
    application.runTurns()
    expectEqual(host.windows.count, 1)
    expectEqual(application.problems, [])
  }

  @Test func `content the host refuses takes the old picture away, and is reported once`() {
    let application = launch()
    host.shows = { _ in false }
    windows(application)[0].content = StubContent()
    for _ in 1...3 {
      windows(application)[0].setNeedsUpdate()
      application.runTurns()
    }
    expectEqual(host.windows, [])
    expectEqual(application.trace.entries.count { $0.line.contains("can't show content") }, 1)
  }

  @Test func `content that replaces itself during its update is shown in the next turn`() {
    let (old, new) = (StubContent(), StubContent())
    var shown: [Bool] = []
    let application = launch()
    let window = windows(application)[0]
    host.shows = {
      shown.append($0.isMounted && $0.content === new)
      return true
    }
    old.onUpdate = { window.content = new }
    window.content = old
    application.runTurns()
    expectEqual(shown, [true])
    expectEqual(old.log, ["mount", "update", "unmount"])
    expectEqual(new.log, ["mount", "update", "effects"])
    // Content that the host shows already is replaced alike.
    host.shows = {
      shown.append($0.isMounted && $0.content === old)
      return true
    }
    host.updates = []
    new.onUpdate = { window.content = old }
    old.onUpdate = {}
    window.setNeedsUpdate()
    application.runTurns()
    expectEqual(shown, [true, true])
    expectEqual(host.updates, [])
  }

  @Test func `content that is replaced when it is mounted is not updated`() {
    /// Content that has its window show other content.
    final class Yielding: WindowContent {
      var log: [String] = []
      let other = StubContent()

      func mount(in window: SceneWindow) {
        log.append("mount")
        window.content = other
      }

      func update() { log.append("update") }
      func runEffects() { log.append("effects") }
      func receive(_ event: ContentEvent) -> Problem? { nil }
      func deliver(_ event: ExternalEvent) -> Bool { false }
      func unmount() { log.append("unmount") }
    }
    let content = Yielding()
    let application = Application.stub(host: host) { _ in content }
    application.handle(.launch([]))
    expectEqual(content.log, ["mount", "unmount"])
    expectEqual(content.other.log, ["mount", "update", "effects"])
    expectEqual(host.windows.count, 1)
  }

  @Test func `S67: conditions that a scene class sets in its initialiser apply`() {
    final class Claiming: WindowScene {
      required init(session: SceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
          TargetPredicate(equalTo: "message/42")
      }
    }
    let application = launch(sceneClass: Claiming.self)
    expectEqual(
      application.orderedSessions.map(\.conditions.prefers),
      [TargetPredicate(equalTo: "message/42")])
  }

  @Test func `content is shown by one window only`() {
    let content = StubContent()
    let application = launch { scene in
      for _ in 1...2 {
        let window = SceneWindow(windowScene: scene)
        window.content = content
        window.makeKeyAndVisible()
      }
    }
    expectEqual(application.problems.map(\.code), [.sharedContent])
    expectEqual(content.log, ["mount", "update", "effects"])
    expectEqual(host.windows.map(\.number), [1])
    let second = windows(application)[1]
    windows(application)[0].content = nil
    second.content = nil
    second.content = content
    application.runTurns()
    expectEqual(host.windows.map(\.number), [2])
  }

  @Test func `a window that isn't made visible is reported`() {
    let application = launch { scene in
      SceneWindow(windowScene: scene).content = StubContent()
    }
    expectEqual(application.problems.map(\.code), [.noVisibleWindow])
    windows(application)[0].makeKeyAndVisible()
    application.runTurns()
    expectEqual(host.windows.count, 1)
  }

  @Test func `a window made for a scene that is gone is reported and shows nothing`() throws {
    let application = launch()
    let scene = try #require(application.orderedSessions.first?.scene as? WindowScene)
    application.handle(.background(nil), .memoryPressure)
    let window = SceneWindow(windowScene: scene)
    window.content = StubContent()
    window.makeKeyAndVisible()
    application.runTurns()
    #expect(host.windows.isEmpty && scene.windows.isEmpty)
    expectEqual(application.problems.map(\.code), [.windowAfterDisconnection])
  }

  @Test func `a scene class makes windows in its initialiser`() {
    final class Ready: WindowScene {
      required init(session: SceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        let window = SceneWindow(windowScene: self)
        window.content = StubContent()
        window.makeKeyAndVisible()
      }
    }
    let application = launch(sceneClass: Ready.self)
    expectEqual(host.windows.count, 1)
    expectEqual(application.problems, [])
  }

  @Test func `a scene class without windows connects, and declared content is missed`() {
    final class Plain: ConnectedScene {}
    let application = launch(sceneClass: Plain.self)
    expectEqual(application.connectedScenes.count, 1)
    expectEqual(application.problems.map(\.code), [.contentWithoutWindowScene])
  }

  @Test func `a scene class without windows connects, is traced, and shows nothing`() {
    final class Plain: ConnectedScene {}
    let application = Application.stub(
      [],
      manifest: SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .windowApplication: [.init(sceneClass: Plain.self, delegateClass: Building.self)]
        ]), host: host)
    application.handle(.launch([]), .background(nil))
    expectEqual(
      application.lines.filter { $0.hasPrefix("scene 1") },
      [
        "scene 1 configurationForConnecting", "scene 1 willConnectTo",
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive",
        "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground", "scene 1 snapshot",
      ])
    #expect(application.connectedScenes.first is Plain)
    expectEqual(host.windows, [])
    expectEqual(application.problems, [])
  }

  @Test func `S37: a scene that disconnects has no delegate, whoever holds the scene`() throws {
    let application = launch()
    let scene = try #require(application.orderedSessions.first?.scene)
    #expect(scene.delegate != nil)
    application.handle(.background(nil), .memoryPressure)
    #expect(scene.delegate == nil)
  }

  @Test func `windows learn when the focus leaves them and comes to them`() {
    let application = launch()
    application.handle(.newWindow)
    host.updates = []
    application.handle(.focus("1"))
    expectEqual(host.updates.map(\.session), ["1", "2"])
  }

  @Test func `a window learns that the focus comes to it from a window that is closed`() {
    let application = launch()
    application.handle(.newWindow, .newWindow)
    host.updates = []
    application.handle(.close("3"))
    expectEqual(application.focusedSession?.id, "2")
    expectEqual(host.updates.map(\.session), ["2"])
    host.updates = []
    application.handle(.close("1"))
    expectEqual(host.updates, [])
  }

  @Test func `a window that is hidden leaves the screen, and comes back with what it showed`()
    throws
  {
    let content = StubContent()
    let application = launch { scene in
      let window = SceneWindow(windowScene: scene)
      #expect(window.isHidden)
      window.content = content
      window.makeKeyAndVisible()
    }
    let window = windows(application)[0]
    #expect(!window.isHidden && window.isKeyWindow)
    window.isHidden = true
    #expect(!window.isKeyWindow && window.windowScene?.keyWindow == nil)
    application.runTurns()
    expectEqual(host.windows, [])
    expectEqual(host.departures.count, 1)
    // Nothing is drawn of an invisible window.
    content.log = []
    window.setNeedsUpdate()
    application.runTurns()
    expectEqual(content.log, ["effects"])
    window.isHidden = false
    application.runTurns()
    expectEqual(host.windows, [window.id])
    expectEqual(content.log, ["effects", "update", "effects"])
    #expect(!window.isKeyWindow)
    expectEqual(application.problems, [])
  }

  @Test func `a window that was hidden ends with its content when the app releases it`() throws {
    let content = StubContent()
    let application = launch()
    let scene = try #require(application.orderedSessions.first?.scene as? WindowScene)
    var window: SceneWindow? = SceneWindow(windowScene: scene)
    window?.content = content
    window?.isHidden = false
    application.runTurns()
    weak let released = window
    window?.isHidden = true
    application.runTurns()
    #expect(scene.windows.last === window && host.windows.count == 1)
    window = nil
    #expect(released == nil && scene.windows.count == 1)
    expectEqual(content.log.last, "unmount")
    // The content can be shown by another window.
    let other = SceneWindow(windowScene: scene)
    other.content = content
    other.isHidden = false
    application.runTurns()
    #expect(host.windows.count == 2 && application.problems.isEmpty)
  }

  @Test func `a window without its scene leaves the screen, and can get a scene again`() throws {
    let content = StubContent()
    let application = launch()
    let window = windows(application)[0]
    let scene = try #require(window.windowScene)
    window.content = content
    application.runTurns()
    let id = window.id
    window.windowScene = nil
    #expect(host.windows.isEmpty && scene.windows.isEmpty && scene.keyWindow == nil)
    #expect(content.log.last == "unmount" && window.id.session.isEmpty)
    application.runTurns()
    window.windowScene = scene
    window.makeKey()
    application.runTurns()
    #expect(host.windows == [window.id] && window.id != id && window.isKeyWindow)
    expectEqual(application.problems, [])
  }

  @Test func `a window may be key without being shown, and another takes that from it`() {
    let application = launch { scene in
      for _ in 1...2 {
        let window = SceneWindow(windowScene: scene)
        window.content = StubContent()
        window.makeKeyAndVisible()
      }
    }
    let windows = windows(application)
    expectEqual(windows.map(\.isKeyWindow), [false, true])
    host.updates = []
    windows[0].makeKey()
    application.runTurns()
    expectEqual(windows.map(\.isKeyWindow), [true, false])
    expectEqual(host.updates, windows.map(\.id))
    // Hiding a window that isn't the key window doesn't change the key window.
    windows[1].isHidden = true
    #expect(windows[0].isKeyWindow)
    windows[1].makeKey()
    #expect(windows[1].isKeyWindow && windows[1].isHidden)
  }

  // MARK: - No window

  /// Returns the remedies of the problems that the events cause, or that the launch causes if there are none.
  private func remedies(
    _ configurations: [SceneSession.Role: [SceneManifest.Configuration]]?,
    profile: HostProfile = .tablet, _ events: HostEvent...
  ) -> [String] {
    let application = Application.stub(
      [],
      manifest: configurations.map {
        SceneManifest(supportsMultipleScenes: true, configurations: $0)
      }, profile: profile)
    application.handle(.launch([]))
    let count = application.problems.count
    for event in events { application.handle(event) }
    return application.problems.dropFirst(events.isEmpty ? 0 : count).map(\.remedy)
  }

  @Test func `a window that isn't there is asked for where it can be made`() {
    expectEqual(
      remedies([:]),
      [
        "create a window in the scene delegate's scene(_:willConnectTo:options:), or declare a scene "
          + "in the app"
      ])
    expectEqual(
      remedies([:], profile: .classic),
      [
        "create a window with SceneWindow() in application(_:didFinishLaunchingWithOptions:)"
      ])
    expectEqual(
      remedies([:], .attachDisplay("Wall")),
      [
        "add a configuration of role UIWindowSceneSessionRoleExternalDisplayNonInteractive with a "
          + "delegate to the manifest"
      ])
    expectEqual(
      remedies(
        [.windowExternalDisplayNonInteractive: [.init(delegateClass: Building.self)]],
        .attachDisplay("Wall")),
      [
        "create a window in the scene delegate's scene(_:willConnectTo:options:)"
      ])
  }

  @Test func `S35: a missing delegate class is the only problem`() {
    let missing = remedies([.windowApplication: [.init(delegateClassName: "Nobody")]])
    expectEqual(missing, ["name a class that isn't private, as Module.Class"])
    let unusable = remedies([.windowApplication: [.init(delegateClass: StubContent.self)]])
    expectEqual(unusable, ["name a class of that type"])
  }

  @Test func `S67: conditions that scenes share apply to each until it gets others`() throws {
    let application = launch()
    application.handle(.newWindow)
    let scenes = application.orderedSessions.compactMap(\.scene)
    try #require(scenes.count == 2)
    let shared = scenes[0].activationConditions
    scenes[1].activationConditions = shared
    let (first, second) = (TargetPredicate(equalTo: "a"), TargetPredicate(equalTo: "b"))
    shared.prefersToActivateForTargetContentIdentifierPredicate = first
    expectEqual(scenes.map(\.session.conditions.prefers), [first, first])
    scenes[0].activationConditions = SceneActivationConditions()
    shared.prefersToActivateForTargetContentIdentifierPredicate = second
    expectEqual(scenes.map(\.session.conditions.prefers), [nil, second])
  }
}
