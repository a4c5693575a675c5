import Checking
import SceneModel
import TestSupport
import Testing

@testable import SceneRuntime

/// The choice of a scene's objects from its configuration, without creating any of them.
@MainActor struct ConnectionPlanTests {
  private final class NoScene {}
  private final class MailScene: WindowScene {}
  private final class MailDelegate: ConnectedSceneDelegate {}

  /// A class in a configuration, with the expected choice.
  struct Choice: Sendable, CustomTestStringConvertible {
    var scene: AnyClass?
    var delegate: AnyClass?
    var sceneName: String?
    var delegateName: String?
    var problems: [Problem.Code] = []
    var isDelegateMissing = false

    var testDescription: String {
      "\(problems), scene \(sceneName ?? "\(scene as Any)"), "
        + "delegate \(delegateName ?? "\(delegate as Any)")"
    }
  }

  private nonisolated static let choices = [
    Choice(),
    Choice(scene: MailScene.self, delegate: MailDelegate.self),
    Choice(scene: NoScene.self, problems: [.unusableClass]),
    Choice(delegate: NoScene.self, problems: [.unusableClass], isDelegateMissing: true),
    Choice(sceneName: "Mail.GoneScene", problems: [.missingClass]),
    Choice(delegateName: "Mail.GoneDelegate", problems: [.missingClass], isDelegateMissing: true),
    Choice(
      delegate: NoScene.self, sceneName: "Mail.GoneScene",
      problems: [.missingClass, .unusableClass], isDelegateMissing: true),
  ]

  @Test(arguments: choices) func `classes are chosen, or their problems named`(_ choice: Choice) {
    let plan = ConnectionPlan(for: session(choice))
    let isUsable = choice.problems.isEmpty
    expectEqual(plan.problems.map(\.code), choice.problems)
    expectEqual(plan.isDelegateMissing, choice.isDelegateMissing)
    expect(plan.sceneClass == (isUsable ? choice.scene ?? WindowScene.self : WindowScene.self))
    expectEqual((plan.delegateClass != nil), (isUsable && choice.delegate != nil))
  }

  @Test func `a class set to nil takes the place of one that isn't there`() {
    let session = session(Choice(sceneName: "Mail.GoneScene", delegateName: "Mail.GoneDelegate"))
    session.configuration.sceneClass = nil
    session.configuration.delegateClass = nil
    let plan = ConnectionPlan(for: session)
    expectEqual(plan.problems, [])
    expect(!plan.isDelegateMissing)
    expect(plan.sceneClass == WindowScene.self)
    expect(plan.delegateClass == nil)
  }

  @Test func `declared content is for scenes whose delegates created no window`() throws {
    let session = session(Choice())
    session.factory = ContentFactory { _ in StubContent() }
    let scene = WindowScene(session: session, connectionOptions: ConnectionOptions([]))
    guard case .declared(_, let chosen) = ConnectionPlan.content(of: scene, nil, .scenes) else {
      Issue.record("the declared content isn't chosen")
      return
    }
    expect(chosen === scene)
    let window = SceneWindow(windowScene: scene)
    expectEqual(problem(of: scene), .noVisibleWindow)
    window.makeKeyAndVisible()
    expect(problem(of: scene) == nil)
  }

  @Test func `a scene that shows nothing has a problem, unless the cause was reported`() {
    let scene = WindowScene(
      session: session(Choice()), connectionOptions: ConnectionOptions([]))
    expectEqual(problem(of: scene), .noWindow)
    scene.isDelegateMissing = true
    expect(problem(of: scene) == nil)
    let bare = ConnectedScene(
      session: session(Choice()), connectionOptions: ConnectionOptions([]))
    expect(problem(of: bare) == nil)
    bare.session.factory = ContentFactory { _ in StubContent() }
    expectEqual(problem(of: bare), .contentWithoutWindowScene)
  }

  // MARK: - Helpers

  private func problem(of scene: ConnectedScene) -> Problem.Code? {
    if case .nothing(let problem) = ConnectionPlan.content(of: scene, nil, .scenes) {
      problem.code
    } else {
      nil
    }
  }

  private let application = Application.stub()

  private func session(_ choice: Choice) -> SceneSession {
    var entry = SceneManifest.Configuration(
      sceneClass: choice.scene, delegateClass: choice.delegate)
    entry.sceneClassName = choice.sceneName
    entry.delegateClassName = choice.delegateName
    return SceneSession(
      id: "1", ordinal: 1, role: .windowApplication,
      configuration: SceneConfiguration(entry, role: .windowApplication), parts: application.parts)
  }
}
