@testable import SceneMigration

/// An app that is only source, and the judgement that its source allows.
struct SourceApp {
  var candidate: AppCandidate
  var evidence: SourceEvidence

  /// - Parameters:
  ///   - application: The members of the application's delegate.
  ///   - scene: The members of the scene's delegate; nil for no such class.
  ///   - conformances: What the scene's delegate inherits from.
  ///   - infoPlist: The Info.plist.
  init(
    _ application: String = "", scene: String? = "",
    conformances: String = "UIResponder, UIWindowSceneDelegate", infoPlist: [String: Any]? = nil
  ) {
    var text = """
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
      \(application)
      }

      """
    if let scene { text += "class SceneDelegate: \(conformances) {\n\(scene)\n}\n" }
    candidate = AppCandidate(
      name: "App", reason: "", module: "App",
      delegates: DelegateIndex(["App.swift"]) { _ in text }.delegates, files: ["App.swift"],
      infoPlistPath: nil, infoPlist: infoPlist, notes: [])
    evidence = SourceEvidence([SourceText(path: "App.swift", text: text)], candidate)
  }

  var judgement: Judgement {
    Judgement(
      trials: Trials(evidence.report(of: candidate)), evidence: evidence, candidate: candidate,
      standIns: [], missingDelegate: nil)
  }

  /// The judgement of an event, cold and warm.
  func verdicts(_ event: String) -> [Verdict] {
    judgement.events.filter { $0.event == event }.map(\.verdict)
  }

  /// The judgement of a method of the application's delegate.
  func method(_ name: String) -> MethodFinding? { judgement.methods.first { $0.method == name } }
}

/// Members of delegates.
enum Member {
  static let open = """
    func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool {
      show(url)
      return true
    }
    """
  static let connect = """
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      window = UIWindow(windowScene: scene)
    }
    """
  static let openContexts =
    "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { show(contexts) }"

  static func configure(_ body: String) -> String {
    """
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      \(body)
    }
    """
  }

  static func launch(_ body: String) -> String {
    """
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?
    ) -> Bool {
      \(body)
    }
    """
  }
}
