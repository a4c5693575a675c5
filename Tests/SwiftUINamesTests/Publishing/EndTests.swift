import Checking
import Combine
import Testing

private struct Offline: Error {}

/// After its end, a publisher sends nothing.
@MainActor struct EndTests {
  @Test func `a merged publisher sends nothing after one failed`() {
    let (one, other) = (PassthroughSubject<Int, Offline>(), PassthroughSubject<Int, Offline>())
    var told: [String] = []
    let subscription = one.merge(with: other).sink {
      told.append($0.word)
    } receiveValue: {
      told.append("\($0)")
    }
    one.send(1)
    one.send(completion: .failure(Offline()))
    other.send(2)
    other.send(completion: .finished)
    expectEqual(told, ["1", "failed"])
    subscription.cancel()
  }

  @Test func `a merged publisher goes on after one finished`() {
    let (one, other) = (PassthroughSubject<Int, Offline>(), PassthroughSubject<Int, Offline>())
    var told: [String] = []
    let subscription = one.merge(with: other).sink {
      told.append($0.word)
    } receiveValue: {
      told.append("\($0)")
    }
    one.send(completion: .finished)
    other.send(2)
    other.send(completion: .finished)
    expectEqual(told, ["2", "finished"])
    subscription.cancel()
  }

  @Test func `a publisher that is combined with one that failed is left`() {
    let (one, other) = (PassthroughSubject<Int, Offline>(), PassthroughSubject<Int, Offline>())
    var handled = 0
    var told: [String] = []
    let subscription = one.combineLatest(other.handleEvents(receiveOutput: { _ in handled += 1 }))
      .sink {
        told.append($0.word)
      } receiveValue: {
        told.append("\($0.0) \($0.1)")
      }
    one.send(1)
    other.send(2)
    one.send(completion: .failure(Offline()))
    other.send(3)
    expectEqual(told, ["1 2", "failed"])
    expectEqual(handled, 1)
    subscription.cancel()
  }

  @Test func `a publisher that fails while it is combined isn't combined`() {
    let values = CurrentValueSubject<Int, Offline>(1)
    let failed = PassthroughSubject<Int, Offline>()
    failed.send(completion: .failure(Offline()))
    var told: [String] = []
    let subscription = failed.merge(with: values).sink {
      told.append($0.word)
    } receiveValue: {
      told.append("\($0)")
    }
    values.send(2)
    expectEqual(told, ["failed"])
    subscription.cancel()
  }
}
