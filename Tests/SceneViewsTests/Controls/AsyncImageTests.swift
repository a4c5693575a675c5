import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Images of addresses, which are loaded after they appear.
@MainActor struct AsyncImageTests {
  /// The beginning of a file, by which it counts as an image.
  private nonisolated static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1]

  private struct Portrait: View {
    @State private var name = "ada.png"

    var body: some View {
      AsyncImage(url: URL(string: "https://example.com/\(name)"), scale: 2) { phase in
        switch phase {
        case .empty: Text("loading \(name)")
        case .success(let image): image.resizable()
        case .failure: Text("no image of \(name)")
        }
      }
      Button("Charles") { name = "charles.png" }
      Button("Nobody") { name = "nobody.png" }
    }
  }

  private func image(_ simulator: AppSimulator) -> DisplayImage? {
    let window = simulator.sessions.first?.scene as? WindowScene
    let content = window?.windows.first?.content as? any DisplayContent
    return content?.display.all.lazy.compactMap { node in
      if case .image(let image) = node.element { image } else { nil }
    }.first
  }

  @Test func `an image is loaded by the services, and again for another address`() async {
    let simulator = await AppSimulator(
      Showing { Portrait() },
      loadData: { url in
        if url.lastPathComponent == "nobody.png" { throw CocoaError(.fileReadUnknown) }
        return Data(Self.png)
      })
    await simulator.until { simulator.text.contains("(ada.png)") }
    expectEqual(image(simulator)?.file, DisplayImage.File(Self.png, scale: 2))
    expectEqual(image(simulator)?.kind, .resizable)
    await simulator.tap("Charles")
    await simulator.until { simulator.text.contains("(charles.png)") }
    await simulator.tap("Nobody")
    await simulator.until { simulator.text.contains("no image of nobody.png") }
  }

  @Test func `an image that is loading is work that a script waits for`() async {
    let (answers, answer) = AsyncStream<Data>.makeStream()
    let simulator = await AppSimulator(
      Showing { Portrait() },
      loadData: { _ in
        for await data in answers { return data }
        throw CancellationError()
      })
    await simulator.until { simulator.application.work.isBusy }
    answer.yield(Data(Self.png))
    await simulator.until { !simulator.application.work.isBusy }
    await simulator.until { simulator.text.contains("(ada.png)") }
  }

  @Test func `bytes of another kind are no image`() async {
    let simulator = await AppSimulator(
      Showing { Portrait() }, loadData: { _ in Data("<html>".utf8) })
    await simulator.until { simulator.text.contains("no image of ada.png") }
  }

  @Test func `an image of a file and one in its address need no network`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try Data(Self.png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let address = URL(string: "data:image/png;base64,\(Data(Self.png).base64EncodedString())")
    let simulator = await AppSimulator(
      Showing {
        AsyncImage(url: file) {
          $0
        } placeholder: {
          Text("waits for the file")
        }
        AsyncImage(url: address) {
          $0
        } placeholder: {
          Text("waits for the address")
        }
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("has no address")
        }
      })
    await simulator.until {
      simulator.text.contains("(\(file.lastPathComponent))") && simulator.text.contains("(image)")
    }
    simulator.expect("has no address")
    simulator.expect(no: "waits")
  }
}
