import Checking
import Combine
import Testing

/// After its end, a subject neither sends nor keeps anything.
@MainActor struct SubjectEndTests {
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
