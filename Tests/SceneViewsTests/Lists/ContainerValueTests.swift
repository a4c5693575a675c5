import Checking
import Foundation
import SceneDisplay
import SceneMacros
import Scenes
import ScenesTesting
import Testing

extension ContainerValues {
  @Entry fileprivate var mark = "-"
  @Entry fileprivate var folder: String? = "Inbox"
  @Entry fileprivate var place = Place()
}

private struct Place: Equatable {
  var row = 0
  var column = 0
}

/// Values that views pass to the container around them.
@MainActor struct ContainerValueTests {
  private struct Framed: View {
    var body: some View { Text("with a body").containerValue(\.mark, "inside") }
  }

  /// The marks of the views of a block, in order.
  private func marks<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    values(content).map(\.mark)
  }

  private func values<Content: View>(@ViewBuilder _ content: () -> Content) -> [ContainerValues] {
    var values: [ContainerValues] = []
    let note = { (views: SubviewsCollection) in values = views.map(\.containerValues) }
    _ = ElementTests.display(
      Group(subviews: content()) { views in
        let _: Void = note(views)
        views
      })
    return values
  }

  @Test func `a view has its value, or the default of the key`() {
    let marks = marks {
      Text("none")
      Text("own").containerValue(\.mark, "a").padding().bold()
      AnyView(Text("erased").containerValue(\.mark, "b"))
      EquatableView(content: Text("equatable")).containerValue(\.mark, "c")
    }
    expectEqual(marks, ["-", "a", "b", "c"])
  }

  @Test func `outer values win, and a part of a value is changed alone`() {
    let values = values {
      Text("twice").containerValue(\.mark, "in").containerValue(\.mark, "out")
      Text("parts").containerValue(\.place.row, 3).containerValue(\.place.column, 4)
      Text("nil").containerValue(\.folder, nil)
    }
    expectEqual(values.map(\.mark), ["out", "-", "-"])
    expectEqual(values[1].place, Place(row: 3, column: 4))
    expectEqual(values.map(\.folder), ["Inbox", "Inbox", nil])
  }

  @Test func `the views of a group have the value of the group`() {
    let marks = marks {
      Group {
        Text("one")
        Text("two").containerValue(\.mark, "own")
      }
      .containerValue(\.mark, "group")
      ForEach(1...2, id: \.self) { Text(verbatim: "\($0)") }.containerValue(\.mark, "each")
    }
    expectEqual(marks, ["group", "group", "each", "each"])
  }

  @Test func `the values in a body and in a container aren't those of the view`() {
    let marks = marks {
      Framed()
      VStack { Text("inside").containerValue(\.mark, "inside") }
      Framed().containerValue(\.mark, "around")
    }
    expectEqual(marks, ["-", "-", "around"])
  }

  @Test func `tags are values too`() {
    let values = values {
      Text("none")
      Text("tagged").tag("t").padding()
      ForEach([7], id: \.self) { Text(verbatim: "\($0)") }
      ForEach([8], id: \.self) { Text(verbatim: "\($0)").tag("own") }
    }
    expectEqual(values.map { $0.tag(for: String.self) }, [nil, "t", nil, "own"])
    expectEqual(values.map { $0.tag(for: Int.self) }, [nil, nil, 7, nil])
    expectEqual(values.map { $0.hasTag("t") }, [false, true, false, false])
  }

  @Test func `a view that is passed on keeps its values`() {
    let content = ForEach([7], id: \.self) { Text(verbatim: "\($0)").containerValue(\.mark, "a") }
    let values = values {
      ForEach(subviews: content) { $0.padding() }
    }
    expectEqual(values.map(\.mark), ["a"])
    expectEqual(values.map { $0.tag(for: Int.self) }, [7])
  }

  @Test func `a section has values beside those of its views`() {
    let content = Group {
      Text("loose").containerValue(\.mark, "loose")
      Section("A") { Text("1").containerValue(\.mark, "row") }.containerValue(\.mark, "section")
    }
    let shown = ForEach(sections: content) { section in
      Text(
        verbatim: section.containerValues.mark + " "
          + section.content.map(\.containerValues.mark).joined())
      section.header
    }
    expectEqual(
      ElementTests.display(shown).map(\.element),
      [.text("- loose"), .text("section row"), .text("A")])
  }

  /// A row whose views have the widths that they ask for.
  private struct Widths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews.reduce(0) { $0 + width(of: $1) }, height: 16)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(
          at: CGPoint(x: x, y: bounds.minY),
          proposal: ProposedViewSize(width: width(of: subview), height: 16))
        x += width(of: subview)
      }
    }

    private func width(of subview: LayoutSubview) -> Double {
      Double(subview.containerValues.place.column) * 8
    }
  }

  private struct Measured: View {
    @State private var column = 3
    @State private var width = 0.0

    var body: some View {
      Text("\(Int(width)) wide")
      Button("Widen") { column = 5 }
      Widths {
        Text("a").containerValue(\.place.column, column).padding(0)
        Text("b").containerValue(\.place.column, 9).containerValue(\.place.column, 2)
        Text("none")
      }
      .onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        width = $0
      }
    }
  }

  @Test func `an app's layout reads the values of its views`() async {
    let simulator = await AppSimulator(Showing { Measured() })
    simulator.expect("40 wide")
    await simulator.tap("Widen")
    simulator.expect("56 wide")
  }
}
