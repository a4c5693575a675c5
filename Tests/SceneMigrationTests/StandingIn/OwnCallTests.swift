import Checking
import Testing

@testable import SceneMigration

extension RulesTests {
  // One compilation for many rules, as above.
  @Test func `calls and operators of an app's own leave nothing out`() throws {
    let loop = try compiled(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var overlay: OverlayWindow?
        private let mailbox = MailboxViewController()
        static let opened = Notification.Name(Bundle.main.mailPrefix + ".opened")

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let scene = scene as? UIWindowScene else { return }
          overlay = OverlayWindow(scene, style: .toast)
          window = OverlayWindow()
          UIApplication.shared.open(page: url)
          mailbox.decodeRestorableState(with: NSUserActivity(activityType: "read"))
          mailbox.decodeRestorableState(Settings.tabs, nil)
          if let folder = url["folder"]?.removingPercentEncoding { mailbox.show(folder: folder) }
          let size = CGSize(width: Spacing(640), height: Spacing(480))
          scene.sizeRestrictions?.minimumSize = size
          print("stored \\(Store.size.formatted(.byteCount(style: .file)))")
        }

        func sceneDidBecomeActive(_ scene: UIScene) {
          var count = UserDefaults.standard.activations
          count += 1
          UserDefaults.standard.activations = count
          guard scene.session.persistentIdentifier == Bundle.main.mailIdentifier else { return }
          let data = try? Data(contentsOf: Letter.current.fileURL!)
          let letters = try? Store.shared.count(for: data)
          print(letters as Any)
        }

        func handle(_ activity: NSUserActivity) -> Bool {
          activity.activityType == LetterActionType
        }

        func register(_ answer: @escaping LetterAnswer) {
          answer("ready")
        }

        private func application(
          _ application: UIApplication, continue activity: NSUserActivity,
          restorationHandler: @escaping ([Any]?) -> Void
        ) -> Bool { true }
      }
      final class Browser: UIResponder {
        open var isOpen = true
      }
      """)
    expectEqual(loop.errors, [])
    expectEqual(loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }, [])
    expectEqual(loop.catalog.indexed, ["URL"])
  }

  @Test func `an error in a long closure is found, although the call hides it`() throws {
    let loop = try compiled(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private lazy var router: Router = {
          Router(
            isRoot: { [weak window] in window?.rootViewController == $0 },
            setRoot: { [weak window] in window?.rootViewController = $0 })
        }()
        var window: UIWindow?

        func follow(_ link: Link) {
          DispatchQueue.main.async {
            switch link {
            case .letter(let activity) where activity.activityType == NSUserActivity.letterType:
              do {
                guard let id = activity.userInfo?[NSUserActivity.idKey] as? String else { return }
                try Store.shared.open(id)
              } catch {
                print(error)
              }
            case .page(let url):
              if url.isFileURL { self.open(url) }
            }
          }
        }

        func open(_ url: URL) {
          Store.shared.fetch { result in
            do {
              let (letters, context) = try result.get()
              let old = try context.fetch(letters) as! [[String: String]]
              for letter in letters {
                if let known = old.first(where: { $0["id"] == letter.id }) { print(known) }
              }
            } catch {
              print(error)
            }
          }
        }
      }
      """)
    expectEqual(loop.errors, [])
    expectEqual(loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }, [])
  }

  @Test func `code of packages and of timers leaves nothing out`() throws {
    let loop = try compiled(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        override var next: UIResponder? { coordinator }
        private let coordinator: Coordinator? = nil
        private let names = [
          Mail.Notifications.arrived, Mail.Notifications.opened, Settings.Notifications.changed,
          Mail.Notifications.sent,
        ]

        func sceneDidBecomeActive(_ scene: UIScene) {
          log.error("not ready")
          Router.current = nil
          let buttons = [LetterButton]()
          Toolbar.shared.show(buttons)
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] timer in
            guard let window = self?.window else { return }
            window.isHidden = scene.activationState != .foregroundActive
            timer.invalidate()
          }
          var words = ["a"]
          Parse(&words)
          if let data = Data(base64Encoded: Settings.shared.key) { Mail.unlock(data) }
          if Mail.folders.count > Settings.maximum { Mail.collapse() }
          Settings.shared.encode()
          Mail.place.latitude = Float(Mail.here.latitude)
          MailKit.configure(
            account: Settings.account,
            servers: [
              .init(id: "one", name: "First", url: "https://one.example", order: 1, isSecure: true),
              .init(id: "two", name: "Second", url: "https://two.example", order: 2, isSecure: true),
              .init(id: "three", name: "Third", url: "https://three.example", order: 3),
            ])
        }
      }
      """)
    expectEqual(loop.errors, [])
    expectEqual(loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }, [])
  }

  @Test func `rules that undo each other end`() throws {
    let loop = try compiled(
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          Mail.place.latitude = Float(Mail.places.last.latitude)
        }
      }
      """)
    expectEqual(loop.errors, [])
  }

  @Test func `an app's own scenes and streams leave nothing out`() throws {
    let loop = try compiled(
      """
      import SwiftUI
      @main struct PostboxApp: App {
        @Environment(\\.scenePhase) private var phase
        var body: some Scene {
          MailboxScene()
          LetterScene()
          WelcomeWindow(title: "Welcome")
        }
        func follow() async throws {
          for try await letters in Store.shared.letters {
            let names = letters.map(\\.sender.name)
            for (kind, data) in letters { Store.shared.update(kind, data) }
            if letters.contains(\\.isUrgent) { Store.shared.show(names) }
          }
        }
      }
      """)
    expectEqual(loop.errors, [])
    expectEqual(loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }, [])
    expectEqual(loop.catalog.types["MailboxScene"], .content("StandInScene"))
  }

  @Test func `the values beside an operator have their members and calls`() {
    let source = SourceText(path: "A.swift", text: "if a && b.c(d)?.e[0] == f(g).h, i {}")
    let sign = source.tokens.indices.first { source.text($0) == "=" } ?? 0
    expectEqual(source.operand(before: sign).map { source.text($0) }, "b.c(d)?.e[0]")
    expectEqual(source.operand(after: sign + 2).map { source.text($0) }, "f(g).h")
    let other = SourceText(
      path: "A.swift", text: "let a = f(30.minutes)\nlet b = (now() - c.d) * 2")
    let places = other.tokens.indices.filter { [".", "-"].contains(other.text($0)) }
    expectEqual(
      places.map { other.expression(aroundSign: $0).map { other.text($0) } },
      ["30.minutes", "now() - c.d", "c.d"])
  }

  @Test(arguments: [
    ("f { a }", true), ("f(g: { a })", true), ("let x = f { a }", true), ("var x = f { a }", true),
    ("class A: B { }", false), ("final class A: B { }", false), ("@main struct A: B { }", false),
    ("private func f() -> A { a }", false), ("static var x: A { a }", false), ("if a { b }", false),
    ("class func f() -> A { a }", false), ("do { a }", false),
  ])
  func `closures are told from blocks`(text: String, isArgument: Bool) throws {
    let source = SourceText(path: "A.swift", text: text)
    let open = try require(source.tokens.indices.first { source.text($0) == "{" })
    expectEqual(source.isArgument(open), isArgument)
  }

  @Test func `an override in an extension is called by the class, and keeps its lines`() throws {
    let loop = try compiled(
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      extension AppDelegate {
        override func buildMenu(with builder: UIMenuBuilder) {
          super.buildMenu(with: builder)
          builder.remove(menu: .format)
        }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          sender != nil
        }
      }
      """)
    expectEqual(loop.errors, [])
    expectEqual(loop.changes.filter { $0.kind == .leftOut }, [])
    let lines = loop.sources[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    expectContains(
      String(lines[1]),
      "override func buildMenu(with builder: UIMenuBuilder) { return standInBuildMenu(with: builder) }"
    )
    expectContains(
      String(lines[1]), "return standInCanPerformAction(action, withSender: sender)")
    expectContains(String(lines[7]), "builder.remove(menu: .format)")
  }
}
