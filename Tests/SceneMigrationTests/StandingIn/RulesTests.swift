import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite(.thread(.projects)) struct RulesTests {
  private static var products: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Compiles a source with stand-ins, and returns the loop at its end.
  func compiled(_ text: String) throws -> StandInLoop {
    let toolchain = try Toolchain(products: Self.products)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var preparation = Preparation(modules: toolchain.importable)
    let copy = preparation.prepared(SourceText(path: "AppDelegate.swift", text: text))
    var loop = StandInLoop([copy], toolchain: toolchain, folder: folder, module: "RulesApp")
    try loop.run()
    return loop
  }

  // One compilation for many rules: each takes a few rounds.
  @Test func `what an app's own code and packages lack is stood in for, and nothing is left out`()
    throws
  {
    let loop = try compiled(
      """
      import SwiftUI
      import Logging
      @Observable
      class AppDelegate: NSObject, UIApplicationDelegate {
      \tvar window: UIWindow?
      \tlet logger = Logger(label: "App")
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
      \t\tlet isFirstRun = Settings.shared.isFirstRun
      \t\tif isFirstRun { logger.error(error: isFirstRun, message: "first") }
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: .AccountsDidChange, object: nil)
          window?.rootViewController = UIHostingController(
            rootView: ContentView(mode: .plain).environmentObject(Settings.shared))
          UserDefaults.registerDefaults(for: .app)
          DispatchQueue.delay(0.5) { self.changed() }
          application.activateScene(userActivity: .settings)
          window?.windowScene?.title = .localize("TITLE", comment: "the title")
          let name = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
          return name == nil || URL(string: "a", lenient: true) != nil
        }
        @objc func changed() {}
        func route(_ url: URL, _ info: [AnyHashable: Any]) -> Bool {
          guard case .open(let item) = Router.shared.action(for: url) else { return false }
          switch Router.shared.result(item) {
          case .success(let page, _): Pages.present(page, type: .modal)
          case .failure: break
          }
          if let index = info[Router.indexKey] as? Int { print(index) }
          return url.pathComponents[safe: 3] == "page"
        }
        func scene(_ activity: NSUserActivity) -> String {
          switch activity.activityType {
          case NSUserActivity.Kind.editor: return "editor"
          default: return kEditorIdentifier
          }
        }
      }
      """)
    expectEqual(loop.errors, [])
    let cut = loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }
    expectEqual(cut, [])
    expectEqual(loop.catalog.types["ContentView"], .content("StandInView"))
    expectEqual(loop.catalog.subscripts, ["safe"])
  }

  @Test func `an app of SwiftUI compiles as a whole without its views, models and delegate`() throws
  {
    let loop = try compiled(
      """
      import SwiftUI
      import SwiftData
      @main
      struct PostboxApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        @Environment(\\.mailbox) private var mailbox
        @StateObject private var model = InboxModel.shared
        var body: some Scene {
          WindowGroup {
            InboxView(isShown: $isShown)
              .inboxStyle(.plain)
              .environment(\\.mailbox, mailbox)
          }
          .modelContainer(for: Message.self)
          .commands { PostboxCommands(mailbox: mailbox) }
          WindowGroup(id: "other") {
            OutboxView(isShown: $isShown)
              .toggleStyle(.postbox)
              .onAppear {
                Defaults[.launches] += 1
                UNUserNotificationCenter.current().delegate = model
              }
          }
        }
      }
      class Drafts: Store {
        private init() {}
      }
      #Preview {
        InboxView(isShown: true)
      }
      """)
    expectEqual(loop.errors, [])
    expect(loop.changes.allSatisfy { $0.kind == .adaptation })
    expectEqual(loop.catalog.types["PostboxCommands"], .content("StandInCommands"))
    expectEqual(
      loop.catalog.types["AppDelegate"], .subclass(of: "UIResponder, UIApplicationDelegate"))
    expectEqual(loop.catalog.members["EnvironmentValues"]?.map(\.name), ["mailbox"])
  }

  @Test func `titles that are stand-ins are texts, whatever they are titles of`() throws {
    let loop = try compiled(
      """
      import SwiftUI
      struct MessageView: View {
        let message: Message
        @State private var isOn = false
        var body: some View {
          VStack {
            Text(L10n.title)
            Text(message.subject).bold()
            Button(action: { message.open() }) { Text(L10n.open) }
            Label(message.subject, systemImage: message.symbol)
            Toggle(L10n.title, isOn: $isOn)
            Menu(L10n.title) { Text(verbatim: L10n.title) }
          }
          .navigationTitle(L10n.title)
          .alert(L10n.title, isPresented: $isOn) { Button(L10n.ok) {} }
        }
      }
      """)
    expectEqual(loop.errors, [])
    expect(loop.changes.allSatisfy { $0.kind == .adaptation })
  }

  @Test func `a logger whose messages have privacy is the system's`() {
    var catalog = StandInCatalog()
    let secret = #"Logger.main.error("No. \(error, privacy: .public)")"#
    catalog.hideNames(from: [SourceText(path: "A.swift", text: secret)])
    expectEmpty(catalog.types)
    catalog.hideNames(from: [SourceText(path: "A.swift", text: "Logger.main.error(\"No.\")")])
    expectEqual(catalog.types["Logger"], .value)
  }

  @Test func `a type whose name is also a value's is replaced`() {
    var catalog = StandInCatalog()
    expect(catalog.add(value: "Route"))
    expect(catalog.add(type: "Route", .value))
    expect(catalog.demote("Route"))
    expectEmpty(catalog.types)
    expectEqual(catalog.values, ["Route"])
    expect(!catalog.demote("Route"))
  }

  @Test func `the columns of a message count from its caret, also where tabs are shown as spaces`()
  {
    let messages = Diagnostic.read(
      """
      A.swift:1:6: error: cannot convert value
                      if f.isOn { print(1) }
                         ~~^~~~
      """)
    expectEqual(messages.first?.columns, 4..<10)
  }

  @Test func `modifiers, documents and conformances in other files leave nothing out`() throws {
    let loop = try compiled(
      """
      import SwiftUI

      @main struct PostboxApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        @State private var router = Router()
        var body: some Scene {
          WindowGroup {
            MailboxView(router: router)
              .mailTheme(router.theme)
              .sheet(item: $router.letter) { letter in LetterView(letter: letter) }
              .withLetters()
          }
          DocumentGroup(newDocument: MailDocument()) { file in
            MailDocumentView(document: file.$document)
          }
          .commands {
            CommandGroup(replacing: .newItem) {
              Link("Help", destination: "https://postbox.example/help")
            }
            router.commands()
          }
        }
      }

      struct FolderPage: View {
        let coordinator: FolderCoordinator
        var body: some View {
          coordinator.content()
            .onOpenURL { url in
              guard let host = url.host else { return }
              coordinator.open(host)
            }
        }
      }

      struct Reporter: IssueReporter {
        func report(_ text: String) {}
      }

      class AppDelegate: NSObject, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          UNUserNotificationCenter.current().delegate = self
          Log.main.error("\\(application.description, privacy: .public)")
        }

        func applicationDidEnterBackground(_ application: UIApplication) {
          DispatchQueue.global().async {
            let task = application.beginBackgroundTask(expirationHandler: nil)
            application.endBackgroundTask(task)
          }
        }
      }
      """)
    expectEqual(loop.errors, [])
    expect(!loop.changes.contains { $0.kind == .leftOut || $0.kind == .condition })
    expectEqual(loop.catalog.functions["View"]?.map(\.name).sorted(), ["mailTheme", "withLetters"])
    expectEqual(loop.catalog.types["IssueReporter"], .protocolOfValues)
  }

  @Test func `a text without its values keeps the rest`() {
    expectEqual(Rules.plain(#""Serial \(index): \(a.b(c)), …""#), #""Serial …: …, …""#)
    expectEqual(Rules.plain(#""a \(b""#), nil)
  }

  @Test func `an attribute is taken away together with its declaration`() throws {
    let source = SourceText(
      path: "A.swift", text: "@Observable\n@MainActor(a)\nclass A {}\nlet b = 1")
    let statement = try require(source.statements(around: 7).first)
    expectEqual(source.text(statement.range), "@Observable @MainActor(a) class A {}")
  }

  @Test func `a function that takes the compiler long is found by its name`() throws {
    let warnings = Diagnostic.read(
      "A.swift:2:3: warning: instance method 'f(_:)' took 41257ms to type-check (limit: 4000ms)")
    let function = try require(SlowFunction.read(warnings).first)
    let source = SourceText(path: "A.swift", text: "class A {\n  func f(_ a: Int) { a }\n}")
    expectEqual(function.milliseconds, 41257)
    expectEqual(function.body(in: source).map { source.text($0) }, "{ a }")
  }

  @Test func `a crash of the compiler is a message at the place where it was`() {
    let output = """
      3. While evaluating request TypeCheckASTRequest
      4. While type-checking statement at [/a/0-A.swift:7:5 - line:9:6] RangeText="x"
      5. While type-checking expression at [/a/0-A.swift:8:3 - line:8:9] RangeText="y"
      """
    let message = Diagnostic.innermost(ofCrash: output, "crashed")
    expectEqual(message?.file, "/a/0-A.swift")
    expectEqual(message?.line, 8)
    expect(Diagnostic.innermost(ofCrash: "Stack dump:", "crashed") == nil)
  }
}
