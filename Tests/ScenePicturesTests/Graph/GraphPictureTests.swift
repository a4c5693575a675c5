import Checking
import Foundation
import SceneModel
import ScenePictures
import TestSupport
import Testing

/// The picture of declared scenes.
struct GraphPictureTests {
  static let hostile = [
    "<Inbox> & \"more\"", "a\u{0}\u{1B}[31m\nb\u{FFFF}", "\u{202E}drawkcab\u{202C} שלום مرحبا",
    String(repeating: "long ", count: 2_000), "e" + String(repeating: "\u{301}", count: 10_000),
    "日本語のウィンドウ👍🏽", "]]> --> </svg>", "",
  ]

  private func content(
    _ scenes: [SceneDescription], name: String = "com.example.postbox",
    supportsMultipleScenes: Bool = true, stored: [SessionRecord] = [],
    manifest: SceneManifest? = nil, sessions: [GraphPicture.Session] = []
  ) -> GraphPicture.Content {
    let graph = SceneGraph(scenes)
    return GraphPicture.Content(
      graph: graph, name: name, profile: .tablet, supportsMultipleScenes: supportsMultipleScenes,
      plan: LaunchPlan(
        for: StoredSessions(stored), graph: graph, profile: .tablet,
        supportsMultipleScenes: supportsMultipleScenes),
      manifest: manifest, sessions: sessions)
  }

  private let postbox = [
    SceneDescription(id: .declared("inbox"), title: "Inbox", path: "0"),
    SceneDescription(
      id: .declared("compose"), title: "New Message", valueType: .init(Int.self),
      conditions: ExternalEventConditions(["com.example.postbox.compose"]),
      defaultSize: .init(width: 400, height: 300), keyboardShortcut: KeyboardShortcut("n"),
      restorationBehavior: .disabled, path: "1"),
    SceneDescription(
      id: .path(.window, "2"), kind: .window, title: "Lost", path: "2"),
    SceneDescription(id: .path(.settings, "3"), kind: .settings, path: "3"),
  ]

  @Test func `each scene is a box with its kind, id, title, value, conditions and ways to open it`()
  {
    let picture = GraphPicture.svg(of: content(postbox))
    expect(XMLCheck.problem(in: picture) == nil)
    for text in [
      ">com.example.postbox<", ">4 declared scenes · profile tablet · several scenes at a time<",
      ">Inbox<", ">WindowGroup<", ">id: &quot;inbox&quot;<", ">▶ launch<",
      ">external events that no other scene takes<",
      ">openWindow(id: &quot;compose&quot;, value: …)<",
      ">presents: Swift.Int<", ">external event with &quot;com.example.postbox.compose&quot;<",
      ">external events: matching &quot;com.example.postbox.compose&quot;<",
      ">shortcut command+n<", ">isn't restored<", ">default size: 400.0 × 300.0<",
      ">Lost<", ">nothing opens it<", ">Settings<", ">openSettings<",
    ] {
      expect(picture.contains(text), "\(text)")
    }
    // The boxes, and the samples in the legend.
    expectEqual(picture.count(of: "<rect class=\"accentline\""), 1)
    expectEqual(picture.count(of: "<rect class=\"warningline dashed\""), 1)
    // The type in which the library keeps the place of a document is no name for a reader.
    let notes = SceneDescription(
      id: .value("Scenes.DocumentPlace<Notes.Note>"), kind: .documentGroup,
      conditions: ExternalEventConditions([]), documentExtensions: ["md"], path: "4")
    let documents = GraphPicture.svg(of: content(postbox + [notes]))
    expectContains(documents, ">openDocument<")
    expect(!documents.contains("DocumentPlace"))
  }

  @Test func `where one scene is allowed, the others are marked`() {
    let picture = GraphPicture.svg(of: content(postbox, supportsMultipleScenes: false))
    expectContains(picture, "one scene at a time")
    expectEqual(picture.count(of: "<rect class=\"warningline dashed\""), 3)
    expectContains(picture, "only one scene is allowed, and another one opens at launch")
  }

  @Test func `stored sessions open at launch in place of the first scene`() {
    let records = (1...2).map {
      SessionRecord(
        id: "\($0)", ordinal: $0, role: .windowApplication, scene: .path(.window, "2"),
        kind: .window, lastUse: $0, isOnScreen: true)
    }
    let picture = GraphPicture.svg(of: content(postbox, stored: records))
    expectContains(picture, ">▶ launch restores 2 sessions, 1 on screen<")
    expectContains(picture, ">launch without stored sessions<")
    expect(!picture.contains("<rect class=\"warningline"))
  }

