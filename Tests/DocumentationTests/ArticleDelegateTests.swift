import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

// The delegates of the article on testing, and its test of them.

final class AppDelegate: ApplicationDelegate {
  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: WindowSceneDelegate {
  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    for context in urlContexts { scene.title = context.url.absoluteString }
  }
}

@Test @MainActor func `a link reaches the scene delegate`() async throws {
  let link = try #require(URL(string: "postbox://message/42"))
  let simulator = await AppSimulator(delegate: AppDelegate.self, profile: .phone)
  await simulator.open(link)
  simulator.expect(callbacks: ["scene 1 openURLContexts"])
}

@Test func `the delegates and the test above are the article's`() throws {
  let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
  let article = try String(
    contentsOf: Compiler.package.appending(
      path: "Documentation/Scenes.docc/Articles/TestingScenes.md"), encoding: .utf8)
  let sample = try #require(
    article.components(separatedBy: "```").first { $0.contains("final class AppDelegate") })
  let declarations = try #require(sample.range(of: "final class AppDelegate"))
  expect(source.contains(sample[declarations.lowerBound...]))
}
