import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

private struct Desk: View {
  enum Form: String, CaseIterable, Identifiable {
    case cover, popover, item, low, staying

    var id: String { rawValue }
  }

  @State private var form: Form?
  @State private var behind = 0

  private func isShown(_ form: Form) -> Binding<Bool> {
    Binding(get: { self.form == form }, set: { if !$0 { self.form = nil } })
  }

  private var item: Binding<Form?> {
    Binding(get: { form == .item ? form : nil }, set: { form = $0 })
  }

  var body: some View {
    VStack {
      Text("behind \(behind)")
      Button("Behind") { behind += 1 }
      ForEach(Form.allCases) { form in Button("Show \(form.rawValue)") { self.form = form } }
    }
    .fullScreenCover(isPresented: isShown(.cover)) { Text("over all") }
    .popover(isPresented: isShown(.popover), arrowEdge: .bottom) { Text("beside") }
    .popover(item: item) { Text("item \($0.rawValue)") }
    .sheet(isPresented: isShown(.low)) {
      Text("low").presentationDetents([.medium, .height(100)])
    }
    .sheet(isPresented: isShown(.staying)) {
      VStack { Button("Done") { form = nil } }.interactiveDismissDisabled()
    }
  }
}

/// The forms of presentations, as display trees and scripts show them.
@MainActor struct PresentationTests {
  private func show(_ form: Desk.Form) async throws -> (AppSimulator, DisplaySurface) {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.tap("Show \(form.rawValue)")
    let front = try require(PresentingTests.display(simulator).children.last)
    guard case .surface(let surface) = front.element else {
      Issue.record("nothing is in front")
      return (simulator, DisplaySurface(.page))
    }
    return (simulator, surface)
  }

  @Test func `a cover fills the window, and is closed as a sheet is`() async throws {
    let (simulator, surface) = try await show(.cover)
    expectEqual(surface.kind, .cover)
    expect(surface.kind.isKind(of: .sheet))
    simulator.expect("cover:")
    await simulator.back()
    simulator.expect(no: "over all")
  }

  @Test(arguments: [Desk.Form.popover, .item])
  private func `an act on what is behind a popover closes it, and is performed`(
    _ form: Desk.Form
  ) async throws {
    let (simulator, surface) = try await show(form)
    expectEqual(surface.kind, .popover)
    await simulator.tap("Behind")
    simulator.expect("behind 1")
    simulator.expect(no: "popover:")
    expectEqual(simulator.problems, [])
  }

  @Test func `a sheet has the smallest of its heights`() async throws {
    let (_, surface) = try await show(.low)
    expectEqual(surface.height, .points(100))
  }

  @Test func `a sheet that stays open is closed by the app alone`() async throws {
    let (simulator, surface) = try await show(.staying)
    expect(!surface.isDismissible)
    await simulator.tap("Done")
    simulator.expect(no: "Done")
  }

  @Test func `a sheet that stays open refuses to be closed by a person`() async throws {
    let (simulator, _) = try await show(.staying)
    await withKnownIssue { await simulator.back() }
    expectContains(simulator.text, "Done")
  }

  @Test(arguments: [(UnitPoint.bottom, true), (.bottomTrailing, true), (.top, false)])
  func `an ornament is a bar at an edge`(point: UnitPoint, isBelow: Bool) async throws {
    let simulator = await AppSimulator(
      Showing {
        Text("page").ornament(attachmentAnchor: .scene(point)) { Text("bar") }
      })
    let container = try require(try PresentingTests.display(simulator).children.first)
    expectEqual(
      container.element, .container(DisplayContainer(isBelow ? .trailingInset : .leadingInset)))
    expect(simulator.text.hasSuffix(isBelow ? "  page\n  bar" : "  bar\n  page"))
  }

  @Test func `an ornament that is hidden isn't shown`() async {
    let simulator = await AppSimulator(
      Showing {
        Text("page").ornament(visibility: .hidden, attachmentAnchor: .scene(.bottom)) {
          Text("bar")
        }
      })
    simulator.expect("page")
    simulator.expect(no: "bar")
  }
}
