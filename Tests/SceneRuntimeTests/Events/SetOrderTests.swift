import Checking
import Foundation
import SceneRuntime
import TestSupport
import Testing

/// Sets of Apple's interface iterate in the same order in equal runs.
@MainActor struct SetOrderTests {
  @Test func `links that come together are iterated in their order`() throws {
    let delegate = RecordingApplicationDelegate()
    let links = try (0..<50).map {
      ExternalEvent.Link(try require(URL(string: "postbox://message/\($0)")))
    }
    let application = Application.stub(delegate: delegate)
    application.handle(.launch(links.map { .openURL($0) }))
    expectEqual(delegate.options["1"]?.urlContexts.map(\.url), links.map(\.url))
    expectEqual(delegate.options["1"]?.urlContexts.map(\.order), Array(0..<50))
  }

  @Test func `activities of connection options are iterated in their order`() {
    let delegate = RecordingApplicationDelegate()
    let types = (0..<20).map { "com.example.postbox.read\($0)" }
    let application = Application.stub(delegate: delegate, profile: .phone)
    application.receive(
      .launch(types.map { .continueActivity(ActivityRecord(activityType: $0)) }))
    application.runTurns()
    let activities = delegate.options["1"]?.userActivities.map(\.activityType) ?? []
    expectEqual(activities + delegate.activities.map(\.activityType), types)
  }

  @Test func `sessions and scenes are iterated in the order of creation`() {
    let profile = HostProfile(name: "wide", supportsMultipleScenes: true, foregroundLimit: nil)
    let application = Application.stub(profile: profile)
    application.handle(.launch([]))
    for _ in 1..<40 { application.handle(.newWindow) }
    let ids = (1...40).map(String.init)
    expectEqual(application.openSessions.map(\.id), ids)
    expectEqual(application.connectedScenes.map(\.session.id), ids)
  }

  @Test func `a hundred links are iterated in their order`() throws {
    let delegate = RecordingApplicationDelegate()
    let links = try (0..<100).map {
      ExternalEvent.Link(try require(URL(string: "postbox://message/\($0)")))
    }
    let application = Application.stub(delegate: delegate)
    application.handle(.launch(links.map { .openURL($0) }))
    expectEqual(delegate.options["1"]?.urlContexts.map(\.order), Array(0..<100))
  }

  @Test func `a set with gaps is in one order in every process, not that of creation`() {
    let profile = HostProfile(name: "wide", supportsMultipleScenes: true, foregroundLimit: nil)
    let application = Application.stub(profile: profile)
    application.handle(.launch([]))
    for _ in 1..<9 { application.handle(.newWindow) }
    let some = Set(application.openSessions.filter { [3, 4, 8].contains($0.ordinal) })
    expectEqual(some.map(\.ordinal), [4, 8, 3])
  }

  @Test func `equal runs iterate over many sessions in the same order`() {
    let profile = HostProfile(name: "wide", supportsMultipleScenes: true, foregroundLimit: nil)
    let orders = (0..<2).map { _ in
      let application = Application.stub(profile: profile)
      application.handle(.launch([]))
      for _ in 1..<300 { application.handle(.newWindow) }
      return application.openSessions.map(\.id)
    }
    expectEqual(orders[0], orders[1])
    expectEqual(Set(orders[0]).count, 300)
  }
}
