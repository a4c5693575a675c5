import SceneViews

/// The content of the window of a document that can't be opened: the reason, and the actions that a person can take.
struct DocumentFailure: View {
  let name: String
  let reason: String
  /// Reads the file again; nil for a document without a file.
  let retry: (@MainActor () -> Void)?
  /// Asks for another file.
  let open: @MainActor () -> Void
  let close: @MainActor () -> Void

  var body: some View {
    Text("“\(name)” can't be opened.")
    Text(reason)
    Text("Close this window, or open another file.")
    if let retry { Button("Try Again", action: retry) }
    Button("Open…", action: open)
    Button("Close Window", action: close)
  }
}
