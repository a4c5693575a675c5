import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// An entry of a call says whether a method of a delegate received it.
@MainActor struct ReceptionTests {
  final class Half: ApplicationDelegate {
    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      // The trace records this problem after the entry of the call.
      application.report(Problem("a", at: "here", "something is wrong", remedy: "mend it"))
      return true
    }
  }

  final class HalfScene: WindowSceneDelegate {
    var window: SceneWindow?

    func sceneDidBecomeActive(_ scene: ConnectedScene) {}
    func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity? {
      UserActivity(activityType: "read")
    }
  }

  private func receptions(_ application: Application) -> [String: TraceEntry.Reception] {
    application.trace.entries.reduce(into: [:]) { receptions, entry in
      guard case .callback(let callback, _) = entry.kind else {
        return expectEqual(entry.reception, nil, "\(entry.line)")
      }
      receptions[callback.rawValue] = entry.reception
    }
  }

  @Test func `receptions distinguish implemented and missing methods`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(name: "Main", delegateClass: HalfScene.self)]])
    let application = Application.stub(manifest: manifest, delegate: Half(), profile: .phone)
    application.handle(
      .launch([]), .external(.openURL(ExternalEvent.Link(URL(filePath: "/message")))),
      .external(.receiveNotification(NotificationRecord(title: "New mail"))),
      .background(nil), .memoryPressure, .foreground, .close("1"), .quit)
    expectEqual(
      receptions(application),
      [
        "willFinishLaunching": .noMethod, "didFinishLaunching": .method,
        "configurationForConnecting": .noMethod, "willConnectTo": .noMethod,
        "sceneWillEnterForeground": .noMethod, "sceneDidBecomeActive": .method,
        "openURLContexts": .noMethod, "didReceive": .noDelegate,
        "sceneWillResignActive": .noMethod, "sceneDidEnterBackground": .noMethod,
        "stateRestorationActivity": .method, "didUpdate": .noMethod,
        "applicationDidReceiveMemoryWarning": .noMethod, "sceneDidDisconnect": .noMethod,
        "restoreInteractionStateWith": .noMethod, "didDiscardSceneSessions": .noMethod,
        "applicationWillTerminate": .noMethod,
      ])
    let lines = application.lines
    let call = lines.firstIndex(of: "didFinishLaunching")
    expectEqual(call.map { lines[$0 + 1] }, "problem: here: something is wrong; mend it.")
  }

  @Test func `receptions distinguish scenes without a delegate`() {
    let application = Application.stub()
    application.handle(.launch([]), .background(nil), .close("1"))
    expectEqual(Set(receptions(application).values), [.noDelegate])
  }

  @Test func `a sink is given an entry before anybody has received the call`() {
    let application = Application.stub(delegate: Half())
    var seen: [TraceEntry] = []
    application.trace.addSink { seen.append($0) }
    application.handle(.launch([]))
    expect(seen.allSatisfy { $0.reception == nil })
    expectEqual(seen.map(\.kind), application.trace.entries.map(\.kind))
  }

  @Test func `a call is marked in its entry, whatever a sink records meanwhile`() {
    let application = Application.stub(delegate: Half())
    application.trace.addSink { [weak application] entry in
      guard case .callback(let callback, _) = entry.kind else { return }
      application?.report(Problem("seen", at: callback.rawValue, "a sink saw it", remedy: "none"))
    }
    application.handle(.launch([]))
    expectEqual(receptions(application)["didFinishLaunching"], .method)
  }

  @Test func `an entry that is no longer kept is not marked`() {
    let trace = Trace(capacity: 2)
    for number in 1...3 {
      trace.append(
        .callback(.didUpdate, []), turn: number, date: Date(timeIntervalSinceReferenceDate: 0))
    }
    trace.mark(1, .method)
    expectEqual(trace.entries.map(\.reception), [nil, nil])
    trace.mark(3, .method)
    expectEqual(trace.entries.map(\.reception), [nil, .method])
  }
}
