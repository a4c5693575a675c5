import Foundation
import SceneDisplay
import SceneRuntime

/// The node of a text.
final class TextNode: ViewNode<Text>, TextOwner {
  /// The object that observes the values on which the text depends; nil for a constant text, like most texts.
  // Proof: the property is private and isolated to the main actor, and observing the environment doesn't access it.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private var surroundings: TextSurroundings?
  /// The nodes of the links, in their order in the text; nil for a text without links, as most are.
  private var links: [TextLinkNode]?

  init(_ view: Text, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    if view.isPlain { return }
    if view.hasSources { surroundings.follow(self) }
    linksDidChange()
  }

  var shownText: Text { view }

  override var element: DisplayElement { surroundings?.element ?? view.element }

  override func update(to view: Text) {
    guard view != self.view else { return }
    super.update(to: view)
    if surroundings != nil || view.hasSources { surroundings.follow(self) }
    textDidChange()
  }

  func textDidChange() {
    elementDidChange()
    if links != nil || !view.isPlain { linksDidChange() }
  }

  private func linksDidChange() {
    guard links != nil || view.mayHaveLinks, case .text(let text) = element else { return }
    let (old, new) = (links ?? [], text.links)
    for (node, link) in zip(old, new) { node.update(to: link) }
    if old.count == new.count { return }
    for node in old.dropFirst(new.count) { node.unmount() }
    links = old.prefix(new.count) + new.dropFirst(old.count).map { TextLinkNode($0, in: self) }
    childrenDidChange()
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let links { for link in links { body(link) } }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    surroundings?.move(to: environment)
  }

  override func unmount() {
    surroundings?.end()
    super.unmount()
  }
}

/// The node of a link in a text.
private final class TextLinkNode: _AnyNode {
  private var link: TextLink

  init(_ link: TextLink, in text: TextNode) {
    self.link = link
    super.init(tree: text.tree, parent: text, environment: text.environment, isDisplayed: true)
  }

  override var element: DisplayElement { link.element }
  override var name: String { "Text" }

  func update(to link: TextLink) {
    guard link != self.link else { return }
    self.link = link
    elementDidChange()
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press, let url = URL(string: link.address) else { return false }
    EnvironmentValues(cells: environment.cells).openURL(url)
    return true
  }
}

/// A node that shows a text, which may depend on the environment and on the time.
@MainActor protocol TextOwner: _AnyNode {
  var shownText: Text { get }
  /// Called when the environment or the time has changed the text.
  func textDidChange()
}

extension TextSurroundings? {
  /// Starts or stops observing the environment and the time for the text of a node.
  @MainActor mutating func follow(_ node: any TextOwner) {
    guard node.shownText.hasSources else {
      self?.end()
      self = nil
      return
    }
    let surroundings = self ?? TextSurroundings(of: node)
    self = surroundings
    surroundings.read()
  }
}

/// An observer of the values on which the text of a node depends: the locale, the calendar, the time zone and the time.
final class TextSurroundings: Reader {
  private unowned let node: any TextOwner
  private let locale: EnvironmentLink<Locale>
  private let calendar: EnvironmentLink<Calendar>
  private let timeZone: EnvironmentLink<TimeZone>
  private let alarm = NodeAlarm()
  private(set) var element = DisplayElement.text("")
  var dependent: Dependent?

  // Proof for unowned: the node retains this object, and calls `end()` when the node is unmounted.
  init(of node: any TextOwner) {
    self.node = node
    locale = EnvironmentLink(Environment(\.locale), in: node.environment)
    calendar = EnvironmentLink(Environment(\.calendar), in: node.environment)
    timeZone = EnvironmentLink(Environment(\.timeZone), in: node.environment)
  }

  /// The characters of the text, without its styles; nil only for an element that isn't a text.
  var text: String? {
    if case .text(let text) = element { text.content } else { nil }
  }

  var updates: UpdateQueue { node.updates }
  var depth: Int { node.depth }
  var problemPlace: String { node.problemPlace }
  func report(_ problem: Problem) { node.report(problem) }

  func move(to scope: EnvironmentScope) {
    // The values are read again even if the scope is the same object as before, because it may contain other values
    // now.
    locale.move(to: scope)
    calendar.move(to: scope)
    timeZone.move(to: scope)
    evaluate()
  }

  func evaluate() {
    let old = element
    read()
    if element != old { node.textDidChange() }
  }

  /// Determines the element, and schedules an evaluation for the moment at which the text changes next.
  func read() {
    var context = Evaluation.run(for: self) {
      TextContext(
        locale: locale.value, calendar: calendar.value, timeZone: timeZone.value,
        now: node.clock.now)
    }
    element = node.shownText.element(in: &context)
    alarm.set(at: context.nextChange, for: self, on: node.clock)
  }

  func end() {
    alarm.cancel()
    stopReading()
    locale.disconnect()
    calendar.disconnect()
    timeZone.disconnect()
  }
}
