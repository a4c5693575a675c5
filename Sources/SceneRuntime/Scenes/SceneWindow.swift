public import Foundation
import Synchronization

/// A window of a scene, with content that the host shows.
///
/// The runtime creates windows for content declared in an app. A scene delegate that creates its own content
/// creates a window when its scene connects:
///
/// ```swift
/// let window = SceneWindow(windowScene: windowScene)
/// window.content = HostingContent(rootView: ReadingView())
/// window.makeKeyAndVisible()
/// ```
@MainActor open class SceneWindow: _WindowEvents {
  /// The scene of the window, which retains it; nil after the scene disconnects.
  ///
  /// In an application with scenes, a window that was created without one is shown after its scene is set, which has
  /// to happen in the turn that creates it. A window keeps its scene until nil is set, which takes it from the screen
  /// and out of the scene; then it can get another.
  open var windowScene: WindowScene? {
    get { scene }
    set {
      if newValue == nil { return detach() }
      guard let newValue, scene == nil, id.session.isEmpty, !newValue.isDisconnected else { return }
      newValue.session.parts.windows.releaseLoose(self)
      attach(to: newValue)
    }
  }
  /// Whether the host shows the window while its scene is on screen.
  public private(set) var isVisible = false
  /// The title requested by the content; nil to use the scene's title.
  public var title: String? {
    didSet { if title != oldValue, !isUpdating { setNeedsUpdate() } }
  }
  /// Whether the window shows a document with changes that its file doesn't have.
  package var isDocumentEdited = false {
    didSet { if isDocumentEdited != oldValue, !isUpdating { setNeedsUpdate() } }
  }
  /// The user activity set by the window's content; current while its scene has the focus.
  ///
  /// If several windows of a scene have one, that of the key window is used, otherwise the first.
  public var userActivity: UserActivity? {
    didSet {
      if userActivity !== oldValue { activityDidChange() }
    }
  }
  /// The questions of the window's content before its scene is closed, in the order of asking; empty if closing loses nothing.
  package var closureQuestions: [ClosureQuestion] = []
  /// The content of the window; replaced content is unmounted immediately.
  public var content: (any WindowContent)? {
    didSet {
      guard content !== oldValue else { return }
      unmount()
      isPresented = false
      isRefused = false
      setNeedsUpdate()
    }
  }

  /// The external events its content accepts, combined with those of the scene's other windows (S85).
  public var handledExternalEvents = HandledExternalEvents.none {
    didSet {
      if handledExternalEvents != oldValue { windowScene?.handledExternalEventsDidChange() }
    }
  }

  /// The animation for removing the window, which the host reads when it withdraws the window (S63).
  public internal(set) var dismissalAnimation = WindowScene.DismissalAnimation.standard

  /// Whether `content` is being updated, after which the host is notified in any case.
  private var isUpdating = false
  /// The content since it was mounted, which ends with the window at the latest.
  private var mounted: MountedContent?
  /// Whether `content` has been mounted.
  var isMounted: Bool { mounted != nil }
  /// The frame that the window was created with, for names modules.
  package private(set) var requestedFrame: CGRect?
  /// Whether the host presents the window with its current content.
  var isPresented = false
  /// Whether the current content can't be shown, which was reported.
  var isRefused = false
  /// Whether the host presents the window, with current or earlier content, and has to withdraw it.
  var isKnownToHost = false
  /// Whether the window was made key before it had a scene.
  private var isMadeKey = false
  /// The place where its content is declared.
  var origin = Origin.app

  /// The places where the content of a window is declared.
  enum Origin {
    /// The app's code, which created the window.
    case app
    /// The declaration of the scene.
    case declaration
    /// The storyboard of the scene's configuration.
    case storyboard
  }

  /// Whether the window was created before the application existed, and has no scene.
  var isEarly: Bool { hasNoApplication && scene == nil }
  private var hasNoApplication = false

  private var scene: WindowScene?
  /// The place of the window, set once: for a window that is created without a scene, when it gets one.
  private nonisolated let place: Mutex<Place>
  /// Whether an update is already queued.
  private nonisolated let isMarked = Atomic(false)

  /// Creates a window for a scene that is connecting or connected.
  ///
  /// It has no content, and is hidden until ``makeKeyAndVisible()`` is called or ``isHidden`` is set. A window created for a
  /// disconnected scene is never shown, and is recorded as a problem.
  ///
  /// - Parameter windowScene: The scene, which retains the window.
  public init(windowScene: WindowScene) {
    place = Mutex(Place(in: windowScene))
    super.init()
    guard !windowScene.isDisconnected else {
      windowScene.session.parts.report(.windowAfterDisconnection(of: windowScene.session.id))
      return
    }
    scene = windowScene
    windowScene.list.append(self)
  }

  /// Creates a window without a scene: the window of an application without scenes, or one whose
  /// ``windowScene`` is set next.
  ///
  /// Create it in a method of a delegate; it is shown after it is made key and visible. A window created together
  /// with the application's delegate is too early, and is never shown. Neither is one that has no scene at the end of
  /// the turn in an application with scenes. Both are recorded as problems. A window created outside of a turn, such
  /// as in a task, has no application until its scene is set.
  public override convenience init() {
    self.init(frame: .zero)
    requestedFrame = nil
  }

  /// Creates a window as ``init()`` does, with a frame that is kept without effect.
  ///
  /// - Parameter frame: The frame in points; the host gives the window its place and size.
  public init(frame: CGRect) {
    place = Mutex(Place())
    requestedFrame = frame
    super.init()
    guard let parts = Application.current?.parts else {
      hasNoApplication = true
      return
    }
    if parts.delegates.mode == .application, let scene = parts.sessions.first.scene as? WindowScene
    {
      attach(to: scene)
    } else {
      parts.windows.keepLoose(self)
    }
  }

