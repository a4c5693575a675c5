import Foundation

extension TerminalSequences {
  /// The maximum number of bytes of text that are copied; in Base64 they are nearly the 100,000 bytes that all
  /// terminals accept.
  static let longestCopy = 74_994

  /// Returns the sequence that sends a text to the clipboard of the person's own terminal, even from a remote
  /// computer.
  ///
  /// Terminals don't reply, so the result isn't known. The clipboard is never read with a sequence, because terminals
  /// that allow this would allow it to every program.
  ///
  /// - Parameter text: The text. Control characters except line breaks and tabs are removed, so that the text isn't a
  ///   command where it is pasted.
  /// - Returns: The sequence; empty for a text that is empty or too long.
  package static func copying(_ text: String) -> [UInt8] {
    let clean = Data(PasteReader.clean(Array(text.utf8)[...]).utf8)
    guard 1...longestCopy ~= clean.count else { return [] }
    return Array("\u{1B}]52;c;\(clean.base64EncodedString())\u{1B}\\".utf8)
  }
}
