import SceneDisplay

@testable import SceneLayout

/// A short description of a display tree, whose elements can be named and asked for their frames.
struct Sketch: Sendable {
  var element: DisplayElement
  var children: [Sketch] = []
  var name: String?

  /// Gives the element a name.
  func named(_ name: String) -> Sketch {
    var sketch = self
    sketch.name = name
    return sketch
  }

  /// Puts the element into an annotation.
  func with(_ annotation: DisplayAnnotation) -> Sketch {
    Sketch(element: .annotation(annotation), children: [self])
  }

  func frame(
    width: Double? = nil, height: Double? = nil, alignment: DisplayAlignment = .center
  ) -> Sketch {
    with(.frame(width: DisplayExtent(width), height: DisplayExtent(height), alignment))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) -> Sketch {
    with(
      .frame(
        width: DisplayExtent(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: DisplayExtent(minimum: minHeight, maximum: maxHeight), .center))
  }

  func padding(_ edges: DisplayEdges = .all, _ length: Double? = nil) -> Sketch {
    with(.padding(edges, length))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Sketch {
    with(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func priority(_ priority: Double) -> Sketch { with(.layoutPriority(priority)) }

  func lineLimit(_ number: Int?) -> Sketch { with(.lineLimit(number)) }

  func guide(_ guide: DisplayGuide, _ distance: Double) -> Sketch {
    with(.alignmentGuide(guide, distance: distance))
  }

  func overlay(_ alignment: DisplayAlignment, _ front: Sketch) -> Sketch {
    Sketch(
      element: .container(DisplayContainer(.front, alignment: alignment)), children: [self, front])
  }

  /// The nodes, with identifiers in depth-first order.
  func node(_ names: inout [String: Int], _ last: inout Int) -> DisplayNode {
    let id = last
    last += 1
    if let name { names[name] = id }
    var nodes: [DisplayNode] = []
    for child in children { nodes.append(child.node(&names, &last)) }
    return DisplayNode(id: id, element: element, children: nodes)
  }
}

extension Sketch: ExpressibleByStringLiteral {
  /// A text; `/` is a line break.
  init(stringLiteral text: String) {
    self.init(element: .text(text.replacing("/", with: "\n")), name: text)
  }
}

/// A view that fills its room.
let color = Sketch(element: .container(DisplayContainer(.geometry)))
let spacer = Sketch(element: .spacer)
let divider = Sketch(element: .divider)

func spacer(_ minimum: Double) -> Sketch { Sketch(element: .spacer(minimum: minimum)) }
func box(_ width: Double, _ height: Double) -> Sketch { color.frame(width: width, height: height) }

func hStack(
  align alignment: DisplayAlignment = .center, spacing: Double? = 0, _ children: Sketch...
) -> Sketch {
  Sketch(element: .stack(.horizontal, alignment, spacing: spacing), children: children)
}

func vStack(
  align alignment: DisplayAlignment = .center, spacing: Double? = 0, _ children: Sketch...
) -> Sketch {
  Sketch(element: .stack(.vertical, alignment, spacing: spacing), children: children)
}

func zStack(align alignment: DisplayAlignment = .center, _ children: Sketch...) -> Sketch {
  Sketch(element: .overlay(alignment), children: children)
}

func scrollView(_ axis: DisplayElement.Axis = .vertical, _ children: Sketch...) -> Sketch {
  Sketch(element: .scroll(axis), children: children)
}

func gridView(_ columnSpacing: Double, _ rows: Sketch...) -> Sketch {
  Sketch(element: .grid(columnSpacing: columnSpacing, rowSpacing: 0), children: rows)
}

func gridRow(_ cells: Sketch...) -> Sketch { Sketch(element: .gridRow, children: cells) }

/// A sketch that is laid out, with the names of its elements.
struct LaidOut {
  let tree: LayoutTree
  let names: [String: Int]

  init(_ sketch: Sketch, metrics: LayoutMetrics = LayoutMetrics()) {
    var names: [String: Int] = [:]
    var last = 0
    let root = sketch.node(&names, &last)
    self.names = names
    tree = LayoutTree(root, metrics: metrics, measurer: CellText()) { control in
      control.kind == .progress
        ? ControlShape(minimumWidth: 6, idealWidth: 16, isGreedy: true) : ControlShape()
    }
  }

  /// Lays the sketch out and describes the size and the frames of elements, such as `10×1; 0,0 3×1`.
  func callAsFunction(_ width: Double?, _ height: Double?, _ shown: String...) -> String {
    let proposal = ProposedSize(width, height)
    let size = tree.size(for: proposal)
    tree.layout(in: proposal)
    let frames = shown.map { name in
      guard let id = names[name], let frame = tree.frame(of: id) else { return "\(name)?" }
      return "\(frame.x.short),\(frame.y.short) \(frame.size.short)"
    }
    return ([size.short] + frames).joined(separator: "; ")
  }
}

extension Double {
  var short: String { self == .infinity ? "∞" : self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension LayoutSize {
  var short: String { "\(width.short)×\(height.short)" }
}
