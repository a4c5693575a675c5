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
    content = Self.content(tree, counts)
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
    pull { grower.pull(of: $0.count) }
    switch grower.edit(tree) {
    case .tree(let edited):
      tree = edited
      content.rootView = BranchView(branch: tree, counts: counts)
    case .state(let id, let number):
      counts.numbers[id] = number
      for binding in counts.bindings?[id] ?? [] { binding.wrappedValue = number }
    }
    largest = max(largest, tree.ids.count)
    update()
    if shown.root != content.display { return "patches give another tree than there is" }
    // This shows the first rows of every list again, and then those of the lists inside these rows.
    while pull({ $0.first > 0 || $0.shown != min($0.count, 50) ? 0..<50 : nil }) {
      update()
      if shown.root != content.display { return "pulled rows give another tree than there is" }
    }
    let title = window.title
    defer { window.title = title }
    let fresh = Self.content(tree, Counts(numbers: counts.numbers, isChanging: false))
    fresh.mount(in: window)
    defer { fresh.unmount() }
    fresh.update()
    if !shown.root.withoutMenus.looks(like: fresh.display.withoutMenus) {
      return "updating gives another tree than building"
    }
    if window.title != title { return "updating gives another title than building" }
    // Commands read the values that views provided in the update before.
    fresh.update()
    update()
    if shown.root.looks(like: fresh.display) { return nil }
    return "updating gives other commands than building"
  }

  private func update() {
    content.update()
    for patch in content.patches { shown.apply(patch) }
  }

  /// Shows other rows of lists, as a host does.
  ///
  /// - Parameter range: Which rows of a list; nil for those it shows.
  /// - Returns: Whether others were shown anywhere.
  @discardableResult
  private func pull(_ range: (_ list: (first: Int, count: Int, shown: Int)) -> Range<Int>?) -> Bool
  {
    var hasPulled = false
    for node in shown.root.all {
      guard let rows = node.element.rows,
        let range = range((rows.first, rows.count, node.children.count))
      else { continue }
      hasPulled = true
      for patch in content.pull(range, of: node.id) { shown.apply(patch) }
    }
    return hasPulled
  }

  private static func content(_ tree: Branch, _ counts: Counts) -> HostingContent<BranchView> {
    HostingContent(environment: .empty, commands: [DeclaredCommands { BranchCommands() }]) {
      BranchView(branch: tree, counts: counts)
    }
  }
}

extension DisplayNode {
  /// The node without menus among its children.
  fileprivate var withoutMenus: DisplayNode {
    DisplayNode(id: id, element: element, children: children.filter { $0.element != .menuBar })
  }

  /// Whether it shows the same as another, whatever their ids.
  fileprivate func looks(like other: DisplayNode) -> Bool {
    element == other.element && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.looks(like: $1) }
  }
}
