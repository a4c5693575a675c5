import SceneDisplay
import SceneLayout
import Scenes
import TestSupport
import Testing

@testable import SceneTerminal

/// The drawing of every display element, and of every family of views.
@MainActor struct DrawingSnapshotTests {
  @Test(arguments: Snapshot.sizes)
  func `every element is drawn`(size: Snapshot.Size) throws {
    var snapshot = Snapshot("Elements \(size.testDescription)")
    for (number, element) in DisplayElement.samples.enumerated() {
      var next = 1
      let root = DisplayNode(
        id: 0, element: element, children: Self.children(of: element, &next))
      let tree = LayoutTree(
        root, metrics: .terminal, measurer: CellText(), shape: ControlShape.cells)
      tree.layout(in: ProposedSize(Double(size.columns), Double(size.rows)))
      var screen = Screen(columns: size.columns, rows: size.rows)
      var drawing = ContentDrawing(tree, column: 0, row: 0)
      drawing.draw(into: &screen)
      snapshot.add("\(number) \(Self.name(of: element))", screen)
    }
    try snapshot.check()
  }

  private static func name(of element: DisplayElement) -> String {
    let kind = "\(element)".firstMatch(of: #/rawValue: "(?<kind>[\w.]+)"/#)
    return kind.map { String($0.kind) } ?? ""
  }

  /// Returns children as an element has them.
  private static func children(of element: DisplayElement, _ next: inout Int) -> [DisplayNode] {
    func node(_ element: DisplayElement, _ children: [DisplayNode] = []) -> DisplayNode {
      defer { next += 1 }
      return DisplayNode(id: next, element: element, children: children)
    }
    func text(_ content: String) -> DisplayNode { node(.text(content)) }
    switch element {
    case .text, .image, .command: return []
    case .control(let control):
      return control.label == nil && !control.kind.isKind(of: .textField) ? [text("Label")] : []
    case .collection(let collection):
      switch collection.kind {
      case .list, .rows:
        return [
          node(.row(isSelected: true), [text("chosen")]), node(.row, [text("not chosen")]),
        ]
      case .picker:
        return [
          node(.part(.header), [text("Choice")]),
          node(.option(isSelected: true), [text("one")]),
          node(.option(isSelected: false), [text("two")]),
        ]
      case .tabs, .pages:
        return [
          node(.tab(isSelected: true), [node(.part(.header), [text("One")]), text("content")]),
          node(.tab(isSelected: false), [node(.part(.header), [text("Two")])]),
        ]
      case .tab: return [node(.part(.header), [text("One")]), text("content")]
      default: return [text("Label")]
      }
    case .surface(let surface) where surface.kind == .split:
      return [node(.part(.sidebar), [text("sidebar")]), node(.part(.detail), [text("detail")])]
    case .surface(let surface) where surface.kind == .alert || surface.kind == .dialog:
      return [
        node(.part(.header), [text("Title")]), node(.part(.message), [text("message")]),
        node(.button(nil), [text("OK")]), node(.button(.cancel), [text("Cancel")]),
      ]
    case .container(let container) where container.kind == .section || container.kind == .box:
      return [node(.part(.header), [text("Header")]), text("first"), text("second")]
    case .container, .surface, .annotation: return [text("first"), text("second")]
    }
  }

  @Test(arguments: ViewFamily.allCases)
  func `every family of views is drawn`(family: ViewFamily) throws {
    var snapshot = Snapshot("View \(family.rawValue)")
    for size in Snapshot.sizes {
      let terminal = TestTerminal(
        Showing { family.view }, columns: size.columns, rows: size.rows)
      snapshot.add(size.testDescription, terminal.screen)
      if size.columns == 80 {
        terminal.press(.tab)
        snapshot.add("\(size.testDescription) with the focus", terminal.screen)
      }
    }
    try snapshot.check()
  }
}
