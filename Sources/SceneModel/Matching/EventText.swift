/// The text of an event, in the two forms that predicates and conditions compare.
package struct EventText {
  var text: String
  var folded: FoldedText

  init(_ text: String) {
    self.text = text
    folded = FoldedText(text)
  }
}
