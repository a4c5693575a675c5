import Foundation
import SceneRuntime

/// Writes binary property lists, the same bytes for the same value: keys go by name, and an object
/// stands once however often it is held.
///
/// Foundation's writer takes keys as they come out of a dictionary, which differs from run to run.
struct BinaryListWriter {
  private var objects: [[UInt8]] = []
  private var places: [PropertyValue: UInt8] = [:]

  /// - Parameter value: Anything of which there are fewer than 256 values, and no text longer than
  ///   255 units.
  /// - Returns: The list's bytes.
  static func data(_ value: PropertyValue) -> Data {
    var writer = BinaryListWriter()
    let top = writer.add(value)
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in writer.objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [writer.objects.count, Int(top), table] { bytes += big(UInt64(number)) }
    return Data(bytes)
  }

  private mutating func add(_ value: PropertyValue) -> UInt8 {
    if let place = places[value] { return place }
    let object: [UInt8] =
      switch value {
      case .bool(let flag): [flag ? 0x09 : 0x08]
      case .integer(let number): [0x13] + Self.big(UInt64(bitPattern: Int64(number)))
      case .number(let number): [0x23] + Self.big(number.bitPattern)
      case .date(let date): [0x33] + Self.big(date.timeIntervalSinceReferenceDate.bitPattern)
      case .data(let data): Self.mark(0x40, data.count) + data
      case .string(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
        Self.mark(0x50, text.utf8.count) + text.utf8
      case .string(let text):
        Self.mark(0x60, text.utf16.count)
          + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .array(let values): Self.mark(0xA0, values.count) + values.map { add($0) }
      case .dictionary(let entries): dictionary(entries)
      case .null, .url, .uuid, .set: [0x08]
      }
    let place = UInt8(objects.count)
    objects.append(object)
    places[value] = place
    return place
  }

  private mutating func dictionary(_ entries: [PropertyValue: PropertyValue]) -> [UInt8] {
    let sorted = entries.sorted { "\($0.key)" < "\($1.key)" }
    return Self.mark(0xD0, sorted.count) + sorted.map { add($0.key) } + sorted.map { add($0.value) }
  }

  private static func mark(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0xF, 0x10, UInt8(count)]
  }

  private static func big(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }
}
