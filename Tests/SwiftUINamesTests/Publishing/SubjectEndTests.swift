import Checking
import Combine
import Dispatch
import Synchronization
import Testing

/// Subscriptions at the beginning and at the end of a subject.
@MainActor struct SubjectEndTests {
  @Test nonisolated func `a subscriber that is added while values are sent misses none of them`() {
    // The methods of a subject can be called from any thread.
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      if part == 0 {
        for number in 1...50_000 { subject.send(number) }
      } else {
        for _ in 0..<500 {
          let told = Mutex<Set<Int>>([])
          let subscription = subject.sink { value in told.withLock { _ = $0.insert(value) } }
          subscription.cancel()
          // A value that is being sent while the subscription is canceled can be missing at the end.
          let values = told.withLock { $0.sorted().dropLast() }
          expect(values.isEmpty || values.count == values.last! - values.first! + 1)
        }
      }
    }
  }

  @Test nonisolated func `a new subscriber gets the current value before values of other threads`()
  {
    // The methods of a subject can be called from any thread.
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(1)
    let told = Mutex<[Int]>([])
    let subscription = subject.sink { value in
      if value == 1 {
        let isSent = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          subject.send(2)
          subject.send(3)
          isSent.signal()
        }
        isSent.wait()
      }
      told.withLock { $0.append(value) }
    }
    expectEqual(told.withLock(\.self), [1, 2, 3])
    subject.send(4)
    expectEqual(told.withLock(\.self), [1, 2, 3, 4])
    subscription.cancel()
  }

  @Test func `a new subscriber gets the end after the values that were sent meanwhile`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var told: [String] = []
    let subscription = subject.sink {
      told.append($0.word)
    } receiveValue: { value in
      if value == 1 {
        subject.send(2)
        subject.send(completion: .finished)
      }
      told.append("\(value)")
    }
    expectEqual(told, ["1", "2", "finished"])
    subscription.cancel()
  }

  @Test func `a value that is sent after the end isn't kept`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    expectEqual(subject.value, 1)
    subject.value = 3
    expectEqual(subject.value, 1)
  }

  @Test func `a subscriber that is canceled while the end is sent isn't told of it`() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var told: [String] = []
    let first = subject.sink { _ in
      second?.cancel()
    } receiveValue: { _ in
    }
    second = subject.sink {
      told.append($0.word)
    } receiveValue: { _ in
    }
    subject.send(completion: .finished)
    expectEqual(told, [])
    first.cancel()
  }
}
