import Checking
import Scenes
import ScenesTesting
import Testing

/// Links whose pages are shown by a binding.
@MainActor struct BoundLinkTests {
  private struct Folders: View {
    @State private var chosen: String?

    var body: some View {
      NavigationView {
        VStack {
          Text("chosen \(chosen ?? "none")")
          NavigationLink(destination: Text("page 5"), tag: "5", selection: $chosen) {
            Text("Link 5")
          }
          NavigationLink(tag: "6", selection: $chosen) {
            Text("page 6")
          } label: {
            Text("Link 6")
          }
          NavigationLink(name(7), destination: Text("page 7"), tag: "7", selection: $chosen)
          NavigationLink("Link 8", tag: "8", selection: $chosen) { Text("page 8") }
        }
      }
    }

    private func name(_ number: Int) -> String { "Link \(number)" }
  }

  @Test(arguments: 5...8)
  func `a link sets its value, and its page is shown until a person leaves it`(
    number: Int
  ) async {
    let simulator = await AppSimulator(Showing { Folders() })
    await simulator.tap("Link \(number)")
    simulator.expect("page \(number)")
    await simulator.back()
    simulator.expect("chosen none")
    expectEqual(simulator.problems, [])
  }

  private struct Single<Link: View>: View {
    @State private var isOpen = false
    @ViewBuilder let link: @MainActor (Binding<Bool>) -> Link

    var body: some View {
      NavigationStack {
        Text("open \(isOpen)")
        link($isOpen)
      }
    }
  }

  private func expectPage<Link: View>(
    _ link: @escaping @MainActor (Binding<Bool>) -> Link
  ) async {
    let simulator = await AppSimulator(Showing { Single(link: link) })
    await simulator.tap("More")
    simulator.expect("details")
    await simulator.back()
    simulator.expect("open false")
    expectEqual(simulator.problems, [])
  }

  @Test func `a page is shown while a binding is true`() async {
    let title = "More"
    await expectPage { isActive in
      NavigationLink(destination: Text("details"), isActive: isActive) { Text("More") }
    }
    await expectPage { isActive in
      NavigationLink(isActive: isActive) {
        Text("details")
      } label: {
        Text("More")
      }
    }
    await expectPage { NavigationLink("More", destination: Text("details"), isActive: $0) }
    await expectPage { NavigationLink(title, destination: Text("details"), isActive: $0) }
    await expectPage { NavigationLink("More", isActive: $0) { Text("details") } }
    await expectPage { NavigationLink(title, isActive: $0) { Text("details") } }
  }
}
