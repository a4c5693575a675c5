import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox") }
    WindowGroup("Message") { Text("Message") }.handlesExternalEvents(matching: ["message/"])
  }
}

/// S42, S45, S46, S74, S77: quick actions, answers to notifications, and senders.
@MainActor struct EventFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }
  private let compose = "com.example.postbox.compose"

  private func warm(profile: HostProfile = .phone) async -> AppSimulator {
    let simulator = await AppSimulator(app, profile: profile)
    simulator.application.notificationDelegate = delegate
    delegate.log = []
    return simulator
  }

  @Test func `S42: a shortcut present at connection stands in the options and nowhere else`()
    async throws
  {
    let record = ShortcutRecord(
      type: compose, localizedTitle: "New Message", localizedSubtitle: "to anybody",
      icon: "pencil", userInfo: ["draft": .integer(7)], targetContentIdentifier: .string("none"))
    let simulator = await AppSimulator(app, launchedFor: [.performShortcut(record)])
    let item = try require(delegate.options["1"]?.shortcutItem)
    expectEqual(item.type, compose)
    expectEqual(item.localizedTitle, "New Message")
    expectEqual(item.localizedSubtitle, "to anybody")
    expectEqual(item.icon, "pencil")
    expectEqual(item.userInfo?["draft"] as? Int, 7)
    expectEqual(item.targetContentIdentifier as? String, "none")
    expect(!delegate.log.contains { $0.hasSuffix("performActionFor") })
    expectEqual(simulator.problems, [])
  }

  @Test func `S42: a share present at connection stands in the options and nowhere else`()
    async throws
  {
    let record = ShareRecord(
      containerIdentifier: "iCloud.com.example.postbox", title: "Receipts",
      url: URL(string: "https://postbox.example/share/1"))
    let simulator = await AppSimulator(app, launchedFor: [.acceptShare(record)])
    let share = try require(delegate.options["1"]?.cloudKitShareMetadata)
    expectEqual(share.containerIdentifier, "iCloud.com.example.postbox")
    expectEqual(share.title, "Receipts")
    expectEqual(share.url, record.url)
    expectEqual(delegate.shares, [])
    expectEqual(simulator.problems, [])
  }

  @Test func `S42: a connected scene comes to the front and receives the share`() async {
    let simulator = await warm()
    await simulator.background()
    delegate.log = []
    await simulator.share("iCloud.com.example.postbox", titled: "Receipts")
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive",
        "scene 1 userDidAcceptCloudKitShareWith",
      ])
    expectEqual(delegate.shares.map(\.title), ["Receipts"])
    expect(delegate.options["1"]?.cloudKitShareMetadata == nil)
    expectEqual(simulator.problems, [])
  }

  @Test func `a share that no delegate takes is a recorded problem`() async {
    delegate.configure = { session, _ in
      SceneConfiguration(name: nil, sessionRole: session.role)
    }
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.share("iCloud.com.example.postbox")
    expectEqual(simulator.problems.map(\.code), [.unhandledEvent])
    expectContains(
      simulator.problems.first?.remedy, "windowScene(_:userDidAcceptCloudKitShareWith:)")
  }

  @Test func `S42: a connected scene comes to the front and performs the shortcut`() async {
    let simulator = await warm()
    await simulator.background()
    delegate.log = []
    await simulator.shortcut(compose)
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive",
        "scene 1 performActionFor",
      ])
    expectEqual(delegate.shortcuts.map(\.type), [compose])
    expectEqual(simulator.trace.last, "scene 1 performActionFor answers true")
    expect(delegate.options["1"]?.shortcutItem == nil)
    expectEqual(simulator.problems, [])
  }

  @Test func `S42, S77: a response present at connection stands in the options and nowhere else`()
    async throws
  {
    let record = NotificationRecord(
      requestIdentifier: "mail-42", title: "New mail", body: "from Ann", actionIdentifier: "reply",
      userInfo: [.string("number"): .integer(42)], userText: "Thanks",
      targetContentIdentifier: "message/42")
    let simulator = await warm(profile: .tablet)
    await simulator.receive(.receiveNotification(record))
    let response = try require(delegate.options["2"]?.notificationResponse)
    expectEqual(response.requestIdentifier, "mail-42")
    expectEqual(response.actionIdentifier, "reply")
    expectEqual(response.title, "New mail")
    expectEqual(response.body, "from Ann")
    expectEqual(response.userInfo["number"] as? Int, 42)
    expectEqual(response.userText, "Thanks")
    expectEqual(response.targetContentIdentifier, "message/42")
    expectEqual(response.targetScene?.session.id, "2")
    expect(!delegate.log.contains { $0.hasSuffix("didReceive") })
    expectEqual(simulator.problems, [])
  }

  @Test func `S77: the notification delegate is called for a connected scene, and gets it`()
    async throws
  {
    let simulator = await warm()
    await simulator.background()
    delegate.log = []
    await simulator.notify("New mail", for: "message/42")
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive", "scene 1 didReceive",
      ])
    let response = try require(delegate.responses.first)
    expectEqual(response.targetScene, simulator.sessions[0].scene)
    expectEqual(response.actionIdentifier, NotificationResponse.defaultActionIdentifier)
    expect(delegate.options["1"]?.notificationResponse == nil)
    await simulator.close()
    expect(response.targetScene == nil)
    expectEqual(simulator.problems, [])
  }

  struct Target: Sendable, CustomTestStringConvertible {
    var value: PropertyValue?
    var scene: String

    var testDescription: String { "\(String(describing: value))" }
  }

  @Test(arguments: [
    Target(value: .string("message/42"), scene: "Message"),
    Target(value: .string("inbox"), scene: "Inbox"),
    Target(value: .url(URL(filePath: "/message/42")), scene: "Inbox"),
    Target(value: .array([.string("message/42")]), scene: "Inbox"),
    Target(value: nil, scene: "Inbox"),
  ])
  func `S74: a scene is chosen by a shortcut's target if that is a string`(target: Target) async {
    let record = ShortcutRecord(type: compose, targetContentIdentifier: target.value)
    let simulator = await AppSimulator(app, launchedFor: [.performShortcut(record)])
    expectEqual(simulator.sessions.map { $0.scene?.title }, [target.scene])
  }

  @Test func `S77: a notification's scene is chosen by the target of its content`() async {
    let record = NotificationRecord(title: "message/1", targetContentIdentifier: "message/42")
    let simulator = await AppSimulator(app, launchedFor: [.receiveNotification(record)])
    expectEqual(simulator.sessions.map { $0.scene?.title }, ["Message"])
    simulator.expect("Message")
    await simulator.notify("message/1")
    expectEqual(simulator.sessions.map { $0.scene?.title }, ["Message", "Inbox"])
  }

  @Test(arguments: [("com.example.mailer", "com.example.mailer"), (nil, nil)])
  func `S45: a sender is known if the host vouches for it`(sender: String?, known: String?)
    async throws
  {
    let url = try require(URL(string: "postbox://message/42"))
    let link = ExternalEvent.Link(url, sourceApplication: sender)
    _ = await AppSimulator(app, launchedFor: [.openURL(link)])
    let options = try require(delegate.options["1"])
    expectEqual(options.sourceApplication, known)
    expectEqual(options.urlContexts.first?.options.sourceApplication, known)
  }

  @Test func `S45: of several links the first with a known sender names that of the scene`()
    async throws
  {
    let url = try require(URL(string: "postbox://message/42"))
    let senders = [nil, "com.example.mailer", "com.example.browser"]
    _ = await AppSimulator(
      app, launchedFor: senders.map { .openURL(.init(url, sourceApplication: $0)) })
    let options = try require(delegate.options["1"])
    expectEqual(options.sourceApplication, "com.example.mailer")
    expectEqual(
      options.urlContexts.sorted { $0.order < $1.order }.map(\.options.sourceApplication), senders)
  }

  @Test(arguments: [true, false])
  func `S46: a context has whether its file is opened in place`(inPlace: Bool) async throws {
    let link = ExternalEvent.Link(URL(filePath: "/draft.txt"), openInPlace: inPlace)
    _ = await AppSimulator(app, launchedFor: [.openURL(link)])
    expectEqual(delegate.options["1"]?.urlContexts.first?.options.openInPlace, inPlace)
    expect(!ExternalEvent.Link(link.url).openInPlace)
  }

  // MARK: - Unhandled events

  @Test func `an untaken shortcut and an untaken notification are recorded problems`() async {
    delegate.configure = { session, _ in
      SceneConfiguration(name: nil, sessionRole: session.role)
    }
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.shortcut(compose)
    await simulator.notify("New mail")
    let problems = simulator.problems
    expectEqual(problems.map(\.code), [.unhandledEvent, .unhandledEvent])
    expectContains(problems.first?.what, "shortcut \(compose)")
    expectContains(
      problems.first?.remedy, "windowScene(_:performActionFor:completionHandler:)")
    expectContains(problems.last?.what, "notification \"New mail\"")
    expectContains(problems.last?.remedy, "notificationDelegate")
  }

  @Test func `an untaken shortcut is a problem too where the scene connects for it`() async {
    delegate.configure = { session, _ in
      SceneConfiguration(name: nil, sessionRole: session.role)
    }
    let record = ShortcutRecord(type: compose)
    let simulator = await AppSimulator(app, launchedFor: [.performShortcut(record)])
    expectEqual(simulator.problems.map(\.place), ["scene 1"])
  }

  @Test func `the completion handler of a shortcut is called once, now or later`() async {
    let simulator = await warm()
    var handlers: [(Bool) -> Void] = []
    delegate.answer = { handlers.append($0) }
    await simulator.shortcut(compose)
    expectEqual(simulator.problems, [])
    handlers.first?(false)
    expectEqual(simulator.trace.last, "scene 1 performActionFor answers false")
    handlers = []
    expectEqual(simulator.problems, [])
  }

  @Test func `a completion handler that is let go of, or called again, is a problem`() async {
    let simulator = await warm()
    delegate.answer = { _ in }
    await simulator.shortcut(compose)
    expectEqual(simulator.problems.map(\.code), [.shortcutUnanswered])
    delegate.answer = {
      $0(true)
      $0(false)
    }
    await simulator.shortcut(compose)
    expectEqual(simulator.problems.count, 2)
    expectEqual(simulator.problems.last?.code, .shortcutAnsweredTwice)
    expectEqual(simulator.trace.filter { $0.contains("answers") }.count, 1)
  }
}
