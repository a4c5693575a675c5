import Foundation
import Scenes

/// A view of the vocabulary around one branch or two, with a number that it depends on.
public enum BranchVocabulary: CaseIterable, Sendable {
  case menu, contextMenu, swipeActions, rowActions, overlay, background, search, popover, cover
  case inspector, disclosure, labeled, controlGroup, outline, table, lazyStack, lazyGrid, geometry
  case fitting, layout, safeArea, order, font, color, look, shape, buttonStyle, toggleStyle
  case labelStyle, focusedValue, key, hidden, combined, badge, fields, numbers, progress
  case animation, navigation, tabs, columns, text, pages, fieldStyle, represented, told
  case grid, form, panes, preference, links, scrolled, dialog, fileQuestion, dragging, buttons
  case secrets, timeline, transformed, documents, canvas, destination, sources, bars
}

/// The view of a branch of the vocabulary.
struct VocabularyView<First: View, Second: View>: View {
  let kind: BranchVocabulary
  let number: Int
  let first: First
  let second: Second

  var isOdd: Bool { number % 2 == 1 }
  var rows: [VocabularyRow] {
    (0..<number % 5).map { VocabularyRow(id: ($0 + number) % 5) }
  }

  var body: some View {
    switch kind {
    case .menu, .contextMenu, .swipeActions, .rowActions, .outline, .table, .disclosure, .labeled,
      .controlGroup, .badge, .search:
      listed
    case .overlay, .background, .popover, .cover, .inspector, .lazyStack, .lazyGrid, .geometry,
      .fitting, .layout, .safeArea, .order, .columns, .navigation, .tabs, .pages:
      placed
    case .font, .color, .look, .shape, .buttonStyle, .toggleStyle, .labelStyle, .animation, .text,
      .fieldStyle:
      styled
    case .focusedValue, .key, .hidden, .combined, .fields, .numbers, .progress, .represented, .told:
      interactive
    case .grid, .form, .panes, .scrolled, .canvas, .timeline, .links, .destination: containing
    case .preference, .dialog, .fileQuestion, .dragging, .buttons, .secrets, .transformed,
      .documents, .sources, .bars:
      acting
    }
  }

  @ViewBuilder private var listed: some View {
    switch kind {
    case .menu:
      Menu("menu \(number)") {
        first
        if isOdd { Button("act") {} }
        Menu("more") { second }
      }
    case .contextMenu: first.contextMenu { if isOdd { second } else { Button("act") {} } }
    case .swipeActions:
      List(rows) { row in
        Text("row \(row.id)").swipeActions { Button("act \(number)") {} }
      }
    case .rowActions:
      List {
        ForEach(rows) { Text("row \($0.id)") }
          .onDelete { _ in }.onMove { _, _ in }.onInsert(of: [.plainText]) { _, _ in }
          .deleteDisabled(isOdd)
        first
      }
    case .outline:
      OutlineGroup([VocabularyRow(id: number, rows: rows)], children: \.rows) {
        Text("item \($0.id)")
      }
    case .table:
      Table(rows) {
        TableColumn("id") { Text("\($0.id)") }
        TableColumn("sum") { Text("\($0.id + number)") }
      }
    case .disclosure: DisclosureGroup("group", isExpanded: .constant(isOdd)) { first }
    case .labeled: LabeledContent("label \(number)") { first }
    case .controlGroup:
      ControlGroup {
        first
        second
      }
    case .badge: List { first.badge(number % 3) }
    default: List { first }.searchable(text: .constant("\(number)"), prompt: "search")
    }
  }

