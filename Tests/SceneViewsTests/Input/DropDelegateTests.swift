import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// A delegate that writes its calls into a text.
private struct Writing: DropDelegate {
  @Binding var log: String
  var isValid = true
  var operation: DropOperation?

  func validateDrop(info: DropInfo) -> Bool {
    log = "valid \(info.hasItemsConforming(to: [.url]))"
    return isValid
  }

  func dropEntered(info: DropInfo) { log += ", entered" }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    operation.map { DropProposal(operation: $0) }
  }

  func dropExited(info: DropInfo) { log += ", exited" }

  func performDrop(info: DropInfo) -> Bool {
    info.itemProviders(for: [UTType.text]).first?.loadObject(ofClass: String.self) { text, _ in
      log += ", \(text ?? "nothing") at \(Int(info.location.x))"
    }
    return !info.itemProviders(for: ["public.text"]).isEmpty
  }
}

/// A delegate that accepts everything.
private struct Taking: DropDelegate {
  @Binding var log: String

  func performDrop(info: DropInfo) -> Bool {
    log = "taken \(info.hasItemsConforming(to: ["public.text"]))"
    return true
  }
}

private struct Desk: View {
  @State private var log = "nothing"

  var body: some View {
    Text("log: \(log).")
    Text("text").draggable("some text")
    Text("writing").onDrop(of: [.text], delegate: Writing(log: $log))
    Text("moving").onDrop(of: [.text], delegate: Writing(log: $log, operation: .move))
    Text("removing").onDrop(of: [.text], delegate: Writing(log: $log, operation: .delete))
    Text("linking").onDrop(of: [.text], delegate: Writing(log: $log, operation: .alias))
    Text("strict").onDrop(of: [.text], delegate: Writing(log: $log, isValid: false))
    Text("closed").onDrop(of: [.text], delegate: Writing(log: $log, operation: .forbidden))
    Text("links").onDrop(of: ["public.url"], delegate: Writing(log: $log))
    Text("plain").onDrop(of: ["public.text"], delegate: Taking(log: $log))
  }
}

private struct Desks: App {
  static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

  var body: some Scene {
    WindowGroup { Desk() }
  }
}

/// Drops that a delegate validates and handles.
@MainActor struct DropDelegateTests {
  @Test(arguments: [
    ("writing", "valid false, entered, some text at 0", 0),
    ("moving", "valid false, entered, some text at 0", 0), ("plain", "taken true", 0),
    ("removing", "valid false, entered, some text at 0", 0),
    ("linking", "valid false, entered, some text at 0", 0),
    ("strict", "valid false", 1), ("closed", "valid false, entered, exited", 1),
    ("links", "nothing", 1),
  ])
  func `a delegate is told of a drop step by step`(
    target: String, log: String, problems: Int
  ) async {
    let simulator = await AppSimulator(Desks())
    await simulator.drag("text", to: target)
    simulator.expect("log: \(log).")
    expectEqual(simulator.problems.count, problems)
  }

  @Test func `a delegate gets what comes from another window`() async {
    let simulator = await AppSimulator(Desks())
    await simulator.newWindow()
    await simulator.drag("text", in: 1, to: "writing", in: 2)
    simulator.expect("some text at 0.", in: 2)
    simulator.expect("log: nothing.", in: 1)
  }
}
