import SceneDisplay
import SceneRuntime
import SceneViews

/// The controllers and views of a window, as its content.
///
/// It is the one place that calls the methods of appearance: it compares the controllers that are shown with those that
/// have to be.
@MainActor final class WindowHierarchy {
  private(set) weak var window: SceneWindow?
  private let hosting: HostingContent<DisplayedHierarchy>
  let redisplay = Redisplay()
  /// Whether the host shows the content.
  private var isMounted = false
  /// The controllers whose views appear or appeared.
  private(set) var shown: [UIViewController] = []
  /// The changes of controllers whose views appear or disappear with the next update.
  private var completions: [() -> Void] = []
  private var isChanging = false
  private var isMarked = false
  private var unlaid: [UIView] = []
  /// The menus that were shown as commands, by the identities of their elements.
  private var shownMenus: [ObjectIdentifier] = []

  /// The first controller.
  var root: UIViewController? {
    didSet {
      guard root !== oldValue else { return }
      oldValue?.rootHierarchy = nil
      root?.rootHierarchy = self
      redisplay.change()
      controllersDidChange()
    }
  }
  /// The views in front of those of the controllers.
  private(set) var subviews: [UIView] = []
  /// The properties of the window that views have elsewhere.
  var backgroundColor: UIColor? { didSet { redisplay.change() } }
  var tintColor: UIColor?
  var style = UIUserInterfaceStyle.unspecified
  var level = UIWindow.Level.normal
  var alpha: CGFloat = 1
  var frame: CGRect?
  var layer = CALayer()
  var isUserInteractionEnabled = true { didSet { redisplay.change() } }

  init(_ window: SceneWindow) {
    self.window = window
    let source = DisplayedHierarchy.Source()
    hosting = HostingContent(rootView: DisplayedHierarchy(source: source))
    source.hierarchy = self
  }

  /// Whether views appear or disappear.
  var isTransitioning: Bool { !completions.isEmpty }

  // MARK: - Views

  func add(_ view: UIView) {
    guard !subviews.contains(where: { $0 === view }) else { return }
    view.removeFromSuperview()
    view.ownHierarchy = self
    subviews.append(view)
    needsLayout(of: view)
    redisplay.change()
    controllersDidChange()
  }

  func remove(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.ownHierarchy = nil
    redisplay.change()
    controllersDidChange()
  }

  /// Has a view laid out before the next update.
  func needsLayout(of view: UIView) {
    unlaid.append(view)
    window?.setNeedsUpdate()
  }

  private func layOut() {
    // Laying out may ask for more of it; what asks endlessly waits for the next update.
    for _ in 1...10 where !unlaid.isEmpty {
      let views = unlaid
      unlaid = []
      for view in views { view.layoutIfNeeded() }
    }
  }

  // MARK: - Appearance

  /// Runs an action after the next update.
  func afterUpdate(_ action: @escaping () -> Void) {
    completions.append(action)
    window?.setNeedsUpdate()
  }

  /// Calls the methods of the controllers whose views are shown now, or aren't any more.
  ///
  /// Those that say that something begins are called at once; the others after the update.
  func controllersDidChange(animated: Bool = false) {
    guard isMounted else { return }
    guard !isChanging else {
      // A method of a controller changes the controllers.
      isMarked = true
      return
    }
    isChanging = true
    repeat {
      isMarked = false
      change(to: root?.visible ?? [], animated: animated)
    } while isMarked
    isChanging = false
  }

  private func change(to visible: [UIViewController], animated: Bool) {
    let old = shown
    let leaving = old.filter { controller in !visible.contains { $0 === controller } }
    let coming = visible.filter { controller in !old.contains { $0 === controller } }
    guard !leaving.isEmpty || !coming.isEmpty else { return }
    shown = visible
    for controller in coming { controller.loadViewIfNeeded() }
    for controller in leaving {
      controller.isAppearing = true
      controller.viewWillDisappear(animated)
    }
    for controller in coming {
      controller.isAppearing = true
      controller.viewWillAppear(animated)
    }
    for controller in coming {
      controller.viewIsAppearing(animated)
      controller.viewIfLoaded?.setNeedsLayout()
    }
    // A container's methods enclose those of its children.
    afterUpdate {
      for controller in leaving.reversed() {
        controller.isAppearing = false
        controller.viewDidDisappear(animated)
      }
      for controller in coming.reversed() {
        controller.isAppearing = false
        controller.viewDidAppear(animated)
      }
    }
  }
}

extension WindowHierarchy: WindowContent, DisplayContent {
  func mount(in window: SceneWindow) {
    isMounted = true
    controllersDidChange()
    hosting.mount(in: window)
  }

  func update() {
    layOut()
    updateCommands()
    hosting.update()
  }

  /// Shows the menus of the app and the commands of the responders, if they changed.
  private func updateCommands() {
    guard let application = window?.windowScene?.session.application else { return }
    let entries = UIMenuSystem.main.menus(of: application).entries
    let keys = keyCommands
    let menus = entries.map { ObjectIdentifier($0.menu) } + keys.map { ObjectIdentifier($0) }
    guard menus != shownMenus else { return }
    shownMenus = menus
    var commands = entries.map { entry in
      DeclaredCommands { MenuCommands(entry.menu, in: entry.place, of: self) }
    }
    if !keys.isEmpty { commands.append(DeclaredCommands { MenuCommands(keys, of: self) }) }
    let view = hosting.rootView
    hosting.replace(environment: .empty, commands: commands, revision: 0) { view }
  }

  func runEffects() {
    hosting.runEffects()
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  func unmount() {
    let leaving = shown
    shown = []
    isMounted = false
    for controller in leaving { controller.viewWillDisappear(false) }
    hosting.unmount()
    for controller in leaving.reversed() { controller.viewDidDisappear(false) }
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  func receive(_ event: ContentEvent) -> Problem? { hosting.receive(event) }

  func showsText(enteredInto node: Int) -> Bool { hosting.showsText(enteredInto: node) }

  func deliver(_ event: ExternalEvent) -> Bool { hosting.deliver(event) }

  var display: DisplayNode { hosting.display }

  var patches: [DisplayPatch] { hosting.patches }

  func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] { hosting.pull(range, of: rows) }
}

extension UIViewController {
  /// The controllers that are shown: this one, those inside it, and those in front of it.
  fileprivate var visible: [UIViewController] {
    let front = presentedViewController?.visible ?? []
    if presentedViewController?.presentationKind == .cover { return front }
    return [self] + shownChildren.flatMap(\.visible) + front
  }
}

/// The views of a hierarchy.
struct DisplayedHierarchy: View {
  /// The hierarchy, which exists only after its content.
  final class Source {
    weak var hierarchy: WindowHierarchy?
  }

  let source: Source

  var body: some View {
    source.hierarchy?.redisplay.read()
    return AnyView(styled)
  }

  private var styled: any View {
    guard let hierarchy = source.hierarchy else { return EmptyView() }
    var content: any View = Group {
      if let root = hierarchy.root {
        DisplayedController(controller: root).navigationTitle(root.title ?? "")
          .id(ObjectIdentifier(root))
      }
      DisplayedViews(views: hierarchy.subviews)
    }
    if let color = hierarchy.backgroundColor?.displayed {
      content = AnyView(content).background(color)
    }
    if !hierarchy.isUserInteractionEnabled { content = AnyView(content).disabled(true) }
    return content
  }
}
