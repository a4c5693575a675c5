import Checking
import SceneDisplay
import SceneLayout
import TestSupport
import Testing

@testable import SceneTerminal

/// The elements that Tab reaches, in windows made at random.
struct TargetTests {
  private struct RandomWindow {
    var generator: SeededGenerator
    var last = 0

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func node(_ element: DisplayElement, _ children: [DisplayNode] = []) -> DisplayNode {
      last += 1
      return DisplayNode(id: last, element: element, children: children)
    }

    mutating func content(_ depth: Int) -> DisplayNode {
      if depth > 0, number(0..<3) > 0 {
        let children = (0..<number(1..<4)).map { _ in content(depth - 1) }
        let elements: [DisplayElement] = [
          .stack(.vertical), .stack(.horizontal), .scroll(.vertical), .list, .box, .row, .split,
          .page(depth: 0), .annotation(.bold(true)), .annotation(.padding(.all, 8)),
        ]
        return node(elements[number(0..<elements.count)], children)
      }
      let elements: [DisplayElement] = [
        .button(nil), .toggle(true), .textField(label: "Name", text: ""), .stepper,
        .slider(0.5, in: 0...1), .link(nil), .option(isSelected: true), .text("text"),
      ]
      return node(elements[number(0..<elements.count)])
    }
  }

  @Test(arguments: 0..<200)
  func `every control and every empty list of the frontmost surface can get the focus`(seed: UInt64)
  {
    var random = RandomWindow(generator: SeededGenerator(seed: seed))
    // Surfaces in front are children of the root, or of the one that they are in front of.
    var children = (0..<3).map { _ in random.content(3) }
    if seed % 2 == 0 {
      var inner = (0..<2).map { _ in random.content(2) }
      if seed % 4 == 0 { inner.append(random.node(.alert, [random.content(1)])) }
      children.append(random.node(.sheet, inner))
    }
    let root = random.node(.root, children)
    let tree = LayoutTree(
      root, metrics: .terminal, measurer: CellText(), shape: ControlShape.cells)
    tree.layout(in: ProposedSize(80, 24))
    let front = tree.node(tree.front)?.all ?? []
    let placed = front.filter { tree.area(of: $0.id) != nil }
    func isControl(_ node: DisplayNode) -> Bool {
      node.element.acts.contains(.focus) && tree.area(of: node.id) != nil
    }
    let shown = placed.filter { node in
      isControl(node) || node.element == .list && !node.all.contains(where: isControl)
    }
    expectEqual(tree.targets.map(\.node), shown.map(\.id))
    expectEqual(Set(tree.targets.map(\.node)).count, tree.targets.count)
  }

  @Test func `a hint is the help of a control without help`() {
    func control(_ id: Int, _ annotations: DisplayAnnotation...) -> DisplayNode {
      let button = DisplayNode(id: id, element: .button(nil))
      return annotations.enumerated().reduce(button) { content, annotation in
        DisplayNode(
          id: id * 10 + annotation.offset, element: .annotation(annotation.element),
          children: [content])
      }
    }
    let root = DisplayNode(
      id: 100, element: .root,
      children: [
        control(1, .accessibilityHint("hint")),
        control(2, .accessibilityHint("hint"), .help("help")),
        control(3, .help("help"), .accessibilityHint("hint")), control(4),
      ])
    let tree = LayoutTree(
      root, metrics: .terminal, measurer: CellText(), shape: ControlShape.cells)
    tree.layout(in: ProposedSize(80, 24))
    expectEqual(tree.targets.map(\.help), ["hint", "help", "help", nil])
  }
}
