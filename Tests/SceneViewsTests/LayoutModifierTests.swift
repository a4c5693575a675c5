import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

@testable import SceneViews

/// Modifiers and containers that say how views are laid out.
@MainActor struct LayoutModifierTests {
  private func shown(_ view: some View) -> DisplayNode {
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let content = HostingContent(rootView: view)
    content.mount(in: window)
    defer { content.unmount() }
    content.update()
    return content.display
  }

  private func element(_ view: some View) -> DisplayElement? {
    shown(view).children.first?.element
  }

  @Test func `modifiers are annotations with finite numbers`() {
    expectEqual(element(Text("a").layoutPriority(2)), .annotation(.layoutPriority(2)))
    expectEqual(
      element(Text("a").fixedSize(horizontal: false)), .annotation(.fixedSize(horizontal: false)))
    expectEqual(
      element(Text("a").offset(x: 8, y: .infinity)), .annotation(.offset(x: 8, y: 0)))
    expectEqual(element(Text("a").position(x: 3)), .annotation(.position(x: 3, y: 0)))
    expectEqual(
      element(Text("a").aspectRatio(2, contentMode: .fill)),
      .annotation(.aspectRatio(2, isFilling: true)))
    expectEqual(element(Text("a").scaledToFit()), .annotation(.aspectRatio(nil)))
    expectEqual(element(Text("a").scenePadding(.top)), .annotation(.padding(.top, nil)))
    expectEqual(element(Spacer(minLength: 4)), .spacer(minimum: 4))
  }

  @Test func `a guide is a part of the length and a distance`() {
    expectEqual(
      element(Text("a").alignmentGuide(.leading) { _ in -3 }),
      .annotation(.alignmentGuide(.leading, distance: -3)))
    expectEqual(
      element(Text("a").alignmentGuide(.leading) { $0[.trailing] - 2 }),
      .annotation(.alignmentGuide(.leading, fraction: 1, distance: -2)))
    expectEqual(
      element(Text("a").alignmentGuide(.bottom) { $0[VerticalAlignment.center] + $0.height }),
      .annotation(.alignmentGuide(.bottom, fraction: 1.5, distance: 0)))
  }

  @Test func `layers, insets and alternatives are containers with their own children`() {
    let badge = Text("a").overlay(alignment: .topTrailing) { Text("9") }
    expectEqual(
      element(badge), .container(DisplayContainer(.front, alignment: .topTrailing)))
    let bar = Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
    expectEqual(element(bar), .container(DisplayContainer(.trailingInset, spacing: 0)))
    let fitting = ViewThatFits {
      Text("long")
      Text("short")
    }
    expectEqual(element(fitting), .container(DisplayContainer(.fitting, axis: .horizontal)))
    expectEqual(shown(Text("a").background { Text("behind") }).label, "behind a")
  }

  @Test func `rows are aligned at base lines`() {
    let row = HStack(alignment: .firstTextBaseline) { Text("a") }
    expectEqual(
      element(row), .stack(.horizontal, DisplayAlignment(.centerX, .firstTextBaseline)))
  }

  private struct Part: View {
    let name: String
    let axes: Axis.Set
    @State private var size = CGSize.zero

    var body: some View {
      Text("\(name) \(Int(size.width)) \(Int(size.height))")
        .containerRelativeFrame(axes, count: 4, span: 2, spacing: 16)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
    }
  }

  @Test func `a view has a part of the window, or of what scrolls it`() async {
    let simulator = await AppSimulator(
      Showing {
        VStack(spacing: 0) {
          Part(name: "window", axes: .horizontal)
          Part(name: "both", axes: [.horizontal, .vertical])
          ScrollView { Part(name: "scrolled", axes: .horizontal) }.frame(width: 336)
        }
      })
    await simulator.resize(width: 656, height: 416)
    simulator.expect("window 320 16")
    simulator.expect("both 320 192")
    simulator.expect("scrolled 160 16")
  }
}
