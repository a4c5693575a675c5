import Foundation

/// A string that is compared without regard to case and diacritics (S83).
package struct FoldedText: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ text: String) {
    // ASCII text is only converted to lowercase, because Foundation's folding is slow. Nearly every URL is ASCII text.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    } else {
      let folded = text.folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      bytes = Array(folded.utf8)
    }
  }

  package var isEmpty: Bool { bytes.isEmpty }

  package func contains(_ part: FoldedText) -> Bool { contains(part.bytes[...]) }

  /// Returns whether the string contains another folded string.
  ///
  /// Every string contains the empty string.
  func contains(_ part: ArraySlice<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= bytes.count else { return false }
    return (0...bytes.count - part.count).contains { start in
      bytes[start] == first && bytes[start..<start + part.count] == part
    }
  }
}
