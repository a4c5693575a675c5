public import Foundation
import SceneRuntime

/// A view whose content is updated at the moments of a schedule.
///
/// ```swift
/// struct ClockView: View {
///   var body: some View {
///     TimelineView(.everyMinute) { context in
///       Text(context.date, style: .time)
///     }
///   }
/// }
/// ```
///
/// At each moment, only the content is evaluated again, and only while the view is mounted. In scripts and tests, time
/// passes with the act `wait`.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The moment for which the content is created.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// Creates a view from a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The moments at which the content is updated.
  ///   - content: Returns the content for a moment.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ view: TimelineView<Schedule, Content>, in parent: _AnyNode
  ) -> _Node<TimelineView<Schedule, Content>> {
    TimelineNode(view, in: parent)
  }
}

/// The moment for which the content of a ``TimelineView`` is created.
public struct TimelineViewDefaultContext: Sendable {
  /// The frequency with which the content is updated.
  public enum Cadence: Hashable, Comparable, CaseIterable, Sendable {
    /// `live` is the frequency of the schedule; `seconds` and `minutes` mean at most once in a second or a minute.
    case live, seconds, minutes
  }

  /// The moment of the schedule for which the content is created.
  public let date: Date
  /// The frequency with which the content is updated, which is always `live`.
  public let cadence: Cadence
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ViewNode<TimelineView<Schedule, Content>>, Reader
{
  private var child: _Node<Content>?
  private let alarm = NodeAlarm()
  var dependent: Dependent?

  init(_ view: TimelineView<Schedule, Content>, in parent: _AnyNode) {
    super.init(view, in: parent)
    child = Content._makeNode(makeContent(), in: self)
  }

  /// Returns the content for the current moment, and schedules an update for the next moment.
  private func makeContent() -> Content {
    let now = clock.now
    var current = now
    var next: Date?
    let entries = view.schedule.entries(from: now, mode: .normal)
    // Only the moments up to the next moment in the future are read, because the sequence may be endless. No more than
    // 10,000 moments are read, because the sequence may repeat a past moment without end. A collection needs no such
    // limit, because it is finite.
    let limit = entries is any Collection ? Int.max : 10_000
    for date in entries.prefix(limit) {
      if date > now {
        next = date
        break
      }
      current = date
    }
    alarm.set(at: next, for: self, on: clock)
    let context = TimelineViewDefaultContext(date: current, cadence: .live)
    return Evaluation.run(for: self) { view.content(context) }
  }

  override func update(to view: TimelineView<Schedule, Content>) {
    super.update(to: view)
    evaluate()
  }

  func evaluate() { child?.update(to: makeContent()) }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    alarm.cancel()
    stopReading()
    super.unmount()
  }
}
