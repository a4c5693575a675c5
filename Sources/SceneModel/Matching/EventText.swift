/// The text of an event, as compared by predicates and conditions.
package struct EventText {
  var text: String
  var folded: FoldedText

  init(_ text: String) {
    self.text = text
    folded = FoldedText(text)
  }
}
