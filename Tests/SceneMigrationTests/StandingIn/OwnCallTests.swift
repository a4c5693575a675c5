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

  @Test func `the values beside an operator have their members and calls`() {
    let source = SourceText(path: "A.swift", text: "if a && b.c(d)?.e[0] == f(g).h, i {}")
    let sign = source.tokens.indices.first { source.text($0) == "=" } ?? 0
    expectEqual(source.operand(before: sign).map { source.text($0) }, "b.c(d)?.e[0]")
    expectEqual(source.operand(after: sign + 2).map { source.text($0) }, "f(g).h")
  }
}
