import Foundation
import SceneDisplay
import SceneRuntime

/// A host that writes down what it is asked to show, a line of JSON each.
///
/// It is a whole host: everything a second platform needs is here.
@MainActor final class JSONLinesHost: SceneHost {
  /// What is written of a window.
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
  /// What every window shows, as text.
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
    return switch node.element {
    case .root, .stack(.vertical, _, _), .overlay, .scroll, .form, .box, .section, .part, .picker,
      .grid,
      .toolbar, .toolbarItem, .sheet, .alert, .dialog, .navigation, .page, .tabs,
      .tab, .split, .list, .rows, .row, .trait, .menuBar:
      children
    case .text(let text), .textEditor(let text): [text]
    case .styledText(let runs): [runs.map(\.text).joined()]
    case .image(let name, let alternative): [alternative ?? name]
    case .progress(let fraction): children + ["\(fraction ?? 0)"]
    case .divider, .spacer: []
    case .button, .link, .stepper: ["<" + children.joined(separator: " ") + ">"]
    case .toggle(let isOn), .option(let isOn): ["<" + children.joined(separator: " ") + "=\(isOn)>"]
    case .slider(let value, _): ["<" + children.joined(separator: " ") + "=\(value)>"]
    case .textField(let label, let text): ["\(label)=\(text)"]
    case .secureField(let label, let length): ["\(label)=\(length)"]
    case .stack(.horizontal, _, _), .gridRow: [children.joined(separator: " | ")]
    case .menu(let title): [title + " " + children.joined(separator: " ")]
    case .commandGroup(let placement):
      [placement.group.menu + " " + children.joined(separator: " ")]
    }
  }
}
