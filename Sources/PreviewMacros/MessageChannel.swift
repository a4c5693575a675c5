import Foundation

/// A channel for the messages of a compiler plugin.
///
/// Each message is JSON. Its length in bytes precedes it, as an integer of eight bytes, least significant byte first.
struct MessageChannel {
  /// The maximum length of a message in bytes, which no declaration reaches; a longer message is invalid.
  private static let limit = 1 << 28

  let input: FileHandle
  let output: FileHandle

  /// Returns the next message; nil at the end of the input, and for an invalid message.
  func read() -> [String: Any]? {
    guard let head = bytes(8) else { return nil }
    let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= Self.limit, let body = bytes(Int(count)) else { return nil }
    return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  }

  /// Writes a message; errors are ignored.
  func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let count = UInt64(body.count)
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    try? output.write(contentsOf: head + body)
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data += part
    }
    return data
  }
}
