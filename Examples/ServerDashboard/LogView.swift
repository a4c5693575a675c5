import Foundation
import Scenes

/// The log, the newest line at the end.
struct LogView: View {
  @ObservedObject var log: FleetLog
  @State private var isConfirming = false
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Group {
      if log.entries.isEmpty {
        ContentUnavailableView(
          "Nothing Happened", systemImage: "text.alignleft",
          description: Text("What happens to a server is listed here."))
      } else {
        ScrollViewReader { proxy in
          List(log.entries) { entry in
            HStack {
              Text(entry.date, style: .time).monospacedDigit().foregroundStyle(.secondary)
              Text("\(entry.server): \(entry.text)")
            }
          }
          .onChange(of: log.entries.last?.id) { _, last in
            proxy.scrollTo(last, anchor: .bottom)
          }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Clear", role: .destructive) { isConfirming = true }
          .disabled(log.entries.isEmpty)
        Button("Close") { dismissWindow(id: "log") }
          .keyboardShortcut(.cancelAction)
      }
      .padding()
    }
    .confirmationDialog("Clear the log?", isPresented: $isConfirming) {
      Button("Clear", role: .destructive) { log.entries.removeAll() }
    }
    .frame(minWidth: 300, minHeight: 200)
  }
}
