import Foundation

extension TerminalSequences {
  /// The most bytes of text that are copied; in base64 they are nearly the 100,000 that all terminals take.
  static let longestCopy = 74_994

  /// Returns the sequence that sends a text to the clipboard of the person's own terminal, also from another computer.
  ///
  /// No terminal answers, so that nobody knows whether it was copied. The clipboard is never read in this way, because
  /// some terminals would give it to every program.
  ///
  /// - Parameter text: The text. Control characters but line breaks and tabs are left out, so that it is no command
  ///   wherever it is pasted.
  /// - Returns: The sequence; none for a text that is empty or too long.
  package static func copying(_ text: String) -> [UInt8] {
    let clean = Data(PasteReader.clean(Array(text.utf8)[...]).utf8)
    guard 1...longestCopy ~= clean.count else { return [] }
    return Array("\u{1B}]52;c;\(clean.base64EncodedString())\u{1B}\\".utf8)
  }
}
