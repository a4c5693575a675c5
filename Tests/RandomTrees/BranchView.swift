public import Scenes

/// The numbers that are the states of a tree's branches, and bindings to them.
@MainActor public final class Counts {
  /// The number that was last set for a branch's state, by the id of the branch.
  public internal(set) var numbers: [Int: Int] = [:]
  /// Bindings to the states of those that are mounted; nil where they aren't changed.
  var bindings: [Int: [Binding<Int>]]?

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
      state(number) { number in Text("counter \(branch.id) at \(number.wrappedValue)") }
    case .picker(let number):
      state(number) { number in
        Picker("picker", selection: number[below: 3]) {
          ForEach(0..<3) { Text("option \($0)").tag($0) }
        }
      }
    case .field: FieldView()
    case .stack(isVertical: true, let children): VStack { rows(children) }
    case .stack(isVertical: false, let children): HStack { rows(children) }
    case .group(let children): Group { rows(children) }
    case .choice(let isFirst, let first, let second):
      if isFirst { row(first) } else { row(second) }
    case .optional(let isThere, let child):
      if isThere { row(child) }
    case .environment(let value, let child): row(child).environment(\.depth, value)
    case .identified(let id, let child): row(child).id(id)
    case .place(isRow: true, let value, let child): row(child).environment(\.place.row, value)
    case .place(isRow: false, let value, let child): row(child).environment(\.place.column, value)
    case .trait(let value, let child): row(child).padding(Double(value))
    case .modified(let value, let child): row(child).modifier(DepthModifier(depth: value))
    case .list(let children): List { rows(children) }
    case .section(let children): Section("section") { rows(children) }
    case .split(let first, let second):
      NavigationSplitView {
        row(first)
      } detail: {
        row(second)
      }
    case .tabs(let number, let children):
      state(number) { number in
        TabView(selection: number[below: children.count + 1]) {
          ForEach(Array(children.indices), id: \.self) { index in
            row(children[index]).id(children[index].id).tabItem { Text("tab \(index)") }.tag(index)
          }
        }
      }
    case .pages(let number, let root, let pages):
      state(number) { number in
        NavigationStack(path: number[pathOf: pages.map(\.id)]) {
          row(root).navigationDestination(for: Int.self) { id in
            if let page = pages.first(where: { $0.id == id }) { row(page) }
          }
        }
      }
    case .alert(let number, let child, let front):
      state(number) { number in
        row(child).alert("alert", isPresented: number.isOdd) { row(front) }
      }
    case .sheet(let isThere, let child, let front):
      row(child).sheet(isPresented: .constant(isThere)) { row(front) }
    case .several(let number, let children):
      state(number) { number in rows(number.wrappedValue.part(of: children)) }
    case .layered(let layer, let number, let children, let added):
      LayeredView(
        layer: layer, number: number, content: Group { rows(children) }, added: row(added))
    case .titled(let value, let child): row(child).navigationTitle("title \(value)")
    case .toolbar(let child, let bar): row(child).toolbar { row(bar) }
    case .vocabulary(let name, let number, let first, let second):
      VocabularyView(kind: name, number: number, first: row(first), second: row(second))
    }
  }

  private func rows(_ children: [Branch]) -> some View {
    ForEach(children, id: \.id) { row($0) }
  }

  private func state(
    _ number: Int, _ content: @escaping @MainActor (Binding<Int>) -> some View
  ) -> some View {
    StateView(
      id: branch.id, number: counts.numbers[branch.id] ?? number, counts: counts, content: content)
  }

  /// Hides the type, which contains itself.
  private func row(_ branch: Branch) -> AnyView {
    AnyView(BranchView(branch: branch, counts: counts))
  }
}
