public import Foundation

#if !THREAD_SANITIZER
import Synchronization
#endif

/// A window of a scene, with content that the host shows.
///
/// The library creates windows for content declared in an app. A scene delegate that creates its
/// own content creates a window when its scene connects:
///
/// ```swift
/// let window = SceneWindow(windowScene: windowScene)
/// window.content = HostingContent(rootView: ReadingView())
/// window.makeKeyAndVisible()
/// ```
@MainActor open class SceneWindow: _WindowEvents {
  /// The scene of the window; nil for a window without a scene, and after the scene disconnects.
  ///
  /// The window retains the scene. The scene retains the window until the window is hidden.
  ///
  /// In an application with scenes, a window that was created without a scene is shown only after this property is set.
  /// If the window was created in a turn, the property has to be set before the turn ends. Setting nil removes the
  /// window from the screen and from its scene. Set nil before you set another scene, because setting another scene has
  /// no effect while the window has a scene. A window whose scene has disconnected can't get another scene.
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

  /// The second title requested by the content, which follows the title after a dash; nil for none.
  package var subtitle: String? {
    didSet { if subtitle != oldValue, !isUpdating { setNeedsUpdate() } }
  }

  /// Whether the window shows a document with unsaved changes.
  package var isDocumentEdited = false {
    didSet { if isDocumentEdited != oldValue, !isUpdating { setNeedsUpdate() } }
  }

  /// The user activity of the window's content, which is current while the window's scene has the
  /// focus.
  ///
  /// If several visible windows of a scene have an activity, the activity of the key window is used. If the key window
  /// has no activity, the activity of the first of these windows is used.
  public var userActivity: UserActivity? {
    didSet {
      if userActivity !== oldValue { activityDidChange() }
    }
  }

  /// The questions that the window's content asks before the scene closes, in the order of asking;
  /// empty if closing loses nothing.
  package var closureQuestions: [ClosureQuestion] = []
  /// The content of the window.
  ///
  /// When the content is replaced, the previous content is unmounted immediately or, during its own update, after the
  /// update. Then ``title`` and the subtitle become nil, and ``handledExternalEvents`` becomes empty.
  public var content: (any WindowContent)? {
    didSet {
      guard content !== oldValue else { return }
      unmount()
      if oldValue != nil { forgetRequests() }
      isPresented = false
      isRefused = false
      setNeedsUpdate()
    }
  }

  /// The external events that the window's content accepts.
  ///
  /// The scene accepts the events that any of its windows accepts (S85).
  public var handledExternalEvents = HandledExternalEvents.none {
    didSet {
      if handledExternalEvents != oldValue { windowScene?.handledExternalEventsDidChange() }
    }
  }

  /// The animation with which the host removes the window.
  ///
  /// The host reads this property when it withdraws the window (S63).
  public internal(set) var dismissalAnimation = WindowScene.DismissalAnimation.standard

  /// Whether `content` is being updated.
  ///
  /// If `title`, `subtitle` or `isDocumentEdited` changes during the update, no further update is requested, because
  /// the host is notified after the update anyway.
  private var isUpdating = false
  /// The content that was removed from the window during the content's update, and is unmounted after the update; nil
  /// if there is none.
  private var leaving: MountedContent?
  /// The mounted content, which is unmounted at the latest when the window is deallocated.
  private var mounted: MountedContent?
  /// Whether `content` has been mounted.
  var isMounted: Bool { mounted != nil }
  /// The frame with which the window was created, for the module `UIKitNames`.
  package private(set) var requestedFrame: CGRect?
  /// Whether the host presents the window with the window's current content.
  var isPresented = false
  /// Whether the window is withdrawn because its current content can't be shown.
  ///
  /// If so, a problem was reported.
  var isRefused = false
  /// Whether the host presents the window, with its current content or with replaced content.
  ///
  /// If so, the window has to be withdrawn from the host before the window is released.
  var isKnownToHost = false
  /// Whether `makeKey()` was called before the window had a scene, so that the window becomes key when it gets a scene.
  private var isMadeKey = false
  /// The code that supplied the window's content.
  var origin = Origin.app

  /// The kinds of code that can supply a window's content.
  enum Origin {
    /// Code of the app, which created the window itself.
    case app
    /// The declaration of the scene in the app.
    case declaration
    /// The storyboard that the scene's configuration names.
    case storyboard
  }

  /// Whether the window was created outside a turn, for example before the application existed, and has no scene.
  var isEarly: Bool { hasNoApplication && scene == nil }
  private var hasNoApplication = false

  private var scene: WindowScene?
  /// The identity of the window in its application.
  ///
  /// The identity is set when the window gets a scene, and reset when `windowScene` is set to nil. It remains when the
  /// scene disconnects.
  private nonisolated let place: Mutex<Place>

  /// Creates a window for a scene that is connecting or connected.
  ///
  /// The window has no content, and is hidden until ``makeKeyAndVisible()`` is called or
  /// ``isHidden`` is set to false. A window created for a disconnected scene is never shown, and is
  /// recorded as a problem.
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

  /// Creates a window without a scene.
  ///
  /// The window is either the window of an application without scenes, or a window whose ``windowScene`` is set in the
  /// same turn. Create the window in a method of a delegate. The window is shown after ``makeKeyAndVisible()`` is
  /// called.
  ///
  /// A window created together with the application's delegate is created too early. In an application with scenes, the
  /// library releases a window if it has no scene at the end of the turn in which it was created. Both cases are
  /// recorded as problems, and the window isn't shown unless its scene is set later. A window created outside a turn,
  /// such as in a task, has no application until its scene is set.
  public override convenience init() {
    self.init(frame: .zero)
    requestedFrame = nil
  }

