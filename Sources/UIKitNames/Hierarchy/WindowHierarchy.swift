import Foundation
import SceneDisplay
import SceneRuntime
import SceneViews

/// The controllers and views of a window, which are shown as the content of the window.
@MainActor final class WindowHierarchy {
  private(set) weak var window: SceneWindow?
  private let hosting: HostingContent<DisplayedHierarchy>
  let redisplay = Redisplay()
  /// The controllers whose views are shown, and their transitions.
  let appearances = Appearances()
  /// Whether the content is mounted in the window, so that a host can show it.
  private var isMounted = false
  private var unlaid: [UIView] = []
  /// The identities of the app's menus and the responders' key commands that the window currently shows.
  private var shownMenus: [ObjectIdentifier] = []
  /// The size of the scene's windows at the last update; nil if no size was known.
  var lastSize: CGSize?
  /// The activity that ``provideActivity()`` set as the activity of the window; nil if there is none.
  private weak var activity: UserActivity?
  /// The object that has the keyboard focus.
  weak var firstResponder: UIResponder?

  /// The root controller of the window; nil if there is none.
  var root: UIViewController? {
    didSet {
      guard root !== oldValue else { return }
      root?.leavePlace(for: self)
      root?.rootHierarchy = self
      if let oldValue { release(oldValue) }
      redisplay.change()
      controllersDidChange()
    }
  }

  /// The window's own subviews, which are in front of the views of its controllers.
  private(set) var subviews: [UIView] = []
  // The values of properties of the window, most of which UIKit's windows inherit from `UIView`.
  var backgroundColor: UIColor? { didSet { redisplay.change() } }
  var tintColor: UIColor?
  var style = UIUserInterfaceStyle.unspecified {
    didSet { if style != oldValue { styleDidChange(from: oldValue) } }
  }
  var level = UIWindow.Level.normal
  var alpha: CGFloat = 1
  var frame: CGRect?
  var boundsOrigin = CGPoint.zero
  var layer = CALayer()
  var tag = 0
  var isUserInteractionEnabled = true { didSet { redisplay.change() } }

  init(_ window: SceneWindow) {
    self.window = window
    frame = window.requestedFrame
    let source = DisplayedHierarchy.Source()
    hosting = HostingContent(rootView: DisplayedHierarchy(source: source))
    source.hierarchy = self
  }

  /// Dismisses the controllers that a former root controller presents, and removes the former root from the window
  /// after its view has disappeared.
  private func release(_ old: UIViewController) {
    old.endPresentation(animated: false)
    old.afterDisappearing { [weak self, weak old] in
      if let old, old.rootHierarchy === self, self?.root !== old { old.rootHierarchy = nil }
    }
  }

  // MARK: - Views

