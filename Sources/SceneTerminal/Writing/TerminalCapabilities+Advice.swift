extension TerminalCapabilities {
  /// Sentences for a person about features that tmux doesn't pass on to apps, with the settings that enable the
  /// features (T-18); empty for other terminals.
  package var advice: [String] {
    guard isTmux else { return [] }
    var advice = [
      "tmux doesn't tell which window has the focus: set -s focus-events on",
      "tmux doesn't pass on copied text: set -s set-clipboard on",
    ]
    if !hasShortEscape { advice.append("tmux waits after Esc: set -s escape-time 10") }
    return advice
  }

  /// Whether the terminal sends all keys, even those with several modifiers for which no traditional bytes exist.
  ///
  /// The result is false for tmux. It has a keyboard protocol, but doesn't tell whether the terminal around it sends
  /// these keys.
  var sendsAllKeys: Bool {
    switch keyboard {
    case .legacy: false
    case .kitty: true
    case .modifyOtherKeys: !isTmux
    }
  }

  /// Whether tmux is known to be version 3.5 or later, which has a short delay for Esc.
  private var hasShortEscape: Bool {
    let numbers = (version ?? "").split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    return numbers.count == 2 && !numbers.lexicographicallyPrecedes([3, 5])
  }
}
