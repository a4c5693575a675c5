import Foundation
import Scenes
import TestSupport

/// Windows opened, and what a change of an app costs them.
@MainActor enum Windows {
  static let rows = [
    Row(name: "one window opened", goal: 10_000, best: 32_000, budget: 10 / 26.9) {
      let launch = Self.launch(OneText())
      return median(per: 100, prepare: { closeAll(launch.application) }) {
        for _ in 0..<100 {
          launch.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
          launch.application.runTurns()
        }
      }
    },
    Row(name: "link to an open window, to onOpenURL") {
      let launch = Self.launch(Following())
      let link = ExternalEvent.openURL(.init(URL(filePath: "/message/42")))
      return median(per: 100) {
        for _ in 0..<100 { launch.application.handle(.external(link)) }
      }
    },
    Row(name: "app-level state that 1 of 100 windows reads", goal: 10_000, best: 1_600_000) {
      let app = Sharing()
      let launch = Self.launch(app)
      open(99, launch.application)
      return median(per: 100) {
        for _ in 0..<100 {
          app.model.change?()
          launch.application.runTurns()
        }
      }
    },
    Row(
      name: "app body that runs again, 1 of 100 windows reads", best: 1_600_000, budget: 6 / 19.5
    ) {
      let app = Passing()
      let launch = Self.launch(app)
      for _ in 0..<99 { launch.application.openWindow(.init(id: "other")) }
      launch.application.runTurns()
      return median(per: 100) {
        for _ in 0..<100 {
          app.model.change?()
          launch.application.runTurns()
        }
      }
    },
    Row(name: "memory of an open window", unit: "bytes") {
      let launch = Self.launch(OneText())
      open(100, launch.application)
      let before = residentBytes()
      open(2_000, launch.application)
      return Double(residentBytes() - before) / 2_000
    },
    Row(name: "heap of an open window", unit: "bytes", budget: 3.5 / 5.2) {
      let launch = Self.launch(OneText())
      open(100, launch.application)
      let before = heapBytes()
      open(2_000, launch.application)
      return Double(heapBytes() - before) / 2_000
    },
    Row(name: "the focused one of 10 windows with a text closed") { closing(among: 10) },
    Row(name: "the focused one of 10,000 windows with a text closed", budget: 20 / 278) {
      closing(among: 10_000)
    },
    Row(
      name: "background and foreground of 10,000 windows with a text", unit: "ns in all",
      budget: 60 / 516
    ) {
      let launch = Self.launch(OneText())
      open(9_999, launch.application)
      return median(runs: 5) { launch.application.handle(.background(nil), .foreground) }
    },
  ]

  private static func launch<Declaration: App>(_ app: Declaration) -> AppLaunch {
    let wide = HostProfile(name: "wide", supportsMultipleScenes: true, foregroundLimit: 10_000)
    let launch = AppLaunch(app, host: DrawingHost(), profile: wide, services: .repeatable())
    launch.application.receive(.launch([]))
    launch.application.runTurns()
    return launch
  }

  private static func open(_ count: Int, _ application: Application) {
    for _ in 0..<count {
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    }
    application.runTurns()
  }

  private static func closing(among count: Int) -> Double {
    let launch = Self.launch(OneText())
    let application = launch.application
    let times = min(50, count - 1)
    return median(
      per: times, runs: 5, prepare: { open(count - application.openSessions.count, application) },
      {
        for _ in 0..<times {
          if let session = application.focusedSession { application.handle(.close(session.id)) }
        }
      })
  }

  private static func closeAll(_ application: Application) {
    for session in application.orderedSessions.dropFirst() {
      application.requestSceneSessionDestruction(session, options: nil)
    }
    application.runTurns()
  }
}

private struct OneText: App {
  var body: some Scene {
    WindowGroup { Text("Inbox") }
  }
}

private struct Following: App {
  var body: some Scene {
    WindowGroup {
      Text("Inbox").onOpenURL { _ in }.handlesExternalEvents(preferring: ["*"], allowing: [])
    }
  }
}

@MainActor private final class Model {
  var change: (() -> Void)?
  var windows = 0
}

private struct Sharing: App {
  @State private var count = 0
  let model = Model()

  var body: some Scene {
    WindowGroup { Content(count: $count, model: model) }
  }
}

private struct Content: View {
  @Binding var count: Int
  let model: Model
  @State private var isReader = false

  var body: some View {
    Text(isReader ? "\(count)" : "beside")
      .onAppear {
        model.windows += 1
        guard model.windows == 42 else { return }
        isReader = true
        model.change = { count += 1 }
      }
  }
}

private struct Passing: App {
  @State private var count = 0
  let model = Model()

  var body: some Scene {
    WindowGroup {
      Text("\(count)").onAppear { model.change = { count += 1 } }
    }
    .onChange(of: count) {}
    WindowGroup("Other", id: "other") { Text("other") }
  }
}
