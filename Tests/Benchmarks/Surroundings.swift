import SceneDisplay
import Scenes

/// Changes below what is shown around them.
@MainActor enum Surroundings {
  static let rows = [
    Row(name: "come and go among 10,000, without a toolbar") { change(hasToolbar: false) },
    Row(name: "come and go among 10,000, with a toolbar") { change(hasToolbar: true) },
    Row(name: "another title above 10,000") { change(hasToolbar: false, isTitled: true) },
  ]

  private static func change(hasToolbar: Bool, isTitled: Bool = false) -> Double {
    let model = Changes()
    let content = HostingContent(
      rootView: Page(hasToolbar: hasToolbar, isTitled: isTitled, model: model))
    content.mount(in: Views.window())
    content.update()
    consume(content.display)
    return median(per: 1_000) {
      for _ in 0..<1_000 {
        model.change?()
        content.update()
        consume(content.patches)
      }
    }
  }
}

@MainActor private final class Changes {
  var change: (() -> Void)?
}

private struct Page: View {
  let hasToolbar: Bool
  let isTitled: Bool
  let model: Changes

  var body: some View {
    if hasToolbar {
      content.toolbar { Text("12 messages") }
    } else {
      content
    }
  }

  private var content: some View {
    VStack {
      VStack { ForEach(0..<10_000) { _ in Text("row") } }
      if isTitled { Titled(model: model) } else { ComingAndGoing(model: model) }
    }
  }
}

private struct ComingAndGoing: View {
  let model: Changes
  @State private var isThere = false

  var body: some View {
    if model.change == nil { model.change = { isThere.toggle() } }
    return VStack { if isThere { Text("there") } }
  }
}

private struct Titled: View {
  let model: Changes
  @State private var count = 0

  var body: some View {
    if model.change == nil { model.change = { count += 1 } }
    return Text("inbox").navigationTitle("\(count) new")
  }
}
