/// The text by which a scene is chosen for an event, such as a URL.
///
/// Predicates are compared with `text`. Conditions are compared with `folded`, which ignores case and diacritics.
package struct EventText {
  var text: String
  var folded: FoldedText

  init(_ text: String) {
    self.text = text
    folded = FoldedText(text)
  }
}
