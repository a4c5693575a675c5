import SceneDisplay
import SceneRuntime

/// A host that draws windows as markup.
///
/// It knows some kinds of each role by their tags, and draws any other kind as its fallback, whether or not the
/// kind existed when the host was written.
@MainActor final class MarkupHost: SceneHost {
  /// The markup of every window.
  private(set) var pages: [SceneWindow.ID: String] = [:]
  private var trees: [SceneWindow.ID: DisplayTree] = [:]

  func run(_ application: Application) -> Int32 {
    application.receive(.launch([]))
    while application.runTurn() {}
    return 0
  }

  func present(_ window: SceneWindow) -> Bool {
    guard let content = window.content as? any DisplayContent else { return false }
    trees[window.id] = DisplayTree(content.display)
    draw(window)
    return true
  }

  func update(_ window: SceneWindow) {
    guard let content = window.content as? any DisplayContent else { return }
    for patch in content.patches { trees[window.id]?.apply(patch) }
    draw(window)
  }

  func withdraw(_ window: SceneWindow) {
    trees[window.id] = nil
    pages[window.id] = nil
  }

  // Turns are run by the test.
  nonisolated func wake() {}

  private func draw(_ window: SceneWindow) {
    pages[window.id] = trees[window.id].map { markup(of: $0.root) }
  }

  // MARK: - Elements

  private let texts: [DisplayText.Kind: String] = [.plain: "p"]
  private let images: [DisplayImage.Kind: String] = [.named: "img"]
  private let controls: [DisplayControl.Kind: String] = [
    .button: "button", .link: "a", .toggle: "switch", .textField: "field", .slider: "slider",
    .stepper: "stepper", .progress: "progress",
  ]
  private let containers: [DisplayContainer.Kind: String] = [
    .stack: "div", .section: "section", .header: "h1", .divider: "hr",
  ]
  private let collections: [DisplayCollection.Kind: String] = [.list: "ul", .row: "li"]
  private let surfaces: [DisplaySurface.Kind: String] = [.page: "main", .sheet: "dialog"]
  private let commands: [DisplayCommand.Kind: String] = [.menuBar: "nav", .menu: "menu"]

  private func markup(of node: DisplayNode) -> String {
    switch node.element {
    case .text(let text): tag(text.kind, texts, node, text.content)
    case .image(let image): tag(image.kind, images, node, image.alternative)
    case .control(let control):
      tag(
        control.kind, controls, node, control.label,
        attributes: ["value": control.value == .empty ? nil : "\(control.value)"])
    case .container(let container):
      tag(
        container.kind, containers, node,
        attributes: ["class": container.axis == .horizontal ? "row" : nil])
    case .collection(let collection):
      tag(
        collection.kind, collections, node,
        attributes: ["selected": collection.isSelected.map { "\($0)" }])
    case .surface(let surface): tag(surface.kind, surfaces, node)
    case .command(let command): tag(command.kind, commands, node, command.title)
    case .annotation(let annotation): annotation.kind == .hidden ? "" : content(of: node)
    }
  }

  /// Returns a node's markup, with the tag of the nearest known kind among its own and those it falls back to.
  private func tag<Role>(
    _ kind: DisplayKind<Role>, _ known: [DisplayKind<Role>: String], _ node: DisplayNode,
    _ text: String? = nil, attributes: KeyValuePairs<String, String?> = [:]
  ) -> String {
    guard let name = known[kind] else {
      return kind.fallback.map { tag($0, known, node, text, attributes: attributes) }
        ?? content(of: node)
    }
    let acts = node.element.acts.names.joined(separator: " ")
    let all =
      attributes.compactMap { name, value in value.map { (name, $0) } }
      + (acts.isEmpty ? [] : [("acts", acts)])
    let start = all.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return "<\(name)\(start)>\(escaped(text ?? ""))\(content(of: node))</\(name)>"
  }

  private func content(of node: DisplayNode) -> String {
    node.children.map(markup).joined()
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
