import Foundation
import SceneDisplay
import SceneRuntime

/// A host that writes down what it is asked to show, a line of JSON each.
///
/// It is a whole host: everything a second platform needs is here.
@MainActor final class JSONLinesHost: SceneHost {
  /// A change of a window, which the host writes as one line of JSON.
  struct Line: Codable, Equatable {
    enum Change: String, Codable {
      case appears
      case changes
      case disappears
    }

    var change: Change
    var window: SceneWindow.ID
    var title: String?
    var state: ConnectedScene.ActivationState?
    var shows: DisplayNode?
    var steps: [DisplayPatch]?
  }

  private(set) var lines: [String] = []
  /// The text that each window shows.
  private(set) var texts: [SceneWindow.ID: [String]] = [:]
  private var trees: [SceneWindow.ID: DisplayTree] = [:]
  private let encoder = JSONEncoder()

  init() {
    encoder.outputFormatting = .sortedKeys
  }

  func run(_ application: Application) -> Int32 {
    application.receive(.launch([]))
    while application.runTurn() {}
    return 0
  }

  func present(_ window: SceneWindow) -> Bool {
    guard let content = window.content as? any DisplayContent else { return false }
    trees[window.id] = DisplayTree(content.display)
    var line = line(.appears, window)
    line.shows = content.display
    write(line)
    return true
  }

  func update(_ window: SceneWindow) {
    guard let content = window.content as? any DisplayContent else { return }
    for patch in content.patches { trees[window.id]?.apply(patch) }
    var line = line(.changes, window)
    line.steps = content.patches
    write(line)
  }

  func withdraw(_ window: SceneWindow) {
    trees[window.id] = nil
    texts[window.id] = nil
    write(Line(change: .disappears, window: window.id))
  }

  // Turns are run by whoever tests.
  nonisolated func wake() {}

  private func line(_ change: Line.Change, _ window: SceneWindow) -> Line {
    texts[window.id] = trees[window.id].map { text(of: $0.root) }
    return Line(
      change: change, window: window.id, title: window.effectiveTitle,
      state: window.windowScene?.activationState)
  }

  private func write(_ line: Line) {
    guard let data = try? encoder.encode(line) else { return }
    lines.append(String(decoding: data, as: UTF8.self))
  }

  private func text(of node: DisplayNode) -> [String] {
    let children = node.children.flatMap(text)
    let line = children.joined(separator: " ")
    switch node.element {
    case .text(let text): return [text.content]
    case .image(let image): return [image.alternative ?? image.name]
    case .control(let control) where control.label != nil:
      return ["\(node.label)=\(control.value)"]
    case .control(let control):
      return [control.value == .empty ? "<\(line)>" : "<\(line)=\(control.value)>"]
    case .container(let container):
      return container.axis == .vertical ? children : [children.joined(separator: " | ")]
    case .collection(let collection):
      return collection.isSelected.map { ["<\(line)=\($0)>"] } ?? children
    case .command(let command): return command.title.map { ["\($0) \(line)"] } ?? children
    case .surface, .annotation: return children
    }
  }
}