  /// Adds the window to a scene.
  func attach(to scene: WindowScene) {
    place.withLock { $0 = Place(in: scene) }
    self.scene = scene
    scene.list.append(self)
    setNeedsUpdate()
    if isMadeKey { makeKey() }
    if userActivity != nil { activityDidChange() }
  }

  /// Takes the window from the screen and out of its scene; the app keeps it with its content.
  private func detach() {
    guard let scene else { return }
    scene.session.parts.windows.withdraw(self)
    unmount()
    isPresented = false
    if isKeyWindow { changeKey(of: scene, to: nil) }
    scene.list.remove(self)
    scene.session.parts.activity.remove(id)
    leaveScene()
    place.withLock { $0 = Place() }
    // An update that another application never made would keep it from requesting one in its next scene.
    isMarked.store(false, ordering: .relaxed)
  }

  private func activityDidChange() {
    guard let session = windowScene?.session else { return }
    userActivity?.belong(to: session)
    session.parts.activity.activityDidChange(of: self)
  }

  /// The type of a window's identifier.
  public typealias ID = WindowID

  /// The identifier of the window for the application and its host; without a session until it has a scene.
  public nonisolated var id: ID { place.withLock { $0.id } }

  /// The position in the order of updates: by the creation of the sessions, then of the windows.
  nonisolated var order: (session: Int, window: Int) {
    place.withLock { ($0.ordinal, $0.id.number) }
  }

  /// Whether the window is the key window of its scene.
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// The title shown in the title bar: the content's title, else the scene's.
  ///
  /// A document with changes that its file doesn't have is marked.
  public var effectiveTitle: String {
    let title = title ?? windowScene?.title ?? ""
    return isDocumentEdited ? "\(title) — Edited" : title
  }

  /// Whether the window is hidden; true until it is shown for the first time.
  ///
  /// A hidden window keeps its content, is removed from the screen at the end of the turn, and is no longer
  /// the key window. Showing it again doesn't make it key. The scene doesn't retain a window that was hidden.
  open var isHidden: Bool {
    get { !isVisible }
    set {
      guard newValue == isVisible else { return }
      isVisible = !newValue
      if newValue, isKeyWindow, let scene { changeKey(of: scene, to: nil) }
      if newValue { isMadeKey = false }
      scene?.list.retain(self, isVisible)
      if isMounted { content?.windowDidChangeVisibility(isVisible) }
      setNeedsUpdate()
    }
  }

  /// Whether the window can become the key window of its scene; the default is true.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window of its scene, without showing it.
  open func makeKey() {
    guard canBecomeKey else { return }
    isMadeKey = scene == nil
    if let scene { changeKey(of: scene, to: self) }
    setNeedsUpdate()
  }

  /// Tells the window that it became the key window of its scene; the default does nothing.
  open func becomeKey() {}

  /// Tells the window that it is no longer the key window of its scene; the default does nothing.
  open func resignKey() {}

  private func changeKey(of scene: WindowScene, to window: SceneWindow?) {
    let previous = scene.keyWindow
    guard previous !== window else { return }
    scene.keyWindow = window
    // The appearance of both windows may change.
    if window != nil { previous?.setNeedsUpdate() }
    previous?.resignKey()
    window?.becomeKey()
  }

  /// Shows the window and makes it the key window of its scene.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Requests an update of the content in the next turn; can be called from any thread.
  public nonisolated func setNeedsUpdate() {
    // A window without a scene has no queue, and is marked when it gets one.
    place.withLock({ $0.queue })?.setNeedsUpdate(self)
  }

  /// Marks the window for the next update.
  ///
  /// - Returns: False if it is marked.
  nonisolated func mark() -> Bool {
    !isMarked.exchange(true, ordering: .releasing)
  }

  /// The result of an update.
  enum Update {
    /// No update: the window has no scene, or its content was replaced and unmounted during the update.
    case dropped
    /// The window shows nothing.
    case hidden
    /// Another window shows the content.
    case refused(in: WindowScene)
    /// The content is up to date.
    case shown(any WindowContent, in: WindowScene)
  }

  /// Mounts the content if necessary, and updates it; requests made meanwhile apply to the next update.
  func update() -> Update {
    // A thread that changed a value and found the window marked relies on this update to see the value.
    _ = isMarked.exchange(false, ordering: .acquiring)
    guard let scene else { return .dropped }
    if !isVisible { isPresented = false }
    guard isVisible, let content, !isRefused else { return .hidden }
    guard isMounted || mount(content, of: scene) else { return .refused(in: scene) }
    guard self.content === content else { return .dropped }
    isUpdating = true
    content.update()
    isUpdating = false
    // Content that was replaced during its update is followed by the new content in the next turn.
    guard self.content === content else { return .dropped }
    if isKeyWindow { scene.session.titleDidChange(effectiveTitle) }
    return .shown(content, in: scene)
  }

  /// Mounts the content.
  ///
  /// - Returns: False if another window shows it.
  private func mount(_ content: any WindowContent, of scene: WindowScene) -> Bool {
    mounted = MountedContent(content, among: scene.session.parts.windows.contents)
    if mounted == nil { return false }
    content.mount(in: self)
    return true
  }

  private func unmount() {
    let ending = mounted
    mounted = nil
    ending?.end()
  }

  /// Unmounts the content and removes the window from its scene.
  func close() {
    unmount()
    isVisible = false
    if isKeyWindow { scene?.keyWindow = nil }
    userActivity = nil
    leaveScene()
  }

  /// Ends the reference to its scene, with which the scene and the window hold each other.
  func leaveScene() {
    scene = nil
  }
}