  /// Creates a window as ``init()`` does, with a requested frame.
  ///
  /// - Parameter frame: The frame in points. The host chooses the position and the size of the window regardless of it.
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

  /// Removes the window from the screen and from its scene; the app keeps the window with its
  /// content.
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
  }

  private func activityDidChange() {
    guard let session = windowScene?.session else { return }
    userActivity?.belong(to: session)
    session.parts.activity.activityDidChange(of: self)
  }

  /// The type of a window's identifier.
  public typealias ID = WindowID

  /// The identifier by which the application and its host find the window.
  ///
  /// Until the window has a scene, the session in the identifier is empty.
  public nonisolated var id: ID { place.withLock { $0.id } }

  /// The position of the window in the order of updates: first by the order of the sessions, then by the order in which
  /// the windows were added to the scenes of a session.
  nonisolated var order: (session: Int, window: Int) {
    place.withLock { ($0.ordinal, $0.id.number) }
  }

  /// Whether the window is the key window of its scene.
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// The title for the window's title bar: the window's ``title`` or, if that is nil, the scene's title.
  ///
  /// If the window's content sets a subtitle, the subtitle follows the title. If the window shows a document with
  /// unsaved changes, the title ends with "— Edited".
  public var effectiveTitle: String {
    var title = title ?? windowScene?.title ?? ""
    if let subtitle, !subtitle.isEmpty {
      title = title.isEmpty ? subtitle : "\(title) – \(subtitle)"
    }
    return isDocumentEdited ? "\(title) — Edited" : title
  }

  /// Whether the window is hidden; true until the window is shown for the first time.
  ///
  /// A hidden window keeps its content, is removed from the screen at the end of the turn, and is no longer the key
  /// window. Showing the window again doesn't make it the key window. A scene doesn't retain a window that was hidden
  /// after it was shown.
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

  /// Whether the window can become the key window of its scene; true by default.
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
    // The appearance of the previous key window may change, as well as that of the new key window.
    if window != nil { previous?.setNeedsUpdate() }
    previous?.resignKey()
    window?.becomeKey()
  }

  /// Shows the window and makes it the key window of its scene.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Requests an update of the window's content and title at the end of the current turn.
  ///
  /// If no turn is running, or windows are being updated, the update happens at the end of the next turn. The method
  /// can be called from any thread.
  public nonisolated func setNeedsUpdate() {
    // A window without a scene has no queue; its update is requested when it gets a scene.
    place.withLock({ $0.queue })?.setNeedsUpdate(self)
  }

  /// The result of an update.
  enum Update {
    /// Nothing has to be done on the host, because the window has no scene in the application, or because the window's
    /// content or scene was replaced during the update.
    case dropped
    /// The window shows nothing, because it is hidden or has no content that can be shown.
    case hidden
    /// The content can't be shown, because another window shows it.
    case refused(in: WindowScene)
    /// The content is up to date and has to be shown.
    case shown(any WindowContent, in: WindowScene)
  }

  /// Mounts the content if necessary, and updates the content.
  ///
  /// Updates that are requested during this update happen in the next turn.
  ///
  /// - Parameter parts: The parts of the application that updates the window.
  /// - Returns: The result. If the window has joined another application, the result is ``Update/dropped``.
  func update(in parts: ApplicationParts) -> Update {
    guard let scene, scene.session.parts === parts else { return .dropped }
    if !isVisible { isPresented = false }
    guard isVisible, let content, !isRefused else { return .hidden }
    let isNew = !isMounted
    guard isMounted || mount(content, of: scene) else { return .refused(in: scene) }
    if isMounted { whileUpdating { content.update() } }
    // Content that was replaced meanwhile, or a window that joined another scene, is updated again in the next turn.
    guard isMounted, self.content === content, self.scene === scene else { return .dropped }
    // The session may still have the conditions of earlier content; content with conditions has replaced them already.
    if isNew, handledExternalEvents == .none, !scene.session.conditions.isEmpty {
      scene.handledExternalEventsDidChange()
    }
    if isKeyWindow { scene.session.titleDidChange(effectiveTitle) }
    return .shown(content, in: scene)
  }

  /// Mounts the content.
  ///
  /// - Returns: False if another window shows the content.
  private func mount(_ content: any WindowContent, of scene: WindowScene) -> Bool {
    mounted = MountedContent(content, among: scene.session.parts.windows.contents)
    if mounted == nil { return false }
    whileUpdating { content.mount(in: self) }
    return true
  }

  /// Mounts or updates the content, and then unmounts the content if it was removed from the window in the meantime.
  ///
  /// The content isn't unmounted during the update, because its views are being evaluated.
  private func whileUpdating(_ update: () -> Void) {
    isUpdating = true
    update()
    isUpdating = false
    guard let leaving else { return }
    self.leaving = nil
    leaving.end()
    forgetRequests()
  }

  /// Removes the titles and the handled events that the replaced content requested.
  private func forgetRequests() {
    (title, subtitle, handledExternalEvents) = (nil, nil, .none)
  }

  private func unmount() {
    guard let ending = mounted else { return }
    mounted = nil
    if isUpdating { leaving = ending } else { ending.end() }
  }

  /// Unmounts the content and releases the window's scene; the caller removes the window from the scene's list.
  func close() {
    unmount()
    isVisible = false
    if isKeyWindow { scene?.keyWindow = nil }
    userActivity = nil
    leaveScene()
  }

  /// Releases the window's scene, because the scene and the window retain each other.
  func leaveScene() {
    scene = nil
  }
}
