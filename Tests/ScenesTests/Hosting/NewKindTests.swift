import Checking
import Foundation
import SceneDisplay
import SceneHeadless
import SceneRuntime
import Scenes
import Testing

// Kinds that no host was written for.
extension DisplayText.Kind {
  fileprivate static var code: Self { Self("code", fallback: .plain) }
}

extension DisplayImage.Kind {
  fileprivate static var chart: Self { Self("chart", fallback: .named) }
}

extension DisplayControl.Kind {
  fileprivate static var rating: Self { Self("rating", fallback: .slider) }
  fileprivate static var searchField: Self { Self("searchField", fallback: .textField) }
}

extension DisplayContainer.Kind {
  fileprivate static var disclosure: Self { Self("disclosure", fallback: .section) }
}

extension DisplayCollection.Kind {
  fileprivate static var chip: Self { Self("chip", fallback: .option) }
}

extension DisplaySurface.Kind {
  fileprivate static var bubble: Self { Self("bubble", fallback: .sheet) }
}

extension DisplayCommand.Kind {
  fileprivate static var pieMenu: Self { Self("pieMenu", fallback: .menu) }
}

extension DisplayAnnotation.Kind {
  fileprivate static var blur: Self { Self("blur", fallback: nil) }
}

/// Content of an embedder, with one element of a new kind for each role.
@MainActor private final class NewContent: WindowContent, DisplayContent {
  private(set) var stars = 3.0
  private(set) var query = ""
  private(set) var isRed = false
  private weak var window: SceneWindow?
  private var isOpen = true
  private(set) var patches: [DisplayPatch] = []

  private var rating: DisplayElement {
    .control(DisplayControl(.rating, value: .number(stars, in: 0...5), acts: [.set, .focus]))
  }

  private var search: DisplayElement {
    .control(
      DisplayControl(
        .searchField, label: "Search", value: .text(query), acts: [.enter, .submit, .focus]))
  }

  private var chip: DisplayElement {
    .collection(DisplayCollection(.chip, isSelected: isRed))
  }

  var display: DisplayNode {
    func node(_ id: Int, _ element: DisplayElement, _ children: DisplayNode...) -> DisplayNode {
      DisplayNode(id: id, element: element, children: children)
    }
    var root = node(
      0, .root,
      node(
        1, .annotation(DisplayAnnotation(.blur, .count(2))),
        node(2, .text(DisplayText("1 < 2", kind: .code)))),
      node(3, .image(DisplayImage("sales", alternative: "Sales rise", kind: .chart))),
      node(4, rating, node(5, .text("Stars"))), node(6, search),
      node(
        7, .container(DisplayContainer(.disclosure)),
        node(8, .part(.header), node(9, .text("More"))), node(10, .text("inside"))),
      node(11, chip, node(12, .text("Red"))),
      node(
        13, .command(DisplayCommand(.pieMenu, title: "Edit")),
        node(14, .button(nil), node(15, .text("Copy")))))
    if isOpen {
      root.children.append(
        node(
          16, .surface(DisplaySurface(.bubble, isDismissible: true)), node(17, .text("hint"))))
    }
    return root
  }

  func mount(in window: SceneWindow) { self.window = window }

  func update() {
    patches = [.set(4, rating), .set(6, search), .set(11, chip)] + (isOpen ? [] : [.remove(16)])
  }

  func receive(_ event: ContentEvent) -> Problem? {
    switch (event.node, event.act) {
    case (4, .set(let number)): stars = number
    case (6, .enter(let text)): query = text
    case (11, .press): isRed.toggle()
    case (16, .dismiss): isOpen = false
    case (4, .focus), (6, .submit): break
    default:
      return Problem(
        "unsupportedAct", at: "\(event.node)", "it doesn't take \(event)", remedy: "press another")
    }
    window?.setNeedsUpdate()
    return nil
  }

  func runEffects() {}
  func deliver(_ event: ExternalEvent) -> Bool { false }
  func unmount() {}
}

/// Elements of kinds that hosts don't know are drawn as their fallbacks, and take their acts.
@MainActor struct NewKindTests {
  private let content = NewContent()
  private let window = SceneWindow.ID(session: "1", number: 1)

