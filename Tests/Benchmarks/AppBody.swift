import Scenes

/// An app's body, evaluated and not resolved.
@MainActor enum AppBody {
  static let rows = [
    Row(name: "app body of 2 groups, per group", goal: 5, best: 11, budget: 4 / 4.5) {
      time(App2(), 2)
    },
    Row(name: "app body of 10 groups, per group", goal: 15, best: 23, budget: 9 / 10.4) {
      time(App10(), 10)
    },
    Row(name: "app body of 100 groups, per group", goal: 40, best: 45, budget: 25 / 29) {
      time(App100(), 100)
    },
  ]

  @inline(never) private static func time<Declaration: App>(
    _ app: Declaration, _ groups: Int
  ) -> Double {
    let times = 100_000 / groups
    return median(per: times * groups) {
      for _ in 0..<times { consume(app.body) }
    }
  }
}

private struct App2: App {
  var body: some Scene {
    WindowGroup { Text("") }
    WindowGroup { Text("") }
  }
}

private struct App10: App {
  var body: some Scene {
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
  }
}

private struct App100: App {
  var body: some Scene {
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
    WindowGroup { Text("") }
  }
}
