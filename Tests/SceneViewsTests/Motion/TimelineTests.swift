import Checking
import Foundation
import SceneRuntime
import Scenes
import ScenesTesting
import Testing

/// Views that follow the time.
@MainActor struct TimelineTests {
  private struct Clock: App {
    static let begin = Date(timeIntervalSinceReferenceDate: 0)

    var body: some Scene {
      WindowGroup {
        TimelineView(.periodic(from: Clock.begin, by: 60)) { context in
          Text(verbatim: "minute \(Int(context.date.timeIntervalSince(Clock.begin)) / 60)")
        }
        TimelineView(.explicit([Clock.begin.addingTimeInterval(90)])) { context in
          Text(verbatim: "explicit \(context.date.timeIntervalSince(Clock.begin) == 90)")
        }
        TimelineView(.animation(paused: true)) { _ in Text("paused") }
      }
    }
  }

  @Test func `content changes at the moments of the schedule`() async {
    let simulator = await AppSimulator(Clock())
    expectContains(simulator.text, "minute 0")
    await simulator.wait(seconds: 60)
    expectContains(simulator.text, "minute 1")
    expectContains(simulator.text, "explicit false")
    await simulator.wait(seconds: 200)
    expectContains(simulator.text, "minute 4")
    expectContains(simulator.text, "explicit true")
    expectContains(simulator.text, "paused")
  }

  private struct Changing: View {
    let runs: Runs
    @State private var seconds = 60.0

    var body: some View {
      let date = Clock.begin.addingTimeInterval(seconds)
      TimelineView(.explicit([date])) { context in
        runs("content")
        return Text(verbatim: "at \(Int(context.date.timeIntervalSince(Clock.begin)))")
      }
      Button("Later") { seconds = 600 }
    }
  }

  @Test func `a list with many past moments is followed`() async {
    struct Past: View {
      var body: some View {
        let dates = (-20_000...0).map { Clock.begin.addingTimeInterval(Double($0)) }
        TimelineView(.explicit(dates + [Clock.begin.addingTimeInterval(90)])) { context in
          Text(verbatim: "at \(Int(context.date.timeIntervalSince(Clock.begin)))")
        }
      }
    }
    let simulator = await AppSimulator(Showing { Past() })
    simulator.expect("at 0")
    await simulator.wait(seconds: 100)
    simulator.expect("at 90")
  }

