import SceneDisplay
import SceneLayout

/// Layouts of windows in cells.
@MainActor enum Layouts {
  static let rows = [
    Row(name: "layout of 1,000 elements afresh", goal: 2_000_000) {
      let window = makeWindow()
      return median(runs: 99) {
        let tree = makeTree(window)
        tree.layout(in: room)
        consume(tree.frame(of: window.id))
      }
    },
    Row(name: "layout of 1,000 elements in another size", goal: 2_000_000) {
      let tree = makeTree(makeWindow())
      var isWide = false
      return median(runs: 99) {
        isWide.toggle()
        tree.layout(in: isWide ? ProposedSize(100, 50) : room)
      }
    },
    Row(name: "layout after one changed text of 1,000 elements", goal: 20_000) {
      let window = makeWindow()
      let tree = makeTree(window)
      tree.layout(in: room)
      let texts = window.all.filter { if case .text = $0.element { true } else { false } }
      let id = texts[texts.count / 2].id
      var count = 0
      return median(runs: 99) {
        count += 1
        tree.apply(.set(id, .text("message \(count)")))
        tree.layout(in: room)
      }
    },
  ]

  private static let room = ProposedSize(80, 24)

  private static func makeTree(_ root: DisplayNode) -> LayoutTree {
    LayoutTree(root, metrics: .terminal, measurer: CellText()) { _ in
      ControlShape(leading: 1, trailing: 1)
    }
  }

  /// Columns and rows with texts, buttons, spacers and frames, as in a window.
  private static func makeWindow() -> DisplayNode {
    var last = 0
    func node(_ element: DisplayElement, _ children: [DisplayNode] = []) -> DisplayNode {
      last += 1
      return DisplayNode(id: last, element: element, children: children)
    }
    let lines = (0..<100).map { number in
      node(
        .stack(.horizontal),
        [
          node(.annotation(.bold(true)), [node(.text("message \(number)"))]), node(.spacer),
          node(
            .annotation(.padding(.horizontal, nil)),
            [node(.text("a second text of the row, which is longer"))]),
          node(.button(nil), [node(.text("Read"))]),
          node(
            .annotation(
              .frame(
                width: DisplayExtent(minimum: 8, maximum: 80), height: DisplayExtent(nil), .leading)
            ),
            [node(.text("12:04"))]),
        ])
    }
    return node(.scroll(.vertical), [node(.stack(.vertical, .leading), lines)])
  }
}
