extension String {
  /// The text with `▒` in place of each character, except spaces and line breaks.
  package var redacted: String {
    String(map { $0.isWhitespace ? $0 : "▒" })
  }
}

extension DisplayText {
  /// The text with `▒` in place of each character, except spaces and line breaks.
  package var redacted: DisplayText {
    var text = self
    text.content = content.redacted
    text.runs = runs?.map(\.redacted)
    return text
  }
}

extension TextRun {
  /// The run with `▒` in place of each character, except spaces and line breaks.
  fileprivate var redacted: TextRun {
    var run = self
    run.text = text.redacted
    return run
  }
}

extension DisplayControl {
  /// The control with its label, its text and its prompt redacted.
  ///
  /// Three `▒` replace a secret of any length, and the prompt of a secret is removed.
  package var redacted: DisplayControl {
    var control = self
    control.label = label?.redacted
    control.prompt = prompt?.redacted
    control.runs = runs?.map(\.redacted)
    switch value {
    case .text(let text): control.value = .text(text.redacted)
    case .secret:
      control.value = .text(Self.redactedSecret)
      control.prompt = nil
    case .empty, .isOn, .number: break
    }
    return control
  }

  /// The text in place of a secret, which doesn't show the length of the secret.
  package static var redactedSecret: String { "▒▒▒" }
}
