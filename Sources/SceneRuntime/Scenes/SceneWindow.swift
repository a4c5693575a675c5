import Synchronization

/// A window of a scene: it holds content, and the host shows it.
///
/// Content declared in an app gets its window from the runtime. A scene delegate that builds its
/// own content makes one when its scene connects:
///
/// ```swift
/// let window = SceneWindow(windowScene: windowScene)
/// window.content = HostingContent(rootView: ReadingView())
/// window.makeKeyAndVisible()
/// ```
@MainActor open class SceneWindow {
  /// By what the window is known to the application and its host.
  public nonisolated let id: ID
  /// The scene it belongs to, which holds it; nil once the scene is gone.
  public private(set) weak var windowScene: WindowScene?
  /// Whether the host shows it while its scene is on screen.
  public private(set) var isVisible = false
  /// The title its content asks for; nil for the scene's.
  public var title: String? {
    didSet { if title != oldValue, !isUpdating { setNeedsUpdate() } }
  }
  /// What a person is doing in the window, as content says; current while its scene has the focus.
  ///
  /// Of several windows of a scene that say something the key window counts, else the first.
  public var userActivity: UserActivity? {
    didSet {
      if userActivity !== oldValue { activityDidChange() }
    }
  }
  /// What it shows; content that is replaced is unmounted at once.
  public var content: (any WindowContent)? {
    didSet {
      guard content !== oldValue else { return }
      if let oldValue { unmount(oldValue) }
      isPresented = false
      isRefused = false
      setNeedsUpdate()
    }
  }

  /// The external events its content asks for; those of all windows of a scene count together (S85).
  public var handledExternalEvents = HandledExternalEvents() {
    didSet {
      if handledExternalEvents != oldValue { windowScene?.handledExternalEventsDidChange() }
    }
  }

  /// How it leaves the screen; to be asked by the host when the window is withdrawn (S63).
  public internal(set) var dismissalAnimation = WindowScene.DismissalAnimation.standard

  /// Whether `content` is being updated, after which the host is told anyway.
  var isUpdating = false
  /// Whether `content` has been mounted.
  var isMounted = false
  /// Whether the host was given the window with its present content.
  var isPresented = false
  /// Whether the present content can't be shown, which was reported.
  var isRefused = false
  /// Whether the host was given the window at all, and has to let go of it.
  var isKnownToHost = false
  /// Whether it was made key before it belonged to a scene.
  private var isMadeKey = false
  /// Whether the content comes from the scene's declaration.
  var isDeclared = false
  /// Whether it was made for the storyboard of the scene's configuration.
  var isFromStoryboard = false

  /// Whether it was made before there was an application it could be a window of.
  var isEarly: Bool { id.session.isEmpty }

  private nonisolated let queue: TurnQueue?
  /// Whether it stands in the queue already.
  private nonisolated let isMarked = Atomic(false)

  /// Makes a window of a scene that is connecting or connected.
  ///
  /// It has no content and isn't shown before ``makeKeyAndVisible()``. A window made for a scene that
  /// has disconnected shows nothing, ever, and is a recorded problem.
  ///
  /// - Parameter windowScene: The scene, which holds the window from now on.
  public init(windowScene: WindowScene) {
    let session = windowScene.session
    id = session.makeWindowID()
    guard !windowScene.isDisconnected else {
      queue = nil
      session.application?.report(.windowTooLate(session))
      return
    }
    queue = session.application?.queue
    self.windowScene = windowScene
    windowScene.windows.append(self)
    session.application?.add(self)
  }

  /// Makes the application's window in the old life cycle, in which there are no scenes.
  ///
  /// To be made while the application launches; it is shown once it was made key and visible. One that is
  /// made with the delegate itself comes too early, and is shown nowhere. So is one where there are scenes;
  /// both are recorded problems.
  public init() {
    let application = Application.current
    let session = application?.firstSession
    id = session?.makeWindowID() ?? ID(session: "", number: 0)
    queue = application?.queue
    if let scene = session?.scene as? WindowScene, application?.lifeCycleMode == .application {
      attach(to: scene)
    } else {
      application?.objects.keepLoose(self)
      if application?.lifeCycleMode == .scenes { application?.reportLooseWindows() }
    }
  }

  /// Makes it a window of a scene.
  func attach(to scene: WindowScene) {
    windowScene = scene
    scene.windows.append(self)
    scene.session.application?.add(self)
    setNeedsUpdate()
    if isMadeKey { makeKey() }
    if userActivity != nil { activityDidChange() }
  }

  private func activityDidChange() {
    guard let session = windowScene?.session else { return }
    userActivity?.belong(to: session)
    session.application?.activityDidChange(of: self)
  }

  public typealias ID = WindowID

  /// Whether it is the key window of its scene.
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// What the title bar shows: the content's title, else the scene's.
  public var effectiveTitle: String { title ?? windowScene?.title ?? "" }

  /// Whether the host doesn't show it; true until it is shown for the first time.
  ///
  /// A window that is hidden keeps its content, leaves the screen at the end of the turn, and isn't the
  /// key window any more. One that is shown again doesn't become it by that.
  public var isHidden: Bool {
    get { !isVisible }
    set {
      guard newValue == isVisible else { return }
      isVisible = !newValue
      if newValue, isKeyWindow { windowScene?.keyWindow = nil }
      if newValue { isMadeKey = false }
      setNeedsUpdate()
    }
  }

  /// Makes it the key window of its scene, without showing it.
  public func makeKey() {
    let previous = windowScene?.keyWindow
    isMadeKey = windowScene == nil
    windowScene?.keyWindow = self
    // Both may look otherwise than before.
    previous?.setNeedsUpdate()
    setNeedsUpdate()
  }

  /// Shows the window and makes it the key window of its scene.
  public func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Asks for a turn in which the content is brought up to date; may be called from any thread.
  public nonisolated func setNeedsUpdate() {
    if !isMarked.exchange(true, ordering: .relaxed) { queue?.setNeedsUpdate(id) }
  }

  /// Has the next call for an update count; to be called before the update.
  func beginUpdate() {
    isMarked.store(false, ordering: .relaxed)
  }

  /// Mounts the content.
  ///
  /// - Returns: False if another window shows it.
  func mount(_ content: any WindowContent) -> Bool {
    if isMounted { return true }
    guard let application = windowScene?.session.application,
      application.objects.show(content, in: id)
    else { return false }
    isMounted = true
    content.mount(in: self)
    return true
  }

  private func unmount(_ content: any WindowContent) {
    guard isMounted else { return }
    isMounted = false
    windowScene?.session.application?.objects.hide(content)
    content.unmount()
  }

  /// Takes the content away and leaves the scene.
  func close() {
    if let content { unmount(content) }
    isVisible = false
    if isKeyWindow { windowScene?.keyWindow = nil }
    userActivity = nil
    windowScene = nil
  }
}

extension Problem {
  fileprivate static func windowTooLate(_ session: SceneSession) -> Problem {
    Problem(
      at: "scene \(session.id)", "a window was made after it disconnected, and shows nothing",
      remedy: "make windows in scene(_:willConnectTo:options:), or while the scene is connected")
  }
}
