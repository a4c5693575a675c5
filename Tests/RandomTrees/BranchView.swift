public import Scenes

/// What is kept of the states of a tree's counters.
@MainActor public final class Counts {
  /// What each counter stands at.
  public internal(set) var numbers: [Int: Int] = [:]
  /// Bindings to the states of the counters that are mounted; nil where nobody is to change them.
  var bindings: [Int: Binding<Int>]?

  init(numbers: [Int: Int], isChanging: Bool) {
    self.numbers = numbers
    bindings = isChanging ? [:] : nil
  }
}

/// The view of a branch.
public struct BranchView: View {
  let branch: Branch
  let counts: Counts

  public var body: some View {
    switch branch.kind {
    case .reader: ReaderView()
    case .counter(let number):
      CounterView(id: branch.id, number: counts.numbers[branch.id] ?? number, counts: counts)
    case .stack(isVertical: true, let children): VStack { rows(children) }
    case .stack(isVertical: false, let children): HStack { rows(children) }
    case .group(let children): Group { rows(children) }
    case .choice(let isFirst, let first, let second):
      if isFirst { row(first) } else { row(second) }
    case .optional(let isThere, let child):
      if isThere { row(child) }
    case .environment(let value, let child): row(child).environment(\.depth, value)
    case .identified(let id, let child): row(child).id(id)
    case .list(let children): List { rows(children) }
    case .tabs(let chosen, let children):
      TabView(selection: .constant(chosen)) {
        ForEach(Array(children.indices), id: \.self) { index in
          row(children[index]).id(children[index].id).tabItem { Text("tab \(index)") }.tag(index)
        }
      }
    case .pages(let count, let root, let pages):
      NavigationStack(path: .constant(pages.prefix(count).map(\.id))) {
        row(root).navigationDestination(for: Int.self) { id in
          if let page = pages.first(where: { $0.id == id }) { row(page) }
        }
      }
    case .sheet(let isThere, let child, let front):
      row(child).sheet(isPresented: .constant(isThere)) { row(front) }
    case .toolbar(let child, let bar): row(child).toolbar { row(bar) }
    }
  }

  private func rows(_ children: [Branch]) -> some View {
    ForEach(children, id: \.id) { row($0) }
  }

  /// Hides the type, which contains itself.
  private func row(_ branch: Branch) -> AnyView {
    AnyView(BranchView(branch: branch, counts: counts))
  }
}

private struct ReaderView: View {
  @Environment(\.depth) private var depth

  var body: some View { Text("depth \(depth)") }
}

private struct CounterView: View {
  let id: Int
  let counts: Counts
  @State private var number: Int

  init(id: Int, number: Int, counts: Counts) {
    self.id = id
    self.counts = counts
    _number = State(initialValue: number)
  }

  var body: some View {
    counts.bindings?[id] = $number
    return Text("counter \(id) at \(number)")
  }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
