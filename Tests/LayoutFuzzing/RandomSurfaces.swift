import SceneDisplay
import SceneLayout

// Windows with everything that takes a place of its own.
extension RandomDisplays {
  /// Returns a window: a page with bars, surfaces in front of it, tabs and columns.
  mutating func window(depth: Int) -> DisplayNode {
    var children = contents(depth: depth)
    for _ in 0..<number(0...2) { children.append(toolbarItem()) }
    if number(0...2) == 0 { children.append(inFront(depth: depth)) }
    return DisplayNode(id: id(), element: .page(depth: number(0...1)), children: children)
  }

  private mutating func contents(depth: Int) -> [DisplayNode] {
    (0..<number(0...2)).map { _ in content(depth: depth) }
  }

  private mutating func content(depth: Int) -> DisplayNode {
    if depth == 0 { return node(depth: 1) }
    switch number(0...7) {
    case 0: return split(depth: depth - 1)
    case 1: return tabs(depth: depth - 1)
    case 2: return choice()
    case 3: return titled(.box, depth)
    case 4: return titled(.section, depth)
    case 5: return window(depth: depth - 1)
    case 6: return control()
    default: return node(depth: depth)
    }
  }

  private mutating func part(_ kind: DisplayContainer.Kind, _ children: [DisplayNode])
    -> DisplayNode
  {
    DisplayNode(id: id(), element: .part(kind), children: children)
  }

  private mutating func title() -> DisplayNode { DisplayNode(id: id(), element: .text(text())) }

  private mutating func control() -> DisplayNode {
    DisplayNode(id: id(), element: .button(nil), children: [title()])
  }

  private mutating func titled(_ element: DisplayElement, _ depth: Int) -> DisplayNode {
    var children = contents(depth: depth - 1)
    if number(0...1) == 0 { children.insert(part(.header, [title()]), at: 0) }
    if number(0...3) == 0 { children.append(part(.footer, [title()])) }
    return DisplayNode(id: id(), element: element, children: children)
  }

  private mutating func toolbarItem() -> DisplayNode {
    let all: [DisplayElement.ToolbarPlacement] = [
      .automatic, .navigation, .principal, .primaryAction, .secondaryAction, .topBarLeading,
      .cancellationAction, .confirmationAction, .destructiveAction, .bottomBar, .status, .keyboard,
    ]
    let placement = all[number(0...all.count - 1)]
    return DisplayNode(id: id(), element: .toolbarItem(placement), children: [control()])
  }

  private mutating func inFront(depth: Int) -> DisplayNode {
    if number(0...1) == 0 {
      let children =
        contents(depth: max(0, depth - 1)) + (number(0...1) == 0 ? [toolbarItem()] : [])
      return DisplayNode(id: id(), element: .sheet, children: children)
    }
    let texts = [part(.header, [title()]), part(.message, [title()])].prefix(number(0...2))
    let answers = (0..<number(0...3)).map { _ in control() }
    return DisplayNode(
      id: id(), element: number(0...1) == 0 ? .alert : .dialog, children: texts + answers)
  }

  private mutating func split(depth: Int) -> DisplayNode {
    let kinds: [DisplayContainer.Kind] =
      number(0...1) == 0 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    let columns = kinds.map { part($0, contents(depth: depth)) }
    return DisplayNode(id: id(), element: .split, children: columns)
  }

  private mutating func tabs(depth: Int) -> DisplayNode {
    let count = number(0...4)
    let selected = number(0...4)
    let tabs = (0..<count).map { index in
      let content = index == selected ? contents(depth: depth) : []
      return DisplayNode(
        id: id(), element: .tab(isSelected: index == selected),
        children: [part(.header, [title()])] + content)
    }
    return DisplayNode(id: id(), element: .tabs, children: tabs)
  }

  private mutating func choice() -> DisplayNode {
    let options = (0..<number(0...4)).map { index in
      DisplayNode(id: id(), element: .option(isSelected: index == 0), children: [title()])
    }
    return DisplayNode(
      id: id(), element: .picker, children: [part(.header, [title()])] + options)
  }
}