  private func application(on host: any SceneHost) -> Application {
    let scene = SceneDescription(id: .declared("new"))
    return Application(
      identifier: "com.example.postbox", graph: SceneGraph([scene]),
      contents: ContentFactories([scene.id: ContentFactory(make: { [content] _ in content })]),
      manifest: nil, delegate: nil, host: host, services: .repeatable())
  }

  @Test func `the text of a window shows new kinds as their fallbacks, and scripts act on them`()
    async throws
  {
    let host = HeadlessHost()
    let player = Player(application: application(on: host), host: host)
    await player.launch()
    try expectEqual(
      player.lines(),
      [
        "1 < 2", "(Sales rise)", "Stars: 3.0", "Search: []", "More", "  inside", "( ) Red",
        "Edit: [Copy]", "sheet:", "  hint",
      ])
    await #expect(throws: ScriptError.self) { try await player.play(.tap("Red")) }
    try await player.play(.back())
    try await player.play(.set("Stars", to: 4))
    try await player.play(.type("draft", into: "Search"))
    try await player.play(.submit("Search"))
    try await player.play(.focusOn("Stars"))
    try await player.play(.tap("Red"))
    try expectEqual(
      player.lines(),
      [
        "1 < 2", "(Sales rise)", "Stars: 4.0", "Search: [draft]", "More", "  inside", "(x) Red",
        "Edit: [Copy]",
      ])
    expectEqual(player.application.problems, [])
  }

  @Test func `an act that a new kind doesn't take is refused with its name`() async throws {
    let host = HeadlessHost()
    let player = Player(application: application(on: host), host: host)
    await player.launch()
    try await player.play(.back())
    let error = try await #require(throws: ScriptError.self) {
      try await player.play(.type("a", into: "Stars"))
    }
    expectEqual(
      error.lines,
      [
        "there is no field \"Stars\" in window 1; expected one of: search field \"Search\""
      ])
  }

  @Test func `a host written before draws new kinds as their fallbacks`() {
    let host = MarkupHost()
    let application = application(on: host)
    _ = host.run(application)
    expectEqual(
      host.pages[window],
      """
      <main><p>1 &lt; 2</p><img>Sales rise</img>\
      <slider value="3.0" acts="set focus"><p>Stars</p></slider>\
      <field value="" acts="enter submit focus">Search</field>\
      <section><h1><p>More</p></h1><p>inside</p></section>\
      <li selected="false" acts="press focus"><p>Red</p></li>\
      <menu>Edit<button acts="press focus"><p>Copy</p></button></menu>\
      <dialog acts="dismiss"><p>hint</p></dialog></main>
      """)
    application.receive(.content(window, ContentEvent(.set(5), on: 4)))
    while application.runTurn() {}
    expectContains(host.pages[window], "<slider value=\"5.0\"")
  }

  private struct Volume: View {
    var body: some View {
      HStack {
        Text("▮▮▮").accessibilityRepresentation { Slider(value: .constant(0.3)) { Text("Volume") } }
        Text("loud")
      }
    }
  }

  private struct VolumeApp: App {
    var body: some Scene {
      WindowGroup { Volume() }
    }
  }

  @Test func `a host written before draws what is shown, and not the representation`() {
    let host = MarkupHost()
    _ = host.run(
      AppLaunch(VolumeApp(), host: host, profile: .tablet, services: .repeatable()).application)
    expectEqual(
      host.pages.values.first,
      "<main><div class=\"row\"><div><p>▮▮▮</p></div><p>loud</p></div></main>")
  }

  @Test func `lines of JSON name new kinds behind their fallbacks`() throws {
    let host = JSONLinesHost()
    _ = host.run(application(on: host))
    expectEqual(
      host.texts[window],
      [
        "1 < 2", "Sales rise", "<Stars=3.0>", "Search=", "More", "inside", "<Red=false>",
        "Edit <Copy>", "hint",
      ])
    let line = try require(host.lines.first)
    expectContains(line, "\"slider.rating\"")
    let shown = try JSONDecoder().decode(JSONLinesHost.Line.self, from: Data(line.utf8)).shows
    let rating = try require(shown?.all.first { $0.element.acts.contains(.set) })
    guard case .control(let control)? = rating.fallback?.element else {
      Issue.record("\(rating) has no fallback")
      return
    }
    expectEqual(control.kind, .slider)
    expectEqual(control.acts, [.set, .focus])
    expectEqual(control.value, .number(3, in: 0...5))
  }
}
