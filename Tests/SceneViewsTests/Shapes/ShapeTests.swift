import Checking
import Foundation
import SceneDisplay
import Scenes
import Testing

/// Tests for shapes and outlines.
@MainActor struct ShapeTests {
  /// A shape of an app.
  private struct Diamond: Shape {
    var inset = 0.0
    var animatableData: Double {
      get { inset }
      set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.midX, y: rect.minY + inset), CGPoint(x: rect.maxX, y: rect.midY),
          CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
        ])
        path.closeSubpath()
      }
    }
  }

  /// The elements of a view, from the outermost.
  private func elements<Content: View>(_ content: Content) -> [DisplayElement] {
    var elements: [DisplayElement] = []
    var nodes = ElementTests.display(content)
    while nodes.count == 1 {
      elements.append(nodes[0].element)
      nodes = nodes[0].children
    }
    return elements
  }

  @Test func `a filled shape is an area in its color`() {
    let blue = DisplayElement.annotation(.background(.blue))
    expectEqual(elements(Rectangle().fill(.blue)), [blue, .area(.area)])
    expectEqual(elements(RoundedRectangle(cornerRadius: 4).fill(.blue)), [blue, .area(.area)])
    expectEqual(
      elements(UnevenRoundedRectangle(topTrailingRadius: 4).fill(.blue)), [blue, .area(.area)])
    expectEqual(elements(Capsule().fill(Color.blue.gradient)), [blue, .area(.area)])
    expectEqual(elements(Diamond().fill(.blue)), [blue, .area(.area)])
    expectEqual(elements(Color.blue), [blue, .area(.area)])
    let red = DisplayElement.annotation(.foreground(.red))
    expectEqual(elements(Circle().fill(.red)), [red, .area(.circle)])
    expectEqual(elements(Ellipse().fill(.red)), [red, .area(.ellipse)])
    expectEqual(
      elements(Rectangle().foregroundStyle(.red)),
      [red, .annotation(.opacity(1)), .area(.rectangle)])
    // Less than half of the opacity is nothing.
    expectEqual(elements(Circle().fill(.red.opacity(0.5))), [red, .area(.circle)])
    expectEqual(
      elements(Circle().fill(.red.opacity(0.4))), [.annotation(.opacity(0)), .area(.circle)])
    expectEqual(
      elements(Rectangle().fill(.blue.opacity(0.4))), [.annotation(.opacity(1)), .area(.area)])
  }

  @Test func `a style in a shape is in front of a view, or behind it`() {
    func all<Content: View>(_ content: Content) -> [DisplayElement] {
      ElementTests.display(content).flatMap(\.all).map(\.element)
    }
    let text = Text("a")
    let red = DisplayElement.annotation(.foreground(.red))
    let front = DisplayElement.container(DisplayContainer(.front))
    expectEqual(all(text.overlay(.red, in: Circle())), [front, .text("a"), red, .area(.circle)])
    let blue = DisplayElement.annotation(.background(.blue))
    expectEqual(all(text.overlay(.blue)), [front, .text("a"), blue, .area(.area)])
    expectEqual(all(text.background(.blue, in: Capsule())), [blue, .text("a")])
    expectEqual(
      all(text.background(in: Capsule()).backgroundStyle(.blue)), [blue, .text("a")])
  }

  @Test func `a line is an outline, and that of an app's own shape isn't drawn`() {
    let red = DisplayElement.annotation(.foreground(.red))
    expectEqual(elements(Rectangle().stroke(.red)), [red, .area(.outline)])
    expectEqual(
      elements(RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 2)),
      [red, .area(.outline)])
    expectEqual(elements(Circle().stroke(.red)), [red, .area(.ring)])
    expectEqual(elements(Circle().inset(by: 2).stroke(.red)), [red, .area(.ring)])
    expectEqual(elements(Diamond().stroke(.red)), [red, .area(.area)])
    expectEqual(elements(Circle().trim(from: 0, to: 0.5).stroke(.red)), [red, .area(.ring)])
    expectEqual(elements(Circle().trim(from: 0, to: 0).stroke(.red)), [red, .area(.area)])
    expectEqual(elements(AnyShape(Circle()).stroke(.red)), [red, .area(.ring)])
  }

  @Test func `outlines say what is inside of them`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    func contains(_ shape: some Shape, _ x: Double, _ y: Double) -> Bool {
      shape.path(in: rect).contains(CGPoint(x: x, y: y))
    }
    expect(contains(Rectangle(), 1, 1) && !contains(Rectangle(), 21, 1))
    expect(contains(Ellipse(), 10, 5) && !contains(Ellipse(), 1, 1))
    expect(contains(Circle(), 6, 5) && !contains(Circle(), 4, 5))
    expect(contains(Diamond(), 10, 2) && !contains(Diamond(), 2, 2))
    expect(!contains(RoundedRectangle(cornerRadius: 5), 0.5, 0.5))
    expect(contains(UnevenRoundedRectangle(topTrailingRadius: 5), 0.5, 0.5))
    expect(!contains(UnevenRoundedRectangle(topTrailingRadius: 5), 19.5, 0.5))
    expect(contains(Rectangle().inset(by: 3), 4, 4) && !contains(Rectangle().inset(by: 3), 2, 4))
    expect(contains(Rectangle().size(width: 2, height: 2), 1, 1))
  }

  @Test func `an outline of the app's is an area, of which no line is drawn`() {
    let outline = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 6, y: 4))
    }
    let red = DisplayElement.annotation(.foreground(.red))
    expectEqual(elements(outline.stroke(.red)), [red, .area(.area)])
    let blue = DisplayElement.annotation(.foreground(.blue))
    expectEqual(elements(outline.fill(.blue)), [blue, .area(.area)])
  }

  @Test func `an outline is cut to a part of its length`() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 4)])
    let part = line.trimmedPath(from: 0.5, to: 0.8)
    var expected = Path()
    expected.addLines([CGPoint(x: 5, y: 0), CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 2)])
    expectEqual(part, expected)
    expectEqual(line.trimmedPath(from: 0, to: 1), line)
    expectEqual(line.currentPoint, CGPoint(x: 6, y: 4))
    expectEqual(line.boundingRect, CGRect(x: 0, y: 0, width: 6, height: 4))
  }

  @Test func `a path without a first point begins at the origin`() {
    var path = Path()
    path.closeSubpath()
    expect(path.currentPoint == nil)
    path.addLine(to: CGPoint(x: 3, y: 4))
    expectEqual(path.currentPoint, CGPoint(x: 3, y: 4))
    path.closeSubpath()
    expectEqual(path.currentPoint, .zero)
  }

  @Test func `an arc ends at its angle`() throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let end = try require(path.currentPoint)
    expect(abs(end.x) < 1e-9 && abs(end.y - 2) < 1e-9)
    expect(path.contains(CGPoint(x: 1.3, y: 1.3)))
    expect(!path.contains(CGPoint(x: -1, y: -1)))
  }

  @Test(arguments: [
    (450.0, false, 0.0), (-1e300, false, nil), (-270, false, 90), (90, true, 90), (-720, true, 0),
    (810, true, 90), (.infinity, false, nil), (.nan, true, nil),
  ])
  func `an arc of any angles has at most one turn`(
    end: Double, clockwise: Bool, expected: Double?
  ) throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(end), clockwise: clockwise)
    path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(end))
    guard let expected else { return }
    let point = try require(path.currentPoint)
    let relative = Angle.degrees(end).radians
    expect(abs(point.x - 2 * cos(relative)) < 1e-6 && abs(point.y - 2 * sin(relative)) < 1e-6)
    var arc = Path()
    arc.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(end), clockwise: clockwise)
    let last = try require(arc.currentPoint)
    let angle = Angle.degrees(expected).radians
    expect(abs(last.x - 2 * cos(angle)) < 1e-6 && abs(last.y - 2 * sin(angle)) < 1e-6)
  }

  @Test func `changed forms are drawn as before, and have other outlines`() {
    let blue = DisplayElement.annotation(.background(.blue))
    expectEqual(elements(Rectangle().rotation(.degrees(90)).fill(.blue)), [blue, .area(.area)])
    expectEqual(elements(Rectangle().scale(2).fill(.blue)), [blue, .area(.area)])
    expectEqual(elements(Rectangle().scale(x: 2, y: 3).fill(.blue)), [blue, .area(.area)])
    expectEqual(
      elements(Rectangle().size(width: 2, height: 2).fill(.blue)), [blue, .area(.area)])
    expectEqual(elements(ContainerRelativeShape().fill(.blue)), [blue, .area(.area)])
    expectEqual(elements(ContainerRelativeShape().stroke(.blue)).last, .area(.outline))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    func contains(_ shape: some Shape, _ x: Double, _ y: Double) -> Bool {
      shape.path(in: rect).contains(CGPoint(x: x, y: y))
    }
    let turned = Rectangle().rotation(.degrees(90))
    expect(contains(turned, 10, -4) && contains(turned, 10, 14) && !contains(turned, 4, 5))
    let aside = Rectangle().rotation(.degrees(90), anchor: .topLeading)
    expect(contains(aside, -5, 5) && contains(aside, -5, 19) && !contains(aside, 5, 5))
    expect(contains(Rectangle().scale(2), -9, 14) && !contains(Rectangle().scale(0.5), 2, 5))
    let wide = Rectangle().scale(x: 2, anchor: .leading)
    expect(contains(wide, 39, 5) && !contains(wide, -1, 5) && !contains(wide, 5, 11))
    expect(contains(ContainerRelativeShape(), 1, 1) && !contains(ContainerRelativeShape(), 21, 1))
  }

  @Test func `a canvas is an area whose closure isn't called`() {
    let canvas = Canvas { (context: inout GraphicsContext, size: CGSize) in
      Issue.record("drawn in \(size) with \(context.opacity)")
    }
    expectEqual(ElementTests.display(canvas).map(\.element), [.area(.area)])
    let symbols = Canvas { _, _ in
    } symbols: {
      Text("symbol")
    }
    expectEqual(ElementTests.display(symbols).map(\.element), [.area(.area)])
  }
}