  @Test func `the moments of a schedule that was replaced have no effect`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Changing(runs: runs) })
    await simulator.tap("Later")
    runs.counts = [:]
    await simulator.wait(seconds: 120)
    expectEqual(runs.counts, [:])
    await simulator.wait(seconds: 600)
    expectEqual(runs.counts, ["content": 1])
    expectContains(simulator.text, "at 600")
  }

  private struct Timers: App {
    static let noon = Date(timeIntervalSinceReferenceDate: 1_000)

    var body: some Scene {
      WindowGroup {
        Text("relative \(Timers.noon, style: .relative)")
          .environment(\.locale, Locale(identifier: "en_US"))
        Text("offset \(Timers.noon, style: .offset)")
          .environment(\.locale, Locale(identifier: "en_US"))
        Text("timer \(Timers.noon, style: .timer)")
        Text(timerInterval: Timers.noon...Timers.noon.addingTimeInterval(90))
      }
    }
  }

  @Test func `a timer runs until it is paused, and has no hours unless it shows them`() async {
    let start = Timers.noon
    let range = start...start.addingTimeInterval(7_200)
    func timer(
      _ name: String, pausedAfter seconds: Double = 90, countsDown: Bool = true,
      showsHours: Bool = true
    ) -> Text {
      Text("\(name) ")
        + Text(
          timerInterval: range, pauseTime: start.addingTimeInterval(seconds),
          countsDown: countsDown, showsHours: showsHours)
    }
    let simulator = await AppSimulator(
      Showing {
        timer("left")
        timer("minutes", showsHours: false)
        timer("gone", countsDown: false)
        timer("never", pausedAfter: -10)
        timer("endless", pausedAfter: .nan)
      })
    for text in ["left 2:00:00", "minutes 120:00", "gone 0:00", "never 2:00:00"] {
      simulator.expect(text)
    }
    await simulator.wait(seconds: 1_060)
    for text in ["left 1:58:5", "minutes 118:5", "gone 1:0", "never 2:00:00"] {
      simulator.expect(text)
    }
    await simulator.wait(seconds: 3_000)
    for text in ["left 1:58:30", "minutes 118:30", "gone 1:30", "never 2:00:00"] {
      simulator.expect(text)
    }
    await simulator.wait(seconds: 9_000)
    simulator.expect("endless 0:00")
  }

  @Test func `a timer of no time stands at zero`() async {
    let simulator = await AppSimulator(
      Showing {
        Text("timer \(Date(timeIntervalSince1970: .nan), style: .timer)")
        Text("left \(Date(timeIntervalSince1970: .infinity), style: .timer)")
      })
    simulator.expect("timer 0:00")
    simulator.expect("left ")
  }

  @Test func `texts follow the time`() async {
    let simulator = await AppSimulator(Timers())
    await simulator.wait(seconds: 0)
    // The clock of a simulator goes on by a second with each entry of the trace, so it is read here.
    let begin = simulator.application.services.clock.now
    let left = Timers.noon.timeIntervalSince(begin)
    let minutes = (Int(left) / 60, Int(left) % 60)
    expectContains(simulator.text, "relative \(minutes.0) min, \(minutes.1) sec")
    expectContains(simulator.text, "1:30")
    await simulator.wait(seconds: Int(left) + 10)
    expectContains(simulator.text, "timer 0:1")
    expectContains(simulator.text, "offset -1")
    expect(simulator.text.contains("1:1") || simulator.text.contains("1:2"))
    await simulator.wait(seconds: 200)
    expectContains(simulator.text, "0:00")
    expectContains(simulator.text, "offset -3 minutes")
  }

  @Test func `the clock of the system goes on by itself`() async {
    let clock = SceneClock.system
    let before = clock.now
    clock.advance(by: 1_000)
    expect(clock.now.timeIntervalSince(before) < 500)
    await confirmation { rang in
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      let alarm = clock.alarm(at: before) { continuation.finish() }
      for await _ in stream {}
      clock.cancel(alarm)
      rang()
    }
  }

  @Test func `a canceled alarm never rings`() {
    let clock = SceneClock(startingAt: Date(timeIntervalSinceReferenceDate: 0))
    var rung: [Int] = []
    _ = clock.alarm(at: clock.now.addingTimeInterval(2)) { rung.append(2) }
    _ = clock.alarm(at: clock.now.addingTimeInterval(1)) { rung.append(1) }
    let canceled = clock.alarm(at: clock.now) { rung.append(0) }
    clock.cancel(canceled)
    clock.advance(by: 1.5)
    expectEqual(rung, [1])
    clock.advance(by: -5)
    expectEqual(rung, [1])
    clock.advance(by: 10)
    expectEqual(rung, [1, 2])
  }

  @Test func `a schedule at no distance isn't endless`() {
    let begin = Date(timeIntervalSinceReferenceDate: 0)
    let entries = PeriodicTimelineSchedule(from: begin, by: 0).entries(from: begin, mode: .normal)
    expectEqual(entries.prefix(3).map { $0.timeIntervalSince(begin) }, [0, 0.01, 0.02])
    // A motion is shown once in a second, or less often.
    let frames = AnimationTimelineSchedule(minimumInterval: 0.1).entries(from: begin, mode: .normal)
    expectEqual(frames.prefix(3).map { $0.timeIntervalSince(begin) }, [0, 1, 2])
    let rare = AnimationTimelineSchedule(minimumInterval: 5).entries(from: begin, mode: .normal)
    expectEqual(rare.prefix(3).map { $0.timeIntervalSince(begin) }, [0, 5, 10])
    let minutes = EveryMinuteTimelineSchedule().entries(
      from: begin.addingTimeInterval(90), mode: .normal)
    expectEqual(minutes.prefix(2).map { $0.timeIntervalSince(begin) }, [60, 120])
  }
}
