import Checking
import SceneDisplay
import TestSupport
import Testing

struct DisplayPatchTests {
  struct Change: Sendable {
    var old: [Int]
    var new: [Int]
    /// How many steps it takes at the least.
    var steps: Int
  }

  @Test(arguments: [
    Change(old: [], new: [], steps: 0),
    Change(old: [1, 2, 3], new: [1, 2, 3], steps: 0),
    Change(old: [], new: [1, 2], steps: 2),
    Change(old: [1, 2, 3], new: [], steps: 3),
    Change(old: [1, 2, 3], new: [1, 3], steps: 1),
    Change(old: [1, 2], new: [9, 1, 2], steps: 1),
    Change(old: [1, 2, 3], new: [2, 9, 3, 1], steps: 2),
    Change(old: [1, 2, 3, 4], new: [4, 1, 2, 3], steps: 1),
    Change(old: [1, 2, 3, 4], new: [2, 3, 4, 1], steps: 1),
    Change(old: [1, 2, 3, 4], new: [4, 3, 2, 1], steps: 3),
    Change(old: [1, 2, 3, 4, 5], new: [5, 9, 3, 8, 1], steps: 6),
  ])
  func `as few steps as possible lead from one list of children to another`(change: Change) {
    let (result, steps) = play(from: change.old, to: change.new)
    expectEqual(result, change.new)
    expectEqual(steps, change.steps)
  }

  @Test func `random lists of children are reached from each other`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let old = Array((0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random))
      let new = Array((4..<Int.random(in: 4...16, using: &random)).shuffled(using: &random))
      expectEqual(play(from: old, to: new).result, new, "from \(old) to \(new)")
    }
  }

  @Test func `with a node goes all that is in it`() {
    let inner = DisplayNode(id: 3, element: .text("a"))
    let stack = DisplayNode(id: 2, element: .stack(.vertical), children: [inner])
    let rest = DisplayNode(id: 4, element: .text("b"))
    var tree = DisplayTree(DisplayNode(id: 1, element: .root, children: [stack, rest]))
    expectEqual(tree.node(3), inner)
    tree.apply(.remove(2))
    expect(tree.node(2) == nil && tree.node(3) == nil)
    expectEqual(tree, DisplayTree(DisplayNode(id: 1, element: .root, children: [rest])))
    // A step for what is gone changes nothing.
    tree.apply(.set(3, .text("c")))
    tree.apply(.move(3, to: 0))
    expectEqual(tree, DisplayTree(DisplayNode(id: 1, element: .root, children: [rest])))
  }

  private func play(from old: [Int], to new: [Int]) -> (result: [Int], steps: Int) {
    func leaf(_ id: Int) -> DisplayNode { DisplayNode(id: id, element: .text("\(id)")) }
    var tree = DisplayTree(DisplayNode(id: -1, element: .root, children: old.map(leaf)))
    let steps = DisplayPatch.steps(from: old, to: new, in: -1, make: leaf)
    for step in steps { tree.apply(step) }
    return (tree.root.children.map(\.id), steps.count)
  }
}
