import Checking
import Foundation
import ManifestFuzzing
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Binary property lists: what is in them, and how damaged ones are refused.
struct BinaryPropertyListTests {
  /// A list of objects, the first of which is on top.
  static func list(
    _ objects: [[UInt8]], offsets: [UInt8]? = nil, offsetSize: UInt8 = 1, referenceSize: UInt8 = 1,
    count: UInt8? = nil, top: UInt8 = 0, table: UInt8? = nil
  ) -> Data {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let end = UInt8(bytes.count)
    bytes += offsets ?? places
    bytes += [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
    for number in [count ?? UInt8(objects.count), top, table ?? end] {
      bytes += [0, 0, 0, 0, 0, 0, 0, number]
    }
    return Data(bytes)
  }

  @Test(
    arguments: [
      ([0x08], .bool(false)), ([0x09], .bool(true)), ([0x10, 0xFF], .integer(255)),
      ([0x11, 0x01, 0x00], .integer(256)), ([0x12, 0x80, 0, 0, 0], .integer(0x8000_0000)),
      ([0x13] + [UInt8](repeating: 0xFF, count: 8), .integer(-1)),
      ([0x14] + [UInt8](repeating: 0xFF, count: 16), .integer(-1)),
      ([0x14] + [UInt8](repeating: 0, count: 15) + [7], .integer(7)),
      ([0x22, 0x3F, 0, 0, 0], .number(0.5)), ([0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0], .number(0.5)),
      ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .date(Date(timeIntervalSinceReferenceDate: 0))),
      ([0x42, 1, 2], .data(Data([1, 2]))), ([0x40], .data(Data())),
      ([0x52, 0x68, 0x69], .string("hi")), ([0x61, 0x00, 0xDC], .string("Ü")),
      ([0x5F, 0x10, 0x02, 0x68, 0x69], .string("hi")), ([0xA0], .array([])),
      ([0xD0], .dictionary([:])),
    ] as [([UInt8], PropertyValue)])
  func `an object of each kind`(bytes: [UInt8], value: PropertyValue) throws {
    try expectEqual(PropertyValue(propertyList: Self.list([bytes])), value)
  }

  @Test func `arrays and dictionaries hold others, and may share them`() throws {
    let list = Self.list([[0xA2, 1, 1], [0xD1, 2, 3], [0x51, 0x61], [0x09]])
    let entry = PropertyValue.dictionary([.string("a"): .bool(true)])
    try expectEqual(PropertyValue(propertyList: list), .array([entry, entry]))
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var data: Data
    var found: String

    init(_ name: String, _ data: Data, _ found: String) {
      testDescription = name
      self.data = data
      self.found = found
    }
  }

