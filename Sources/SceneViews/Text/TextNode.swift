import Foundation
import SceneDisplay
import SceneRuntime

/// The node of a text.
final class TextNode: ViewNode<Text> {
  /// The values that the text depends on; nil for a constant text, as most are.
  private var surroundings: TextSurroundings?

  init(_ view: Text, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    if view.hasSources { follow() }
  }

  override var element: DisplayElement { surroundings?.element ?? view.element }

  override func update(to view: Text) {
    guard view != self.view else { return }
    super.update(to: view)
    if surroundings != nil || view.hasSources { follow() }
    elementDidChange()
  }

  /// Begins or ends to follow the environment and the time.
  private func follow() {
    if view.hasSources {
      let surroundings = surroundings ?? TextSurroundings(of: self)
      self.surroundings = surroundings
      surroundings.read()
    } else {
      surroundings?.end()
      surroundings = nil
    }
  }

  override func environmentDidChange() {
    surroundings?.move(to: environment)
    super.environmentDidChange()
  }

  override func unmount() {
    surroundings?.end()
    super.unmount()
  }
}

/// The language, the time zone and the time that the text of a node depends on.
private final class TextSurroundings: Reader {
  private unowned let node: TextNode
  private let locale: EnvironmentLink<Locale>
  private let calendar: EnvironmentLink<Calendar>
  private let timeZone: EnvironmentLink<TimeZone>
  private let alarm = NodeAlarm()
  private(set) var element = DisplayElement.text("")
  var dependent: Dependent?

  // Proof for unowned: the node owns this object and ends it when it is unmounted.
  init(of node: TextNode) {
    self.node = node
    locale = EnvironmentLink(Environment(\.locale), in: node.environment)
    calendar = EnvironmentLink(Environment(\.calendar), in: node.environment)
    timeZone = EnvironmentLink(Environment(\.timeZone), in: node.environment)
  }

  var updates: UpdateQueue { node.updates }
  var depth: Int { node.depth }
  var problemPlace: String { node.problemPlace }
  func report(_ problem: Problem) { node.report(problem) }

  func move(to scope: EnvironmentScope) {
    locale.follow(scope)
    calendar.follow(scope)
    timeZone.follow(scope)
    evaluate()
  }

  func evaluate() {
    let old = element
    read()
    if element != old { node.elementDidChange() }
  }

  /// Determines the element, and the moment at which it changes.
  func read() {
    var context = Evaluation.run(for: self) {
      TextContext(
        locale: locale.value, calendar: calendar.value, timeZone: timeZone.value,
        now: node.clock.now)
    }
    element = node.view.element(in: &context)
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
