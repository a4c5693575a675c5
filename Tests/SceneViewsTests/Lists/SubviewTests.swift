import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

@testable import SceneViews

/// Views of a block one by one.
@MainActor struct SubviewTests {
  private struct Pair: View {
    var body: some View {
      Text("x")
      Text("y")
    }
  }

  @ViewBuilder private func block(_ isLong: Bool, _ numbers: [Int]) -> some View {
    Text("first")
    if isLong { Text("second") }
    ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }
    Group {
      Text("in a group")
      EmptyView()
    }
    if isLong { Text("long") } else { Text("short") }
    Pair()
  }

  @Test func `a block is taken apart`() {
    expectEqual(SubviewsCollection(of: block(false, [])).count, 4)
    expectEqual(SubviewsCollection(of: block(true, [1, 2])).count, 7)
    expectEmpty(SubviewsCollection(of: EmptyView()))
    let ids = SubviewsCollection(of: block(true, [1, 2])).map(\.id)
    expectEqual(Set(ids).count, ids.count)
    // Elements keep their identity in another order.
    let turned = SubviewsCollection(of: block(true, [2, 1])).map(\.id)
    expectEqual(turned[2], ids[3])
    expectEqual(turned[3], ids[2])
  }

  @Test func `a closure arranges the views`() {
    let last = Group(subviews: block(true, [1])) { views in
      Text(verbatim: "\(views.count) views")
      views.last
    }
    expectEqual(
      ElementTests.display(last).map(\.element), [.text("6 views"), .text("x"), .text("y")])
    let marked = ForEach(subviews: block(false, [7])) { (view: Subview) in
      Text("-")
      view
    }
    expectEqual(ElementTests.display(marked).count, 5 * 2 + 1)
  }

  @Test func `all views or some of them are a view`() {
    let numbers = ForEach(1...4, id: \.self) { Text(verbatim: "\($0)") }
    let turned = Group(subviews: numbers) { views in
      views[2...]
      Text("-")
      views.prefix(2)[1...]
      views
    }
    expectEqual(
      ElementTests.display(turned).map(\.element),
      ["3", "4", "-", "2", "1", "2", "3", "4"].map { .text($0) })
    let slice: SubviewsCollectionSlice = SubviewsCollection(of: numbers)[1...2]
    let nested = Group(subviews: slice) { Text(verbatim: "\($0.count) views") }
    expectEqual(ElementTests.display(nested).map(\.element), [.text("2 views")])
  }

  @Test func `sections have their parts`() {
    let content = Group {
      Text("loose")
      Section("A") {
        Text("1")
        Text("2")
      }
      Section {
        Text("3")
      } footer: {
        Text("end")
      }
    }
    let shown = ForEach(sections: content) { section in
      Text(
        verbatim:
          "\(section.header.count) \(section.content.count) \(section.footer.count)")
    }
    expectEqual(
      ElementTests.display(shown).map(\.element), [.text("0 1 0"), .text("1 2 0"), .text("0 1 1")])
  }
}
