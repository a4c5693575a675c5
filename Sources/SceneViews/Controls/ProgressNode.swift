import Foundation
import SceneDisplay
import SceneRuntime

/// The source of the completed amount that a progress view shows.
nonisolated enum ProgressSource {
  /// The completed fraction, from 0 to 1; nil if it isn't known.
  case amount(Double?)
  /// The current time within a range of times.
  case time(ClosedRange<Date>, countsDown: Bool)
  /// The progress of a task, as Foundation reports it.
  case work(Progress)

  /// Returns the fraction that the bar shows at a time, and the next moment at which the fraction may differ.
  ///
  /// The fraction is nil if it isn't known. The moment is nil if the fraction no longer depends on the time.
  func part(at now: Date) -> (fraction: Double?, change: Date?) {
    switch self {
    case .amount(let part):
      return (part, nil)
    case .work(let progress):
      return (
        progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
        progress.isFinished ? nil : now.addingTimeInterval(1)
      )
    case .time(let range, let countsDown):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      let passed = now.timeIntervalSince(range.lowerBound)
      if passed < 0 { return (countsDown ? 1 : 0, range.lowerBound) }
      if passed >= length { return (countsDown ? 0 : 1, nil) }
      // The fraction changes by whole percents, but at most once a second.
      let step = max(length / 100, 1)
      let steps = (passed / step).rounded(.down)
      let part = steps * step / length
      let change = min((steps + 1) * step, length)
      return (countsDown ? 1 - part : part, range.lowerBound.addingTimeInterval(change))
    }
  }
}

/// The node of a progress view; the node updates the bar whenever the completed amount may have changed.
final class ProgressNode<Label: View, Current: View>: ViewNode<ProgressView<Label, Current>>,
  Reader
{
  private var child: _Node<ProgressBar<Label, Current>>?
  private let alarm = NodeAlarm()
  var dependent: Dependent?

  init(_ view: ProgressView<Label, Current>, in parent: _AnyNode) {
    super.init(view, in: parent)
    child = ProgressBar._makeNode(bar(), in: self)
  }

  /// Returns the bar at the current moment, and schedules an update for the moment at which the bar may differ.
  private func bar() -> ProgressBar<Label, Current> {
    // At the moment of the change, the alarm invalidates this node, so that the bar is determined again.
    let (fraction, change) = Evaluation.run(for: self) { view.source.part(at: clock.now) }
    alarm.set(at: change, for: self, on: clock)
    return ProgressBar(fraction: fraction, child: view.labels)
  }

  override func update(to view: ProgressView<Label, Current>) {
    super.update(to: view)
    evaluate()
  }

  func evaluate() { child?.update(to: bar()) }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    alarm.cancel()
    stopReading()
    super.unmount()
  }
}

/// A bar that shows a fraction from 0 to 1, with the labels of the progress view.
nonisolated struct ProgressBar<Label: View, Current: View>: ContainerView {
  let fraction: Double?
  let child: _GaugeLabels<Label, Current, EmptyView, EmptyView>

  var element: DisplayElement {
    .control(
      DisplayControl(
        child.current == nil ? .progress : .labelledProgress,
        value: fraction.map { .number($0, in: 0...1) } ?? .empty, acts: []))
  }

  @MainActor static func _makeNode(
    _ view: ProgressBar, in parent: _AnyNode
  ) -> _Node<ProgressBar> {
    parent.styledNode(view, \.ownProgress) {
      ProgressParts(
        fraction: $0.fraction,
        label: Label.self == EmptyView.self ? nil : AnyView($0.child.label),
        current: $0.child.current.map { AnyView($0) })
    } ?? ContainerNode(view, in: parent)
  }
}
