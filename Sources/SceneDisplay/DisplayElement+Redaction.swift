extension String {
  /// The text with `▒` in place of each character, except spaces and line breaks.
  package var redacted: String {
    String(map { $0.isWhitespace ? $0 : "▒" })
  }
}

extension DisplayText {
  /// The text with `▒` in place of each character.
  package var redacted: DisplayText {
    var text = self
    text.content = content.redacted
    text.runs = runs?.map { run in
      var run = run
      run.text = run.text.redacted
      return run
    }
    return text
  }
}

extension DisplayControl {
  /// The control with `▒` in place of each character of its label, its text and its prompt.
  package var redacted: DisplayControl {
    var control = self
    control.label = label?.redacted
    control.prompt = prompt?.redacted
    if case .text(let text) = value { control.value = .text(text.redacted) }
    return control
  }
}
