/// A page of a window: a title, lines of text, and buttons.
struct Page {
  var title: String
  var lines: [String] = []
  var buttons: [Button] = []

  /// A button of a page, with the action of a press.
  struct Button {
    var label: String
    var action: @MainActor () -> Void
  }
}
