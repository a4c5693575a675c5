public import Foundation
import SceneDisplay

extension ProgressView {
  /// Creates a progress view that shows how much of a range of times has passed, with a label and with custom views for
  /// the current time.
  ///
  /// - Parameters:
  ///   - timerInterval: The times at which the progress begins and is complete.
  ///   - countsDown: Whether the bar empties as time passes, instead of filling.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the current time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that shows how much of a range of times has passed, with a label and a timer.
  ///
  /// - Parameters:
  ///   - timerInterval: The times at which the progress begins and is complete.
  ///   - countsDown: Whether the bar empties as time passes, instead of filling.
  ///   - label: The label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that shows how much of a range of times has passed, with a timer but no label.
  ///
  /// - Parameters:
  ///   - timerInterval: The times at which the progress begins and is complete.
  ///   - countsDown: Whether the bar empties as time passes, instead of filling.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view for a Foundation `Progress`, which is read each second until it is finished.
  ///
  /// - Parameter progress: The progress, whose description is the label.
  public init(_ progress: Progress) {
    self.init(.work(progress), Text(ProgressText(progress)), nil)
  }
}

/// The default label of a progress view for a range of times: a timer.
public nonisolated struct DefaultDateProgressLabel: View {
  let range: ClosedRange<Date>
  let countsDown: Bool

  /// The text of the timer.
  @MainActor public var body: some View {
    Text(timerInterval: range, countsDown: countsDown)
  }
}

/// The description of a Foundation `Progress`, which is read each second until it is finished.
// Proof for unchecked: the only property is a constant, and Foundation allows any thread to read a `Progress`.
nonisolated private final class ProgressText: TextSource, @unchecked Sendable {
  private let progress: Progress

  init(_ progress: Progress) {
    self.progress = progress
  }

  override func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] {
    if !progress.isFinished { context.changes(at: context.now.addingTimeInterval(1)) }
    var run = style
    run.text = progress.localizedDescription ?? ""
    return [run]
  }

  override func isEqual(to other: TextSource) -> Bool {
    (other as? ProgressText)?.progress === progress
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(progress)) }
}
