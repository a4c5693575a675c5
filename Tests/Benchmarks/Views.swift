import Observation
import SceneDisplay
import Scenes
import TestSupport

/// Views mounted and changed.
@MainActor enum Views {
  static let rows = [
    Row(name: "mount one text in a window", budget: 2 / 2.9) {
      let window = Self.window()
      var contents: [HostingContent<Text>] = []
      return median(
        per: 1_000,
        prepare: {
          contents = []
          contents.reserveCapacity(1_000)
        },
        {
          for _ in 0..<1_000 {
            let content = HostingContent(rootView: Text("Inbox"))
            content.mount(in: window)
            content.update()
            consume(content.display)
            contents.append(content)
          }
        })
    },
    Row(
      name: "mount 1,000 texts ten stacks deep", goal: 1_000_000, best: 8_000_000,
      budget: 0.6 / 0.96
    ) {
      let window = Self.window()
      var content = HostingContent(rootView: Deep())
      return median(prepare: { content = HostingContent(rootView: Deep()) }) {
        content.mount(in: window)
        content.update()
        consume(content.display)
        content.unmount()
      }
    },
    Row(name: "one leaf's state among 1,000", goal: 1_000, best: 44_000, budget: 1 / 1.66) {
      leaf(of: 1_000)
    },
    Row(name: "one leaf's state among 10,000", goal: 1_000, best: 44_000) { leaf(of: 10_000) },
    Row(name: "insert before 10,000 rows, per row shown", goal: 10_000) {
      let model = RowsModel()
      let content = HostingContent(rootView: Rows(model: model))
      content.mount(in: Self.window())
      content.update()
      consume(content.display)
      let bodies = model.bodies
      let time = median(per: 10_000, runs: 9) {
        model.insert?()
        content.update()
        consume(content.patches)
      }
      precondition(model.bodies == bodies + 9, "bodies of rows that stayed were evaluated")
      return time
    },
    Row(name: "one property of an object", goal: 6_000) {
      let draft = Draft()
      let content = HostingContent(rootView: Subject(draft: draft))
      content.mount(in: Self.window())
      content.update()
      consume(content.display)
      return median(per: 1_000) {
        for _ in 0..<1_000 {
          draft.number += 1
          content.update()
          consume(content.patches)
        }
      }
    },
  ]

  private static func leaf(of count: Int) -> Double {
    let model = LeafModel()
    let window = Self.window()
    let content = HostingContent(rootView: Leaves(count: count, model: model))
    content.mount(in: window)
    content.update()
    consume(content.display)
    content.runEffects()
    return median(per: 1_000) {
      for _ in 0..<1_000 {
        model.change?()
        content.update()
        consume(content.patches)
      }
    }
  }

  /// A window of an application that does nothing else.
  static func window() -> SceneWindow {
    let (application, window) = Application.stubWindow()
    kept.append(application)
    return window
  }

  private static var kept: [Application] = []
}

private struct Deep: View {
  var body: some View {
    VStack {
      VStack {
        VStack { VStack { VStack { VStack { VStack { Ten { Ten { Ten { Text("leaf") } } } } } } } }
      }
    }
  }
}

private struct Ten<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack {
      content
      content
      content
      content
      content
      content
      content
      content
      content
      content
    }
  }
}

@Observable @MainActor private final class Draft {
  var number = 0
}

private struct Subject: View {
  let draft: Draft

  var body: some View {
    VStack { Text("\(draft.number)") }
  }
}

@MainActor private final class LeafModel {
  var change: (() -> Void)?
}

private struct Leaves: View {
  let count: Int
  let model: LeafModel

  var body: some View {
    VStack {
      ForEach(0..<count) { number in
        if number == count / 2 { Changing(model: model) } else { Text("leaf") }
      }
    }
  }
}

private struct Changing: View {
  let model: LeafModel
  @State private var value = 0

  var body: some View {
    if model.change == nil { model.change = { value += 1 } }
    return Text("\(value)")
  }
}

@MainActor private final class RowsModel {
  var insert: (() -> Void)?
  var bodies = 0
}

private struct Rows: View {
  let model: RowsModel
  @State private var numbers = Array(0..<10_000)

  var body: some View {
    if model.insert == nil { model.insert = { numbers.insert(-numbers.count, at: 0) } }
    return VStack {
      ForEach(numbers, id: \.self) { NumberedRow(number: $0, model: model) }
    }
  }
}

private struct NumberedRow: View {
  let number: Int
  let model: RowsModel

  var body: some View {
    model.bodies += 1
    return Text("row \(number)")
  }
}