  @ViewBuilder private var placed: some View {
    switch kind {
    case .overlay: first.overlay(alignment: isOdd ? .top : .bottom) { second }
    case .background: first.background { if isOdd { second } else { Color.red } }
    case .popover: first.popover(isPresented: .constant(isOdd)) { second }
    case .cover: first.fullScreenCover(isPresented: .constant(isOdd)) { second }
    case .inspector: first.inspector(isPresented: .constant(isOdd)) { second }
    case .lazyStack:
      ScrollView {
        LazyVStack(alignment: isOdd ? .leading : .trailing) {
          ForEach(rows) { Text("row \($0.id)") }
          first
          Section("section") {
            ForEach(0..<number % 5 * 30, id: \.self) { line in
              Text("line \(line)")
              if isOdd { Text("second") }
            }
          }
        }
        ScrollView(.horizontal) {
          LazyHStack { ForEach(number..<number + 60, id: \.self) { Text("\($0)") } }
        }
      }
    case .lazyGrid:
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: number % 3 + 1)) {
        ForEach(rows) { Text("cell \($0.id)") }
        first
      }
    case .geometry: GeometryReader { proxy in if proxy.size.width > 0 { first } }
    case .fitting:
      ViewThatFits {
        first
        second
      }
    case .layout:
      (isOdd ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
        first
        second
      }
    case .safeArea: first.safeAreaInset(edge: isOdd ? .top : .bottom) { second }
    case .order:
      ZStack {
        first.zIndex(Double(number % 3))
        second
      }
    case .columns:
      NavigationSplitView(columnVisibility: .constant(isOdd ? .all : .detailOnly)) {
        first
      } detail: {
        second
      }
    case .pages:
      TabView {
        first
        ForEach(rows) { Text("page \($0.id)") }
        if isOdd { second }
      }
      .tabViewStyle(.page(indexDisplayMode: number % 3 == 0 ? .never : .always))
    case .navigation:
      NavigationView { first.navigationTitle("title \(number)") }
    default:
      TabView {
        Tab("one", systemImage: "star") { first }
        TabSection("section") { Tab("two", systemImage: "star") { second } }
      }
    }
  }

  @ViewBuilder private var styled: some View {
    switch kind {
    case .font: first.font(isOdd ? .title : .caption)
    case .color: first.foregroundStyle(isOdd ? Color.red : .blue).tint(.green)
    case .look: first.opacity(isOdd ? 0.5 : 1).shadow(radius: Double(number)).clipped()
    case .shape:
      HStack {
        Rectangle().fill(isOdd ? Color.red : .blue).frame(width: Double(number % 7) * 8, height: 16)
        Circle().stroke(.red, lineWidth: 1)
      }
    case .buttonStyle: Button("press \(number)") {}.buttonStyle(VocabularyButtonStyle(mark: isOdd))
    case .toggleStyle: Toggle("switch", isOn: .constant(isOdd)).toggleStyle(VocabularyToggleStyle())
    case .fieldStyle:
      TextField("field", text: .constant("\(number)"))
        .textFieldStyle(VocabularyFieldStyle(mark: isOdd))
    case .labelStyle:
      VStack { Label("label", systemImage: "star").labelStyle(VocabularyLabelStyle()) }
    case .animation:
      first.transition(.opacity).animation(.default, value: number)
    default:
      Text("a \(Text("b").bold()) \(number)").underline(isOdd).strikethrough().kerning(1)
    }
  }

  @ViewBuilder private var interactive: some View {
    switch kind {
    case .focusedValue: first.focusedSceneValue(\.vocabularyNumber, isOdd ? number : nil)
    case .key: first.focusable().onKeyPress(.return) { .handled }.onTapGesture(count: 2) {}
    case .hidden: first.accessibilityHidden(isOdd)
    case .represented: first.accessibilityRepresentation { if isOdd { second } else { Text("b") } }
    case .told:
      HStack {
        first.accessibilitySortPriority(Double(number % 3))
        second
      }
    case .combined:
      VStack {
        first
        second
      }
      .accessibilityElement(children: .combine)
    case .fields:
      VStack {
        TextField("field", text: .constant("\(number)"), prompt: Text("prompt"), axis: .vertical)
        TextField("number", value: .constant(number), format: .number)
        DatePicker("date", selection: .constant(Date(timeIntervalSince1970: Double(number))))
        ColorPicker("color", selection: .constant(isOdd ? .red : .blue))
      }
    case .numbers:
      VStack {
        Stepper("step", value: .constant(Double(number)), in: 0...1e6, step: 0.5)
        Slider(value: .constant(Float(number % 10)), in: 0...10)
      }
    case .progress:
      VStack {
        Gauge(value: Double(number % 10) / 10) { Text("gauge") }
        ProgressView("progress", value: Double(number % 10), total: 10)
      }
    default: first
    }
  }
}

struct VocabularyRow: Identifiable {
  let id: Int
  var rows: [VocabularyRow]?
}

private struct VocabularyButtonStyle: ButtonStyle {
  let mark: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if mark { Text("*") }
      configuration.label
    }
  }
}

private struct VocabularyToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }
  }
}

private struct VocabularyFieldStyle: TextFieldStyle {
  let mark: Bool

  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      if mark { Text("*") }
      configuration
    }
  }
}

private struct VocabularyLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension FocusedValues {
  var vocabularyNumber: Int? {
    get { self[VocabularyNumberKey.self] }
    set { self[VocabularyNumberKey.self] = newValue }
  }
}

private struct VocabularyNumberKey: FocusedValueKey {
  typealias Value = Int
}
