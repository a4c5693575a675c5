import Foundation
import TestSupport

/// A way in which a disk, or a program that knows nothing of the format, changes bytes.
enum ByteMutation: CaseIterable {
  case flip
  case replace
  case insert
  case cut
  /// The end of another file follows, as if it had been overwritten by a shorter one.
  case overwrite
  /// A part is zeros, as after a loss of power.
  case zero
  case swap
  /// A number is another.
  case number

  static func change(
    _ data: inout Data, splicing other: Data, using generator: inout SeededGenerator
  ) {
    var bytes = Array(data)
    defer { data = Data(bytes) }
    guard let mutation = allCases.randomElement(using: &generator),
      let place = bytes.indices.randomElement(using: &generator)
    else { return }
    let end = min(bytes.count, place + Int.random(in: 1...64, using: &generator))
    switch mutation {
    case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case .replace: bytes[place] = .random(in: 0...255, using: &generator)
    case .insert:
      let count = Int.random(in: 1...4, using: &generator)
      bytes.insert(
        contentsOf: (0..<count).map { _ in .random(in: 0...255, using: &generator) }, at: place)
    case .cut: bytes.removeSubrange(place...)
    case .overwrite: bytes.replaceSubrange(place..., with: other.dropFirst(place))
    case .zero: bytes.replaceSubrange(place..<end, with: repeatElement(0, count: end - place))
    case .swap: bytes[place..<end].reverse()
    case .number:
      let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
      // The first is that of the format.
      let isFormat = Int.random(in: 0..<4, using: &generator) == 0
      guard let digit = isFormat ? digits.first : digits.randomElement(using: &generator) else {
        return
      }
      let numbers = [
        "3", "-1", "0", "1e400", "9223372036854775807", "9223372036854775808", "-0", "0.5",
        "1e-400",
        "NaN", "007", String(repeating: "9", count: 400),
      ]
      bytes.replaceSubrange(
        digit...digit, with: Array((numbers.randomElement(using: &generator) ?? "").utf8))
    }
  }
}
