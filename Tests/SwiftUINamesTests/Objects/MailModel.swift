import SwiftUI

/// A model as apps from before Observation write it.
@MainActor final class MailModel: ObservableObject {
  @Published var unread = 0
  @Published var subject = ""
  /// Not published: a change of it updates nothing.
  var draft = ""
}

/// The names of the bodies that were evaluated, in order.
@MainActor enum Evaluated {
  static var bodies: [String] = []
}

/// A view that owns its model and hands it on in three ways.
struct MailView: View {
  @StateObject private var model = MailModel()
  @State private var round = 0

  var body: some View {
    Evaluated.bodies.append("MailView")
    return VStack {
      Text("unread \(model.unread)")
      Button("Fetch") { model.unread += 1 }
      Button("Draft") { model.draft += "x" }
      Button("Round \(round)") { round += 1 }
      SubjectField(subject: $model.subject)
      Title(model: model)
      Static()
      Deep()
    }
    .environmentObject(model)
  }
}

private struct SubjectField: View {
  @Binding var subject: String

  var body: some View {
    TextField("Subject", text: $subject)
    Text("says \(subject)")
  }
}

private struct Title: View {
  @ObservedObject var model: MailModel

  var body: some View {
    Evaluated.bodies.append("Title")
    return Text("\(model.unread) new, \(model.subject)")
  }
}

private struct Static: View {
  var body: some View {
    Evaluated.bodies.append("Static")
    return Text("static")
  }
}

private struct Deep: View {
  @EnvironmentObject private var model: MailModel

  var body: some View {
    Evaluated.bodies.append("Deep")
    return Toggle(
      "Any", isOn: Binding(get: { model.unread > 0 }, set: { model.unread = $0 ? 1 : 0 }))
  }
}

struct MailApp: App {
  var body: some Scene {
    WindowGroup { MailView() }
  }
}
