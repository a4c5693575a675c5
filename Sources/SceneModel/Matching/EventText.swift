/// The text of an event, as predicates and as conditions compare it.
package struct EventText {
  var text: String
  var folded: FoldedText

  init(_ text: String) {
    self.text = text
    folded = FoldedText(text)
  }
}