  func add(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  func insert(_ view: UIView, at index: Int) {
    let isNew = view.ownHierarchy !== self
    if isNew { view.removeFromSuperview() }
    subviews.removeAll { $0 === view }
    view.ownHierarchy = self
    view.place(in: window)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    needsLayout(of: view)
    redisplay.change()
    if isNew { controllersDidChange() }
  }

  func remove(_ view: UIView) {
    view.resignFirstResponderInside()
    subviews.removeAll { $0 === view }
    view.place(in: nil)
    view.ownHierarchy = nil
    redisplay.change()
    controllersDidChange()
  }

  /// Requests a layout of a view before the next update.
  func needsLayout(of view: UIView) {
    unlaid.append(view)
    window?.setNeedsUpdate()
  }

  private func layOut() {
    if !unlaid.isEmpty { window?.layoutSubviews() }
    // Laying out a view may request further layouts; if these requests don't end, the rest waits for the next update.
    for _ in 1...10 where !unlaid.isEmpty {
      let views = unlaid
      unlaid = []
      for view in views { view.layoutIfNeeded() }
    }
  }

  // MARK: - Appearance

  /// Whether the host shows the controllers of the window.
  private var isShown: Bool { isMounted && window?.isHidden == false }

  /// Returns whether the view of a controller is shown.
  func shows(_ controller: UIViewController) -> Bool { appearances.shows(controller) }

  /// Calls a closure after the next update, or before that update if the transitions are ended earlier.
  func afterUpdate(_ action: @escaping () -> Void) {
    appearances.afterwards(action)
    window?.setNeedsUpdate()
  }

  /// Calls a closure after the closures that were passed to `afterUpdate(_:)`.
  func atLast(_ action: @escaping () -> Void) {
    appearances.atLast(action)
    window?.setNeedsUpdate()
  }

  /// Calls methods such as `viewWillAppear(_:)` of the controllers whose views appear or disappear.
  ///
  /// The "will" methods are called at once, and the "did" methods after the update.
  func controllersDidChange(animated: Bool = false) {
    guard isShown else { return }
    appearances.update(
      animated: animated, to: { root?.visible ?? [] }, layingOutBy: { layOut() })
    provideActivity()
    if appearances.isUnderWay { window?.setNeedsUpdate() }
  }

  /// Sets the activity of the window to that of the frontmost controller that has an activity.
  ///
  /// If the app has set another activity for the window, the activity isn't replaced.
  func provideActivity() {
    guard window?.userActivity.map({ $0 === activity }) != false else { return }
    activity = appearances.shown.last { $0.userActivity != nil }?.userActivity
    window?.userActivity = activity
  }

  /// Ends all transitions if one of the given controllers is still in a transition; called before the controllers move.
  func settle(_ controllers: [UIViewController]) {
    if appearances.isMoving(controllers) { finishTransitions() }
  }

  /// Ends all transitions without waiting until the host has shown their results.
  func finishTransitions() {
    layOut()
    appearances.finish()
  }
}

extension WindowHierarchy: EnclosingViewContent {
  var viewContent: any WindowContent { hosting }
}

extension WindowHierarchy: WindowContent, DisplayContent {
  func mount(in window: SceneWindow) {
    isMounted = true
    controllersDidChange()
    hosting.mount(in: window)
  }

  func update() {
    followSize()
    layOut()
    updateCommands()
    hosting.update()
  }

  /// Shows the menus of the app and the key commands of the responders, if any of them changed.
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
    appearances.finish()
  }

  func unmount() {
    isMounted = false
    appearances.end { hosting.unmount() }
  }

  func windowDidChangeVisibility(_ isVisible: Bool) {
    if isVisible {
      controllersDidChange()
    } else {
      finishTransitions()
      appearances.end()
    }
  }

  func receive(_ event: ContentEvent) -> Problem? { hosting.receive(event) }

  var wasKeyIgnored: Bool { hosting.wasKeyIgnored }

  func showsText(enteredInto node: Int) -> Bool { hosting.showsText(enteredInto: node) }

  func deliver(_ event: ExternalEvent) -> Bool { hosting.deliver(event) }

  var display: DisplayNode { hosting.display }

  var patches: [DisplayPatch] { hosting.patches }

  func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] { hosting.pull(range, of: rows) }
}

extension UIViewController {
  /// The controllers whose views are shown, from back to front.
  ///
  /// The controllers are this controller, its visible children, and the controllers that it presents. If a presented
  /// controller covers this controller, this controller and its children are left out.
  fileprivate var visible: [UIViewController] {
    let front = shownPresented?.visible ?? []
    if shownPresented?.presentationKind == .cover { return front }
    return [self] + shownChildren.flatMap(\.visible) + front
  }
}

/// A view that shows the controllers and views of a window.
struct DisplayedHierarchy: View {
  /// A reference to the hierarchy; set after the view is created, because the hierarchy doesn't exist earlier.
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
        DisplayedRoot(controller: root).id(ObjectIdentifier(root))
      }
      DisplayedViews(views: hierarchy.subviews)
    }
    if let color = hierarchy.backgroundColor?.displayed {
      content = AnyView(content).background(Color(color))
    }
    if !hierarchy.isUserInteractionEnabled { content = AnyView(content).disabled(true) }
    return content
  }
}

/// A view that shows the root controller of a window, with the controller's title as the title of the window.
private struct DisplayedRoot: View {
  let controller: UIViewController

  var body: some View {
    controller.redisplay.read()
    return DisplayedController(controller: controller)
      .navigationTitle(ifPresent: controller.title)
  }
}