  @Test(arguments: [
    Damage("a beginning alone", Data("bplist00".utf8), "8 bytes"),
    Damage("another version", Data("bplist15".utf8) + Data(count: 60), "68 bytes"),
    Damage("offsets of no bytes", list([[0x08]], offsetSize: 0), "offsets of 0"),
    Damage("references of nine bytes", list([[0x08]], referenceSize: 9), "references of 9"),
    Damage("no objects", list([[0x08]], count: 0), "0 objects"),
    Damage("more objects than offsets", list([[0x08]], count: 2), "2 objects"),
    Damage("an object on top that isn't there", list([[0x08]], top: 1), "number 1 on top"),
    Damage("offsets behind the end", list([[0x08]], table: 200), "at byte 200"),
    Damage("offsets in front of the objects", list([[0x08]], table: 3), "at byte 3"),
    Damage("an offset behind the objects", list([[0x08]], offsets: [9]), "object 0 at byte 9"),
    Damage("an offset in front of them", list([[0x08]], offsets: [7]), "object 0 at byte 7"),
    Damage("an array that holds itself", list([[0xA1, 0]]), "an object that holds itself"),
    Damage(
      "a circle of two", list([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]]),
      "an object that holds itself"),
    Damage("a reference to nothing", list([[0xA1, 5]]), "a reference to object 5 of 1"),
    Damage("an array longer than the list", list([[0xAE, 0]]), "an object 14 long"),
    Damage("a text longer than the list", list([[0x5F, 0x10, 0xFF]]), "an object 255 long"),
    Damage(
      "a length below nothing", list([[0x4F, 0x13] + [UInt8](repeating: 0xFF, count: 8)]),
      "an object -1 long"),
    Damage("a length that is no number", list([[0x4F, 0x51]]), "no number"),
    Damage("a length that is missing", list([[0x4F]]), "no number"),
    Damage("a number cut off", list([[0x13, 0]]), "1 bytes"),
    Damage(
      "a length of more than 64 bits",
      list([[0x4F, 0x13] + [UInt8](repeating: 0x7F, count: 8)]),
      "an object 9187201950435737471 long"),
    Damage("a byte above ASCII", list([[0x51, 0xC3]]), "a byte that isn't ASCII"),
    Damage("half of a pair", list([[0x61, 0xD8, 0x00]]), "half of a surrogate pair"),
    Damage("null", list([[0x00]]), "the mark 0x0"),
    Damage("a set", list([[0xC0]]), "the mark 0xc0"),
    Damage("a key that isn't a text", list([[0xD1, 1, 1], [0x08]]), "a key that isn't a text"),
  ])
  func `a damaged list is refused`(damage: Damage) {
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyList: damage.data)
    }
    expectEqual(error?.code, .unreadable)
    expectEqual(error?.found.contains(damage.found), true, "\(error?.found ?? "")")
  }

  @Test func `lists in each other are read up to a depth, and no deeper`() throws {
    func nested(_ depth: Int) -> Data {
      Self.list((1...depth).map { [0xA1, UInt8($0)] } + [[0x08]])
    }
    #expect(throws: Never.self) { try PropertyValue(propertyList: nested(64)) }
    let count = PropertyValue.depthLimit + 2
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(
        propertyList: Self.longList((1..<count).map { [0xA1, UInt8($0)] } + [[0x08]]))
    }
    expectEqual(
      error?.found, "more than \(PropertyValue.depthLimit) objects in each other")
  }

  /// A list of up to 256 objects that end beyond byte 255, so that their offsets have two bytes.
  private static func longList(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [UInt8](repeating: 0, count: 14) + [UInt8(table >> 8), UInt8(table & 0xFF)]
    return Data(bytes)
  }

  @Test(arguments: [0, 1])
  func `a shared object counts with its depth wherever it stands`(excess: Int) throws {
    // The top holds 60 arrays in each other, and again at the end of a chain of arrays; the shared
    // arrays end with a scalar, so that the deepest element of each isn't its last.
    let shared = 60
    let chain = PropertyValue.depthLimit - shared + excess
    var objects: [[UInt8]] = [[0xA2, 1, UInt8(shared + 1)]]
    for place in 1..<shared { objects.append([0xA2, UInt8(place + 1), UInt8(shared)]) }
    objects.append([0x08])
    for place in 1..<chain { objects.append([0xA1, UInt8(shared + place + 1)]) }
    objects.append([0xA1, 1])
    let list = Self.longList(objects)
    if excess == 0 {
      #expect(throws: Never.self) { try PropertyValue(propertyList: list) }
    } else {
      let error = #expect(throws: PropertyListError.self) {
        _ = try PropertyValue(propertyList: list)
      }
      expectContains(error?.found, "objects in each other")
    }
  }

  @Test func `shared values can't grow without limit`() {
    // Each of 30 arrays holds the next one twice: a thousand million values.
    let list = Self.list((1...30).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x08]])
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyList: list)
    }
    expectContains(error?.found, "values together")
  }

  @Test(arguments: ManifestSample.all)
  func `what Foundation writes is read as Foundation reads XML`(sample: ManifestSample) throws {
    try expectEqual(
      PropertyValue(propertyList: sample.data(.binary)),
      PropertyValue(propertyList: sample.data(.xml)))
  }

  @Test func `a long list with references of two bytes is read`() throws {
    let object =
      ["numbers": Array(0..<400), "texts": (0..<400).map { "text \($0)" }] as [String: Any]
    let data = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    try expectEqual(PropertyValue(propertyList: data), PropertyValue(object))
  }
}
