public import SceneDisplay

extension DisplayElement {
  /// Elements of all kinds.
  public static let samples: [DisplayElement] =
    [
      .text("a"), .styledText([TextRun("a", isBold: true), TextRun("b", isItalic: false)]),
      .image(name: "tray", alternative: nil), .button(.cancel), .link("https://postbox.example"),
      .toggle(true), .textField(label: "To", text: "Ada"),
      .secureField(label: "Password", length: 3), .textEditor("a\nb"), .slider(0.5, in: 0...1),
      .stepper, .progress(nil), .progress(0.25), .stack(.horizontal, .top, spacing: 4),
      .grid(columnSpacing: 2), .gridRow, .tableRow, .labeled, .overlay(),
      .container(DisplayContainer(.front)),
      .container(DisplayContainer(.back, alignment: DisplayAlignment(.leading, .lastTextBaseline))),
      .container(DisplayContainer(.geometry)), .container(DisplayContainer(.fitting)),
      .container(DisplayContainer(.leadingInset)), .container(DisplayContainer(.trailingInset)),
      .container(DisplayContainer(.inspected)), .container(DisplayContainer(.ownLayout)),
      .part(.inspector),
      .container(DisplayContainer(.panes, axis: .horizontal)),
      lazyGrid, .scroll(.vertical),
      .container(DisplayContainer(.scrollBoth, scrollPlace: DisplayScrollPlace())), .form, .section,
      .box, .menu, .contextMenu,
      .control(DisplayControl(.disclosure, value: .isOn(true), acts: [.press, .focus])),
      .control(DisplayControl(.menu, acts: [.press, .focus])),
      .control(DisplayControl(.mixedToggle, value: .isOn(false), acts: [.press, .focus])),
      .control(
        DisplayControl(
          .searchField, label: "Search", value: .text(""), acts: [.enter, .submit, .focus],
          prompt: "Subjects")),
      .control(
        DisplayControl(
          .datePicker, label: "Due", value: .text("2026-03-01"),
          acts: [.enter, .submit, .focus, .step])),
      .control(
        DisplayControl(
          .colorPicker, label: "Ink", value: .text("#ff8000"), acts: [.enter, .submit, .focus])),
      .control(
        DisplayControl(
          .growingField, label: "Note", value: .text("a\nb"), acts: [.enter, .submit, .focus])),
      .control(DisplayControl(.gauge, value: .number(0.4, in: 0...1), acts: [])),
      .control(
        DisplayControl(.labelledGauge, value: .number(0.4, in: 0...1), acts: [], look: .marker)),
      .control(DisplayControl(.labelledProgress, value: .number(0.4, in: 0...1), acts: [])),
      .collection(DisplayCollection(.row, rowActs: [.delete, .move])),
      .toolbar, .toolbarItem(.primaryAction), .divider, .spacer, .part(.part), .part(.header),
      .part(.footer), .part(.message), .part(.sidebar), .part(.content), .part(.detail), .list,
      .scroll(.vertical, at: DisplayScrollPlace()), .list(at: DisplayScrollPlace(node: 7)),
      .rows(first: 3, count: 9), .picker, .tabs, .collection(DisplayCollection(.tabSection)), .row,
      .row(isSelected: true),
      .option(isSelected: false), .tab(isSelected: true), .root, .navigation, .page(depth: 0),
      .page(depth: 2), .split, .sheet, .alert, .dialog, .cover, .popover, .fileDialog, .menuBar,
      .menu("Mailbox"),
      .commandGroup(DisplayCommandPlacement(.after, .newItem)),
    ] + annotations.map(DisplayElement.annotation) + [
      .image(DisplayImage("tray", alternative: "Tray", kind: .resizable)),
      .area(.area), .area(.rectangle), .area(.ellipse), .area(.circle), .area(.outline),
      .area(.ring), .button(nil, look: .prominent), .toggle(false, look: .switch),
      .picker(look: .segmented), .pages, .annotation(.accessibilitySortPriority(1)),
      .container(DisplayContainer(.represented)), .annotation(.told), .unmarkedPages,
      .annotation(.columnWidth(DisplayExtent(minimum: 80, ideal: 160, maximum: 240))),
      .annotation(.labelsShown), .views(first: 3, count: 9), .item,
    ]

  private static var lazyGrid: DisplayElement {
    var grid = DisplayContainer(.lazyGrid)
    grid.columns = [
      .fixed(8), .flexible(minimum: 1, maximum: nil), .adaptive(minimum: 4, maximum: 9),
    ]
    return .container(grid)
  }

  private static let annotations: [DisplayAnnotation] = [
    .frame(width: DisplayExtent(4), height: DisplayExtent(maximum: .infinity), .center),
    .padding(.horizontal, nil), .bold(true), .italic(false), .foreground(.red),
    .background(.secondary), .border(.blue, width: 2), .textAlignment(.trailing), .lineLimit(nil),
    .disabled(true), .hidden, .tappable, .focused(true), .help("help"), .accessibilityLabel("a"),
    .accessibilityIdentifier("b"), .contextMenu, .labelsHidden,
    .keyboardShortcut(key: "s", modifiers: [.command]),
    .lineLimit(minimum: 1, maximum: nil), DisplayAnnotation(.truncation, .text("head")),
    .font(DisplayFont(style: .title, weight: .bold, design: .serif, size: 12)), .underline(true),
    .strikethrough(true), .textCase(.uppercase), .textCase(nil),
    .rightToLeft(true), .layoutPriority(1), .fixedSize(vertical: false), .aspectRatio(1.5),
    .offset(x: 1, y: -1), .position(x: 4, y: 4), .alignmentGuide(.leading, distance: 2),
    .containerRelativeFrame(horizontal: true, vertical: false),
    DisplayAnnotation(.scrollDisabled, .flag(true)), DisplayAnnotation(.zIndex, .number(1)),
    .gridCell(DisplayGridCell(columns: 2, columnAlignment: .trailing)), .tint(.purple),
    .opacity(0.5),
    .focusable, .keyInput, .holdable, .draggable, .dropTarget, .accessibilityAction("Archive"),
    .adjustable, .inert(true), .accessibilityValue("3 of 5"),
    .accessibilityHint("Opens the message"),
    .accessibilityHidden(true), .accessibilityCombined, .accessibilityTraits(["header"]),
    .accessibilityContent("Size: 3 MB", isImportant: false),
    .accessibilityContent("From: Ada", isImportant: true),
    .gridCell(DisplayGridCell(anchorX: 1, anchorY: 0)),
    .redacted(true),
  ]
}
