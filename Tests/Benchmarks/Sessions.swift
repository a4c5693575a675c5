import Scenes
import TestSupport

/// Windows opened among many sessions, and sessions that come back at a launch.
@MainActor enum Sessions {
  static let rows =
    [
      Row(name: "one window opened among 1 session") { opening(among: 1) },
      Row(name: "one window opened among 10,000 disconnected sessions") {
        opening(among: 10_000)
      },
      Row(name: "the same to that among 1", unit: "times") {
        let one = opening(among: 1)
        return opening(among: 10_000) / one
      },
    ]
    + [HostProfile.tablet, .desktop].flatMap { profile in
      [
        Row(name: "launch of a \(profile.name) with 100 records, per record") {
          launching(profile, 100)
        },
        Row(name: "launch of a \(profile.name) with 10,000 records, per record") {
          launching(profile, 10_000)
        },
        Row(name: "the same to that of 100, \(profile.name)", unit: "times") {
          let few = launching(profile, 100)
          return launching(profile, 10_000) / few
        },
      ]
    }
    + [
      Row(
        name: "launch with 10,000 records, one scene connected", unit: "ns in all", budget: 30 / 64
      ) { launching(.tablet, 10_000) * 10_000 }
    ]

  /// A store with the records of so many windows, each with a condition and used in another order than opened.
  private static func store(_ count: Int) -> MemorySessionStore {
    let store = MemorySessionStore()
    let application = Self.application(.desktop, store)
    for number in 1..<max(count, 2) {
      application.handle(.newWindow)
      let conditions = SceneActivationConditions()
      conditions.prefersToActivateForTargetContentIdentifierPredicate = TargetPredicate(
        equalTo: "message/\(number)")
      application.focusedSession?.scene?.activationConditions = conditions
    }
    // A person went back through them all.
    for session in application.orderedSessions.reversed() {
      application.receive(.focus(session.id))
    }
    application.runTurns()
    application.tearDown()
    return store
  }

  private static func application(
    _ profile: HostProfile, _ store: MemorySessionStore
  ) -> Application {
    var number = 0
    var services = RuntimeServices.repeatable(store: store)
    services.makeIdentifier = {
      number += 1
      return "\(store.records.count)-\(number)"
    }
    let application = Application.stub(profile: profile, services: services)
    application.handle(.launch([]))
    return application
  }

  private static func opening(among count: Int) -> Double {
    let application = Self.application(.tablet, store(count))
    return median(
      per: 100, prepare: { closeOthers(of: application, from: max(count, 2)) },
      {
        for _ in 0..<100 { application.handle(.newWindow) }
      })
  }

  private static func closeOthers(of application: Application, from count: Int) {
    for session in application.orderedSessions.dropFirst(count) {
      application.requestSceneSessionDestruction(session, options: nil)
    }
    application.runTurns()
  }

  private static func launching(_ profile: HostProfile, _ count: Int) -> Double {
    let store = Self.store(count)
    let records = Array(store.records.values)
    var stores: [MemorySessionStore] = []
    return median(
      per: count, runs: count > 1_000 ? 5 : 31,
      prepare: { stores = [MemorySessionStore(records)] },
      {
        for store in stores { application(profile, store).tearDown() }
      })
  }
}
