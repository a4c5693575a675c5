import Foundation

// Reading objects that aren't arrays or dictionaries, the lengths of objects, and numbers.
extension BinaryPropertyList {
  /// Reads an object that isn't an array or a dictionary.
  func scalar(at offset: Int) throws(PropertyListError) -> PropertyListValue {
    let low = Int(bytes[offset] & 0xF)
    switch bytes[offset] >> 4 {
    case 0x0 where low == 8 || low == 9: return .scalar(.bool(low == 9))
    case 0x1 where low <= 4:
      return try integer(at: offset).map { .scalar(.integer($0)) } ?? .bigNumber
    case 0x2 where low == 2:
      let bits = try number(at: offset, size: 4)
      return .checked(.number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))))
    case 0x2 where low == 3:
      return .checked(.number(Double(bitPattern: try number(at: offset, size: 8))))
    case 0x3 where low == 3:
      let seconds = Double(bitPattern: try number(at: offset, size: 8))
      return .checked(.date(Date(timeIntervalSinceReferenceDate: seconds)))
    case 0x4:
      let (count, start) = try extent(at: offset, unit: 1)
      return .scalar(.data(Data(bytes[start..<start + count])))
    case 0x5:
      let (count, start) = try extent(at: offset, unit: 1)
      let text = bytes[start..<start + count]
      guard text.allSatisfy({ $0 < 0x80 }) else {
        throw Self.damaged(offset, "a byte that isn't ASCII", "an ASCII text")
      }
      return .scalar(.string(String(decoding: text, as: UTF8.self)))
    case 0x6:
      let (count, start) = try extent(at: offset, unit: 2)
      let units = (0..<count).map { place in
        UInt16(bytes[start + 2 * place]) << 8 | UInt16(bytes[start + 2 * place + 1])
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw Self.damaged(offset, "half of a surrogate pair", "a text of whole characters")
      }
      return .scalar(.string(text))
    case 0x8: return .archiversReference
    default:
      throw Self.damaged(
        offset, "the mark 0x\(String(bytes[offset], radix: 16))",
        "a truth value, number, date, data, text, array or dictionary")
    }
  }

  /// Returns the number of elements in an object's contents, and the offset of the first element.
  ///
  /// `unit` is the number of bytes of an element, such as 2 for a UTF-16 code unit of a string.
  func extent(at offset: Int, unit: Int) throws(PropertyListError) -> (count: Int, start: Int) {
    let low = Int(bytes[offset] & 0xF)
    var (count, start) = (low, offset + 1)
    if low == 0xF {
      guard start < tableOffset, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else {
        throw Self.damaged(start, "no number", "how long the object before it is")
      }
      guard let length = try integer(at: start) else {
        throw Self.damaged(start, "a number of more than 64 bits", "how long an object is")
      }
      count = length
      start += 1 + 1 << Int(bytes[start] & 0xF)
    }
    guard count >= 0, start <= tableOffset, count <= (tableOffset - start) / unit else {
      throw Self.damaged(
        offset, "an object \(count) long", "one that ends before byte \(tableOffset)")
    }
    return (count, start)
  }

  /// Reads an integer; nil if `Int` can't represent it.
  ///
  /// An integer of 1, 2 or 4 bytes is unsigned, and an integer of 8 or 16 bytes is signed.
  private func integer(at offset: Int) throws(PropertyListError) -> Int? {
    let size = 1 << Int(bytes[offset] & 0xF)
    let low = try number(at: offset, size: size)
    if size < 8 { return Int(truncatingIfNeeded: low) }
    let signed = Int64(bitPattern: low)
    if size == 16 {
      let high = Self.unsigned(bytes, at: offset + 1, size: 8)
      guard Int64(bitPattern: high) == (signed < 0 ? -1 : 0) else { return nil }
    }
    return Int(exactly: signed)
  }

  /// Returns the bytes that follow the marker of an object as a number.
  ///
  /// If there are more than eight bytes, the number consists of the last eight.
  private func number(at offset: Int, size: Int) throws(PropertyListError) -> UInt64 {
    guard size <= tableOffset - offset - 1 else {
      throw Self.damaged(
        offset, "\(tableOffset - offset - 1) bytes", "a number of \(size) bytes")
    }
    return Self.unsigned(bytes, at: offset + 1, size: size)
  }

  /// Reads a number whose most significant byte comes first.
  ///
  /// If there are more than eight bytes, the number consists of the last eight.
  static func unsigned(_ bytes: [UInt8], at place: Int, size: Int) -> UInt64 {
    bytes[place..<place + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func damaged(_ byte: Int, _ found: String, _ expected: String) -> PropertyListError {
    PropertyListError(.unreadable, at: "byte \(byte)", found: found, expected: expected)
  }
}
