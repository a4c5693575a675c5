import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Progress views that follow the time or the work of a task.
@MainActor struct ProgressTests {
  private struct Fractions: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("\(Int(((configuration.fractionCompleted ?? 0) * 100).rounded())) of 100")
      configuration.currentValueLabel
    }
  }

  private struct Timed: View {
    static let begin = Date(timeIntervalSinceReferenceDate: 1_000)
    private var plain: ProgressView<EmptyView, DefaultDateProgressLabel> {
      ProgressView(timerInterval: range)
    }
    var range = Timed.begin...Timed.begin.addingTimeInterval(1_000)

    var body: some View {
      VStack {
        ProgressView(timerInterval: range) { Text("down") }.progressViewStyle(Fractions())
        ProgressView(timerInterval: range, countsDown: false) {
          Text("up")
        } currentValueLabel: {
          Text("time")
        }
        .progressViewStyle(Fractions())
        plain
      }
    }
  }

  private func lines(_ simulator: AppSimulator) -> [String] {
    simulator.text.split(separator: "\n").dropFirst().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a bar of a range of times follows the clock`() async {
    let simulator = await AppSimulator(Showing { Timed() })
    func wait(until second: TimeInterval) async {
      // The clock of a simulator goes on by a second with each entry of the trace, so it is read here.
      let now = simulator.application.services.clock.now
      await simulator.wait(seconds: Int(Timed.begin.timeIntervalSince(now) + second))
    }
    expectEqual(lines(simulator).prefix(3), ["down", "100 of 100", "16:40"])
    expectEqual(lines(simulator).dropFirst(6), ["16:40"])
    await wait(until: 504)
    expectEqual(lines(simulator).prefix(2), ["down", "50 of 100"])
    expect(lines(simulator)[2].hasPrefix("8:1"))
    expectEqual(lines(simulator)[3...5], ["up", "50 of 100", "time"])
    await wait(until: 1_100)
    expectEqual(lines(simulator).prefix(3), ["down", "0 of 100", "0:00"])
    expectEqual(lines(simulator)[3...], ["up", "100 of 100", "time", "0:00"])
  }

  @Test func `a range without a length is over at its begin`() async {
    let simulator = await AppSimulator(Showing { Timed(range: Timed.begin...Timed.begin) })
    expectEqual(lines(simulator).prefix(2), ["down", "100 of 100"])
    await simulator.wait(seconds: 1_100)
    expectEqual(lines(simulator).prefix(2), ["down", "0 of 100"])
  }

  @Test(arguments: [0, 1, 29, 57, 58, 99, 100])
  func `a whole percentage is told as it is`(number: Int) async {
    let simulator = await AppSimulator(
      Showing { ProgressView("Load", value: Double(number), total: 100) })
    simulator.expect("Load: \(number) %")
  }

  private struct Working: View {
    let progress: Progress

    var body: some View { ProgressView(progress) }
  }

  @Test func `a bar of a task's progress follows its work`() async {
    let progress = Progress(totalUnitCount: 4)
    let simulator = await AppSimulator(Showing { Working(progress: progress) })
    simulator.expect("0 %")
    progress.completedUnitCount = 1
    await simulator.wait(seconds: 1)
    simulator.expect("25 %")
    progress.completedUnitCount = 4
    await simulator.wait(seconds: 1)
    simulator.expect("100 %")
  }
}
