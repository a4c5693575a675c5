import Foundation

/// A reader for binary property lists that limits the time and the memory that damaged input can take.
///
/// Foundation's reader isn't used, because it crashes or hangs on damaged input off Apple's platforms. This reader
/// checks every offset, size and count before using it, and refuses an object that contains itself or is nested more
/// than 100 levels deep. The result has at most as many values as the input has bytes. Without this limit, a small
/// input that uses its objects several times could have a huge result.
struct BinaryPropertyList {
  /// The maximum number of bytes in a key, so that comparing keys takes a limited time.
  static let keyLimit = 1_024
  private static let trailerSize = 32

  let bytes: [UInt8]
  /// The offset at which the objects end and the table of their offsets begins.
  let tableOffset: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  /// The values that have been read, by the indices of their objects.
  ///
  /// With these values, an object is read only once even if it is used several times.
  private var made: [Int: Made] = [:]
  private var isOpen: Set<Int> = []

  private struct Made {
    var value: PropertyListValue
    /// The number of values in this value, including itself.
    var count = 1
    /// The number of nested levels in this value.
    var height = 0
  }

  /// Returns whether data begins as a binary property list does.
  static func isBegun(by data: Data) -> Bool { data.starts(with: "bplist".utf8) }

  init(_ data: Data) throws(PropertyListError) {
    bytes = Array(data)
    guard bytes.starts(with: "bplist0".utf8), bytes.count >= 9 + Self.trailerSize else {
      throw Self.damaged(0, "\(bytes.count) bytes", "a binary property list of version 0")
    }
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw Self.damaged(
        trailer + 6, "offsets of \(offsetSize) and references of \(referenceSize) bytes",
        "sizes of 1 to 8 bytes")
    }
    let numbers = [8, 16, 24].map { [bytes] in Self.unsigned(bytes, at: trailer + $0, size: 8) }
    guard let count = Int(exactly: numbers[0]), let top = Int(exactly: numbers[1]),
      let tableOffset = Int(exactly: numbers[2]), tableOffset >= 9, tableOffset < trailer,
      count > 0, top < count, count <= (trailer - tableOffset) / offsetSize
    else {
      throw Self.damaged(
        trailer + 8,
        "\(numbers[0]) objects, number \(numbers[1]) on top, their offsets at byte "
          + "\(numbers[2])", "offsets of all objects between them and the end")
    }
    self.count = count
    self.top = top
    self.tableOffset = tableOffset
  }

  /// Reads the top object of the property list, with all its contents.
  mutating func value() throws(PropertyListError) -> PropertyListValue {
    try object(top, depth: 0).value
  }

  private mutating func object(_ index: Int, depth: Int) throws(PropertyListError) -> Made {
    let offset = try offset(of: index)
    guard !isOpen.contains(index) else {
      throw Self.damaged(offset, "an object that holds itself", "one that doesn't")
    }
    guard depth + (made[index]?.height ?? 0) <= PropertyValue.depthLimit else {
      throw Self.damaged(
        offset, "more than \(PropertyValue.depthLimit) objects in each other", "fewer")
    }
    if let made = made[index] { return made }
    isOpen.insert(index)
    let made =
      switch bytes[offset] >> 4 {
      case 0xA: try array(at: offset, depth: depth)
      case 0xD: try dictionary(at: offset, depth: depth)
      default: Made(value: try scalar(at: offset))
      }
    isOpen.remove(index)
    self.made[index] = made
    return made
  }

  private mutating func array(at offset: Int, depth: Int) throws(PropertyListError) -> Made {
    let (count, start) = try extent(at: offset, unit: referenceSize)
    var values: [PropertyListValue] = []
    var whole = Made(value: .array([]))
    for place in 0..<count {
      values.append(try child(at: start + place * referenceSize, of: &whole, depth).value)
    }
    whole.value = .array(values)
    return whole
  }

  private mutating func dictionary(at offset: Int, depth: Int) throws(PropertyListError) -> Made {
    let (count, start) = try extent(at: offset, unit: 2 * referenceSize)
    var entries: [String: PropertyListValue] = [:]
    var whole = Made(value: .dictionary([:]))
    for place in 0..<count {
      let reference = start + place * referenceSize
      let key = try child(at: reference, of: &whole, depth).value
      guard case .scalar(.string(let text)) = key, text.utf8.count <= Self.keyLimit else {
        throw Self.damaged(
          reference, "a key that isn't a text of at most \(Self.keyLimit) bytes", "one that is")
      }
      let value = try child(at: reference + count * referenceSize, of: &whole, depth).value
      // If two keys are equal, the value of the last one is used, as in XML.
      entries[text] = value
    }
    whole.value = .dictionary(entries)
    return whole
  }

  /// Reads an element of an array, or a key or a value of a dictionary, and updates the count and the height of the
  /// container.
  private mutating func child(
    at reference: Int, of whole: inout Made, _ depth: Int
  ) throws(PropertyListError) -> Made {
    let index = Self.unsigned(bytes, at: reference, size: referenceSize)
    guard let index = Int(exactly: index), index < count else {
      throw Self.damaged(reference, "a reference to object \(index) of \(count)", "one there is")
    }
    let child = try object(index, depth: depth + 1)
    whole.count += child.count
    whole.height = max(whole.height, child.height + 1)
    guard whole.count <= bytes.count else {
      throw Self.damaged(
        reference, "objects that hold more than \(bytes.count) values together",
        "fewer values than bytes")
    }
    return child
  }

  private func offset(of index: Int) throws(PropertyListError) -> Int {
    let place = tableOffset + index * offsetSize
    let offset = Self.unsigned(bytes, at: place, size: offsetSize)
    guard let offset = Int(exactly: offset), (8..<tableOffset).contains(offset) else {
      throw Self.damaged(
        place, "object \(index) at byte \(offset)", "a byte from 8 to \(tableOffset - 1)")
    }
    return offset
  }
}
