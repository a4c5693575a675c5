import Checking
import Observation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

@testable import SceneViews

/// Tests for colors and other styles of views.
@MainActor struct ShapeStyleTests {
  @Observable final class Lamp {
    var isOff = false
  }

  /// A style of an app that depends on its environment.
  private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.yellow : Color.blue
    }
  }

  /// The annotations around the first element of a view, from the outermost.
  private func annotations<Content: View>(_ content: Content) -> [DisplayAnnotation] {
    var annotations: [DisplayAnnotation] = []
    var nodes = ElementTests.display(content)
    while nodes.count == 1, case .annotation(let annotation) = nodes[0].element {
      annotations.append(annotation)
      nodes = nodes[0].children
    }
    return annotations
  }

  @Test func `a color keeps its parts, and hosts get them`() {
    let color = Color(red: 0.95, green: 0.2, blue: 0.2, opacity: 0.75)
    let parts = color.resolve(in: EnvironmentValues())
    expect((parts.red, parts.green, parts.blue, parts.opacity) == (0.95, 0.2, 0.2, 0.75))
    expectEqual(
      annotations(Image("a").foregroundStyle(color)),
      [.foreground(.exact(red: 242, green: 51, blue: 51))])
    expect(Color(red: 1, green: 0, blue: 0) != Color(red: 0.99, green: 0, blue: 0))
    expect(Color("one") != Color("two"))
    expectEqual(annotations(Image("a").foregroundStyle(Color("one"))), [.foreground(.accent)])
  }

  @Test func `colors are made by hue, brightness, mixing and opacity`() {
    func parts(_ color: Color) -> String { "\(color.resolve(in: EnvironmentValues()))" }
    expectEqual(parts(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)), "#00FF00FF")
    expectEqual(parts(Color(white: 0.5)), "#808080FF")
    expectEqual(parts(.red.opacity(0.5).opacity(0.5)), "#FF3B3040")
    let mixed = Color(white: 0).mix(with: Color(white: 1), by: 0.5, in: .device)
    expectEqual(parts(mixed), "#808080FF")
    expectEqual(parts(Color(white: 0).mix(with: Color(white: 1), by: 1)), "#FFFFFFFF")
    expectEqual(parts(Color(.sRGBLinear, white: 0.214)), "#7F7F7FFF")
    expectEqual(parts(Color(.displayP3, white: 0.5)), "#808080FF")
  }

  @Test func `a color has other parts before something dark`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    expectEqual("\(Color.primary.resolve(in: EnvironmentValues()))", "#000000FF")
    expectEqual("\(Color.primary.resolve(in: dark))", "#FFFFFFFF")
    expectEqual("\(Color.red.resolve(in: dark))", "#FF453AFF")
  }

  @Test func `a style of an app follows its environment`() {
    struct Writing: View {
      let lamp: Lamp

      var body: some View {
        Image("a").foregroundStyle(Ink()).background(Ink())
          .environment(\.colorScheme, lamp.isOff ? .dark : .light)
      }
    }
    expectEqual(annotations(Image("a").foregroundStyle(Ink())), [.foreground(.blue)])
    expectEqual(
      annotations(Image("a").foregroundStyle(Ink()).preferredColorScheme(.dark)),
      [.foreground(.yellow)])
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let lamp = Lamp()
    let hosting = HostingContent(rootView: Writing(lamp: lamp))
    hosting.mount(in: window)
    defer { hosting.unmount() }
    hosting.update()
    expectEqual(hosting.display.children.map(\.element), [.annotation(.background(.blue))])
    lamp.isOff = true
    hosting.update()
    let nodes = hosting.display.children
    expectEqual(nodes.map(\.element), [.annotation(.background(.yellow))])
    expectEqual(nodes.first?.children.map(\.element), [.annotation(.foreground(.yellow))])
  }

  @Test func `a style without a color leaves what it applies to`() {
    let neutral: [DisplayAnnotation] = [.opacity(1)]
    expectEqual(annotations(Image("a").background(.ultraThinMaterial)), neutral)
    expectEqual(annotations(Image("a").background(.background)), neutral)
    expectEqual(annotations(Image("a").foregroundStyle(.foreground)), neutral)
    expectEqual(annotations(Image("a").foregroundColor(nil)), neutral)
    expectEqual(annotations(Image("a").background(.red.opacity(0.2))), neutral)
    expectEqual(annotations(Image("a").background(.clear)), neutral)
    expectEqual(annotations(Image("a").foregroundStyle(.clear)), [.opacity(0)])
    expectEqual(annotations(Image("a").foregroundStyle(.red.opacity(0))), [.opacity(0)])
  }

  @Test func `a clear text takes its space, except for parts with a color`() {
    func runs(_ text: Text) -> [TextRun]? {
      guard case .text(let text) = ElementTests.display(text).first?.element else { return nil }
      return text.runs
    }
    expectEqual(runs(Text("a").foregroundStyle(.clear)), [TextRun("a", color: .clear)])
    expectEqual(runs(Text("a").foregroundColor(.clear)), [TextRun("a", color: .clear)])
    expectEqual(
      runs((Text("a") + Text("b").foregroundStyle(.red)).foregroundStyle(.blue.opacity(0))),
      [TextRun("a", color: .clear), TextRun("b", color: .red)])
    expectEqual(DisplayColor(rawValue: DisplayColor.clear.rawValue), .clear)
  }

  @Test func `levels, tints and backgrounds are those that a view around sets`() {
    let image = Image("a")
    expectEqual(annotations(image.foregroundStyle(.secondary)), [.foreground(.secondary)])
    expectEqual(
      annotations(image.foregroundStyle(.secondary).foregroundStyle(.red, .blue)),
      [.foreground(.red), .foreground(.blue)])
    expectEqual(
      annotations(image.foregroundStyle(.tint).tint(.purple)),
      [.tint(.purple), .foreground(.accent)])
    expectEqual(annotations(image.tint(nil)), [.opacity(1)])
    expectEqual(annotations(image.background().backgroundStyle(.green)), [.background(.green)])
    expectEqual(annotations(image.border(.red, width: 2)), [.border(.red, width: 2)])
    expectEqual(annotations(image.border(.red.opacity(0))), [.opacity(1)])
  }

  @Test func `a gradient is its first color`() {
    let colors = [Color.purple, .red]
    let image = Image("a")
    expectEqual(
      annotations(
        image.foregroundStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      ), [.foreground(.purple)])
    expectEqual(annotations(image.background(Color.green.gradient)), [.background(.green)])
    expectEqual(
      annotations(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)),
      [.background(.purple)])
  }

  @Test func `opacity hides a view or makes it dim`() {
    expectEqual(annotations(Image("a").opacity(0)), [.hidden])
    expectEqual(annotations(Image("a").opacity(0.4)), [.opacity(0.4)])
    expectEqual(annotations(Image("a").opacity(7)), [.opacity(1)])
  }

  @Test func `texts take colors before they are shown`() {
    let text = Text("a").foregroundStyle(.red) + Text("b").foregroundStyle(.tertiary)
    expectEqual(
      ElementTests.display(text).map(\.element),
      [
        .styledText([TextRun("a", color: .red), TextRun("b", color: .secondary)])
      ])
  }

  @Test func `each gradient is its first color, as a style and as a view`() {
    let colors = [Color.purple, .red]
    let gradient = Gradient(colors: colors)
    let mesh = MeshGradient(
      width: 2, height: 1, points: [SIMD2(0, 0), SIMD2(1, 0)], colors: colors)
    let shown: [(style: [DisplayAnnotation], view: [DisplayAnnotation])] = [
      drawn(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)),
      drawn(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)),
      drawn(AngularGradient(gradient: gradient, center: .center, angle: .zero)),
      drawn(
        AngularGradient(
          colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90))),
      drawn(EllipticalGradient(colors: colors)), drawn(mesh),
      drawn(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9)),
    ]
    for (style, view) in shown {
      expectEqual(style, [.foreground(.purple)])
      expectEqual(view, [.background(.purple)])
    }
    let image = Image("a")
    expectEqual(
      annotations(image.foregroundStyle(.angularGradient(colors: colors, center: .center))),
      [.foreground(.purple)])
    expectEqual(
      annotations(image.foregroundStyle(.ellipticalGradient(gradient))), [.foreground(.purple)])
  }

  /// The annotations of an image in a style, and those of the style as a view.
  private func drawn<Style: ShapeStyle & View>(
    _ style: Style
  ) -> (style: [DisplayAnnotation], view: [DisplayAnnotation]) {
    (annotations(Image("a").foregroundStyle(style)), annotations(style))
  }

  @Test func `the accent color is that of controls, too`() {
    let image = Image("a")
    expectEqual(annotations(image.accentColor(.purple)), [.tint(.purple)])
    expectEqual(annotations(image.accentColor(nil)), [.opacity(1)])
    expectEqual(
      annotations(image.foregroundStyle(.tint).accentColor(.purple)),
      annotations(image.foregroundStyle(.tint).tint(.purple)))
  }

  @Test func `the size of letters is read by views, and leaves the tree as it is`() {
    struct Sized: View {
      @Environment(\.dynamicTypeSize) private var size

      var body: some View { Text(size >= .accessibility1 ? "huge" : "\(size)") }
    }
    expectEqual(ElementTests.display(Sized()).map(\.element), [.text("large")])
    expectEqual(
      ElementTests.display(Sized().dynamicTypeSize(.xSmall)).map(\.element), [.text("xSmall")])
    expectEqual(
      ElementTests.display(Sized().dynamicTypeSize(.accessibility2).dynamicTypeSize(.small))
        .map(\.element), [.text("huge")])
    expectEqual(
      ElementTests.display(Sized().dynamicTypeSize(...DynamicTypeSize.medium)).map(\.element),
      [.text("medium")])
    expectEqual(
      ElementTests.display(Sized().dynamicTypeSize(.small ... .xLarge)).map(\.element),
      [.text("large")])
    expectEqual(
      ElementTests.display(
        Sized().dynamicTypeSize(DynamicTypeSize.xLarge..<DynamicTypeSize.accessibility1)
      ).map(\.element), [.text("xLarge")])
  }

  @Test func `a container of glass shows its views`() {
    let container = GlassEffectContainer(spacing: 8) {
      Text("one").glassEffect()
      Text("two")
    }
    expectEqual(ElementTests.display(container).map(\.element), [.text("one"), .text("two")])
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    let name: String

    var body: some View { Text("\(name) is \(scheme == .dark ? "dark" : "light")") }
  }

  @Test func `the scheme is that of the host, unless a view sets another`() async {
    let simulator = await AppSimulator(
      Showing {
        Scheme(name: "first")
        Scheme(name: "second").preferredColorScheme(.light)
      })
    simulator.expect("first is light")
    simulator.application.isDark = true
    await simulator.settle()
    simulator.expect("first is dark")
    simulator.expect("second is light")
    simulator.application.isDark = false
    await simulator.settle()
    simulator.expect("first is light")
  }
}
