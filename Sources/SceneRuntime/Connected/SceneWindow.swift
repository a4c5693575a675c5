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
  /// The window's number in its application, from 1.
  public nonisolated let id: ID
  /// The scene it belongs to, which holds it; nil once the scene is gone.
  public private(set) weak var windowScene: WindowScene?
  /// Whether the host shows it while its scene is on screen.
  public private(set) var isVisible = false
  /// The title its content asks for; nil for the scene's.
  public var title: String? {
    didSet { if title != oldValue, !isUpdating { setNeedsUpdate() } }
  }
  /// What it shows; content that is replaced is unmounted at once.
  public var content: (any WindowContent)? {
    didSet {
      guard content !== oldValue else { return }
      if isMounted { oldValue?.unmount() }
      isMounted = false
      isPresented = false
      setNeedsUpdate()
    }
  }

  /// Whether `content` is being updated, after which the host is told anyway.
  var isUpdating = false
  /// Whether `content` has been mounted.
  var isMounted = false
  /// Whether the host was given the window with its present content.
  var isPresented = false
  /// Whether the host was given the window at all, and has to let go of it.
  var isKnownToHost = false
  /// Whether the content comes from the scene's declaration.
  var isDeclared = false

  private nonisolated let mailbox: Mailbox?

  public init(windowScene: WindowScene) {
    self.windowScene = windowScene
    let application = windowScene.session.application
    id = application?.makeWindowID() ?? 0
    mailbox = application?.mailbox
    windowScene.windows.append(self)
    application?.add(self)
  }

  public typealias ID = Int

  /// Whether it is the key window of its scene.
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// What the title bar shows: the content's title, else the scene's.
  public var effectiveTitle: String { title ?? windowScene?.title ?? "" }

  /// Shows the window and makes it the key window of its scene.
  public func makeKeyAndVisible() {
    windowScene?.keyWindow = self
    isVisible = true
    setNeedsUpdate()
  }

  /// Asks for a turn in which the content is brought up to date; may be called from any thread.
  public nonisolated func setNeedsUpdate() {
    mailbox?.setNeedsUpdate(id)
  }

  /// Takes the content away and leaves the scene.
  func close() {
    if isMounted { content?.unmount() }
    isMounted = false
    isVisible = false
    windowScene = nil
  }
}
