#if os(Linux)
import Checking
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Whether there is a way to make a descriptor say what the kernel says under pressure.
private let hasUrgentData: Bool = {
  guard let pair = SocketPair() else { return false }
  return pair.sendUrgent()
}()

private struct SocketPair {
  let ends: [Int32]

  init?() {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    self.ends = ends
  }

  func sendUrgent() -> Bool { send(ends[1], "!", 1, Int32(MSG_OOB)) == 1 }
}

@MainActor struct KernelMemoryPressureTests {
  @Test func `if the kernel can't be observed, only the first observer gets the problem`()
    throws
  {
    let monitor = KernelMemoryPressure(files: ["/nowhere/memory.pressure", "/proc/version"])
    let problem = try require(monitor.observe {})
    expectEqual(problem.code, .memoryPressureUnavailable)
    expectContains(problem.what, "/nowhere/memory.pressure: No such file or directory")
    expectContains(problem.what, "/proc/version: ")
    expect(monitor.observe {} == nil)
  }

  @Test func `an application records once that memory pressure is unavailable`() throws {
    let monitor = KernelMemoryPressure(files: ["/nowhere"])
    var services = RuntimeServices.repeatable()
    services.observeMemoryPressure = monitor.observe
    let applications = (1...2).map { _ in Application.stub(services: services) }
    for application in applications {
      application.handle(.launch([]))
      application.handle(.newWindow)
    }
    expectEqual(applications[0].problems.map(\.place), ["memory pressure"])
    expectEqual(applications[1].problems, [])
  }

  @Test(.enabled(if: hasUrgentData))
  func `memory pressure reaches all observers`() async throws {
    let monitor = KernelMemoryPressure(files: [])
    _ = monitor.observe {}
    let pair = try require(SocketPair())
    let word = AsyncStream<Void>.makeStream()
    let end = pair.ends[1]
    _ = monitor.observe {
      word.continuation.yield()
      // The monitor ends with its file; it would be told of the unread data again and again. The end isn't closed,
      // because the monitor may tell twice, and a second time would close a file of another test.
      shutdown(end, Int32(SHUT_RDWR))
    }
    expect(pair.sendUrgent())
    monitor.watch(pair.ends[0])
    var told = word.stream.makeAsyncIterator()
    expect(await told.next() != nil)
  }

  @Test func `S13: memory pressure of the kernel equals the act`() async {
    let (words, continuation) = AsyncStream<@Sendable () -> Void>.makeStream()
    var services = RuntimeServices.repeatable()
    services.observeMemoryPressure = { act in
      continuation.yield(act)
      return nil
    }
    let application = Application.stub(services: services)
    application.handle(.launch([]), .background(nil))
    var observers = words.makeAsyncIterator()
    let act = await observers.next()
    expectEqual(application.connectedScenes.count, 1)
    act?()
    application.runTurns()
    expectEqual(application.connectedScenes, [])
    expectEqual(application.openSessions.count, 1)
  }
}
#endif
