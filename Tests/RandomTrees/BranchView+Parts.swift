import Scenes

struct ReaderView: View {
  @Environment(\.depth) private var depth
  @Environment(\.place.row) private var row
  @Environment(\.place) private var place

  var body: some View { Text("depth \(depth), row \(row), column \(place.column)") }
}

struct FieldView: View {
  @State private var text = ""
  @FocusState private var isFocused

  var body: some View { TextField("field", text: $text).focused($isFocused) }
}

struct DepthModifier: ViewModifier {
  let depth: Int

  func body(content: Content) -> some View {
    HStack { content.environment(\.depth, depth) }.navigationTitle("title \(depth)")
  }
}

/// A view with a number as its state.
struct StateView<Content: View>: View {
  let id: Int
  let counts: Counts
  let content: @MainActor (Binding<Int>) -> Content
  @State private var number: Int

  init(
    id: Int, number: Int, counts: Counts, content: @escaping @MainActor (Binding<Int>) -> Content
  ) {
    self.id = id
    self.counts = counts
    self.content = content
    _number = State(initialValue: number)
  }

  var body: some View {
    counts.bindings?[id, default: []].append($number)
    return content($number)
  }
}

/// Views, each with another in front of it, behind it or beside it.
struct LayeredView<Content: View, Added: View>: View {
  let layer: BranchLayer
  let number: Int
  let content: Content
  let added: Added

  private var isOdd: Bool { number % 2 == 1 }

  var body: some View {
    switch layer {
    case .overlay: content.overlay(alignment: isOdd ? .top : .bottom) { added }
    case .background: content.background { if isOdd { added } else { Color.red } }
    case .bar: content.safeAreaInset(edge: isOdd ? .top : .bottom) { added }
    case .side: content.safeAreaInset(edge: isOdd ? .leading : .trailing) { added }
    case .badge: content.badge(number % 3)
    case .inspector: content.inspector(isPresented: .constant(isOdd)) { added }
    case .representation:
      content.accessibilityRepresentation { if isOdd { added } else { Text("b") } }
    }
  }
}

/// Commands that read the values of the views.
struct BranchCommands: Commands {
  @FocusedValue(\.vocabularyNumber) private var number

  var body: some Commands {
    CommandMenu("Values") { Button("number \(number ?? 0)") {} }
  }
}

// Other representations of a number; a binding to the number provides bindings to them.
extension Int {
  subscript(below count: Int) -> Int {
    get { self % count }
    set { self = newValue }
  }

  subscript(pathOf ids: [Int]) -> [Int] {
    get { Array(ids.prefix(self % (ids.count + 1))) }
    set { self = newValue.count }
  }

  /// Some of the branches, beginning with a later one.
  func part(of branches: [Branch]) -> [Branch] {
    if branches.isEmpty { return [] }
    let first = self % branches.count
    let turned = branches[first...] + branches[..<first]
    return Array(turned.prefix(self / branches.count % (branches.count + 1)))
  }

  var isOdd: Bool {
    get { self % 2 == 1 }
    set { self = newValue ? 1 : 0 }
  }
}

/// A value of the environment with parts.
struct Place {
  var row = 0
  var column = 0
}

extension EnvironmentValues {
  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  var place: Place {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct PlaceKey: EnvironmentKey {
  static var defaultValue: Place { Place() }
}
