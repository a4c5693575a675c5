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
