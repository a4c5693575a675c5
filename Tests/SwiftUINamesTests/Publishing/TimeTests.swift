import Checking
import Combine
import Foundation
import Testing

/// Values that come later come in their order, and none after the end or a cancellation.
@MainActor struct TimeTests {
  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  /// Subscribes, and returns the subscription with the values that came, and the end.
  private func follow(_ publisher: AnyPublisher<Int, Never>) -> (AnyCancellable, () -> [String]) {
    final class Told { var all: [String] = [] }
    let told = Told()
    let subscription = publisher.sink {
      told.all.append($0.word)
    } receiveValue: {
      told.all.append("\($0)")
    }
    return (subscription, { told.all })
  }

  @Test func `only the last of several values is sent after a pause`() {
    let (subscription, told) = follow(subject.debounce(for: 1, scheduler: scheduler))
    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    scheduler.advance(by: 0.5)
    expectEqual(told(), [])
    scheduler.advance(by: 0.5)
    expectEqual(told(), ["2"])
    subscription.cancel()
  }

  @Test func `a value that waits for a pause isn't sent after the end`() {
    let (subscription, told) = follow(subject.debounce(for: 1, scheduler: scheduler))
    subject.send(1)
    subject.send(completion: .finished)
    expectEqual(told(), [])
    scheduler.advance(by: 0)
    expectEqual(told(), ["finished"])
    scheduler.advance(by: 2)
    expectEqual(told(), ["finished"])
    subscription.cancel()
  }

  @Test(arguments: ["debounce", "delay", "receive"])
  func `a value that waits isn't sent after the cancellation`(name: String) {
    let publisher =
      switch name {
      case "debounce": subject.debounce(for: 1, scheduler: scheduler)
      case "delay": subject.delay(for: 1, scheduler: scheduler)
      default: subject.receive(on: scheduler)
      }
    let (subscription, told) = follow(publisher)
    subject.send(1)
    subscription.cancel()
    scheduler.advance(by: 2)
    expectEqual(told(), [])
  }

  @Test func `delayed values come in their order, and the end after them`() {
    let (subscription, told) = follow(subject.delay(for: 1, scheduler: scheduler))
    for number in 1...3 { subject.send(number) }
    subject.send(completion: .finished)
    expectEqual(told(), [])
    scheduler.advance(by: 1, reversed: true)
    expectEqual(told(), ["1", "2", "3", "finished"])
    subscription.cancel()
  }

  @Test func `a timer runs as long as a subscription to it is kept`() async throws {
    let (times, source) = AsyncStream<Date>.makeStream()
    weak var publisher: Timer.TimerPublisher.Autoconnected?
    var subscription: AnyCancellable?
    do {
      let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      publisher = timer
      subscription = timer.sink { source.yield($0) }
    }
    _ = try require(publisher)
    for await _ in times { break }
    subscription?.cancel()
    expect(publisher == nil)
  }
}