  @Test func `open windows are listed with the conditions of their views and delegates`() throws {
    let conditions = ActivationConditions(
      prefers: TargetPredicate(equalTo: "message/42"), preferring: ["message/43"],
      allowing: ["https://a:b@postbox.example/?token=hunter2"])
    let session = GraphPicture.Session(
      number: 7, scene: .declared("inbox"), title: "Inbox (2)", conditions: conditions)
    let picture = GraphPicture.svg(of: content(postbox, sessions: [session]))
    for text in [
      "open window 7 &quot;Inbox (2)&quot;", "preferring &quot;message/43&quot;", "prefers SELF",
      "allowing &quot;https://…@postbox.example/?token=…&quot;",
    ] {
      expect(picture.contains(text), "\(text)")
    }
    expect(!picture.contains("hunter2"))
  }

  @Test(arguments: [nil, SceneDescription.ID.declared("gone")])
  func `a window without a declared scene is listed apart`(scene: SceneDescription.ID?) {
    let session = GraphPicture.Session(
      number: 7, scene: scene, title: "Moth",
      conditions: ActivationConditions(canActivate: TargetPredicate(equalTo: "message/43")))
    let picture = GraphPicture.svg(of: content(postbox, sessions: [session]))
    expect(XMLCheck.problem(in: picture) == nil)
    expectContains(picture, ">Windows without a declared scene<")
    expectContains(picture, ">open window 7 &quot;Moth&quot;<")
    expectContains(picture, ">can activate for SELF")
    expect(!GraphPicture.svg(of: content(postbox)).contains("without a declared scene"))
  }

  @Test func `roles and configurations of the manifest are listed`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "Inbox", delegateClassName: "Postbox.SceneDelegate")],
        .windowExternalDisplayNonInteractive: [.init(name: "Slides")],
      ])
    let picture = GraphPicture.svg(of: content([], manifest: manifest))
    expect(XMLCheck.problem(in: picture) == nil)
    for text in [
      ">0 declared scenes", "None: manifest and delegate", ">UIWindowSceneSessionRoleApplication<",
      ">configuration &quot;Inbox&quot;<", "Postbox.SceneDelegate",
      ">configuration &quot;Slides&quot;<",
    ] {
      expect(picture.contains(text), "\(text)")
    }
  }

  @Test(arguments: hostile)
  func `texts of apps are escaped and cut, and are whole in the hover text`(text: String) {
    let scene = SceneDescription(
      id: .declared(text), title: text, valueType: .init(Int.self),
      conditions: ExternalEventConditions([text]), path: text)
    let session = GraphPicture.Session(number: 1, scene: .declared(text), title: text)
    let shown = content([scene], name: text, sessions: [session])
    let picture = GraphPicture.svg(of: shown)
    expect(XMLCheck.problem(in: picture) == nil)
    expectEqual(picture, GraphPicture.svg(of: shown))
    expect(!picture.unicodeScalars.contains { "\u{1B}\u{202E}\u{0}".unicodeScalars.contains($0) })
    if text.count > 1_000 { expectContains(picture, "<title>\(text)</title>long") }
    expect(picture.shownTexts.count > 5)
    expect(picture.shownTexts.allSatisfy { $0.unicodeScalars.count < 400 })
  }

  @Test func `secrets of links are redacted everywhere`() {
    let secret = "https://anna:hunter2@postbox.example/m?token=hunter2#hunter2"
    let scene = SceneDescription(
      id: .declared(secret), title: secret, conditions: ExternalEventConditions([secret]))
    let shown = content(
      [scene], name: secret,
      sessions: [.init(number: 1, scene: .declared(secret), title: "see \(secret)")])
    expect(!GraphPicture.svg(of: shown).contains("hunter2"))
    Redaction.$isDisabled.withValue(true) {
      expectContains(GraphPicture.svg(of: shown), "hunter2")
    }
  }

  @Test func `long lists of conditions end with the number of the others`() {
    let texts = Set((0..<500).map { "message/\(1_000 + $0)/" })
    let scene = SceneDescription(
      id: .declared("a"), conditions: ExternalEventConditions(texts))
    let picture = GraphPicture.svg(of: content([scene]))
    expectContains(picture, "<title>external event with &quot;message/1006/&quot;\nexternal")
    expectContains(picture, "</title>and 494 more</text>")
    expect(picture.utf8.count < 60_000)
  }

  @Test func `a picture has its colors for light and dark, and needs nothing else`() {
    let picture = GraphPicture.svg(of: content(postbox))
    expectContains(picture, "@media (prefers-color-scheme:dark)")
    expect(
      !picture.contains("href") && !picture.contains("@import") && !picture.contains("<script"))
  }
}

extension StringProtocol {
  /// The number of places at which a text stands.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }

  /// The texts that are shown, without those that appear under the pointer.
  var shownTexts: [Substring] {
    String(self).matches(of: /<text[^>]*>(?:<title>[^<]*<\/title>)?([^<]*)<\/text>/).map(\.output.1)
  }
}
