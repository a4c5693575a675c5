import SceneDisplay
import Scenes

/// Lists of very many rows.
@MainActor enum Lists {
  static let rows = [
    Row(name: "list of 100,000 rows shown", unit: "ns for the 50 made") {
      let window = Views.window()
      var content = HostingContent(rootView: Numbers(model: NumbersModel()))
      return median(prepare: { content = HostingContent(rootView: Numbers(model: NumbersModel())) })
      {
        content.mount(in: window)
        content.update()
        consume(content.display)
        content.unmount()
      }
    },
    Row(name: "list of 100,000 rows scrolled, per row") {
      let (content, _, rows) = shown()
      var place = 0
      return median(per: 50, runs: 99) {
        place += 50
        consume(content.pull(place..<(place + 50), of: rows))
      }
    },
    Row(name: "insert above the rows shown of 100,000", unit: "ns in all") {
      let (content, model, rows) = shown()
      _ = content.pull(50_000..<50_050, of: rows)
      content.update()
      let bodies = model.bodies
      let time = median(runs: 99) {
        model.insert?()
        content.update()
        consume(content.patches)
      }
      precondition(model.bodies == bodies, "bodies of rows that stayed were evaluated")
      return time
    },
  ]

  private static func shown() -> (HostingContent<Numbers>, NumbersModel, Int) {
    let model = NumbersModel()
    let content = HostingContent(rootView: Numbers(model: model))
    content.mount(in: Views.window())
    content.update()
    let rows = content.display.all.first { $0.element.rows != nil }
    return (content, model, rows?.id ?? 0)
  }
}

@MainActor private final class NumbersModel {
  var insert: (() -> Void)?
  var bodies = 0
}

private struct Numbers: View {
  let model: NumbersModel
  @State private var numbers = Array(0..<100_000)

  var body: some View {
    if model.insert == nil { model.insert = { numbers.insert(-numbers.count, at: 0) } }
    return List(numbers, id: \.self) { Number(number: $0, model: model) }
  }
}

private struct Number: View {
  let number: Int
  let model: NumbersModel

  var body: some View {
    model.bodies += 1
    return Text("row \(number)")
  }
}
