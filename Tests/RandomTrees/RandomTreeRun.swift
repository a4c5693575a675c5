import SceneDisplay
import Scenes
import TestSupport

/// Edits a random tree and looks after each edit whether what is shown is what it must be.
@MainActor public final class RandomTreeRun {
  private var grower: Grower
  private var tree: Branch
  private let counts = Counts(numbers: [:], isChanging: true)
  private let content: HostingContent<BranchView>
  private var shown: DisplayTree
  private let application: Application
  private let window: SceneWindow

  public init(seed: UInt64) {
    grower = Grower(seed: seed)
    tree = grower.tree()
    (application, window) = Application.stubWindow()
    content = HostingContent(rootView: BranchView(branch: tree, counts: counts))
    content.mount(in: window)
    content.update()
    shown = DisplayTree(content.display)
  }

  /// How many branches the tree had at the most.
  public private(set) var largest = 0

  /// Makes one edit.
  ///
  /// - Returns: What is wrong after it; nil if nothing is.
  public func step() -> String? {
    switch grower.edit(tree) {
    case .tree(let edited):
      tree = edited
      content.rootView = BranchView(branch: tree, counts: counts)
    case .count(let counter, let number):
      counts.numbers[counter] = number
      counts.bindings?[counter]?.wrappedValue = number
    }
    largest = max(largest, tree.ids.count)
    content.update()
    for patch in content.patches { shown.apply(patch) }
    if shown.root != content.display { return "patches give another tree than there is" }
    if content.display.lines != fresh().lines { return "updating gives another tree than building" }
    return nil
  }

  private func fresh() -> DisplayNode {
    let counts = Counts(numbers: counts.numbers, isChanging: false)
    let content = HostingContent(rootView: BranchView(branch: tree, counts: counts))
    content.mount(in: window)
    defer { content.unmount() }
    content.update()
    return content.display
  }
}

extension DisplayNode {
  /// Its elements and those of all below it, each behind its depth.
  fileprivate var lines: [String] {
    ["\(element)"] + children.flatMap(\.lines).map { "  " + $0 }
  }
}
