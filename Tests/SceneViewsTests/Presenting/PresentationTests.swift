import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// A quarter of the window; no height if letters don't have their normal size.
private struct Quarter: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize == .large ? context.maxDetentValue * 0.25 : nil
  }
}

private struct Desk: View {
  enum Form: String, CaseIterable, Identifiable {
    case cover, popover, item, low, chosen, foreign, calculated, absent, staying, tall

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
    .sheet(isPresented: isShown(.chosen)) {
      Text("half").presentationDetents([.medium, .height(100)], selection: .constant(.medium))
    }
    .sheet(isPresented: isShown(.foreign)) {
      Text("low").presentationDetents([.medium, .height(100)], selection: .constant(.large))
    }
    .sheet(isPresented: isShown(.calculated)) {
      Text("low").presentationDetents([.medium, .custom(Quarter.self)])
    }
    .sheet(isPresented: isShown(.absent)) {
      Text("half").font(.title).presentationDetents([.medium, .custom(Quarter.self)])
        .environment(\.dynamicTypeSize, .accessibility1)
    }
    .sheet(isPresented: isShown(.tall)) {
      Text("tall").presentationDetents([.medium, .height(300)])
    }
    .sheet(isPresented: isShown(.staying)) {
      VStack { Button("Done") { form = nil } }.interactiveDismissDisabled()
    }
  }
}

/// The forms of presentations, as display trees and scripts show them.
@MainActor struct PresentationTests {
  private func show(
    _ form: Desk.Form, height: Double = 384
  ) async throws -> (AppSimulator, DisplaySurface) {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.resize(width: 640, height: height)
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

  @Test(arguments: [
    (Desk.Form.low, DisplaySurface.Height.points(100), 384.0), (.chosen, .fraction(0.5), 384),
    (.foreign, .points(100), 384), (.calculated, .points(96), 384), (.absent, .fraction(0.5), 384),
    (.tall, .fraction(0.5), 384), (.tall, .points(300), 960),
  ])
  private func `a sheet has the smallest of its heights, or the selected one`(
    _ form: Desk.Form, height: DisplaySurface.Height, ofWindow windowHeight: Double
  ) async throws {
    let (_, surface) = try await show(form, height: windowHeight)
    expectEqual(surface.height, height)
  }

  @Test(arguments: [
    (Desk.Form.calculated, DisplaySurface.Height.points(240)), (.tall, .points(300)),
    (.absent, .fraction(0.5)),
  ])
  private func `the heights of a sheet are compared again when the window's height changes`(
    _ form: Desk.Form, height: DisplaySurface.Height
  ) async throws {
    let (simulator, before) = try await show(form)
    await simulator.resize(width: 640, height: 960)
    let front = try require(PresentingTests.display(simulator).children.last)
    var expected = before
    expected.height = height
    expectEqual(front.element, .surface(expected))
    await simulator.resize(width: 640, height: 384)
    let last = try require(PresentingTests.display(simulator).children.last)
    expectEqual(last.element, .surface(before))
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "The letter wasn't sent." }
  }

  /// Questions as code from before `confirmationDialog` asks them, and one about an error.
  private struct Asking: View {
    @State private var isChoosing = false
    @State private var letter: Letter?
    @State private var isFailing = false
    @State private var failure: Failure?
    @State private var answer = "none"

    struct Letter: Identifiable {
      var id: Int
    }

    var body: some View {
      Text("answer \(answer)")
      Button("Choose") { isChoosing = true }
        .actionSheet(isPresented: $isChoosing) {
          ActionSheet(
            title: Text("Folder"), message: Text("Letters are kept in it."),
            buttons: [.default(Text("Archive")) { answer = "archive" }, .cancel()])
        }
      Button("Delete") { letter = Letter(id: 7) }
        .actionSheet(item: $letter) { letter in
          ActionSheet(
            title: Text("Letter \(letter.id)"),
            buttons: [.destructive(Text("Erase")) { answer = "erased" }])
        }
      Button("Send") { isFailing = true }
        .alert(isPresented: $isFailing, error: failure) {
          Button("Retry") { answer = "again" }
        }
      Button("Fail") { failure = Failure() }
    }
  }

  @Test(arguments: [
    ("Choose", ["dialog:", "Folder", "Letters are kept in it."], "Archive", "archive"),
    ("Delete", ["dialog:", "Letter 7"], "Erase", "erased"),
  ])
  func `an action sheet is a dialog`(
    button: String, lines: [String], choice: String, answer: String
  ) async throws {
    let simulator = await AppSimulator(Showing { Asking() })
    await simulator.tap(button)
    for line in lines { simulator.expect(line) }
    try expectEqual(PresentingTests.display(simulator).children.last?.element, .dialog)
    await simulator.tap(choice)
    simulator.expect("answer \(answer)")
    simulator.expect(no: "dialog:")
  }

  @Test func `an alert about an error has its description as the title`() async {
    let simulator = await AppSimulator(Showing { Asking() })
    await simulator.tap("Send")
    simulator.expect(no: "alert:")
    await simulator.tap("Fail")
    simulator.expect("alert:")
    simulator.expect("The letter wasn't sent.")
    await simulator.tap("Retry")
    simulator.expect("answer again")
    simulator.expect(no: "alert:")
  }

  private struct Mode: View {
    let name: String
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text("\(name) is presented: \(mode.wrappedValue.isPresented)")
      Button("Close \(name)") { mode.wrappedValue.dismiss() }
    }
  }

  private struct Moded: View {
    @State private var path = [1]
    @State private var isShown = false

    var body: some View {
      NavigationStack(path: $path) {
        Mode(name: "root").navigationDestination(for: Int.self) { _ in
          Mode(name: "page")
          Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Mode(name: "sheet") }
        }
      }
    }
  }

  @Test func `the mode of a presentation closes the sheet, then the page`() async {
    let simulator = await AppSimulator(Showing { Moded() })
    simulator.expect("page is presented: true")
    await simulator.tap("Show")
    simulator.expect("sheet is presented: true")
    await simulator.tap("Close sheet")
    simulator.expect(no: "sheet is presented")
    await simulator.tap("Close page")
    simulator.expect("root is presented: false")
    simulator.expect(windows: 1)
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
