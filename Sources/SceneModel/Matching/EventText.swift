/// The text by which a scene is chosen for an event, such as a URL: unchanged for predicates, and folded for
/// conditions.
package struct EventText {
  var text: String
  var folded: FoldedText

  init(_ text: String) {
    self.text = text
    folded = FoldedText(text)
  }
}
